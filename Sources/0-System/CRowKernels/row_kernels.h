// The row kernels of one level. Included once for each, with
//   LANES     the numbers of 16 bits in a vector
//   NAME(x)   the level's own name of x
//   HIGH(x,y) the upper halves of the products of two vectors
//   SPREAD    the lanes of as many weights as there are pixels in a vector, each for the four lanes of its pixel
//   ALPHAS    the lane of its pixel's alpha for each lane

#define PIXELS (LANES / 4)
#define lanes NAME(lanes)

typedef uint16_t lanes __attribute__((ext_vector_type(LANES)));

static inline lanes NAME(load)(const void *place) {
    lanes value;
    __builtin_memcpy(&value, place, sizeof value);
    return value;
}

static inline void NAME(store)(void *place, lanes value) { __builtin_memcpy(place, &value, sizeof value); }

/// Returns a vector of one pixel many times.
static inline lanes NAME(repeated)(uint64_t pixel) {
    uint64_t all __attribute__((ext_vector_type(PIXELS))) = pixel;
    lanes value;
    __builtin_memcpy(&value, &all, sizeof value);
    return value;
}

/// Returns xy / 65535, rounded to nearest, for each lane.
///
/// With t = xy + 2^15 the quotient is (t + t/2^16) / 2^16. In halves of 16 bits, t is `high` and `low ^ 0x8000`, and
/// the sum carries if the lower half of t is above 2^16 - 1 - `high`.
static inline lanes NAME(product)(lanes x, lanes y) {
    lanes low = x * y;
    lanes high = HIGH(x, y) + (low >> 15);
    return high - (lanes)(high > (low ^ 0x7FFF));
}

/// Returns `product` in fewer instructions, for factors with `is_short`.
///
/// With s = `low` + `high`, the product is `high`, plus one if s is at least 2^15, and plus another one if it is at
/// least 2^15 + 65535. The mean rounded up tells both, being at least 2^14 or 3 * 2^14, except for s = 2^15 - 1.
/// There xy has the remainder 32767 modulo 65535; as that has no divisor in common with 65535, it cannot occur if y
/// has one.
static inline lanes NAME(short_product)(lanes x, lanes y) {
    lanes low = x * y, high = HIGH(x, y);
    lanes mean = (low | high) - ((low ^ high) >> 1);
    return high + (((mean >> 1) + 0x2000) >> 14);
}

/// Returns pixels painted over those below.
static inline lanes NAME(over)(lanes above, lanes below) {
    lanes alphas = __builtin_shufflevector(above, above, ALPHAS);
    return above + NAME(product)(below, ~alphas);
}

/// Returns a weight for each pixel in all its lanes.
static inline lanes NAME(spread)(const uint16_t *weights) {
    uint16_t all __attribute__((ext_vector_type(PIXELS)));
    __builtin_memcpy(&all, weights, sizeof all);
    return __builtin_shufflevector(all, all, SPREAD);
}

static inline void NAME(fill)(uint64_t *row, long count, uint64_t pixel) {
    for (long i = 0; i < count; i++) row[i] = pixel;
}

static void NAME(paint_color)(uint64_t *row, long count, uint64_t pixel, const uint64_t *below) {
    uint16_t rest = ~alpha(pixel);
    if (rest == 0) return NAME(fill)(row, count, pixel);
    lanes above = NAME(repeated)(pixel), factor = rest;
    long i = 0;
    if (is_short(rest)) {
        for (; i + 2 * PIXELS <= count; i += 2 * PIXELS) {
            __builtin_prefetch(below + i + 128);
            NAME(store)(row + i, above + NAME(short_product)(NAME(load)(below + i), factor));
            NAME(store)(row + i + PIXELS, above + NAME(short_product)(NAME(load)(below + i + PIXELS), factor));
        }
    }
    for (; i + PIXELS <= count; i += PIXELS) {
        __builtin_prefetch(below + i + 128);
        NAME(store)(row + i, above + NAME(product)(NAME(load)(below + i), factor));
    }
    for (; i < count; i++) row[i] = pixel + scaled(below[i], rest);
}

static void NAME(paint_runs)(uint64_t *row, int32_t x, const vitrine_run *runs, long count, uint64_t pixel) {
    for (const vitrine_run *run = runs; run < runs + count; run++) {
        uint64_t *place = row + ((long)run->x - x);
        uint64_t thinned = run->value == 0xFFFF ? pixel : scaled(pixel, run->value);
        // Edges, and most of text: too short for a vector.
        if (run->count == 1) {
            *place = over(thinned, *place);
        } else {
            NAME(paint_color)(place, run->count, thinned, place);
        }
    }
}

static void NAME(paint_pixels)(uint64_t *row, long count, const uint64_t *source) {
    long i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        NAME(store)(row + i, NAME(over)(NAME(load)(source + i), NAME(load)(row + i)));
    }
    for (; i < count; i++) row[i] = over(source[i], row[i]);
}

static void NAME(paint_thinned)(uint64_t *row, long count, const uint64_t *source, uint16_t weight) {
    if (weight == 0xFFFF) return NAME(paint_pixels)(row, count, source);
    lanes factor = weight;
    long i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        lanes thinned = NAME(product)(NAME(load)(source + i), factor);
        NAME(store)(row + i, NAME(over)(thinned, NAME(load)(row + i)));
    }
    for (; i < count; i++) row[i] = over(scaled(source[i], weight), row[i]);
}

/// Returns the end of the run of equal weights that starts at `i`, in whole groups of four.
static inline long NAME(end_of_uniform_run)(const uint16_t *weights, long i, long count) {
    uint64_t same = weights[i] * 0x0001000100010001, four;
    for (; i + 4 <= count; i += 4) {
        __builtin_memcpy(&four, weights + i, sizeof four);
        if (four != same) break;
    }
    return i;
}

static void NAME(paint_weights)(uint64_t *row, long count, uint64_t pixel, const uint16_t *weights) {
    // Most shadows are black. Then only alpha is multiplied.
    int is_black = pixel << 16 == 0;
    lanes color = NAME(repeated)(pixel), alphas = alpha(pixel);
    lanes alpha_lanes = NAME(repeated)(0xFFFF000000000000);
    long i = 0;
    while (i + PIXELS <= count) {
        // Most weights along the straight sides of a shadow are equal.
        long end = NAME(end_of_uniform_run)(weights, i, count);
        if (end - i >= 2 * PIXELS) {
            uint64_t thinned = scaled(pixel, weights[i]);
            if (thinned != 0) NAME(paint_color)(row + i, end - i, thinned, row + i);
            i = end;
            continue;
        }
        lanes factors = NAME(spread)(weights + i), below = NAME(load)(row + i);
        if (is_black) {
            lanes above = NAME(product)(factors, alphas);
            NAME(store)(row + i, (above & alpha_lanes) + NAME(product)(below, ~above));
        } else {
            NAME(store)(row + i, NAME(over)(NAME(product)(color, factors), below));
        }
        i += PIXELS;
    }
    for (; i < count; i++) row[i] = over(scaled(pixel, weights[i]), row[i]);
}

static void NAME(scale_pixels)(uint64_t *row, long count, uint16_t weight) {
    if (weight == 0xFFFF) return;
    lanes factor = weight;
    long i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        NAME(store)(row + i, NAME(product)(NAME(load)(row + i), factor));
    }
    for (; i < count; i++) row[i] = scaled(row[i], weight);
}

static void NAME(scale_weights)(uint16_t *weights, long count, uint16_t weight) {
    if (weight == 0xFFFF) return;
    lanes factor = weight;
    long i = 0;
    for (; i + LANES <= count; i += LANES) {
        NAME(store)(weights + i, NAME(product)(NAME(load)(weights + i), factor));
    }
    for (; i < count; i++) weights[i] = product(weights[i], weight);
}

static const vitrine_row_kernels NAME(kernels) = {
    NAME(paint_runs), NAME(paint_color), NAME(paint_pixels), NAME(paint_thinned), NAME(paint_weights),
    NAME(scale_pixels), NAME(scale_weights),
};

#undef lanes
#undef PIXELS
#undef LANES
#undef NAME
#undef HIGH
#undef SPREAD
#undef ALPHAS
