// The kernels that halve and double rows of samples: part of the row kernels of one level.

/// Returns samples weighted by [1 3 3 1]/8.
static inline lanes NAME(halved_cubic)(lanes a, lanes b, lanes c, lanes d) {
    lanes inner = NAME(means)(b, c);
    return NAME(means)(NAME(means)(inner, NAME(means)(a, d)), inner);
}

/// Returns samples weighted by [1 5 10 10 5 1]/32.
static inline lanes NAME(halved_quintic)(lanes a, lanes b, lanes c, lanes d, lanes e, lanes f) {
    lanes inner = NAME(means)(c, d), middle = NAME(means)(b, e), outer = NAME(means)(a, f);
    return NAME(means)(inner, NAME(means)(middle, NAME(means)(NAME(means)(outer, middle), inner)));
}

/// Returns samples weighted by [3 1]/4.
static inline lanes NAME(doubled_cubic)(lanes near, lanes far) {
    return NAME(means)(near, NAME(means)(near, far));
}

/// Returns samples weighted by [5 10 1]/16.
static inline lanes NAME(doubled_quintic)(lanes near, lanes centre, lanes far) {
    return NAME(means)(centre, NAME(means)(near, NAME(means)(NAME(means)(near, far), centre)));
}

/// Writes a vector as a row, or its even and odd samples or pixels as two.
static inline void NAME(put)(uint16_t *out, uint16_t *odds, long i, lanes value, long arrangement) {
    if (arrangement == VITRINE_WHOLE) return NAME(store)(out + i, value);
    if (arrangement == VITRINE_SPLIT_SAMPLES) {
        value = __builtin_shufflevector(value, value, SPLIT_LANES);
    } else {
        uint64_t pixels __attribute__((ext_vector_type(PIXELS)));
        __builtin_memcpy(&pixels, &value, sizeof pixels);
        pixels = __builtin_shufflevector(pixels, pixels, SPLIT_PIXELS);
        __builtin_memcpy(&value, &pixels, sizeof value);
    }
    __builtin_memcpy(out + i / 2, &value, sizeof value / 2);
    __builtin_memcpy(odds + i / 2, (const uint8_t *)&value + sizeof value / 2, sizeof value / 2);
}

// `ahead` are the two rows that are read next. The hardware's prefetcher stops at the end of a memory page, and a
// screen's row is little longer than one; without prefetching, half of the time was spent waiting for rows. Prefetching
// the rows that are written gained nothing.
#define HALVE(name, body, source, load, wide)                                                                         \
    static inline __attribute__((always_inline)) void body(                                                           \
        uint16_t *out, uint16_t *odds, long count, const source *const *rows, const source *const *ahead,             \
        long filter, long arrangement, uint16_t invert) {                                                             \
        const source *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];                                          \
        const source *e = filter == VITRINE_QUINTIC ? rows[4] : a, *f = filter == VITRINE_QUINTIC ? rows[5] : a;      \
        const source *first = ahead ? ahead[0] : a, *second = ahead ? ahead[1] : a;                                   \
        lanes mask = invert;                                                                                          \
        long i = 0;                                                                                                   \
        for (; i + LANES <= count; i += LANES) {                                                                      \
            __builtin_prefetch(first + i);                                                                            \
            __builtin_prefetch(second + i);                                                                           \
            lanes value =                                                                                             \
                filter == VITRINE_QUINTIC                                                                             \
                    ? NAME(halved_quintic)(                                                                           \
                          load(a + i), load(b + i), load(c + i), load(d + i), load(e + i), load(f + i))               \
                    : NAME(halved_cubic)(load(a + i), load(b + i), load(c + i), load(d + i));                         \
            NAME(put)(out, odds, i, value ^ mask, arrangement);                                                       \
        }                                                                                                             \
        for (; i < count; i++) {                                                                                      \
            uint16_t value =                                                                                          \
                filter == VITRINE_QUINTIC                                                                             \
                    ? halved_quintic(wide(a[i]), wide(b[i]), wide(c[i]), wide(d[i]), wide(e[i]), wide(f[i]))          \
                    : halved_cubic(wide(a[i]), wide(b[i]), wide(c[i]), wide(d[i]));                                   \
            *place_of(out, odds, i, arrangement) = value ^ invert;                                                    \
        }                                                                                                             \
    }                                                                                                                 \
    static void name(                                                                                                 \
        uint16_t *out, uint16_t *odds, long count, const source *const *rows, const source *const *ahead,             \
        long filter, long arrangement, uint16_t invert) {                                                             \
        if (filter == VITRINE_QUINTIC) {                                                                              \
            if (arrangement == VITRINE_WHOLE) {                                                                       \
                body(out, odds, count, rows, ahead, VITRINE_QUINTIC, VITRINE_WHOLE, invert);                          \
            } else if (arrangement == VITRINE_SPLIT_SAMPLES) {                                                        \
                body(out, odds, count, rows, ahead, VITRINE_QUINTIC, VITRINE_SPLIT_SAMPLES, invert);                  \
            } else {                                                                                                  \
                body(out, odds, count, rows, ahead, VITRINE_QUINTIC, VITRINE_SPLIT_PIXELS, invert);                   \
            }                                                                                                         \
        } else if (arrangement == VITRINE_WHOLE) {                                                                    \
            body(out, odds, count, rows, ahead, VITRINE_CUBIC, VITRINE_WHOLE, invert);                                \
        } else if (arrangement == VITRINE_SPLIT_SAMPLES) {                                                            \
            body(out, odds, count, rows, ahead, VITRINE_CUBIC, VITRINE_SPLIT_SAMPLES, invert);                        \
        } else {                                                                                                      \
            body(out, odds, count, rows, ahead, VITRINE_CUBIC, VITRINE_SPLIT_PIXELS, invert);                         \
        }                                                                                                             \
    }

HALVE(NAME(halve), NAME(halve_as), uint16_t, NAME(load), unchanged)
HALVE(NAME(halve_bytes), NAME(halve_bytes_as), uint8_t, NAME(load_bytes), widened)
#undef HALVE

/// Interleaves two vectors of even and odd samples or pixels.
static inline void NAME(interleave)(lanes even, lanes odd, long arrangement, lanes *low, lanes *high) {
    if (arrangement == VITRINE_SPLIT_SAMPLES) {
        *low = __builtin_shufflevector(even, odd, ZIP_LANES(0, LANES));
        *high = __builtin_shufflevector(even, odd, ZIP_LANES(LANES / 2, LANES + LANES / 2));
    } else {
        typedef uint64_t pixels __attribute__((ext_vector_type(PIXELS)));
        *low = (lanes)__builtin_shufflevector((pixels)even, (pixels)odd, ZIP_PIXELS(0, PIXELS));
        *high = (lanes)__builtin_shufflevector((pixels)even, (pixels)odd, ZIP_PIXELS(PIXELS / 2, PIXELS + PIXELS / 2));
    }
}

#define DOUBLE(name, pairs, body, result, store, narrow)                                                              \
    static void name(                                                                                                 \
        result *out, long count, const uint16_t *near, const uint16_t *centre, const uint16_t *far, long filter,      \
        uint16_t invert) {                                                                                            \
        lanes mask = invert;                                                                                          \
        long i = 0;                                                                                                   \
        if (filter == VITRINE_QUINTIC) {                                                                              \
            for (; i + LANES <= count; i += LANES) {                                                                  \
                lanes side = NAME(load)(near + i), middle = NAME(load)(centre + i), other = NAME(load)(far + i);      \
                store(out + i, NAME(doubled_quintic)(side, middle, other) ^ mask);                                    \
            }                                                                                                         \
            for (; i < count; i++) out[i] = narrow(doubled_quintic(near[i], centre[i], far[i]) ^ invert);             \
        } else {                                                                                                      \
            for (; i + LANES <= count; i += LANES) {                                                                  \
                store(out + i, NAME(doubled_cubic)(NAME(load)(near + i), NAME(load)(far + i)) ^ mask);                \
            }                                                                                                         \
            for (; i < count; i++) out[i] = narrow(doubled_cubic(near[i], far[i]) ^ invert);                          \
        }                                                                                                             \
    }                                                                                                                 \
    static inline __attribute__((always_inline)) void body(                                                           \
        result *out, long evens, long odds, const uint16_t *left, const uint16_t *centre, const uint16_t *right,      \
        int is_quintic, long arrangement, uint16_t invert) {                                                          \
        lanes mask = invert;                                                                                          \
        long i = 0;                                                                                                   \
        for (; i + LANES <= odds; i += LANES) {                                                                       \
            lanes a = NAME(load)(left + i), b = NAME(load)(centre + i), c = NAME(load)(right + i), low, high;         \
            lanes even = is_quintic ? NAME(doubled_quintic)(a, b, c) : NAME(doubled_cubic)(b, a);                     \
            lanes odd = is_quintic ? NAME(doubled_quintic)(c, b, a) : NAME(doubled_cubic)(b, c);                      \
            NAME(interleave)(even ^ mask, odd ^ mask, arrangement, &low, &high);                                      \
            store(out + 2 * i, low);                                                                                  \
            store(out + 2 * i + LANES, high);                                                                         \
        }                                                                                                             \
        for (; i < evens; i++) {                                                                                      \
            uint16_t a = left[i], b = centre[i];                                                                      \
            int has_pixels = arrangement == VITRINE_SPLIT_PIXELS;                                                     \
            result *place = out + (has_pixels ? (i >> 2) << 3 | (i & 3) : 2 * i);                                     \
            *place = narrow((is_quintic ? doubled_quintic(a, b, right[i]) : doubled_cubic(b, a)) ^ invert);           \
            if (i >= odds) continue;                                                                                  \
            uint16_t c = right[i];                                                                                    \
            place[has_pixels ? 4 : 1] = narrow((is_quintic ? doubled_quintic(c, b, a) : doubled_cubic(b, c)) ^ invert); \
        }                                                                                                             \
    }                                                                                                                 \
    static void pairs(                                                                                                \
        result *out, long evens, long odds, const uint16_t *left, const uint16_t *centre, const uint16_t *right,      \
        long filter, long arrangement, uint16_t invert) {                                                             \
        if (filter == VITRINE_QUINTIC && arrangement == VITRINE_SPLIT_PIXELS) {                                       \
            body(out, evens, odds, left, centre, right, 1, VITRINE_SPLIT_PIXELS, invert);                             \
        } else if (filter == VITRINE_QUINTIC) {                                                                       \
            body(out, evens, odds, left, centre, right, 1, VITRINE_SPLIT_SAMPLES, invert);                            \
        } else if (arrangement == VITRINE_SPLIT_PIXELS) {                                                             \
            body(out, evens, odds, left, centre, right, 0, VITRINE_SPLIT_PIXELS, invert);                             \
        } else {                                                                                                      \
            body(out, evens, odds, left, centre, right, 0, VITRINE_SPLIT_SAMPLES, invert);                            \
        }                                                                                                             \
    }

DOUBLE(NAME(double_row), NAME(double_pairs), NAME(double_as), uint16_t, NAME(store), unchanged)
DOUBLE(
    NAME(double_row_to_bytes), NAME(double_pairs_to_bytes), NAME(double_as_bytes), uint8_t, NAME(store_bytes), narrowed)
#undef DOUBLE
