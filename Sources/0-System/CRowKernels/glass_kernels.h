// The kernels of the light in glass: part of the row kernels of one level. A row of colours has a plane for each
// component. Eight pixels of a lens are one group, as in the reference.

#define SHADES (LANES == 8 ? 4 : 8)
#define shades NAME(shades)

typedef float shades __attribute__((ext_vector_type(SHADES)));
typedef int32_t NAME(marks) __attribute__((ext_vector_type(SHADES)));

static inline shades NAME(load_shades)(const float *place) {
    shades value;
    __builtin_memcpy(&value, place, sizeof value);
    return value;
}

static inline void NAME(store_shades)(float *place, shades value) { __builtin_memcpy(place, &value, sizeof value); }

/// Returns how far a lens moves light at some distances.
static inline shades NAME(displacements)(shades distance, const vitrine_lens *lens) {
    shades x = 1 + distance / lens->height;
    x = x > 0 ? x : 0;
    x = x > 1 ? 1 : x;
    return lens->amount * (1 - __builtin_elementwise_sqrt(1 - x * x));
}

/// Returns the means of `displacements` over a length, by the centres of its quarters.
static inline shades NAME(mean_displacements)(shades distance, shades length, const vitrine_lens *lens) {
    shades near = length * 0.125f, far = length * 0.375f, none = 0;
    if (lens->amount == 0) return none;
    shades inner = NAME(displacements)(distance - near, lens) + NAME(displacements)(distance + near, lens);
    shades outer = NAME(displacements)(distance - far, lens) + NAME(displacements)(distance + far, lens);
    return (inner + outer) * 0.25f;
}

/// The places of eight pixels in a picture that one tap samples.
typedef struct {
    int32_t index[8];
    float right[8], down[8];
} NAME(places);

/// Writes the places of some positions in points. Returns the marks of those that the picture does not hold.
static inline NAME(marks) NAME(place)(
    NAME(places) *places, long lane, shades x, shades y, const vitrine_lens *lens, const vitrine_texels *picture) {
    const float magic = 12582912;
    shades across = (lens->x + (lens->a * x + lens->c * y)) * picture->unit - 0.5f;
    shades down = (lens->y + (lens->b * x + lens->d * y)) * picture->unit - 0.5f;
    shades column = (across - 0.5f + magic) - magic, row = (down - 0.5f + magic) - magic;
    NAME(marks) held = (column >= (float)picture->x0) & (column < (float)(picture->x1 - 1)) &
                       (row >= (float)picture->y0) & (row < (float)(picture->y1 - 1));
    // Positions that are not held may be any number.
    shades first = (float)picture->x0, top = (float)picture->y0;
    NAME(marks) columns = __builtin_convertvector(held ? column - first : 0, NAME(marks));
    NAME(marks) rows = __builtin_convertvector(held ? row - top : 0, NAME(marks));
    NAME(marks) index = rows * (int32_t)(picture->x1 - picture->x0) + columns;
    __builtin_memcpy(places->index + lane, &index, sizeof index);
    NAME(store_shades)(places->right + lane, across - column);
    NAME(store_shades)(places->down + lane, down - row);
    return ~held;
}

/// Returns the colour at a place, interpolated between a pixel, the next one, and the two below them.
static inline vitrine_components NAME(texel)(const NAME(places) *places, long lane, const vitrine_texels *picture) {
    typedef uint16_t words __attribute__((ext_vector_type(8)));
    typedef float pair __attribute__((ext_vector_type(8)));
    const uint64_t *pixels = picture->pixels + places->index[lane];
    words above, below;
    __builtin_memcpy(&above, pixels, sizeof above);
    __builtin_memcpy(&below, pixels + (picture->x1 - picture->x0), sizeof below);
    pair top = __builtin_convertvector(above, pair), bottom = __builtin_convertvector(below, pair);
    pair mixed = top + (bottom - top) * places->down[lane];
    vitrine_components left = mixed.lo, right = mixed.hi;
    return (left + (right - left) * places->right[lane]) * (1.0f / 65535);
}

/// Writes the light of eight pixels. Returns 0 if some of it comes from pixels that the picture does not hold.
static inline int NAME(bend_eight)(
    float *row, long stride, float index, const float *distance, const float *gradient_x, const float *gradient_y,
    const vitrine_lens *lens, const vitrine_texels *picture) {
    const shades steps = SHADE_STEPS;
    NAME(places) single, taps[VITRINE_MOST_TAPS];
    float wanted[8], counts[8], spreads[8];
    NAME(marks) outside = 0;
    const float width = 2 * lens->half_pixel;
    for (long lane = 0; lane < 8; lane += SHADES) {
        shades depth = NAME(load_shades)(distance + lane), none = 0;
        shades bend = NAME(displacements)(depth + lens->half_pixel, lens) -
                      NAME(displacements)(depth - lens->half_pixel, lens);
        bend = bend < 0 ? -bend : bend;
        shades number = lens->amount == 0 ? none : bend / width * lens->sharpness;
        NAME(store_shades)(wanted + lane, number);
    }
    int is_calm = 1, most = 0;
    for (long lane = 0; lane < 8; lane++) is_calm &= distance[lane] <= lens->calm;
    for (long lane = 0; lane < 8; lane++) {
        float crowds = wanted[lane] * 0.25f;
        float pixels = crowds > 1 ? (crowds < lens->most_spread ? crowds : lens->most_spread) : 1;
        float all = wanted[lane] * pixels;
        int count = all < 1 ? 1 : all < lens->most_taps - 1 ? (int)all + 1 : (int)lens->most_taps;
        // One tap is not a mean of one.
        if (is_calm || wanted[lane] < 1) count = 0;
        counts[lane] = (float)count;
        spreads[lane] = pixels;
        most = count > most ? count : most;
    }
    for (long lane = 0; lane < 8; lane += SHADES) {
        shades depth = NAME(load_shades)(distance + lane), count = NAME(load_shades)(counts + lane);
        shades gx = NAME(load_shades)(gradient_x + lane), gy = NAME(load_shades)(gradient_y + lane);
        shades place = (steps + (float)lane) + index;
        shades x = lens->start_x + place * lens->step_x, y = lens->start_y + place * lens->step_y;
        if (__builtin_reduce_or(count == 0)) {
            shades inward = NAME(mean_displacements)(depth, width, lens);
            shades from_x = x * lens->shrink - gx * inward, from_y = y * lens->shrink - gy * inward;
            outside |= NAME(place)(&single, lane, from_x, from_y, lens, picture) & (count == 0);
        }
        shades length = width * NAME(load_shades)(spreads + lane), part = length / count;
        for (int tap = 0; tap < most; tap++) {
            shades along = (((float)tap + 0.5f) / count - 0.5f) * length;
            shades inward = NAME(mean_displacements)(depth + along, part, lens);
            shades from_x = (x + gx * along) * lens->shrink - gx * inward;
            shades from_y = (y + gy * along) * lens->shrink - gy * inward;
            outside |= NAME(place)(taps + tap, lane, from_x, from_y, lens, picture) & (count > (float)tap);
        }
    }
    if (__builtin_reduce_or(outside)) return 0;
    for (long lane = 0; lane < 8; lane++) {
        int count = (int)counts[lane];
        vitrine_components color = 0;
        if (count == 0) {
            color = NAME(texel)(&single, lane, picture);
        } else {
            for (int tap = 0; tap < count; tap++) color += NAME(texel)(taps + tap, lane, picture);
            color *= 1 / counts[lane];
            color = color > 0 ? color : 0;
            color = color > color.wwww ? color.wwww : color;
        }
        for (long part = 0; part < 4; part++) row[part * stride + lane] = color[part];
    }
    return 1;
}

static long NAME(bend_light)(
    float *row, long stride, long count, float index, const float *distance, const float *gradient_x,
    const float *gradient_y, const vitrine_lens *lens, const vitrine_texels *picture) {
    for (long i = 0; i < count; i += 8) {
        int is_done = NAME(bend_eight)(
            row + i, stride, index + (float)i, distance + i, gradient_x + i, gradient_y + i, lens, picture);
        if (!is_done) return i;
    }
    return count;
}

/// Replaces the light that comes through by the one that leaves a face, of which darkening leaves `rest`. The share is
/// that of its luma in its alpha.
static inline void NAME(leave_face)(
    shades *colors, shades luma, shades share, shades rest, const vitrine_face *face) {
    const vitrine_face f = *face;
    const shades zero = 0, one = 1;
    shades red = colors[0], green = colors[1], blue = colors[2], alpha = colors[3];
    shades darkness = 1 - share;
    shades lifted = f.lift * luma * darkness;
    shades grey = f.base * alpha + f.gain * (luma + lifted);
    shades dark = 1 - share * f.regain_scale;
    dark = dark > 0 ? dark : zero;
    shades chroma = (f.chroma - f.fading * darkness) + f.regained * dark;
    shades opacity = alpha + (1 - alpha) * f.alpha;
    if (f.hue > 0) {
        shades room = opacity - (grey * rest + f.luma);
        shades high = red > green ? red : green;
        high = high > blue ? high : blue;
        shades largest = (high - luma) * (chroma * rest), left = room > 0 ? room : zero;
        shades kept = largest > left ? left / (largest > left ? largest : one) : one;
        chroma *= 1 - f.hue * (1 - kept);
    }
    shades limit = opacity > 0 ? opacity : zero;
    const float emission[3] = {f.red, f.green, f.blue};
    for (long part = 0; part < 3; part++) {
        shades light = (grey + (colors[part] - luma) * chroma) * rest + emission[part];
        light = light > 0 ? light : zero;
        colors[part] = light > limit ? limit : light;
    }
    colors[3] = limit;
}

static void NAME(transfer_light)(float *row, long stride, long count, const vitrine_face *face) {
    const shades zero = 0, one = 1;
    for (long i = 0; i < count; i += SHADES) {
        shades colors[4];
        for (long part = 0; part < 4; part++) colors[part] = NAME(load_shades)(row + i + part * stride);
        shades luma = (colors[0] * 0.2126f + colors[1] * 0.7152f) + colors[2] * 0.0722f, alpha = colors[3];
        shades share = luma;
        if (__builtin_reduce_or(alpha != 1)) share = alpha > 0 ? luma / (alpha > 0 ? alpha : one) : zero;
        NAME(leave_face)(colors, luma, share, one, face);
        for (long part = 0; part < 4; part++) NAME(store_shades)(row + i + part * stride, colors[part]);
    }
}

static void NAME(box_distances)(
    float *distance, float *gradient_x, float *gradient_y, long first, long end, const vitrine_box *box) {
    const shades steps = SHADE_STEPS, zero = 0, one = 1;
    for (long i = first; i < end; i += SHADES) {
        shades index = steps + (float)i;
        shades x = box->start_x + index * box->step_x, y = box->start_y + index * box->step_y;
        shades upper = x < 0 ? zero + box->radii[0] : zero + box->radii[1];
        shades lower = x < 0 ? zero + box->radii[3] : zero + box->radii[2];
        shades radius = y < 0 ? upper : lower;
        shades across = (x < 0 ? -x : x) - box->half_x + radius, down = (y < 0 ? -y : y) - box->half_y + radius;
        shades out_x = across > 0 ? across : zero, out_y = down > 0 ? down : zero;
        shades length = __builtin_elementwise_sqrt(out_x * out_x + out_y * out_y);
        shades inside = across > down ? across : down;
        inside = inside > 0 ? zero : inside;
        // Along the sides the gradient is that of the nearer side; in the corners it points away from their centres.
        shades along = 1 / (length <= 0 ? one : length), flat = across > down ? one : zero;
        shades slope_x = length <= 0 ? flat : out_x * along, slope_y = length <= 0 ? 1 - flat : out_y * along;
        NAME(store_shades)(distance + i, inside + length - radius);
        // Differences, because no gradient is minus zero.
        NAME(store_shades)(gradient_x + i, x < 0 ? 0 - slope_x : slope_x);
        NAME(store_shades)(gradient_y + i, y < 0 ? 0 - slope_y : slope_y);
    }
}

// The places of eight pixels of a row in a picture.
#define PLACES(i) \
    ((run.origin + run.scale * ((run.start + (lanes_of_eight + (run.index + (float)(i))) * run.step) * run.shrink + \
                                run.moved)) * unit - 0.5f)
#define WHOLE(place) (((place) - 0.5f + magic) - magic)

static int NAME(sample_row)(
    float *row, long stride, long count, float place_y, const vitrine_texels *picture, const vitrine_steps *steps,
    vitrine_components *columns, int adds) {
    typedef float eight __attribute__((ext_vector_type(8)));
    typedef int32_t indices __attribute__((ext_vector_type(8)));
    typedef uint16_t words __attribute__((ext_vector_type(8)));
    typedef uint16_t halves __attribute__((ext_vector_type(4)));
    const float magic = 12582912, unit = picture->unit;
    const vitrine_steps run = *steps;
    const eight lanes_of_eight = {LANES_8(0)};
    const long width = picture->x1 - picture->x0;
    const float low = (float)picture->x0, high = (float)(picture->x1 - 1);
    float y = place_y * unit - 0.5f, top = WHOLE(y);
    eight first = WHOLE(PLACES(0)), last = WHOLE(PLACES(count - 8));
    indices held = (first >= low) & (first < high) & (last >= low) & (last < high);
    if (!(top >= (float)picture->y0 && top < (float)(picture->y1 - 1)) || !__builtin_reduce_and(held)) return 0;
    long one = (long)first[0], other = (long)last[7];
    long start = one < other ? one : other, end = (one < other ? other : one) + 2;
    if (end - start > count + 16) return 0;
    const uint64_t *above = picture->pixels + ((long)top - picture->y0) * width + (start - picture->x0);
    const uint64_t *below = above + width;
    float down = y - top;
    long k = 0;
    for (; k + 2 <= end - start; k += 2) {
        words near, far;
        __builtin_memcpy(&near, above + k, sizeof near);
        __builtin_memcpy(&far, below + k, sizeof far);
        eight from = __builtin_convertvector(near, eight), to = __builtin_convertvector(far, eight);
        eight mixed = from + (to - from) * down;
        __builtin_memcpy(columns + k, &mixed, sizeof mixed);
    }
    for (; k < end - start; k++) {
        halves near, far;
        __builtin_memcpy(&near, above + k, sizeof near);
        __builtin_memcpy(&far, below + k, sizeof far);
        vitrine_components from = __builtin_convertvector(near, vitrine_components);
        vitrine_components to = __builtin_convertvector(far, vitrine_components);
        columns[k] = from + (to - from) * down;
    }
    for (long i = 0; i < count; i += 8) {
        eight place = PLACES(i), whole = WHOLE(place), right = place - whole;
        indices index = __builtin_convertvector(whole - (float)start, indices);
        eight pairs[4], shares[4] = {
            __builtin_shufflevector(right, right, 0, 0, 0, 0, 4, 4, 4, 4),
            __builtin_shufflevector(right, right, 1, 1, 1, 1, 5, 5, 5, 5),
            __builtin_shufflevector(right, right, 2, 2, 2, 2, 6, 6, 6, 6),
            __builtin_shufflevector(right, right, 3, 3, 3, 3, 7, 7, 7, 7),
        };
        for (long pair = 0; pair < 4; pair++) {
            const vitrine_components *a = columns + index[pair], *b = columns + index[pair + 4];
            eight from = __builtin_shufflevector(a[0], b[0], LANES_8(0));
            eight to = __builtin_shufflevector(a[1], b[1], LANES_8(0));
            pairs[pair] = from + (to - from) * shares[pair];
        }
        // A plane for each component: two steps of a transposition within halves.
        eight a = __builtin_shufflevector(pairs[0], pairs[1], 0, 8, 1, 9, 4, 12, 5, 13);
        eight b = __builtin_shufflevector(pairs[2], pairs[3], 0, 8, 1, 9, 4, 12, 5, 13);
        eight c = __builtin_shufflevector(pairs[0], pairs[1], 2, 10, 3, 11, 6, 14, 7, 15);
        eight d = __builtin_shufflevector(pairs[2], pairs[3], 2, 10, 3, 11, 6, 14, 7, 15);
        eight planes[4] = {
            __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13),
            __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15),
            __builtin_shufflevector(c, d, 0, 1, 8, 9, 4, 5, 12, 13),
            __builtin_shufflevector(c, d, 2, 3, 10, 11, 6, 7, 14, 15),
        };
        for (long part = 0; part < 4; part++) {
            eight color = planes[part] * (1.0f / 65535), before;
            if (adds) {
                __builtin_memcpy(&before, row + part * stride + i, sizeof before);
                color = before + color;
            }
            __builtin_memcpy(row + part * stride + i, &color, sizeof color);
        }
    }
    return 1;
}

#undef PLACES
#undef WHOLE
