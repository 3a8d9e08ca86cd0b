#pragma once
#ifdef __cplusplus
extern "C" {
#endif

// zxing_read gives the texts of the QR codes in a grey picture, each ended by
// a line feed, to be freed; downscaled tells it to look at smaller copies, too.
char *zxing_read(const unsigned char *pixels, int width, int height, int stride, int downscaled);

const char *zxing_version(void);

#ifdef __cplusplus
}
#endif
