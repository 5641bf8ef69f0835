#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#ifndef LIBJPEG_TURBO_VERSION_NUMBER
#error "this is another libjpeg: libjpeg-turbo is needed (libjpeg62-turbo-dev, libjpeg-turbo)"
#endif

struct vitrine_jpeg_reader {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_source_mgr source;
    struct jpeg_progress_mgr progress;
    jmp_buf landing;
    vitrine_jpeg_status status;
    char message[VITRINE_JPEG_MESSAGE_SIZE];
    char warnings[VITRINE_JPEG_WARNINGS_SIZE];
};

int vitrine_jpeg_version(void) { return LIBJPEG_TURBO_VERSION_NUMBER; }

/// Leaves the library, with the text of its current message.
static void leave(j_common_ptr jpeg, vitrine_jpeg_status status) {
    vitrine_jpeg_reader *reader = jpeg->client_data;
    char text[JMSG_LENGTH_MAX];
    jpeg->err->format_message(jpeg, text);
    snprintf(reader->message, sizeof reader->message, "%s", text);
    reader->status = status;
    longjmp(reader->landing, 1);
}

static void on_error(j_common_ptr jpeg) {
    switch (jpeg->err->msg_code) {
    case JERR_OUT_OF_MEMORY:
    // There is no file to move coefficients to when `memory` is used up.
    case JERR_NO_BACKING_STORE: leave(jpeg, VITRINE_JPEG_OUT_OF_MEMORY); break;
    case JERR_ARITH_NOTIMPL:
    case JERR_NOT_COMPILED:
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED: leave(jpeg, VITRINE_JPEG_UNSUPPORTED); break;
    default: leave(jpeg, VITRINE_JPEG_FAILED);
    }
}

/// Takes a warning. Those about missing or broken data would leave the picture grey from there on: a failure.
static void on_message(j_common_ptr jpeg, int level) {
    if (level >= 0) return;
    switch (jpeg->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_NOT_SEQUENTIAL:
    case JWRN_TOO_MUCH_DATA: break;
    default: leave(jpeg, VITRINE_JPEG_FAILED);
    }
    vitrine_jpeg_reader *reader = jpeg->client_data;
    char text[JMSG_LENGTH_MAX];
    jpeg->err->format_message(jpeg, text);
    size_t used = strlen(reader->warnings);
    if (strstr(reader->warnings, text) || used + 2 >= sizeof reader->warnings) return;
    snprintf(reader->warnings + used, sizeof reader->warnings - used, used > 0 ? "\n%s" : "%s", text);
}

static void on_output(j_common_ptr jpeg) { (void)jpeg; }

static void on_start(j_decompress_ptr jpeg) { (void)jpeg; }

static void truncated(j_decompress_ptr jpeg) {
    vitrine_jpeg_reader *reader = jpeg->client_data;
    reader->status = VITRINE_JPEG_TRUNCATED;
    longjmp(reader->landing, 1);
}

static boolean on_empty(j_decompress_ptr jpeg) {
    truncated(jpeg);
    return FALSE;
}

static void on_skip(j_decompress_ptr jpeg, long count) {
    if (count <= 0) return;
    if ((unsigned long)count > jpeg->src->bytes_in_buffer) truncated(jpeg);
    jpeg->src->next_input_byte += count;
    jpeg->src->bytes_in_buffer -= (size_t)count;
}

static void on_end(j_decompress_ptr jpeg) { (void)jpeg; }

static void on_progress(j_common_ptr jpeg) {
    if (((j_decompress_ptr)jpeg)->input_scan_number <= VITRINE_JPEG_SCANS) return;
    vitrine_jpeg_reader *reader = jpeg->client_data;
    snprintf(reader->message, sizeof reader->message, "more than %d scans", VITRINE_JPEG_SCANS);
    reader->status = VITRINE_JPEG_UNSUPPORTED;
    longjmp(reader->landing, 1);
}

static vitrine_jpeg_status begin(vitrine_jpeg_reader *reader) {
    if (setjmp(reader->landing)) return reader->status;
    jpeg_create_decompress(&reader->jpeg);
    return VITRINE_JPEG_OK;
}

vitrine_jpeg_reader *vitrine_jpeg_reader_create(const uint8_t *bytes, size_t count) {
    vitrine_jpeg_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->jpeg.err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = on_error;
    reader->errors.emit_message = on_message;
    reader->errors.output_message = on_output;
    // Beginning clears all of the library's state but the errors and this.
    reader->jpeg.client_data = reader;
    if (begin(reader) != VITRINE_JPEG_OK) {
        vitrine_jpeg_reader_destroy(reader);
        return NULL;
    }
    reader->source.next_input_byte = bytes;
    reader->source.bytes_in_buffer = count;
    reader->source.init_source = on_start;
    reader->source.fill_input_buffer = on_empty;
    reader->source.skip_input_data = on_skip;
    reader->source.resync_to_restart = jpeg_resync_to_restart;
    reader->source.term_source = on_end;
    reader->jpeg.src = &reader->source;
    reader->progress.progress_monitor = on_progress;
    reader->jpeg.progress = &reader->progress;
    return reader;
}

void vitrine_jpeg_reader_destroy(vitrine_jpeg_reader *reader) {
    if (!reader) return;
    jpeg_destroy_decompress(&reader->jpeg);
    free(reader);
}

static vitrine_jpeg_colors colors(J_COLOR_SPACE space) {
    switch (space) {
    case JCS_GRAYSCALE: return VITRINE_JPEG_GRAY;
    case JCS_RGB: return VITRINE_JPEG_RGB;
    case JCS_YCbCr: return VITRINE_JPEG_YCC;
    case JCS_CMYK: return VITRINE_JPEG_CMYK;
    case JCS_YCCK: return VITRINE_JPEG_YCCK;
    default: return VITRINE_JPEG_UNKNOWN;
    }
}

vitrine_jpeg_status vitrine_jpeg_reader_read_header(
    vitrine_jpeg_reader *reader, vitrine_jpeg_header *header) {
    j_decompress_ptr jpeg = &reader->jpeg;
    memset(header, 0, sizeof *header);
    if (setjmp(reader->landing)) return reader->status;
    jpeg_read_header(jpeg, TRUE);
    header->width = jpeg->image_width;
    header->height = jpeg->image_height;
    header->components = jpeg->num_components;
    header->colors = colors(jpeg->jpeg_color_space);
    header->adobe = jpeg->saw_Adobe_marker;
    for (int i = 0; i < jpeg->num_components && i < VITRINE_JPEG_COMPONENTS; i++) {
        header->horizontal[i] = jpeg->comp_info[i].h_samp_factor;
        header->vertical[i] = jpeg->comp_info[i].v_samp_factor;
    }
    return VITRINE_JPEG_OK;
}

vitrine_jpeg_status vitrine_jpeg_reader_read_planes(
    vitrine_jpeg_reader *reader, uint8_t *const *planes, const size_t *strides, long memory) {
    j_decompress_ptr jpeg = &reader->jpeg;
    if (setjmp(reader->landing)) return reader->status;
    jpeg->mem->max_memory_to_use = memory;
    jpeg->out_color_space = jpeg->jpeg_color_space;
    jpeg->raw_data_out = TRUE;
    // The one transform that is the same in every version and in every vector code.
    jpeg->dct_method = JDCT_ISLOW;
    jpeg->do_fancy_upsampling = FALSE;
    jpeg->do_block_smoothing = FALSE;
    jpeg_start_decompress(jpeg);
    JSAMPROW rows[VITRINE_JPEG_COMPONENTS][MAX_SAMP_FACTOR * DCTSIZE];
    JSAMPARRAY arrays[VITRINE_JPEG_COMPONENTS];
    JDIMENSION lines = (JDIMENSION)jpeg->max_v_samp_factor * DCTSIZE;
    for (size_t mcu_row = 0; jpeg->output_scanline < jpeg->output_height; mcu_row++) {
        for (int i = 0; i < jpeg->num_components; i++) {
            size_t count = (size_t)jpeg->comp_info[i].v_samp_factor * DCTSIZE;
            for (size_t row = 0; row < count; row++) {
                rows[i][row] = planes[i] + (mcu_row * count + row) * strides[i];
            }
            arrays[i] = rows[i];
        }
        // The source never suspends, so that a row of MCUs is read or the call does not return.
        if (jpeg_read_raw_data(jpeg, arrays, lines) == 0) return VITRINE_JPEG_FAILED;
    }
    jpeg_finish_decompress(jpeg);
    return VITRINE_JPEG_OK;
}

const char *vitrine_jpeg_reader_message(const vitrine_jpeg_reader *reader) { return reader->message; }
const char *vitrine_jpeg_reader_warnings(const vitrine_jpeg_reader *reader) { return reader->warnings; }
