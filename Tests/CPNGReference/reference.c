#include "CPNGReference.h"

#include <png.h>
#include <setjmp.h>

static void on_write(png_structp png, png_bytep bytes, size_t count) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += count;
}

static void on_flush(png_structp png) { (void)png; }

size_t vitrine_reference_png_size(uint32_t width, uint32_t height, int opaque, const uint8_t *pixels) {
    size_t size = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, &size, on_write, on_flush);
    png_set_IHDR(
        png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_compression_level(png, 6);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
    png_write_info(png, info);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (png_uint_32 y = 0; y < height; y++) png_write_row(png, pixels + (size_t)width * 4 * y);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return size;
}
