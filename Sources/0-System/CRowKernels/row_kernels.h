// The row kernels of one level. Included once for each, with
//   LANES     the numbers of 16 bits in a vector
//   NAME(x)   the level's own name of x
//   HIGH(x,y) the upper halves of the products of two vectors
//   MEAN(x,y) the means of two vectors, rounded up
//   SPREAD    the lanes of as many weights as there are pixels in a vector, each for the four lanes of its pixel
//   ALPHAS    the lane of its pixel's alpha for each lane
//   LOW_HALVES, HIGH_HALVES  the lanes of two vectors interleaved, each in blocks of 16 bytes
//   UPPER_WORDS  the upper halves of the numbers of 32 bits that these make, in the order of the lanes
//   LOW_BYTES, HIGH_BYTES  the lower and upper halves of blocks of 16 bytes, each byte twice
//   LOW_BLOCKS, HIGH_BLOCKS  the blocks of 8 lanes of two vectors by turns: those of the first and of the second half
//   STEPS     as many numbers as there are pixels in a vector, from 0 on
//   SHADE_STEPS  as many numbers as the kernels of glass have pixels in a vector, from 0 on
//   SPLIT_LANES, SPLIT_PIXELS  the even lanes or pixels of a vector, and then the odd ones
//   ZIP_LANES, ZIP_PIXELS  as many lanes or pixels as a vector has, from two places on by turns

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
    lanes mean = MEAN(low, high);
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

typedef uint32_t NAME(sums) __attribute__((ext_vector_type(LANES / 2)));
typedef uint8_t NAME(bytes) __attribute__((ext_vector_type(LANES)));

static inline lanes NAME(means)(lanes a, lanes b) { return MEAN(a, b); }

static inline lanes NAME(load_bytes)(const uint8_t *place) {
    NAME(bytes) bytes;
    __builtin_memcpy(&bytes, place, sizeof bytes);
    lanes words = __builtin_convertvector(bytes, lanes);
    return words | words << 8;
}

static inline void NAME(store_bytes)(uint8_t *place, lanes value) {
    lanes factor = 65281;
    NAME(bytes) bytes = __builtin_convertvector((HIGH(value, factor) + 128) >> 8, NAME(bytes));
    __builtin_memcpy(place, &bytes, sizeof bytes);
}

/// Returns numbers of 16 bits, half as many as a vector has, in 32 bits.
static inline NAME(sums) NAME(load_words)(const uint16_t *place) {
    uint16_t words __attribute__((ext_vector_type(LANES / 2)));
    __builtin_memcpy(&words, place, sizeof words);
    return __builtin_convertvector(words, NAME(sums));
}

/// Adds products of 32 bits to two sums.
static inline void NAME(add_products)(NAME(sums) *low, NAME(sums) *high, lanes samples, lanes weight) {
    lanes lower = samples * weight, upper = HIGH(samples, weight);
    *low += (NAME(sums))__builtin_shufflevector(lower, upper, LOW_HALVES);
    *high += (NAME(sums))__builtin_shufflevector(lower, upper, HIGH_HALVES);
}

/// Returns the upper halves of two sums.
static inline lanes NAME(upper_words)(NAME(sums) low, NAME(sums) high) {
    return __builtin_shufflevector((lanes)low, (lanes)high, UPPER_WORDS);
}

// Two vectors at a time share the weights and the pointers.
static void NAME(convolve)(
    uint16_t *out, long count, const uint16_t *const *rows, const uint32_t *taps, long radius, uint16_t invert) {
    lanes mask = invert;
    long i = 0;
    for (; i + 2 * LANES <= count; i += 2 * LANES) {
        NAME(sums) a = 0x8000, b = 0x8000, c = 0x8000, d = 0x8000;
        lanes centre = (uint16_t)taps[0];
        NAME(add_products)(&a, &b, NAME(load)(rows[radius] + i), centre);
        NAME(add_products)(&c, &d, NAME(load)(rows[radius] + i + LANES), centre);
        for (long k = 1; k <= radius; k++) {
            const uint16_t *before = rows[radius - k] + i, *after = rows[radius + k] + i;
            lanes weight = (uint16_t)taps[k];
            NAME(add_products)(&a, &b, NAME(means)(NAME(load)(before), NAME(load)(after)), weight);
            NAME(add_products)(&c, &d, NAME(means)(NAME(load)(before + LANES), NAME(load)(after + LANES)), weight);
        }
        NAME(store)(out + i, NAME(upper_words)(a, b) ^ mask);
        NAME(store)(out + i + LANES, NAME(upper_words)(c, d) ^ mask);
    }
    for (; i < count; i++) {
        uint32_t sum = 0x8000 + (uint32_t)rows[radius][i] * taps[0];
        for (long k = 1; k <= radius; k++) sum += (uint32_t)mean(rows[radius - k][i], rows[radius + k][i]) * taps[k];
        out[i] = (uint16_t)(sum >> 16) ^ invert;
    }
}

#include "small_blur_kernels.h"

#include "blur_kernels.h"
#include "comparison_kernels.h"
#include "gradient_kernels.h"
#include "dither_kernels.h"
#include "png_kernels.h"
#include "sum_kernels.h"
#include "glass_kernels.h"
#include "glass_effect_kernels.h"
#include "picture_kernels.h"
#include "shadow_kernels.h"

static const vitrine_row_kernels NAME(kernels) = {
    NAME(paint_runs), NAME(paint_color), NAME(paint_pixels), NAME(paint_thinned), NAME(paint_weights),
    NAME(scale_pixels), NAME(scale_weights), NAME(convolve), NAME(convolve_bytes), NAME(convolve_to_bytes),
    NAME(shade_values), NAME(shade_linear), NAME(shade_radial), NAME(shade_angular),
    NAME(quantize), NAME(common_bits), NAME(halve), NAME(halve_bytes), NAME(double_row),
    NAME(double_row_to_bytes), NAME(double_pairs), NAME(double_pairs_to_bytes),
    NAME(add_differences), NAME(sum_fours), NAME(window_sizes), NAME(many_siblings), NAME(screen_yiq),
    NAME(filter_row), NAME(sum_rows), NAME(sum_tones), NAME(bend_light), NAME(transfer_light),
    NAME(weigh_light), NAME(finish_light), NAME(sample_light), NAME(load_light), NAME(store_light),
    NAME(box_distances), NAME(sample_row), NAME(widen_samples), NAME(mix_samples), NAME(mix_bytes),
    NAME(double_samples), NAME(color_samples), NAME(color_halved), NAME(split_pixels), NAME(add_weighted), NAME(add_weighted_bytes),
    NAME(interpolate_cells), NAME(far_groups),
};

#undef lanes
#undef PIXELS
#undef LANES
#undef NAME
#undef HIGH
#undef MEAN
#undef SPREAD
#undef ALPHAS
#undef LOW_HALVES
#undef HIGH_HALVES
#undef UPPER_WORDS
#undef LOW_BYTES
#undef HIGH_BYTES
#undef LOW_BLOCKS
#undef HIGH_BLOCKS
#undef STEPS
#undef WIDE_STEPS
#undef TWICE
#undef FOUR_TIMES
#undef SHADE_STEPS
#undef EVERY_FOURTH
#undef ZIP_SHADES
#undef SPLIT_LANES
#undef SPLIT_PIXELS
#undef ZIP_LANES
#undef ZIP_PIXELS
