// The kernels of pictures from files, from planes of samples to pixels of another size, and of video: part of the row kernels of one
// level. They are integers without order, so that the compiler's vectors are as good as ours.

static void NAME(widen_samples)(uint16_t *restrict out, long count, const uint8_t *restrict samples) {
    for (long i = 0; i < count; i++) out[i] = samples[i];
}

static void NAME(mix_samples)(
    uint16_t *restrict out, long count, const uint16_t *restrict near, const uint16_t *restrict far, uint16_t bias,
    long shift) {
    for (long i = 0; i < count; i++) out[i] = (uint16_t)(3 * near[i] + far[i] + bias) >> shift;
}

static void NAME(mix_bytes)(
    uint16_t *restrict out, long count, const uint8_t *restrict near, const uint8_t *restrict far, uint16_t bias,
    long shift) {
    for (long i = 0; i < count; i++) out[i] = (uint16_t)(3 * near[i] + far[i] + bias) >> shift;
}

static void NAME(double_samples)(
    uint16_t *restrict out, long count, const uint16_t *restrict sums, uint16_t even_bias, uint16_t odd_bias, long shift) {
    long i = 0;
    for (; i + LANES <= count; i += LANES) {
        lanes near = 3 * NAME(load)(sums + i);
        lanes even = (near + NAME(load)(sums + i - 1) + even_bias) >> (uint16_t)shift;
        lanes odd = (near + NAME(load)(sums + i + 1) + odd_bias) >> (uint16_t)shift;
        lanes low = __builtin_shufflevector(even, odd, ZIP_LANES(0, LANES));
        lanes high = __builtin_shufflevector(even, odd, ZIP_LANES(LANES / 2, LANES + LANES / 2));
        NAME(store)(out + 2 * i, low);
        NAME(store)(out + 2 * i + LANES, high);
    }
    for (; i < count; i++) {
        uint16_t near = 3 * sums[i];
        out[2 * i] = (uint16_t)(near + sums[i - 1] + even_bias) >> shift;
        out[2 * i + 1] = (uint16_t)(near + sums[i + 1] + odd_bias) >> shift;
    }
}

/// Returns a component of 8 bits.
static inline uint32_t NAME(component)(int32_t sum, int32_t shift) {
    int32_t whole = sum >> shift;
    whole = whole > 0 ? whole : 0;
    return (uint32_t)(whole < 255 ? whole : 255);
}

static void NAME(color_samples)(
    uint8_t *restrict out, long count, const uint16_t *restrict first, const uint16_t *restrict second,
    const uint16_t *restrict third, const vitrine_sample_matrix *matrix) {
    vitrine_sample_matrix m = *matrix;
    for (long i = 0; i < count; i++) {
        int32_t a = first[i], b = second[i], c = third[i];
        uint32_t red = NAME(component)(m.start[0] + a * m.red[0] + b * m.red[1] + c * m.red[2], m.shift);
        uint32_t green = NAME(component)(m.start[1] + a * m.green[0] + b * m.green[1] + c * m.green[2], m.shift);
        uint32_t blue = NAME(component)(m.start[2] + a * m.blue[0] + b * m.blue[1] + c * m.blue[2], m.shift);
        uint32_t pixel = red | green << 8 | blue << 16 | 0xFF000000;
        __builtin_memcpy(out + 4 * i, &pixel, sizeof pixel);
    }
}

/// Returns numbers of 8 bits in 16 bits.
static inline lanes NAME(widened_bytes)(const uint8_t *place) {
    NAME(bytes) bytes;
    __builtin_memcpy(&bytes, place, sizeof bytes);
    return __builtin_convertvector(bytes, lanes);
}

/// Writes opaque pixels of luma, Cb and Cr from 0 to 255, as `SampleMatrix.full` has them, in 16 bits.
///
/// The halves for rounding, and 128 times the factors, are in the constants.
static inline void NAME(store_full_colors)(uint8_t *out, lanes luma, lanes cb, lanes cr) {
    const lanes most = 255;
    // 1.402 is about 1 + 55 * 479 / 2^16, and 1.772 about 1 + 91 * 556 / 2^16. With the six and the 80, all 256 samples
    // are rounded as the constants of 32 bits round them.
    lanes red = luma + cr + HIGH(55 * cr + 6, (lanes)479);
    lanes blue = luma + cb + HIGH(91 * cb + 80, (lanes)556);
    // 0.34414 is (256 * 44 + 13) / 2^15, and 0.71414 is (256 * 91 + 105) / 2^15: the whole part of
    // (256p + q) / 2^15 is that of p and the whole part of q / 256, divided by 2^7.
    lanes less = (44 * cb + 91 * cr + ((13 * cb + 105 * cr + 1279) >> 8)) >> 7;
    red = __builtin_elementwise_min(__builtin_elementwise_sub_sat(red, (lanes)179), most);
    lanes green = __builtin_elementwise_min(__builtin_elementwise_sub_sat(luma + 135, less), most);
    blue = __builtin_elementwise_min(__builtin_elementwise_sub_sat(blue, (lanes)227), most);
    lanes red_green = red | green << 8, blue_alpha = blue | 0xFF00;
    NAME(store)(out, __builtin_shufflevector(red_green, blue_alpha, ZIP_LANES(0, LANES)));
    NAME(store)(out + 2 * LANES, __builtin_shufflevector(red_green, blue_alpha, ZIP_LANES(LANES / 2, LANES + LANES / 2)));
}

static void NAME(color_halved)(
    uint8_t *restrict out, long count, const uint8_t *restrict luma, const uint16_t *restrict cb,
    const uint16_t *restrict cr, uint16_t even_bias, uint16_t odd_bias, long shift) {
    long i = 0;
    for (; i + 2 * LANES <= count; i += 2 * LANES) {
        lanes even[2], odd[2];
        for (long k = 0; k < 2; k++) {
            const uint16_t *sums = (k == 0 ? cb : cr) + i / 2;
            lanes near = 3 * NAME(load)(sums);
            even[k] = (near + NAME(load)(sums - 1) + even_bias) >> (uint16_t)shift;
            odd[k] = (near + NAME(load)(sums + 1) + odd_bias) >> (uint16_t)shift;
        }
        NAME(store_full_colors)(
            out + 4 * i, NAME(widened_bytes)(luma + i),
            __builtin_shufflevector(even[0], odd[0], ZIP_LANES(0, LANES)),
            __builtin_shufflevector(even[1], odd[1], ZIP_LANES(0, LANES)));
        NAME(store_full_colors)(
            out + 4 * i + 4 * LANES, NAME(widened_bytes)(luma + i + LANES),
            __builtin_shufflevector(even[0], odd[0], ZIP_LANES(LANES / 2, LANES + LANES / 2)),
            __builtin_shufflevector(even[1], odd[1], ZIP_LANES(LANES / 2, LANES + LANES / 2)));
    }
    for (; i < count; i++) {
        long next = i & 1 ? 1 : -1;
        uint16_t bias = i & 1 ? odd_bias : even_bias;
        int32_t a = luma[i], b = (uint16_t)(3 * cb[i / 2] + cb[i / 2 + next] + bias) >> shift;
        int32_t c = (uint16_t)(3 * cr[i / 2] + cr[i / 2 + next] + bias) >> shift;
        uint32_t red = NAME(component)((a << 16) + 91881 * (c - 128) + 32768, 16);
        uint32_t green = NAME(component)((a << 16) - 22554 * (b - 128) - 46802 * (c - 128) + 32768, 16);
        uint32_t blue = NAME(component)((a << 16) + 116130 * (b - 128) + 32768, 16);
        uint32_t pixel = red | green << 8 | blue << 16 | 0xFF000000;
        __builtin_memcpy(out + 4 * i, &pixel, sizeof pixel);
    }
}

/// Returns a colour component over black: `value * opacity / 255`, rounded to nearest.
static inline int32_t NAME(over_black)(int32_t value, int32_t opacity) {
    // t / 255, rounded down, for every t below 65535.
    int32_t t = value * opacity + 127;
    return (t + 1 + (t >> 8)) >> 8;
}

static inline void NAME(split)(
    uint8_t *restrict first, uint8_t *restrict second, uint8_t *restrict third, long count,
    const uint8_t *restrict pixels, vitrine_sample_matrix m, int is_opaque) {
    for (long i = 0; i < count; i++) {
        uint32_t pixel;
        __builtin_memcpy(&pixel, pixels + 4 * i, sizeof pixel);
        int32_t r = pixel & 255, g = pixel >> 8 & 255, b = pixel >> 16 & 255, opacity = (int32_t)(pixel >> 24);
        if (!is_opaque) {
            r = NAME(over_black)(r, opacity);
            g = NAME(over_black)(g, opacity);
            b = NAME(over_black)(b, opacity);
        }
        first[i] = (uint8_t)((m.start[0] + r * m.red[0] + g * m.red[1] + b * m.red[2]) >> m.shift);
        second[i] = (uint8_t)((m.start[1] + r * m.green[0] + g * m.green[1] + b * m.green[2]) >> m.shift);
        third[i] = (uint8_t)((m.start[2] + r * m.blue[0] + g * m.blue[1] + b * m.blue[2]) >> m.shift);
    }
}

static void NAME(split_pixels)(
    uint8_t *restrict first, uint8_t *restrict second, uint8_t *restrict third, long count,
    const uint8_t *restrict pixels, const vitrine_sample_matrix *matrix) {
    uint32_t common = 0xFFFFFFFF;
    for (long i = 0; i < count; i++) {
        uint32_t pixel;
        __builtin_memcpy(&pixel, pixels + 4 * i, sizeof pixel);
        common &= pixel;
    }
    if (common >> 24 == 255) return NAME(split)(first, second, third, count, pixels, *matrix, 1);
    NAME(split)(first, second, third, count, pixels, *matrix, 0);
}

static void NAME(add_weighted)(uint32_t *restrict sums, long count, const uint16_t *restrict row, uint32_t weight) {
    for (long i = 0; i < count; i++) sums[i] += row[i] * weight;
}

static void NAME(add_weighted_bytes)(
    uint32_t *restrict sums, long count, const uint8_t *const *rows, long row_count, uint32_t weight) {
    weight *= 257;
    long i = 0;
    for (; i + LANES <= count; i += LANES) {
        lanes total = NAME(widened_bytes)(rows[0] + i);
        for (long k = 1; k < row_count; k++) total += NAME(widened_bytes)(rows[k] + i);
        typedef uint32_t wide __attribute__((ext_vector_type(LANES)));
        wide sum;
        __builtin_memcpy(&sum, sums + i, sizeof sum);
        sum += __builtin_convertvector(total, wide) * weight;
        __builtin_memcpy(sums + i, &sum, sizeof sum);
    }
    for (; i < count; i++) {
        uint32_t total = 0;
        for (long k = 0; k < row_count; k++) total += rows[k][i];
        sums[i] += total * weight;
    }
}
