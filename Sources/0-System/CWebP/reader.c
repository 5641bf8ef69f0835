#include "CWebP.h"

#include <webp/decode.h>

int vitrine_webp_version(void) { return WebPGetDecoderVersion(); }

static vitrine_webp_status status(VP8StatusCode code) {
    switch (code) {
    case VP8_STATUS_OK: return VITRINE_WEBP_OK;
    case VP8_STATUS_OUT_OF_MEMORY: return VITRINE_WEBP_OUT_OF_MEMORY;
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: return VITRINE_WEBP_TRUNCATED;
    default: return VITRINE_WEBP_FAILED;
    }
}

/// Begins with settings that change nothing: no threads, no dither, no scaling. The memory is the caller's.
static int begin(WebPDecoderConfig *config, WEBP_CSP_MODE mode) {
    if (!WebPInitDecoderConfig(config)) return 0;
    config->output.colorspace = mode;
    config->output.is_external_memory = 1;
    return 1;
}

vitrine_webp_status vitrine_webp_read_planes(
    const uint8_t *bytes, size_t count, const vitrine_webp_planes *planes) {
    WebPDecoderConfig config;
    if (!begin(&config, planes->a ? MODE_YUVA : MODE_YUV)) return VITRINE_WEBP_FAILED;
    WebPYUVABuffer *buffer = &config.output.u.YUVA;
    int half_width = (planes->width + 1) / 2;
    size_t chroma = (size_t)half_width * (size_t)((planes->height + 1) / 2);
    size_t luma = (size_t)planes->width * (size_t)planes->height;
    buffer->y = planes->y;
    buffer->u = planes->u;
    buffer->v = planes->v;
    buffer->a = planes->a;
    buffer->y_stride = planes->width;
    buffer->u_stride = half_width;
    buffer->v_stride = half_width;
    buffer->a_stride = planes->width;
    buffer->y_size = luma;
    buffer->u_size = chroma;
    buffer->v_size = chroma;
    buffer->a_size = planes->a ? luma : 0;
    return status(WebPDecode(bytes, count, &config));
}

vitrine_webp_status vitrine_webp_read_pixels(
    const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height) {
    WebPDecoderConfig config;
    if (!begin(&config, MODE_RGBA)) return VITRINE_WEBP_FAILED;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = width * 4;
    config.output.u.RGBA.size = (size_t)width * (size_t)height * 4;
    return status(WebPDecode(bytes, count, &config));
}
