// The kernels that leave 8 bits of 16: part of the row kernels of one level.

/// Returns (value + offset) / 257, rounded down, for each lane.
///
/// The sum is limited to 65535, which is 255 * 257 and gives the same as larger sums, because offsets are below 257. With
/// t = 257 q + r, t/256 rounded down is q or, for larger r, q + 1, so that (t - t/256) / 256 is q for all t.
static inline lanes NAME(steps)(lanes values, lanes offsets) {
    lanes sum = values + offsets;
    lanes held = sum | (lanes)(sum < values);
    return (held - (held >> 8)) >> 8;
}

/// Returns pixels whose colours are divided by their alpha, rounded to nearest; black where it is zero.
///
/// A colour c is (65535 c + alpha / 2) / alpha, rounded down. With half added to the dividend the quotient is at least
/// 1/131070 from any whole number, and the error of dividing by a reciprocal is below 2^-19, even for a colour above alpha.
static inline lanes NAME(plain)(lanes pixels) {
    typedef uint64_t wholes __attribute__((ext_vector_type(PIXELS)));
    typedef int32_t words __attribute__((ext_vector_type(PIXELS)));
    typedef uint32_t halves __attribute__((ext_vector_type(PIXELS)));
    typedef double reals __attribute__((ext_vector_type(PIXELS)));
    wholes packed = (wholes)pixels;
    words opacity = __builtin_convertvector(packed >> 48, words);
    reals divisor = __builtin_convertvector(opacity, reals), limit = 65535;
    reals half = __builtin_convertvector(opacity >> 1, reals) + 0.5;
    reals reciprocal = 1 / divisor;
    reciprocal = divisor > 0 ? reciprocal : 0;
    halves quotients[3];
    for (int i = 0; i < 3; i++) {
        reals value = __builtin_convertvector(__builtin_convertvector((packed >> 16 * i) & 0xFFFF, words), reals);
        reals quotient = (value * 65535 + half) * reciprocal;
        quotient = quotient < limit ? quotient : limit;
        quotients[i] = (halves)__builtin_convertvector(quotient, words);
    }
    wholes low = __builtin_convertvector(quotients[0] | quotients[1] << 16, wholes);
    wholes high = __builtin_convertvector(quotients[2] | (halves)opacity << 16, wholes);
    return (lanes)(low | high << 32);
}

/// Quantises eight pixels.
static inline void NAME(quantize_eight)(uint8_t *out, const uint64_t *pixels, const lanes *offsets) {
    lanes all = NAME(load)(pixels);
    for (long i = PIXELS; i < 8; i += PIXELS) all &= NAME(load)(pixels + i);
    uint64_t common __attribute__((ext_vector_type(PIXELS)));
    __builtin_memcpy(&common, &all, sizeof common);
    int is_opaque = alpha(__builtin_reduce_and(common)) == 0xFFFF;
    for (long i = 0; i < 8; i += PIXELS) {
        lanes values = NAME(load)(pixels + i);
        if (!is_opaque) values = NAME(plain)(values);
        NAME(bytes) bytes = __builtin_convertvector(NAME(steps)(values, offsets[i / PIXELS]), NAME(bytes));
        __builtin_memcpy(out + 4 * i, &bytes, sizeof bytes);
    }
}

static void NAME(quantize)(uint8_t *out, long count, const uint64_t *pixels, const uint16_t *offsets, long next) {
    lanes spread[8 / PIXELS];
    for (long i = 0; i < 8; i += PIXELS) spread[i / PIXELS] = NAME(spread)(offsets + i);
    long i = 0;
    for (; i + 8 <= count; i += 8) {
        __builtin_prefetch(pixels + i + next);
        NAME(quantize_eight)(out + 4 * i, pixels + i, spread);
    }
    if (i < count) {
        uint64_t rest[8] = {0};
        uint8_t bytes[32];
        __builtin_memcpy(rest, pixels + i, (size_t)(count - i) * sizeof *rest);
        NAME(quantize_eight)(bytes, rest, spread);
        __builtin_memcpy(out + 4 * i, bytes, (size_t)(count - i) * 4);
    }
}

static uint64_t NAME(common_bits)(const uint8_t *bytes, long count) {
    lanes all = 0xFFFF;
    long i = 0;
    for (; i + 4 * LANES <= count; i += 4 * LANES) all &= NAME(load)(bytes + i) & NAME(load)(bytes + i + 2 * LANES);
    uint64_t words __attribute__((ext_vector_type(PIXELS))), word;
    __builtin_memcpy(&words, &all, sizeof words);
    uint64_t common = __builtin_reduce_and(words);
    for (; i < count; i += 8) {
        __builtin_memcpy(&word, bytes + i, sizeof word);
        common &= word;
    }
    return common;
}
