#include "CPNG.h"
#include "internal.h"

#include <setjmp.h>

typedef struct writer {
    png_structp png;
    png_infop info;
    png_textp texts;
    vitrine_png_output *output;
    /// How many allocations were denied, libpng's and ours.
    int denials;
} writer;

static void on_error(png_structp png, png_const_charp text) {
    writer *self = png_get_error_ptr(png);
    vitrine_copy_text(self->output->message, sizeof self->output->message, text);
    png_longjmp(png, 1);
}

/// Nothing that Vitrine hands over leads to a warning: keywords and texts are checked before.
static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
    writer *self = png_get_io_ptr(png);
    vitrine_png_output *output = self->output;
    if (count > output->capacity - output->count) {
        size_t capacity = output->capacity ? output->capacity : 1 << 16;
        while (capacity - output->count < count) capacity *= 2;
        uint8_t *grown = realloc(output->bytes, capacity);
        if (!grown) {
            self->denials += 1;
            png_error(png, "out of memory");
        }
        output->bytes = grown;
        output->capacity = capacity;
    }
    memcpy(output->bytes + output->count, bytes, count);
    output->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static void set_texts(writer *self, const vitrine_png_text *texts, size_t count) {
    if (count == 0) return;
    self->texts = calloc(count, sizeof *self->texts);
    if (!self->texts) {
        self->denials += 1;
        png_error(self->png, "out of memory");
    }
    for (size_t i = 0; i < count; i++) {
        // libpng copies both strings and writes to neither; its type only lacks the const.
        self->texts[i].key = (png_charp)(uintptr_t)texts[i].keyword;
        self->texts[i].text = (png_charp)(uintptr_t)texts[i].text;
        if (texts[i].compressed) {
            self->texts[i].compression =
                texts[i].utf8 ? PNG_ITXT_COMPRESSION_zTXt : PNG_TEXT_COMPRESSION_zTXt;
        } else {
            self->texts[i].compression =
                texts[i].utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
        }
    }
    png_set_text(self->png, self->info, self->texts, (int)count);
}

static void set_palette(writer *self, const vitrine_png_settings *settings) {
    png_color colors[256];
    png_byte alphas[256];
    size_t count = settings->palette_count <= 256 ? settings->palette_count : 256;
    size_t alpha_count = settings->alpha_count <= count ? settings->alpha_count : count;
    for (size_t i = 0; i < count; i++) {
        colors[i].red = settings->palette[3 * i];
        colors[i].green = settings->palette[3 * i + 1];
        colors[i].blue = settings->palette[3 * i + 2];
    }
    for (size_t i = 0; i < alpha_count; i++) alphas[i] = settings->alphas[i];
    png_set_PLTE(self->png, self->info, colors, (int)count);
    if (alpha_count > 0) png_set_tRNS(self->png, self->info, alphas, (int)alpha_count, NULL);
}

/// The pixels in chunks of a megabyte, so that a reader needs no more at once.
static void write_stream(png_structp png, const uint8_t *stream, size_t count) {
    static const png_byte name[] = "IDAT";
    size_t most = 1 << 20;
    for (size_t start = 0; start < count; start += most) {
        size_t length = count - start < most ? count - start : most;
        png_write_chunk(png, name, stream + start, length);
    }
}

static vitrine_png_status write_all(
    writer *self, const vitrine_png_settings *settings, const uint8_t *stream, size_t stream_count,
    const vitrine_png_text *texts, size_t text_count) {
    png_structp png = self->png;
    png_infop info = self->info;
    if (setjmp(png_jmpbuf(png))) return self->denials > 0 ? VITRINE_PNG_OUT_OF_MEMORY : VITRINE_PNG_FAILED;

    png_set_write_fn(png, self, on_write, on_flush);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(
        png, info, settings->width, settings->height, settings->depth, settings->color_type,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (settings->palette_count > 0) set_palette(self, settings);
    if (settings->profile) {
        png_set_iCCP(
            png, info, settings->profile_name, PNG_COMPRESSION_TYPE_BASE, settings->profile,
            settings->profile_count);
    } else {
        png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    }
    set_texts(self, texts, text_count);
    if (settings->profile) {
        // libpng knows this chunk from 1.6.45 on only; written by hand it is the same with all.
        static const png_byte name[] = "cICP";
        png_write_info_before_PLTE(png, info);
        png_write_chunk(png, name, settings->code_points, sizeof settings->code_points);
    }
    png_write_info(png, info);
    write_stream(png, stream, stream_count);
    // `png_write_end` wants to have written the pixels itself.
    static const png_byte end[] = "IEND";
    png_write_chunk(png, end, NULL, 0);
    // For want of memory libpng leaves out a chunk with no more than a warning.
    return self->denials > 0 ? VITRINE_PNG_OUT_OF_MEMORY : VITRINE_PNG_OK;
}

vitrine_png_status vitrine_png_encode(
    const vitrine_png_settings *settings, const uint8_t *stream, size_t stream_count,
    const vitrine_png_text *texts, size_t text_count, vitrine_png_output *output) {
    writer self = {0};
    self.output = output;
    self.png = png_create_write_struct_2(
        PNG_LIBPNG_VER_STRING, &self, on_error, on_warning, &self.denials, vitrine_allocate, vitrine_release);
    if (self.png) self.info = png_create_info_struct(self.png);
    vitrine_png_status status =
        self.info ? write_all(&self, settings, stream, stream_count, texts, text_count)
                  : VITRINE_PNG_OUT_OF_MEMORY;
    png_destroy_write_struct(&self.png, &self.info);
    free(self.texts);
    return status;
}

void vitrine_png_output_free(vitrine_png_output *output) {
    free(output->bytes);
    output->bytes = NULL;
    output->count = output->capacity = 0;
}
