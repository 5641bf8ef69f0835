#pragma clang fp contract(off)

#include "CRowKernels.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// All levels are in one file, and chosen at run time: flags for a whole target would bar packages that depend on this
// one.

static inline uint16_t alpha(uint64_t pixel) { return (uint16_t)(pixel >> 48); }

/// Returns xy / 65535, rounded to nearest. There are no ties, because 65535 is odd.
static inline uint16_t product(uint16_t x, uint16_t y) {
    uint32_t t = (uint32_t)x * y + 32768;
    return (uint16_t)((t + (t >> 16)) >> 16);
}

/// Returns each component times `factor`.
static inline uint64_t scaled(uint64_t pixel, uint16_t factor) {
    const uint64_t evens = 0x0000FFFF0000FFFF, half = 0x0000800000008000;
    uint64_t even = (pixel & evens) * factor + half, odd = ((pixel >> 16) & evens) * factor + half;
    uint64_t even_quotient = ((even + ((even >> 16) & evens)) >> 16) & evens;
    return even_quotient | ((odd + ((odd >> 16) & evens)) & ~evens);
}

/// Returns a pixel painted over the one below. No component overflows, because no colour exceeds its alpha.
static inline uint64_t over(uint64_t above, uint64_t below) { return above + scaled(below, (uint16_t)~alpha(above)); }

/// Returns the mean, rounded up.
static inline uint16_t mean(uint16_t a, uint16_t b) { return (uint16_t)(((uint32_t)a + b + 1) >> 1); }

/// Returns the upper half of a product.
static inline uint16_t upper_half(uint16_t a, uint16_t b) { return (uint16_t)((uint32_t)a * b >> 16); }

/// Returns a fraction of 8 bits in 16 bits.
static inline uint16_t widened(uint8_t value) { return (uint16_t)(value * 257); }

/// Returns a fraction of 16 bits in 8 bits, rounded to nearest: see `BlurSample`.
static inline uint8_t narrowed(uint16_t value) { return (uint8_t)((((uint32_t)value * 65281 >> 16) + 128) >> 8); }

/// The scalar counterparts of the kernels of a blur.
static inline uint16_t halved_cubic(uint16_t a, uint16_t b, uint16_t c, uint16_t d) {
    return mean(mean(mean(b, c), mean(a, d)), mean(b, c));
}

static inline uint16_t halved_quintic(uint16_t a, uint16_t b, uint16_t c, uint16_t d, uint16_t e, uint16_t f) {
    uint16_t inner = mean(c, d), middle = mean(b, e);
    return mean(inner, mean(middle, mean(mean(mean(a, f), middle), inner)));
}

static inline uint16_t doubled_cubic(uint16_t near, uint16_t far) { return mean(near, mean(near, far)); }

static inline uint16_t doubled_quintic(uint16_t near, uint16_t centre, uint16_t far) {
    return mean(centre, mean(near, mean(mean(near, far), centre)));
}

/// Returns a byte filtered as PNG, third edition, 9.2, defines it.
static inline uint8_t filtered(uint8_t x, uint8_t a, uint8_t b, uint8_t c, long filter) {
    if (filter == VITRINE_SUB) return (uint8_t)(x - a);
    if (filter == VITRINE_UP) return (uint8_t)(x - b);
    if (filter == VITRINE_AVERAGE) return (uint8_t)(x - ((a + b) >> 1));
    int far_left = abs(b - c), far_up = abs(a - c), far_corner = abs(a + b - 2 * c);
    uint8_t predicted = far_left <= far_up && far_left <= far_corner ? a : far_up <= far_corner ? b : c;
    return (uint8_t)(x - predicted);
}

/// Returns where sample `i` is written.
static inline uint16_t *place_of(uint16_t *out, uint16_t *odds, long i, long arrangement) {
    if (arrangement == VITRINE_WHOLE) return out + i;
    if (arrangement == VITRINE_SPLIT_SAMPLES) return (i & 1 ? odds : out) + (i >> 1);
    return (i & 4 ? odds : out) + ((i >> 3) << 2 | (i & 3));
}

static inline uint16_t unchanged(uint16_t value) { return value; }

/// Indicates whether `short_product` by a factor is exact: it has a divisor in common with 65535 = 3 * 5 * 17 * 257, as
/// all 8-bit factors do.
static inline int is_short(uint16_t factor) {
    return factor % 3 == 0 || factor % 5 == 0 || factor % 17 == 0 || factor % 257 == 0;
}

/// Returns the index of the segment that contains `t`.
///
/// That is mostly the segment of the pixel before, or the one next to it. In gradients that repeat within a pixel it is
/// any of them, and there may be hundreds.
static inline long segment_index(const vitrine_ramp *ramp, long index, double t) {
    const vitrine_segment *segments = ramp->segments;
    long low = 0, high = ramp->count - 1;
    if (t < segments[index].lower) {
        high = index - 1;
        if (!(t < segments[high].lower)) return high;
    } else if (t >= segments[index].upper) {
        low = index + 1;
        if (!(t >= segments[low].upper)) return low;
    } else {
        return index;
    }
    while (low < high) {
        long middle = (low + high) / 2;
        if (t >= segments[middle].upper) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/// Returns the colour of a segment at `t`: see `shade_group`.
static inline uint64_t segment_color(const vitrine_segment *segment, double t) {
    typedef uint32_t words __attribute__((ext_vector_type(4)));
    typedef uint16_t halves __attribute__((ext_vector_type(4)));
    double position = (t - segment->base) * segment->reciprocal;
    float u = (float)(position > 0 ? (position < 1 ? position : 1) : 0);
    vitrine_components color = segment->from * (1 - u) + segment->to * u + 8388608;
    halves pixel = __builtin_convertvector((words)color, halves);
    uint64_t result;
    __builtin_memcpy(&result, &pixel, sizeof result);
    return result;
}

// Lists of lanes: each second one from s on, and those from a and b on by turns.
#define EVERY_SECOND_2(s) (s), (s) + 2
#define EVERY_SECOND_4(s) EVERY_SECOND_2(s), EVERY_SECOND_2((s) + 4)
#define EVERY_SECOND_8(s) EVERY_SECOND_4(s), EVERY_SECOND_4((s) + 8)
#define EVERY_SECOND_16(s) EVERY_SECOND_8(s), EVERY_SECOND_8((s) + 16)
#define TWICE_4(s) (s), (s), (s) + 1, (s) + 1
#define TWICE_8(s) TWICE_4(s), TWICE_4((s) + 2)
#define FOUR_TIMES_4(s) (s), (s), (s), (s)
#define EVERY_FOURTH_4(s) (s), (s) + 4, (s) + 8, (s) + 12
#define ZIP_2(a, b) (a), (b)
#define ZIP_4(a, b) ZIP_2(a, b), ZIP_2((a) + 1, (b) + 1)
#define ZIP_8(a, b) ZIP_4(a, b), ZIP_4((a) + 2, (b) + 2)
#define ZIP_16(a, b) ZIP_8(a, b), ZIP_8((a) + 4, (b) + 4)
#define ZIP_32(a, b) ZIP_16(a, b), ZIP_16((a) + 8, (b) + 8)

/// Eight lanes from s on.
#define LANES_8(s) (s), (s) + 1, (s) + 2, (s) + 3, (s) + 4, (s) + 5, (s) + 6, (s) + 7

#define ANGLE_PI 3.14159265358979323846

/// The number of pixels of a gradient whose parameters are computed before their colours.
#define PART 256

// MARK: - Baseline: SSE2, NEON

#define LANES 8
#define NAME(x) x##_baseline
#define SPREAD 0, 0, 0, 0, 1, 1, 1, 1
#define ALPHAS 3, 3, 3, 3, 7, 7, 7, 7
#define LOW_HALVES 0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_HALVES 4, 12, 5, 13, 6, 14, 7, 15
#define UPPER_WORDS 1, 3, 5, 7, 9, 11, 13, 15
#define LOW_BYTES ZIP_16(0, 0)
#define HIGH_BYTES ZIP_16(8, 8)
#define LOW_BLOCKS LANES_8(0)
#define HIGH_BLOCKS LANES_8(8)
#define STEPS {0, 1}
#define WIDE_STEPS {0, 1, 2, 3}
#define TWICE(s) TWICE_4(s)
#define FOUR_TIMES(s) FOUR_TIMES_4(s)
#define SHADE_STEPS {0, 1, 2, 3}
#define EVERY_FOURTH(s) EVERY_FOURTH_4(s)
#define ZIP_SHADES ZIP_8(0, 4)
#define SPLIT_LANES EVERY_SECOND_4(0), EVERY_SECOND_4(1)
#define SPLIT_PIXELS 0, 1
#define ZIP_LANES(a, b) ZIP_8(a, b)
#define ZIP_PIXELS(a, b) ZIP_2(a, b)
#if defined(__x86_64__)
#define HIGH(x, y) ((lanes)_mm_mulhi_epu16((__m128i)(x), (__m128i)(y)))
#define MEAN(x, y) ((lanes)_mm_avg_epu16((__m128i)(x), (__m128i)(y)))
#else
typedef uint16_t halves __attribute__((ext_vector_type(8)));
typedef uint32_t wholes __attribute__((ext_vector_type(8)));

static inline halves high_baseline(halves x, halves y) {
    wholes product = __builtin_convertvector(x, wholes) * __builtin_convertvector(y, wholes);
    return __builtin_convertvector(product >> 16, halves);
}
#define HIGH(x, y) high_baseline(x, y)
#define MEAN(x, y) (((x) | (y)) - (((x) ^ (y)) >> 1))
#endif
#include "row_kernels.h"

#if defined(__x86_64__)

// MARK: - x86-64-v3: AVX2

#pragma clang attribute push(__attribute__((target("avx2,bmi2"))), apply_to = function)
#define LANES 16
#define NAME(x) x##_v3
#define HIGH(x, y) ((lanes)_mm256_mulhi_epu16((__m256i)(x), (__m256i)(y)))
#define MEAN(x, y) ((lanes)_mm256_avg_epu16((__m256i)(x), (__m256i)(y)))
#define SPREAD 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3
#define ALPHAS 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15
#define LOW_HALVES 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27
#define HIGH_HALVES 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31
#define UPPER_WORDS 1, 3, 5, 7, 17, 19, 21, 23, 9, 11, 13, 15, 25, 27, 29, 31
#define LOW_BYTES ZIP_16(0, 0), ZIP_16(16, 16)
#define HIGH_BYTES ZIP_16(8, 8), ZIP_16(24, 24)
#define LOW_BLOCKS LANES_8(0), LANES_8(16)
#define HIGH_BLOCKS LANES_8(8), LANES_8(24)
#define STEPS {0, 1, 2, 3}
#define WIDE_STEPS {LANES_8(0)}
#define TWICE(s) TWICE_8(s)
#define FOUR_TIMES(s) FOUR_TIMES_4(s), FOUR_TIMES_4((s) + 1)
#define SHADE_STEPS {LANES_8(0)}
#define EVERY_FOURTH(s) EVERY_FOURTH_4(s), EVERY_FOURTH_4((s) + 16)
#define ZIP_SHADES ZIP_16(0, 8)
#define SPLIT_LANES EVERY_SECOND_8(0), EVERY_SECOND_8(1)
#define SPLIT_PIXELS EVERY_SECOND_2(0), EVERY_SECOND_2(1)
#define ZIP_LANES(a, b) ZIP_16(a, b)
#define ZIP_PIXELS(a, b) ZIP_4(a, b)
#include "row_kernels.h"
#pragma clang attribute pop

// MARK: - x86-64-v4: AVX-512

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,bmi2"))), apply_to = function)
#define LANES 32
#define NAME(x) x##_v4
#define HIGH(x, y) ((lanes)_mm512_mulhi_epu16((__m512i)(x), (__m512i)(y)))
#define MEAN(x, y) ((lanes)_mm512_avg_epu16((__m512i)(x), (__m512i)(y)))
#define SPREAD 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7
#define ALPHAS \
    3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27, 27, 27, 31, \
    31, 31, 31
#define LOW_HALVES \
    0, 32, 1, 33, 2, 34, 3, 35, 8, 40, 9, 41, 10, 42, 11, 43, 16, 48, 17, 49, 18, 50, 19, 51, 24, 56, 25, 57, \
    26, 58, 27, 59
#define HIGH_HALVES \
    4, 36, 5, 37, 6, 38, 7, 39, 12, 44, 13, 45, 14, 46, 15, 47, 20, 52, 21, 53, 22, 54, 23, 55, 28, 60, 29, 61, \
    30, 62, 31, 63
#define UPPER_WORDS \
    1, 3, 5, 7, 33, 35, 37, 39, 9, 11, 13, 15, 41, 43, 45, 47, 17, 19, 21, 23, 49, 51, 53, 55, 25, 27, 29, 31, \
    57, 59, 61, 63
#define LOW_BYTES ZIP_16(0, 0), ZIP_16(16, 16), ZIP_16(32, 32), ZIP_16(48, 48)
#define HIGH_BYTES ZIP_16(8, 8), ZIP_16(24, 24), ZIP_16(40, 40), ZIP_16(56, 56)
#define LOW_BLOCKS LANES_8(0), LANES_8(32), LANES_8(8), LANES_8(40)
#define HIGH_BLOCKS LANES_8(16), LANES_8(48), LANES_8(24), LANES_8(56)
#define STEPS {0, 1, 2, 3, 4, 5, 6, 7}
#define WIDE_STEPS {LANES_8(0), LANES_8(8)}
#define TWICE(s) TWICE_8(s), TWICE_8((s) + 4)
#define FOUR_TIMES(s) FOUR_TIMES_4(s), FOUR_TIMES_4((s) + 1), FOUR_TIMES_4((s) + 2), FOUR_TIMES_4((s) + 3)
#define SHADE_STEPS {LANES_8(0)}
#define EVERY_FOURTH(s) EVERY_FOURTH_4(s), EVERY_FOURTH_4((s) + 16)
#define ZIP_SHADES ZIP_16(0, 8)
#define SPLIT_LANES EVERY_SECOND_16(0), EVERY_SECOND_16(1)
#define SPLIT_PIXELS EVERY_SECOND_4(0), EVERY_SECOND_4(1)
#define ZIP_LANES(a, b) ZIP_32(a, b)
#define ZIP_PIXELS(a, b) ZIP_8(a, b)
#include "row_kernels.h"
#pragma clang attribute pop

#endif

// MARK: - Choosing

const char *vitrine_level_name(long level) {
    static const char *const names[VITRINE_LEVELS] = {"baseline", "v3", "v4"};
    return names[level < 0 || level >= VITRINE_LEVELS ? 0 : level];
}

long vitrine_machine_level(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2")) return 0;
    int is_wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
    return is_wide ? 2 : 1;
#else
    return 0;
#endif
}

long vitrine_chosen_level(void) {
    long most = vitrine_machine_level();
    const char *asked = getenv("VITRINE_SIMD");
    for (long level = 0; asked != NULL && level < most; level++) {
        if (strcmp(asked, vitrine_level_name(level)) == 0) return level;
    }
    return most;
}

const vitrine_row_kernels *vitrine_kernels_of_level(long level) {
#if defined(__x86_64__)
    if (level == 2) return &kernels_v4;
    if (level == 1) return &kernels_v3;
#endif
    (void)level;
    return &kernels_baseline;
}

const vitrine_row_kernels *vitrine_kernels = &kernels_baseline;

/// Runs before `main`, so that no kernel waits for a choice.
__attribute__((constructor)) static void choose(void) {
    vitrine_kernels = vitrine_kernels_of_level(vitrine_chosen_level());
}
