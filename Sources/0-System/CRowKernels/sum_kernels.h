// The kernels that add up pixels behind glass: part of the row kernels of one level.

/// Adds four rows of components to their sums, or begins with them.
static void NAME(sum_rows)(
    uint32_t *restrict sums, long count, const uint16_t *const *rows, const uint16_t *ahead, long stride,
    int continues) {
    const uint16_t *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];
    long i = 0;
    // A line of the cache at a time.
    for (; i + 32 <= count; i += 32) {
        for (long row = 0; row < 4; row++) __builtin_prefetch(ahead + row * stride + i);
        for (long k = i; k < i + 32; k += LANES / 2) {
            NAME(sums) sum = NAME(load_words)(a + k) + NAME(load_words)(b + k);
            sum += NAME(load_words)(c + k) + NAME(load_words)(d + k);
            NAME(sums) before = 0;
            if (continues) __builtin_memcpy(&before, sums + k, sizeof before);
            sum += before;
            __builtin_memcpy(sums + k, &sum, sizeof sum);
        }
    }
    for (; i < count; i++) sums[i] = (continues ? sums[i] : 0) + a[i] + b[i] + c[i] + d[i];
}

/// Adds the components of at most 2^16 pixels, and the differences between the largest and the smallest colour.
static void NAME(sum_tones_of)(const uint64_t *pixels, long count, vitrine_tones *tones) {
    // Reds and blues, greens and alphas, and differences, each in words of 32 bits.
    NAME(sums) evens = 0, odds = 0, spreads = 0;
    typedef uint64_t wholes __attribute__((ext_vector_type(PIXELS)));
    long i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        lanes pixel = NAME(load)(pixels + i);
        wholes whole = (wholes)pixel;
        lanes second = (lanes)(whole >> 16), third = (lanes)(whole >> 32);
        lanes high = __builtin_elementwise_max(__builtin_elementwise_max(pixel, second), third);
        lanes low = __builtin_elementwise_min(__builtin_elementwise_min(pixel, second), third);
        evens += (NAME(sums))pixel & 0xFFFF;
        odds += (NAME(sums))pixel >> 16;
        spreads += (NAME(sums))((wholes)(high - low) & 0xFFFF);
    }
    for (long lane = 0; lane < LANES / 2; lane += 2) {
        tones->red += evens[lane];
        tones->blue += evens[lane + 1];
        tones->green += odds[lane];
        tones->alpha += odds[lane + 1];
        tones->spread += spreads[lane];
    }
    for (; i < count; i++) {
        uint64_t red = pixels[i] & 65535, green = pixels[i] >> 16 & 65535, blue = pixels[i] >> 32 & 65535;
        uint64_t high = red > green ? red : green, low = red < green ? red : green;
        tones->red += red;
        tones->green += green;
        tones->blue += blue;
        tones->alpha += pixels[i] >> 48;
        tones->spread += (high > blue ? high : blue) - (low < blue ? low : blue);
    }
}

static void NAME(sum_tones)(const uint64_t *pixels, long count, vitrine_tones *tones) {
    for (long i = 0; i < count; i += 65536) {
        NAME(sum_tones_of)(pixels + i, count - i < 65536 ? count - i : 65536, tones);
    }
}
