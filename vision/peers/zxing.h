#pragma once
#ifdef __cplusplus
extern "C" {
#endif

// zxing_read gives the QR codes in a grey picture, a line each, to be freed: the
// x and y of the four corners in px and the text. downscaled tells it to look at
// smaller copies, too.
char *zxing_read(const unsigned char *pixels, int width, int height, int stride, int downscaled);

const char *zxing_version(void);

#ifdef __cplusplus
}
#endif
