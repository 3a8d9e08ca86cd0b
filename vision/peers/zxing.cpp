//go:build peers

#define ZX_USE_UTF8 1 // of 1.4: texts are std::string, as in later versions

#include "zxing.h"

#include <cstring>
#include <exception>
#include <string>

#if __has_include(<ReaderOptions.h>)
#include <ReaderOptions.h>
using Options = ZXing::ReaderOptions;
#else
#include <DecodeHints.h>
using Options = ZXing::DecodeHints;
#endif
#include <ReadBarcode.h>
#if __has_include(<Version.h>)
#include <Version.h>
#else
#include <ZXVersion.h>
#endif

char *zxing_read(const unsigned char *pixels, int width, int height, int stride, int downscaled) {
	std::string all;
	try {
		Options options;
		options.setFormats(ZXing::BarcodeFormat::QRCode);
		options.setTryDownscale(downscaled != 0);
		ZXing::ImageView picture(pixels, width, height, ZXing::ImageFormat::Lum, stride);
		for (const auto &code : ZXing::ReadBarcodes(picture, options)) {
			const auto at = code.position();
			for (int i = 0; i < 4; i++)
				all += std::to_string(at[i].x) + ' ' + std::to_string(at[i].y) + ' ';
			all.append(reinterpret_cast<const char *>(code.bytes().data()), code.bytes().size());
			all += '\n';
		}
	} catch (const std::exception &) {
		// What it cannot read it has not read.
	}
	return strdup(all.c_str());
}

#define TEXT(x) #x
#define DOTTED(a, b, c) TEXT(a) "." TEXT(b) "." TEXT(c)

const char *zxing_version(void) {
	return DOTTED(ZXING_VERSION_MAJOR, ZXING_VERSION_MINOR, ZXING_VERSION_PATCH);
}
