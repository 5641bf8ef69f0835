// The kernels of gradients: part of the row kernels of one level. A group is as many pixels as numbers of 32 bits fit
// into a vector; its parameters are two vectors.

#define GROUP (LANES / 2)
#define numbers NAME(numbers)
#define reals NAME(reals)
#define choices NAME(choices)

typedef float numbers __attribute__((ext_vector_type(GROUP)));
typedef double reals __attribute__((ext_vector_type(PIXELS)));
typedef int64_t choices __attribute__((ext_vector_type(PIXELS)));

/// Returns the largest whole numbers not above `x`.
///
/// Below 2^52 adding 2^52 rounds to a whole number; above, where all numbers are whole, and where one is not finite, `x` is
/// taken as it is. SSE2 has no instruction for it.
static inline reals NAME(floors)(reals x) {
    const reals whole = 4503599627370496;
    reals magic = x < 0 ? -whole : whole;
    reals nearest = (x + magic) - magic;
    reals below = nearest > x ? nearest - 1 : nearest;
    return ((x < whole) & (x > -whole)) ? below : x;
}

/// Returns the locations 0...1 whose colours are shown at the locations of a gradient.
static inline reals NAME(spread_locations)(reals t, long spread) {
    if (spread == VITRINE_REPEAT) return t - NAME(floors)(t);
    if (spread == VITRINE_REFLECT) {
        reals past = t - 2 * NAME(floors)(t * 0.5);
        return past > 1 ? 2 - past : past;
    }
    return t;
}

/// Returns the arc tangents of numbers in -1...1: `ExactMath.atan`, term by term.
static inline reals NAME(arc_tangents)(reals x) {
    reals y = x;
    for (int i = 0; i < 2; i++) y /= 1 + __builtin_elementwise_sqrt(1 + y * y);
    reals z = y * y, sum = 0;
    for (int k = 25; k >= 1; k -= 2) sum = 1.0 / k - z * sum;
    return 4 * y * sum;
}

/// Returns the angles of directions: `ExactMath.atan2`.
static inline reals NAME(angles)(reals y, reals x) {
    choices is_steep = __builtin_elementwise_abs(y) > __builtin_elementwise_abs(x);
    reals angle = NAME(arc_tangents)((is_steep ? x : y) / (is_steep ? y : x));
    reals half = ANGLE_PI / 2, other = ANGLE_PI;
    reals steep = (y > 0 ? half : -half) - angle;
    reals flat = x > 0 ? angle : angle + (y >= 0 ? other : -other);
    return ((x == 0) & (y == 0)) ? 0 : is_steep ? steep : flat;
}

/// Indicates whether a group of parameters lies in a segment.
static inline int NAME(is_within)(const double *parameters, const vitrine_segment *segment) {
    double t __attribute__((ext_vector_type(GROUP)));
    __builtin_memcpy(&t, parameters, sizeof t);
    return !__builtin_reduce_or((t < segment->lower) | (t >= segment->upper));
}

/// Writes the colours of a segment at a group of parameters.
///
/// The weights are written `(1-u)` and `u` because that keeps colour below alpha exactly: each rounding is monotone, and
/// both are summed alike.
static inline void NAME(mix)(uint64_t *row, const double *parameters, const vitrine_segment *segment) {
    double t __attribute__((ext_vector_type(GROUP)));
    __builtin_memcpy(&t, parameters, sizeof t);
    t = (t - segment->base) * segment->reciprocal;
    t = t > 0 ? t : 0;
    t = t < 1 ? t : 1;
    numbers u = __builtin_convertvector(t, numbers), v = 1 - u;
    vitrine_components from = segment->from, to = segment->to;
    // Adding 2^23 leaves the nearest integer in the low bits.
    const float magic = 8388608;
    NAME(sums) red = (NAME(sums))(from.x * v + to.x * u + magic);
    NAME(sums) green = (NAME(sums))(from.y * v + to.y * u + magic);
    NAME(sums) blue = (NAME(sums))(from.z * v + to.z * u + magic);
    NAME(sums) opacity = (NAME(sums))(from.w * v + to.w * u + magic);
    NAME(sums) low = (red & 0xFFFF) | green << 16, high = (blue & 0xFFFF) | opacity << 16;
    uint32_t pixels __attribute__((ext_vector_type(2 * GROUP))) = __builtin_shufflevector(low, high, ZIP_LANES(0, GROUP));
    __builtin_memcpy(row, &pixels, sizeof pixels);
}

/// Writes the colours at parameters, of which there are enough for whole groups. Returns the segment of the last one.
///
/// If the parameters only rise or only fall, the ends tell that all are in one segment.
static long NAME(shade)(
    uint64_t *row, long count, const double *t, const vitrine_ramp *ramp, long index, int is_monotone) {
    long i = 0;
    while (i < count) {
        index = segment_index(ramp, index, t[i]);
        const vitrine_segment segment = ramp->segments[index];
        if (is_monotone && !(t[count - 1] < segment.lower) && !(t[count - 1] >= segment.upper)) {
            for (; i + GROUP <= count; i += GROUP) NAME(mix)(row + i, t + i, &segment);
        } else {
            for (; i + GROUP <= count && NAME(is_within)(t + i, &segment); i += GROUP) {
                NAME(mix)(row + i, t + i, &segment);
            }
        }
        if (count - i < GROUP && i < count && NAME(is_within)(t + i, &segment)) {
            uint64_t rest[GROUP];
            NAME(mix)(rest, t + i, &segment);
            __builtin_memcpy(row + i, rest, (size_t)(count - i) * sizeof *row);
            return index;
        }
        // Across the border of two segments, one by one.
        long end = i + GROUP < count ? i + GROUP : count;
        for (; i < end; i++) {
            index = segment_index(ramp, index, t[i]);
            row[i] = segment_color(ramp->segments + index, t[i]);
        }
    }
    return index;
}

static inline reals NAME(loaded)(const double *values, long i, long count) {
    reals t;
    if (i + PIXELS <= count) {
        __builtin_memcpy(&t, values + i, sizeof t);
    } else {
        for (long k = 0; k < PIXELS; k++) t[k] = values[i + k < count ? i + k : count - 1];
    }
    return t;
}

static inline reals NAME(radial_locations)(reals column, const vitrine_ring *ring) {
    const vitrine_plane *plane = &ring->plane;
    reals dx = (column - plane->whole) + plane->rest;
    reals px = dx * plane->a + plane->dy * plane->c, py = dx * plane->b + plane->dy * plane->d;
    return (__builtin_elementwise_sqrt(px * px + py * py) - ring->start_radius) * ring->reciprocal;
}

/// Returns the locations at pixels: what `GradientGeometry` says of angles, before it is spread.
static inline reals NAME(angular_locations)(reals column, const vitrine_sweep *sweep, long spread) {
    const vitrine_plane *plane = &sweep->plane;
    reals dx = (column - plane->whole) + plane->rest;
    reals px = dx * plane->a + plane->dy * plane->c, py = dx * plane->b + plane->dy * plane->d;
    reals past = NAME(angles)(py, px) * (0.5 / ANGLE_PI) - sweep->start;
    reals part = past - NAME(floors)(past);
    part = part > 1 - 1e-12 ? 0 : part;
    reals location = part / sweep->turns, one = 1, zero = 0;
    if (spread != VITRINE_PAD) return location;
    // Beyond the sweep the nearer end continues.
    return part <= sweep->turns ? location : part - sweep->turns <= 1 - part ? one : zero;
}

// Shades a row in parts whose parameters stay in the first cache. `locations` are those of the pixels from `i` on, which
// are in the columns `column`.
#define SHADE(x, is_monotone, locations)                                                                              \
    const long spread = ramp->spread;                                                                                 \
    const reals steps = STEPS;                                                                                        \
    long index = 0;                                                                                                   \
    for (long start = 0; start < count; start += PART) {                                                              \
        double t[PART];                                                                                               \
        long end = start + PART < count ? start + PART : count;                                                       \
        long whole = start + (end - start + GROUP - 1) / GROUP * GROUP;                                               \
        reals column = (double)(x + start) + steps;                                                                   \
        for (long i = start; i < whole; i += PIXELS, column += PIXELS) {                                              \
            reals part = locations;                                                                                   \
            __builtin_memcpy(t + (i - start), &part, sizeof part);                                                    \
        }                                                                                                             \
        for (long i = 0; spread != VITRINE_PAD && i < whole - start; i += PIXELS) {                                   \
            reals part;                                                                                               \
            __builtin_memcpy(&part, t + i, sizeof part);                                                              \
            part = NAME(spread_locations)(part, spread);                                                              \
            __builtin_memcpy(t + i, &part, sizeof part);                                                              \
        }                                                                                                             \
        index = NAME(shade)(row + start, end - start, t, ramp, index, (is_monotone) && spread == VITRINE_PAD);        \
    }

static void NAME(shade_values)(uint64_t *row, long count, const vitrine_ramp *ramp, const double *values) {
    SHADE(0, 0, NAME(loaded)(values, i, count))
}

static void NAME(shade_linear)(
    uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_line *place) {
    const vitrine_line line = *place;
    SHADE(x, 1, ((column - line.whole) + line.rest) * line.along + line.down)
}

static void NAME(shade_radial)(uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_ring *place) {
    const vitrine_ring ring = *place;
    SHADE(x, 0, NAME(radial_locations)(column, &ring))
}

static void NAME(shade_angular)(
    uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_sweep *place) {
    const vitrine_sweep sweep = *place;
    SHADE(x, 0, NAME(angular_locations)(column, &sweep, spread))
}

#undef SHADE
#undef GROUP
#undef numbers
#undef reals
#undef choices
