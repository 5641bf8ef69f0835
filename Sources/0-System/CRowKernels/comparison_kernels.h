// The kernels that compare pictures: part of the row kernels of one level.

static void NAME(add_differences)(int16_t *sums, long count, const uint8_t *from, const uint8_t *to) {
    long i = 0;
    for (; i + LANES <= count; i += LANES) {
        NAME(bytes) a, b;
        __builtin_memcpy(&a, from + i, sizeof a);
        __builtin_memcpy(&b, to + i, sizeof b);
        lanes difference = __builtin_convertvector(b, lanes) - __builtin_convertvector(a, lanes);
        NAME(store)(sums + i, NAME(load)(sums + i) + difference);
    }
    for (; i < count; i++) sums[i] = (int16_t)(sums[i] + to[i] - from[i]);
}

static void NAME(sum_fours)(int16_t *fours, long count, const int16_t *columns) {
    long i = 0;
    for (; i + LANES <= count; i += LANES) {
        lanes first = NAME(load)(columns + i) + NAME(load)(columns + i + 4);
        NAME(store)(fours + i, first + NAME(load)(columns + i + 8) + NAME(load)(columns + i + 12));
    }
    for (; i < count; i++) fours[i] = (int16_t)(columns[i] + columns[i + 4] + columns[i + 8] + columns[i + 12]);
}

/// Each sum of eight columns fits in 16 bits, and so does the magnitude of two of them as an unsigned number.
static void NAME(window_sizes)(uint16_t *sizes, long groups, const int16_t *fours) {
    typedef int16_t sums __attribute__((ext_vector_type(32)));
    typedef uint16_t magnitudes __attribute__((ext_vector_type(32)));
    for (long group = 0; group < groups; group++) {
        sums parts[4];
        for (int i = 0; i < 4; i++) __builtin_memcpy(&parts[i], fours + 32 * group + 16 * i, sizeof parts[i]);
        sums a = parts[0] + parts[1], b = parts[2] + parts[3];
        sums sign = a < -b;
        magnitudes size = (magnitudes)(((a + b) ^ sign) - sign);
        sizes[group] = __builtin_reduce_max(size);
    }
}

static uint64_t NAME(many_siblings)(const uint32_t *first, long stride, long count) {
    typedef uint32_t colors __attribute__((ext_vector_type(16)));
    typedef int32_t counts __attribute__((ext_vector_type(16)));
    typedef _Bool choices __attribute__((ext_vector_type(16)));
    const long around[8] = {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};
    uint64_t result = 0;
    long i = 0;
    for (; i + 16 <= count; i += 16) {
        colors color, other;
        __builtin_memcpy(&color, first + i, sizeof color);
        // Each equal neighbour counts as -1.
        counts same = 0;
        for (int k = 0; k < 8; k++) {
            __builtin_memcpy(&other, first + i + around[k], sizeof other);
            same += color == other;
        }
        choices many = __builtin_convertvector(same < -2, choices);
        uint16_t bits;
        __builtin_memcpy(&bits, &many, sizeof bits);
        result |= (uint64_t)bits << i;
    }
    for (; i < count; i++) {
        int same = 0;
        for (int k = 0; k < 8; k++) same += first[i] == first[i + around[k]];
        result |= (uint64_t)(same > 2) << i;
    }
    return result;
}

static uint64_t NAME(screen_yiq)(
    const uint32_t *expected, const uint32_t *actual, uint64_t marks, long groups, const vitrine_yiq_limit *limit,
    uint64_t *unsure) {
    typedef uint32_t colors __attribute__((ext_vector_type(8)));
    typedef int32_t counts __attribute__((ext_vector_type(8)));
    typedef uint8_t components __attribute__((ext_vector_type(32)));
    typedef float values __attribute__((ext_vector_type(8)));
    typedef _Bool choices __attribute__((ext_vector_type(8)));
    uint64_t result = 0, open = 0;
    for (long group = 0; group < groups; group++) {
        if ((uint8_t)(marks >> 8 * group) == 0) continue;
        colors a, b;
        __builtin_memcpy(&a, expected + 8 * group, sizeof a);
        __builtin_memcpy(&b, actual + 8 * group, sizeof b);
        if (__builtin_reduce_and(a & b) < 0xFF000000) {
            open |= (uint64_t)255 << 8 * group;
            continue;
        }
        components x = (components)a, y = (components)b;
        components difference = __builtin_elementwise_max(x, y) - __builtin_elementwise_min(x, y);
        if (!__builtin_reduce_or((colors)(difference > limit->small))) continue;
        values red = __builtin_convertvector((counts)((a & 255) - (b & 255)), values);
        values green = __builtin_convertvector((counts)((a >> 8 & 255) - (b >> 8 & 255)), values);
        values blue = __builtin_convertvector((counts)((a >> 16 & 255) - (b >> 16 & 255)), values);
        values luma = (red * 0.29889531f + green * 0.58662247f) + blue * 0.11448223f;
        values bright = luma * luma * 0.5053f;
        if (__builtin_reduce_and(bright > limit->above)) {
            result |= (uint64_t)255 << 8 * group;
            continue;
        }
        values i = (red * 0.59597799f - green * 0.27417610f) - blue * 0.32180189f;
        values q = (red * 0.21147017f - green * 0.52261711f) + blue * 0.31114694f;
        values delta = (bright + i * i * 0.299f) + q * q * 0.1957f;
        choices above = __builtin_convertvector(delta > limit->above, choices);
        choices below = __builtin_convertvector(delta < limit->below, choices);
        uint8_t bits[2];
        __builtin_memcpy(&bits[0], &above, 1);
        __builtin_memcpy(&bits[1], &below, 1);
        result |= (uint64_t)bits[0] << 8 * group;
        open |= (uint64_t)(uint8_t)~(bits[0] | bits[1]) << 8 * group;
    }
    *unsure = open;
    return result;
}
