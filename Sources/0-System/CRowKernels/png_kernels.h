// The kernels of PNG's row filters: part of the row kernels of one level.

#define OCTETS (2 * LANES)

/// Filters a row; `filter` is a constant, so that each has a loop of its own. The names a, b and c are those of the
/// specification: left, above, and above left.
static inline __attribute__((always_inline)) void NAME(filter_as)(
    uint8_t *out, long count, const uint8_t *row, const uint8_t *above, long pixel_bytes, long filter) {
    typedef uint8_t octets __attribute__((ext_vector_type(OCTETS)));
    typedef int16_t wide __attribute__((ext_vector_type(OCTETS)));
    long i = 0;
    for (; i + OCTETS <= count; i += OCTETS) {
        octets x, a, b, c;
        __builtin_memcpy(&x, row + i, sizeof x);
        __builtin_memcpy(&a, row + i - pixel_bytes, sizeof a);
        __builtin_memcpy(&b, above + i, sizeof b);
        __builtin_memcpy(&c, above + i - pixel_bytes, sizeof c);
        if (filter == VITRINE_SUB) {
            x -= a;
        } else if (filter == VITRINE_UP) {
            x -= b;
        } else if (filter == VITRINE_AVERAGE) {
            // The mean, rounded down, without a ninth bit.
            x -= (a & b) + (((a ^ b) & 0xFE) >> 1);
        } else {
            wide left = __builtin_convertvector(a, wide), up = __builtin_convertvector(b, wide);
            wide corner = __builtin_convertvector(c, wide);
            // The estimate a + b - c differs from a by b - c, and from b by a - c.
            wide from_left = up - corner, from_up = left - corner;
            wide far_left = __builtin_elementwise_abs(from_left), far_up = __builtin_elementwise_abs(from_up);
            wide far_corner = __builtin_elementwise_abs(from_left + from_up);
            wide other = far_up <= far_corner ? up : corner;
            wide predicted = ((far_left <= far_up) & (far_left <= far_corner)) ? left : other;
            x -= __builtin_convertvector(predicted, octets);
        }
        __builtin_memcpy(out + i, &x, sizeof x);
    }
    for (; i < count; i++) out[i] = filtered(row[i], row[i - pixel_bytes], above[i], above[i - pixel_bytes], filter);
}

static void NAME(filter_row)(
    uint8_t *out, long count, const uint8_t *row, const uint8_t *above, long pixel_bytes, long filter) {
    switch (filter) {
    case VITRINE_SUB: NAME(filter_as)(out, count, row, above, pixel_bytes, VITRINE_SUB); break;
    case VITRINE_UP: NAME(filter_as)(out, count, row, above, pixel_bytes, VITRINE_UP); break;
    case VITRINE_AVERAGE: NAME(filter_as)(out, count, row, above, pixel_bytes, VITRINE_AVERAGE); break;
    case VITRINE_PAETH: NAME(filter_as)(out, count, row, above, pixel_bytes, VITRINE_PAETH); break;
    default: __builtin_memcpy(out, row, (size_t)count);
    }
}

#undef OCTETS
