#include "CJPEGReference.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

struct landing {
    struct jpeg_error_mgr errors;
    jmp_buf place;
};

static void on_error(j_common_ptr jpeg) { longjmp(((struct landing *)jpeg->err)->place, 1); }

static void on_message(j_common_ptr jpeg, int level) {
    (void)jpeg;
    (void)level;
}

int vitrine_reference_jpeg_has_arithmetic(void) {
#if defined(C_ARITH_CODING_SUPPORTED) && defined(D_ARITH_CODING_SUPPORTED)
    return 1;
#else
    return 0;
#endif
}

static void begin(const vitrine_reference_jpeg *settings, j_compress_ptr jpeg) {
    static const J_COLOR_SPACE stored[] = {
        JCS_UNKNOWN, JCS_GRAYSCALE, JCS_RGB, JCS_YCbCr, JCS_CMYK, JCS_YCCK};
    int colors = settings->colors;
    jpeg->image_width = settings->width;
    jpeg->image_height = settings->height;
    jpeg->input_components = colors == 1 ? 1 : colors > 3 ? 4 : 3;
    jpeg->in_color_space = colors == 1 ? JCS_GRAYSCALE : colors > 3 ? JCS_CMYK : JCS_RGB;
    jpeg_set_defaults(jpeg);
    jpeg_set_colorspace(jpeg, stored[colors]);
    jpeg_set_quality(jpeg, settings->quality, TRUE);
    for (int i = 0; i < jpeg->num_components; i++) {
        jpeg->comp_info[i].h_samp_factor = settings->horizontal[i];
        jpeg->comp_info[i].v_samp_factor = settings->vertical[i];
    }
    jpeg->dct_method = JDCT_ISLOW;
    jpeg->restart_interval = (unsigned)settings->restart;
    jpeg->arith_code = settings->arithmetic ? TRUE : FALSE;
    if (colors > 3) jpeg->write_Adobe_marker = settings->adobe ? TRUE : FALSE;
    if (settings->progressive) jpeg_simple_progression(jpeg);
    jpeg_start_compress(jpeg, TRUE);
}

size_t vitrine_reference_jpeg_write(
    const vitrine_reference_jpeg *settings, const uint8_t *samples, uint8_t *file, size_t capacity) {
    struct jpeg_compress_struct jpeg;
    struct landing landing;
    unsigned char *written = NULL;
    unsigned long count = 0;
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = jpeg_std_error(&landing.errors);
    landing.errors.error_exit = on_error;
    landing.errors.emit_message = on_message;
    if (setjmp(landing.place)) {
        jpeg_destroy_compress(&jpeg);
        return 0;
    }
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &written, &count);
    begin(settings, &jpeg);
    while (jpeg.next_scanline < jpeg.image_height) {
        JSAMPROW row = (JSAMPROW)samples
            + (size_t)jpeg.next_scanline * jpeg.image_width * (size_t)jpeg.input_components;
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    size_t length = count <= capacity ? count : 0;
    memcpy(file, written, length);
    free(written);
    return length;
}

int vitrine_reference_jpeg_read(
    const uint8_t *file, size_t count, uint8_t *samples, size_t capacity) {
    struct jpeg_decompress_struct jpeg;
    struct landing landing;
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = jpeg_std_error(&landing.errors);
    landing.errors.error_exit = on_error;
    landing.errors.emit_message = on_message;
    if (setjmp(landing.place)) {
        jpeg_destroy_decompress(&jpeg);
        return 0;
    }
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, file, count);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.out_color_space = jpeg.num_components == 4 ? JCS_CMYK : JCS_RGB;
    jpeg.dct_method = JDCT_ISLOW;
    jpeg.do_block_smoothing = FALSE;
    jpeg_start_decompress(&jpeg);
    int components = jpeg.output_components;
    size_t row_bytes = (size_t)jpeg.output_width * (size_t)components;
    if (row_bytes * jpeg.output_height > capacity) longjmp(landing.place, 1);
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = samples + row_bytes * jpeg.output_scanline;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return components;
}
