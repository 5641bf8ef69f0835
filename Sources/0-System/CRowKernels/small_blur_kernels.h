// The kernels that convolve pictures of 8 bits directly: part of the row kernels of one level.
//
// Samples have 16 bits between both axes, of which the lowest two hardly matter to a result of 8: of each product only
// the upper half is added up, and half of what that leaves out on average is added once. Thus a product takes one
// multiplication instead of two, and sums need no 32 bits.

typedef uint8_t NAME(octets) __attribute__((ext_vector_type(2 * LANES)));

/// Loads twice as many bytes as a vector has lanes, and widens those of the lower and of the upper halves of blocks.
static inline void NAME(load_blocks)(const uint8_t *place, lanes *low, lanes *high) {
    NAME(octets) bytes;
    __builtin_memcpy(&bytes, place, sizeof bytes);
    *low = (lanes)__builtin_shufflevector(bytes, bytes, LOW_BYTES);
    *high = (lanes)__builtin_shufflevector(bytes, bytes, HIGH_BYTES);
}

/// Convolves as many pairs of vectors as `pairs` says, at most two.
static inline __attribute__((always_inline)) void NAME(convolve_blocks)(
    uint16_t *out, const uint8_t *const *rows, long i, const uint32_t *taps, long radius, lanes mask, const int pairs) {
    lanes low[2], high[2];
    lanes half = (uint16_t)((radius + 1) / 2), centre = (uint16_t)taps[0];
    for (int pair = 0; pair < pairs; pair++) {
        lanes a, b;
        NAME(load_blocks)(rows[radius] + i + 2 * LANES * pair, &a, &b);
        low[pair] = half + HIGH(a, centre);
        high[pair] = half + HIGH(b, centre);
    }
    for (long k = 1; k <= radius; k++) {
        const uint8_t *before = rows[radius - k] + i, *after = rows[radius + k] + i;
        lanes weight = (uint16_t)taps[k];
        for (int pair = 0; pair < pairs; pair++) {
            lanes a, b, c, d;
            NAME(load_blocks)(before + 2 * LANES * pair, &a, &b);
            NAME(load_blocks)(after + 2 * LANES * pair, &c, &d);
            lanes means_low = NAME(means)(a, c), means_high = NAME(means)(b, d);
            low[pair] += HIGH(means_low, weight);
            high[pair] += HIGH(means_high, weight);
        }
    }
    for (int pair = 0; pair < pairs; pair++) {
        uint16_t *place = out + i + 2 * LANES * pair;
        NAME(store)(place, __builtin_shufflevector(low[pair], high[pair], LOW_BLOCKS) ^ mask);
        NAME(store)(place + LANES, __builtin_shufflevector(low[pair], high[pair], HIGH_BLOCKS) ^ mask);
    }
}

static void NAME(convolve_bytes)(
    uint16_t *out, long count, const uint8_t *const *rows, const uint32_t *taps, long radius, uint16_t invert) {
    lanes mask = invert;
    long i = 0;
    for (; i + 4 * LANES <= count; i += 4 * LANES) NAME(convolve_blocks)(out, rows, i, taps, radius, mask, 2);
    for (; i + 2 * LANES <= count; i += 2 * LANES) NAME(convolve_blocks)(out, rows, i, taps, radius, mask, 1);
    // The last ones together with some from before them.
    if (i < count && count >= 2 * LANES) {
        return NAME(convolve_blocks)(out, rows, count - 2 * LANES, taps, radius, mask, 1);
    }
    for (; i < count; i++) {
        uint16_t sum = (uint16_t)((radius + 1) / 2 + upper_half(widened(rows[radius][i]), (uint16_t)taps[0]));
        for (long k = 1; k <= radius; k++) {
            sum += upper_half(mean(widened(rows[radius - k][i]), widened(rows[radius + k][i])), (uint16_t)taps[k]);
        }
        out[i] = sum ^ invert;
    }
}

/// Convolves as many vectors as `vectors` says, at most four.
static inline __attribute__((always_inline)) void NAME(convolve_vectors)(
    uint8_t *out, const uint16_t *const *rows, long i, const uint32_t *taps, long radius, lanes mask,
    const int vectors) {
    lanes sums[4];
    lanes half = (uint16_t)((radius + 1) / 2), centre = (uint16_t)taps[0];
    for (int v = 0; v < vectors; v++) {
        lanes sample = NAME(load)(rows[radius] + i + LANES * v);
        sums[v] = half + HIGH(sample, centre);
    }
    for (long k = 1; k <= radius; k++) {
        const uint16_t *before = rows[radius - k] + i, *after = rows[radius + k] + i;
        lanes weight = (uint16_t)taps[k];
        for (int v = 0; v < vectors; v++) {
            lanes pair = NAME(means)(NAME(load)(before + LANES * v), NAME(load)(after + LANES * v));
            sums[v] += HIGH(pair, weight);
        }
    }
    for (int v = 0; v < vectors; v++) NAME(store_bytes)(out + i + LANES * v, sums[v] ^ mask);
}

static void NAME(convolve_to_bytes)(
    uint8_t *out, long count, const uint16_t *const *rows, const uint32_t *taps, long radius, uint16_t invert) {
    lanes mask = invert;
    long i = 0;
    for (; i + 4 * LANES <= count; i += 4 * LANES) NAME(convolve_vectors)(out, rows, i, taps, radius, mask, 4);
    for (; i + LANES <= count; i += LANES) NAME(convolve_vectors)(out, rows, i, taps, radius, mask, 1);
    if (i < count && count >= LANES) {
        return NAME(convolve_vectors)(out, rows, count - LANES, taps, radius, mask, 1);
    }
    for (; i < count; i++) {
        uint16_t sum = (uint16_t)((radius + 1) / 2 + upper_half(rows[radius][i], (uint16_t)taps[0]));
        for (long k = 1; k <= radius; k++) {
            sum += upper_half(mean(rows[radius - k][i], rows[radius + k][i]), (uint16_t)taps[k]);
        }
        out[i] = narrowed(sum ^ invert);
    }
}
