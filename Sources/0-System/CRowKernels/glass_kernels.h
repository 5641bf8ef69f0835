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

static void NAME(transfer_light)(float *row, long stride, long count, const vitrine_face *face) {
    const vitrine_face f = *face;
    const shades zero = 0, one = 1;
    for (long i = 0; i < count; i += SHADES) {
        shades red = NAME(load_shades)(row + i), green = NAME(load_shades)(row + i + stride);
        shades blue = NAME(load_shades)(row + i + 2 * stride), alpha = NAME(load_shades)(row + i + 3 * stride);
        shades luma = (red * 0.2126f + green * 0.7152f) + blue * 0.0722f;
        shades share = luma;
        if (__builtin_reduce_or(alpha != 1)) share = alpha > 0 ? luma / (alpha > 0 ? alpha : one) : zero;
        shades darkness = 1 - share;
        shades lifted = f.lift * luma * darkness;
        shades grey = f.base * alpha + f.gain * (luma + lifted);
        shades dark = 1 - share * f.regain_scale;
        dark = dark > 0 ? dark : 0;
        shades chroma = (f.chroma - f.fading * darkness) + f.regained * dark;
        shades opacity = alpha + (1 - alpha) * f.alpha;
        if (f.hue > 0) {
            shades room = opacity - (grey + f.luma);
            shades high = red > green ? red : green;
            high = high > blue ? high : blue;
            shades largest = (high - luma) * chroma, left = room > 0 ? room : zero;
            shades kept = largest > left ? left / (largest > left ? largest : one) : one;
            chroma *= 1 - f.hue * (1 - kept);
        }
        shades limit = opacity > 0 ? opacity : zero;
        shades colors[3] = {red, green, blue};
        const float emission[3] = {f.red, f.green, f.blue};
        for (long part = 0; part < 3; part++) {
            shades light = (grey + (colors[part] - luma) * chroma) + emission[part];
            light = light > 0 ? light : zero;
            NAME(store_shades)(row + i + part * stride, light > limit ? limit : light);
        }
        NAME(store_shades)(row + i + 3 * stride, limit);
    }
}

#undef SHADES
#undef shades
