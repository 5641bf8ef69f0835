#include "CPNG.h"
#include "internal.h"

#include <setjmp.h>

struct vitrine_png_reader {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count;
    size_t position;
    int truncated;
    /// How many allocations of libpng were denied.
    int denials;
    /// How many of the kept chunks come before the pixels.
    int kept_before_pixels;
    char message[VITRINE_PNG_MESSAGE_SIZE];
    char warnings[VITRINE_PNG_WARNINGS_SIZE];
};

int vitrine_png_version(void) { return (int)png_access_version_number(); }

static void on_error(png_structp png, png_const_charp text) {
    vitrine_png_reader *reader = png_get_error_ptr(png);
    vitrine_copy_text(reader->message, sizeof reader->message, text);
    png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
    vitrine_png_reader *reader = png_get_error_ptr(png);
    size_t used = strlen(reader->warnings);
    if (used > 0 && used + 2 < sizeof reader->warnings) {
        reader->warnings[used++] = '\n';
        reader->warnings[used] = '\0';
    }
    vitrine_copy_text(reader->warnings + used, sizeof reader->warnings - used, text);
}

static void on_read(png_structp png, png_bytep to, size_t count) {
    vitrine_png_reader *reader = png_get_io_ptr(png);
    if (count > reader->count - reader->position) {
        reader->truncated = 1;
        png_error(png, "the file ends too early");
    }
    memcpy(to, reader->bytes + reader->position, count);
    reader->position += count;
}

vitrine_png_reader *vitrine_png_reader_create(const uint8_t *bytes, size_t count) {
    vitrine_png_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->count = count;
    reader->png = png_create_read_struct_2(
        PNG_LIBPNG_VER_STRING, reader, on_error, on_warning, &reader->denials, vitrine_allocate, vitrine_release);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info) {
        vitrine_png_reader_destroy(reader);
        return NULL;
    }
    return reader;
}

void vitrine_png_reader_destroy(vitrine_png_reader *reader) {
    if (!reader) return;
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

static vitrine_png_status failure(const vitrine_png_reader *reader) {
    if (reader->denials > 0) return VITRINE_PNG_OUT_OF_MEMORY;
    return reader->truncated ? VITRINE_PNG_TRUNCATED : VITRINE_PNG_FAILED;
}

/// What was read, unless a chunk was left out for want of memory.
static vitrine_png_status success(const vitrine_png_reader *reader) {
    return reader->denials > 0 ? VITRINE_PNG_OUT_OF_MEMORY : VITRINE_PNG_OK;
}

vitrine_png_status vitrine_png_reader_read_header(vitrine_png_reader *reader, vitrine_png_header *header) {
    png_structp png = reader->png;
    png_infop info = reader->info;
    if (setjmp(png_jmpbuf(png))) return failure(reader);

    png_set_read_fn(png, reader, on_read);
    // The caller has judged the size; libpng's own limit of a million a side would only get in the way.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_cache_max(png, 1000);
    png_set_chunk_malloc_max(png, 8000000);
    // A text chunk with a wrong checksum is dropped by default, and a golden's record with it.
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // What libpng makes of these, and what becomes of one that contradicts another, depends on its version.
    static const png_byte kept[] = "cICP\0sRGB\0gAMA\0cHRM\0eXIf";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, kept, 5);
#ifdef PNG_SKIP_sRGB_CHECK_PROFILE
    // Profiles are taken for what they say, without warnings about well-known ones of sRGB.
    png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
#endif
#ifdef PNG_IGNORE_ADLER32
    // The CRC of each chunk has seen the same bytes; the second sum over all pixels is a sixth of the time.
    png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
    png_read_info(png, info);

    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    header->file_depth = png_get_bit_depth(png, info);
    header->depth = header->file_depth == 16 ? 16 : 8;
    header->interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    header->gray = (png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR) == 0;
    header->channels = png_get_channels(png, info);
    header->transparent = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    png_unknown_chunkp kept_chunks = NULL;
    reader->kept_before_pixels = png_get_unknown_chunks(png, info, &kept_chunks);
    return success(reader);
}

vitrine_png_status vitrine_png_reader_pass_pixels(vitrine_png_reader *reader, size_t end) {
    if (end > reader->count) return VITRINE_PNG_TRUNCATED;
    if (setjmp(png_jmpbuf(reader->png))) return failure(reader);
    // Chunks of data that it does not handle libpng neither inflates nor waits for.
    static const png_byte data[] = "IDAT";
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, data, 1);
    reader->position = end;
    png_read_end(reader->png, reader->info);
    return success(reader);
}

vitrine_png_status vitrine_png_reader_read_pixels(
    vitrine_png_reader *reader, uint8_t *pixels, size_t row_bytes) {
    png_structp png = reader->png;
    png_infop info = reader->info;
    if (setjmp(png_jmpbuf(png))) return failure(reader);

    int wide = png_get_bit_depth(png, info) == 16;
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, wide ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
    if (wide && vitrine_is_little_endian()) png_set_swap(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != row_bytes) png_error(png, "rows of an unexpected length");
    png_uint_32 height = png_get_image_height(png, info);
    for (int pass = 0; pass < passes; pass++) {
        for (png_uint_32 y = 0; y < height; y++) png_read_row(png, pixels + row_bytes * y, NULL);
    }
    png_read_end(png, info);
    return success(reader);
}

size_t vitrine_png_reader_text_count(const vitrine_png_reader *reader) {
    png_textp texts = NULL;
    int count = 0;
    png_get_text(reader->png, reader->info, &texts, &count);
    return count > 0 ? (size_t)count : 0;
}

vitrine_png_text vitrine_png_reader_text(const vitrine_png_reader *reader, size_t index) {
    png_textp texts = NULL;
    int count = 0;
    png_get_text(reader->png, reader->info, &texts, &count);
    vitrine_png_text found = {"", 0, "", 0, 0, 0};
    if (count <= 0 || index >= (size_t)count) return found;
    found.keyword = texts[index].key;
    found.keyword_length = strlen(texts[index].key);
    found.utf8 = texts[index].compression >= PNG_ITXT_COMPRESSION_NONE;
    if (texts[index].text) {
        found.text = texts[index].text;
        found.length = found.utf8 ? texts[index].itxt_length : texts[index].text_length;
    }
    return found;
}

size_t vitrine_png_reader_chunk_count(const vitrine_png_reader *reader) {
    png_unknown_chunkp chunks = NULL;
    int count = png_get_unknown_chunks(reader->png, reader->info, &chunks);
    return count > 0 ? (size_t)count : 0;
}

vitrine_png_chunk vitrine_png_reader_chunk(const vitrine_png_reader *reader, size_t index) {
    png_unknown_chunkp chunks = NULL;
    int count = png_get_unknown_chunks(reader->png, reader->info, &chunks);
    vitrine_png_chunk found = {NULL, NULL, 0, 0};
    if (count <= 0 || index >= (size_t)count) return found;
    found.name = (const char *)chunks[index].name;
    found.bytes = chunks[index].data;
    found.count = chunks[index].size;
    // libpng tells chunks behind the pixels from others only where it has read the pixels.
    int before_pixels = index < (size_t)reader->kept_before_pixels;
    found.before_palette = before_pixels && chunks[index].location == PNG_HAVE_IHDR;
    return found;
}

vitrine_png_profile vitrine_png_reader_profile(const vitrine_png_reader *reader) {
    png_charp name = NULL;
    int compression = 0;
    png_bytep bytes = NULL;
    png_uint_32 count = 0;
    vitrine_png_profile found = {"", 0, NULL, 0};
    if (!png_get_iCCP(reader->png, reader->info, &name, &compression, &bytes, &count)) return found;
    found.name = name ? name : "";
    found.name_length = strlen(found.name);
    found.bytes = bytes;
    found.count = count;
    return found;
}

const char *vitrine_png_reader_message(const vitrine_png_reader *reader) { return reader->message; }
const char *vitrine_png_reader_warnings(const vitrine_png_reader *reader) { return reader->warnings; }
