// The kernel of shadows in cells: part of the row kernels of one level.

#define WIDTH (LANES / 2)
#define CELLS 256

typedef int32_t NAME(wide) __attribute__((ext_vector_type(WIDTH)));
typedef uint16_t NAME(narrow) __attribute__((ext_vector_type(WIDTH)));

static inline NAME(wide) NAME(load_wide)(const int32_t *place) {
    NAME(wide) value;
    __builtin_memcpy(&value, place, sizeof value);
    return value;
}

/// Writes the values of cells between two rows, of which the lower one has the weight `far`.
static inline void NAME(mix_cells)(
    int32_t *out, long count, const uint16_t *above, const uint16_t *below, int32_t near, int32_t far) {
    long i = 0;
    for (; i + WIDTH <= count; i += WIDTH) {
        NAME(narrow) top, bottom;
        __builtin_memcpy(&top, above + i, sizeof top);
        __builtin_memcpy(&bottom, below + i, sizeof bottom);
        NAME(wide) mixed = __builtin_convertvector(top, NAME(wide)) * near + __builtin_convertvector(bottom, NAME(wide)) * far;
        __builtin_memcpy(out + i, &mixed, sizeof mixed);
    }
    for (; i < count; i++) out[i] = above[i] * near + below[i] * far;
}

/// Writes the pixels of whole cells that are smaller than a vector. Returns their number.
static inline long NAME(interpolate_small)(
    uint16_t *out, long count, const int32_t *cells, long side, int32_t whole, int32_t shift) {
    const NAME(wide) steps = WIDE_STEPS;
    NAME(wide) place = (steps & (int32_t)(side - 1)) * 2 + (side > 1), rest = whole - place;
    long i = 0;
    for (; i + WIDTH <= count; i += WIDTH) {
        const int32_t *first = cells + i / side;
        NAME(wide) left = NAME(load_wide)(first), right = NAME(load_wide)(first + 1);
        if (side == 2) {
            left = __builtin_shufflevector(left, left, TWICE(0));
            right = __builtin_shufflevector(right, right, TWICE(0));
        } else if (side == 4) {
            left = __builtin_shufflevector(left, left, FOUR_TIMES(0));
            right = __builtin_shufflevector(right, right, FOUR_TIMES(0));
        }
        NAME(narrow) values =
            __builtin_convertvector((left * rest + right * place + (1 << (shift - 1))) >> shift, NAME(narrow));
        __builtin_memcpy(out + i, &values, sizeof values);
    }
    return i;
}

static void NAME(interpolate_cells)(
    uint16_t *out, long first, long count, const uint16_t *above, const uint16_t *below, long weight, long side) {
    const NAME(wide) steps = WIDE_STEPS;
    // The weights of both rows, and of both cells. Their product is a power of two, and the largest sum has 30 bits.
    const int32_t whole = (int32_t)(2 * side), far = (int32_t)weight;
    const int32_t shift = 2 * __builtin_ctz((unsigned)whole);
    // Vectors of cells are read from the last one on, too.
    int32_t cells[CELLS + 1 + LANES] = {0};
    long x = first, end = first + count;
    while (x < end) {
        long index = x / side, stop = (index + CELLS) * side < end ? (index + CELLS) * side : end;
        NAME(mix_cells)(cells, (stop - 1) / side - index + 2, above + index, below + index, whole - far, far);
        const int32_t *cell = cells;
        while (x < stop) {
            if (side <= 4 && side <= WIDTH && x % side == 0) {
                long done = NAME(interpolate_small)(out, stop - x, cell, side, whole, shift);
                out += done;
                x += done;
                cell += done / side;
                if (x == stop) break;
            }
            long next = (x / side + 1) * side < stop ? (x / side + 1) * side : stop, length = next - x;
            int32_t place = (int32_t)(2 * (x % side) + (side > 1)), step = 2 * (cell[1] - cell[0]);
            int32_t sum = cell[0] * (whole - place) + cell[1] * place + (1 << (shift - 1));
            NAME(wide) sums = sum + steps * step;
            long i = 0;
            for (; i + WIDTH <= length; i += WIDTH) {
                NAME(narrow) values = __builtin_convertvector(sums >> shift, NAME(narrow));
                __builtin_memcpy(out + i, &values, sizeof values);
                sums += WIDTH * step;
            }
            for (; i < length; i++) out[i] = (uint16_t)((sum + (int32_t)i * step) >> shift);
            out += length;
            x = next;
            cell++;
        }
    }
}

#undef WIDTH
#undef CELLS
