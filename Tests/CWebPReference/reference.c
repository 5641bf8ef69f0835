#include "CWebPReference.h"

#include <string.h>

#include <webp/decode.h>
#include <webp/encode.h>

size_t vitrine_reference_webp_write(
    int width, int height, const uint8_t *pixels, int lossless, float quality, uint8_t *file, size_t capacity) {
    WebPConfig config;
    WebPPicture picture;
    WebPMemoryWriter writer;
    if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return 0;
    config.lossless = lossless;
    config.exact = lossless;
    config.quality = quality;
    WebPMemoryWriterInit(&writer);
    picture.width = width;
    picture.height = height;
    picture.use_argb = lossless;
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    int is_written = WebPPictureImportRGBA(&picture, pixels, width * 4) && WebPEncode(&config, &picture);
    size_t length = is_written && writer.size <= capacity ? writer.size : 0;
    if (length > 0) memcpy(file, writer.mem, length);
    WebPPictureFree(&picture);
    WebPMemoryWriterClear(&writer);
    return length;
}

int vitrine_reference_webp_read(
    const uint8_t *file, size_t count, int width, int height, uint8_t *pixels) {
    size_t size = (size_t)width * (size_t)height * 4;
    return WebPDecodeRGBAInto(file, count, pixels, size, width * 4) != NULL;
}
