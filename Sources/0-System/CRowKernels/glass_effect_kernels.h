// The kernels of the effects of glass: part of the row kernels of one level, after those of its light. What must agree
// with the reference to the bit is written as there: of two numbers, one is chosen by the same comparison.

static inline shades NAME(larger)(shades x, shades y) { return x > y ? x : y; }

static inline shades NAME(smaller)(shades x, shades y) { return x > y ? y : x; }

static inline shades NAME(clamp_shades)(shades x) {
    const shades zero = 0, one = 1;
    return NAME(smaller)(NAME(larger)(x, zero), one);
}

/// Returns a smoothstep from 0 to `high`; a step if that is 0.
static inline shades NAME(smoothstep)(shades high, shades x) {
    const shades zero = 0, one = 1;
    shades t = NAME(clamp_shades)(x / (high > 0 ? high : one));
    shades smooth = t * t * (3 - 2 * t);
    return high > 0 ? smooth : x < 0 ? zero : one;
}

static inline shades NAME(profile)(shades x) {
    x = NAME(clamp_shades)(x);
    return 1 - __builtin_elementwise_sqrt(1 - x * x);
}

static inline shades NAME(ramp_integral)(shades z, float slope) {
    const float bend = 0.5f * slope;
    shades inner = z - bend * z * z, whole = 1 - bend;
    return z < 1 ? inner : whole;
}

/// Returns the mean of a ramp over a pixel.
static inline shades NAME(ramp_mean)(shades z, float width, float half, float slope) {
    const shades zero = 0, one = 1;
    shades high = z + half, low = z > half ? z - half : zero;
    NAME(marks) is_some = (high > 0) & (low < width);
    shades extent = is_some ? high - low : one;
    shades mean = (NAME(ramp_integral)(high / width, slope) - NAME(ramp_integral)(low / width, slope)) * width / extent;
    return is_some ? mean : zero;
}

static void NAME(weigh_light)(
    float *weights, long stride, long count, float index, const float *distance, const float *gradient_x,
    const float *gradient_y, const vitrine_effects *effects) {
    const vitrine_effects e = *effects;
    const shades zero = 0, one = 1, steps = SHADE_STEPS;
    for (long i = 0; i < count; i += SHADES) {
        shades depth = -NAME(load_shades)(distance + i), rim_depth = depth;
        shades x = NAME(load_shades)(gradient_x + i), y = NAME(load_shades)(gradient_y + i);
        if (e.is_joined) {
            shades length = __builtin_elementwise_sqrt(x * x + y * y), least = e.least_slope;
            rim_depth = depth / (length > least ? length : least);
            shades unit = 1 / (length > 0 ? length : one);
            x = x * unit;
            y = y * unit;
        }
        shades facing = x * e.towards_x + y * e.towards_y;
        shades shade = zero, share = zero, away = zero, glow = zero, rim = zero;
        if (e.shade > 0) {
            shades moved = e.shift * ((1 - e.directionality) + e.directionality * facing), least = 0.001f;
            shades shift = NAME(larger)(moved, least), reach = e.reach;
            shades rise = NAME(smoothstep)(shift + shift, depth), fall = NAME(smoothstep)(reach, depth - shift);
            shade = e.shade * rise * (1 - fall);
        }
        if (e.has_bleed && __builtin_reduce_or(depth < e.height)) {
            shades inside = NAME(larger)(depth, zero);
            shades edge = NAME(clamp_shades)(1 - inside / e.height);
            shades distance = e.amount * NAME(profile)(edge);
            if (e.outer_height > 0) distance += e.outer_amount * NAME(profile)(1 - inside / e.outer_height);
            share = depth < e.height ? NAME(clamp_shades)(e.bleed * edge * edge) : zero;
            away = depth < e.height ? distance : zero;
        }
        if (e.has_glow) {
            shades place = (index + (float)i) + steps;
            shades across = (e.start_x + place * e.step_x) - e.spot_x, down = (e.start_y + place * e.step_y) - e.spot_y;
            shades radius = e.radius;
            shades spot = 1 - NAME(smoothstep)(radius, __builtin_elementwise_sqrt(across * across + down * down));
            glow = NAME(clamp_shades)(e.ambient + e.spot * spot);
        }
        if (__builtin_reduce_or(rim_depth < e.rim_reach)) {
            shades first = e.first, second = e.second, whole = e.whole;
            shades lit = facing > 0 ? first : second;
            shades width = NAME(ramp_mean)(rim_depth, e.rim_width, e.half_pixel, e.rim_slope) +
                           e.halo * NAME(ramp_mean)(rim_depth, 4 * e.rim_width, e.half_pixel, 1);
            shades falls = NAME(smoothstep)(whole, facing < 0 ? -facing : facing);
            shades strength = NAME(clamp_shades)(e.rim * lit * falls * width);
            rim = rim_depth < e.rim_reach ? strength : zero;
        }
        const shades all[VITRINE_GLASS_WEIGHTS] = {shade, share, away, glow, rim, x, y};
        for (long part = 0; part < VITRINE_GLASS_WEIGHTS; part++) {
            NAME(store_shades)(weights + part * stride + i, all[part]);
        }
    }
}

static void NAME(finish_light)(
    float *row, long stride, long count, const float *weights, long scratch_stride, const float *around,
    const vitrine_face *face, const vitrine_effects *effects, const vitrine_components *tone) {
    const vitrine_effects e = *effects;
    const shades zero = 0, one = 1;
    for (long i = 0; i < count; i += SHADES) {
        shades colors[4];
        for (long part = 0; part < 4; part++) colors[part] = NAME(load_shades)(row + i + part * stride);
        shades luma = (colors[0] * 0.2126f + colors[1] * 0.7152f) + colors[2] * 0.0722f, alpha = colors[3];
        shades share = alpha > 0 ? luma / (alpha > 0 ? alpha : one) : zero;
        NAME(leave_face)(colors, luma, share, 1 - NAME(load_shades)(weights + i), face);
        if (around) {
            shades weight = NAME(load_shades)(weights + scratch_stride + i);
            for (long part = 0; part < 4; part++) {
                shades mixed = colors[part] + (NAME(load_shades)(around + part * scratch_stride + i) - colors[part]) * weight;
                colors[part] = weight > 0 ? mixed : colors[part];
            }
        }
        if (e.tint != 0) {
            float tints[4][SHADES];
            for (long lane = 0; lane < SHADES; lane++) {
                float x = share[lane], place = (x > 0 ? (x < 1 ? x : 1) : 0) * VITRINE_TABLE_STEPS;
                long step = (long)place;
                vitrine_components color = tone[step] + (tone[step + 1] - tone[step]) * (place - (float)step);
                for (long part = 0; part < 4; part++) tints[part][lane] = color[part];
            }
            for (long part = 0; part < 4; part++) {
                colors[part] = colors[part] + (NAME(load_shades)(tints[part]) - colors[part]) * e.tint;
            }
        }
        if (e.has_glow) {
            shades glow = NAME(load_shades)(weights + 3 * scratch_stride + i), whole = colors[3];
            for (long part = 0; part < 4; part++) colors[part] = colors[part] + (whole - colors[part]) * glow;
        }
        shades rim = NAME(load_shades)(weights + 4 * scratch_stride + i);
        if (__builtin_reduce_or(rim > 0)) {
            NAME(marks) is_part = (colors[3] > 0) & ~(colors[3] >= 1);
            shades unit = one / (is_part ? colors[3] : one), plain[3];
            for (long part = 0; part < 3; part++) plain[part] = colors[part] * unit;
            shades light = (plain[0] * 0.2126f + plain[1] * 0.7152f) + plain[2] * 0.0722f;
            shades pale = e.white + e.keep * light;
            for (long part = 0; part < 3; part++) {
                shades vivid = pale + (plain[part] - light) * e.rim_chroma;
                vivid = NAME(smaller)(NAME(larger)(vivid, zero), one);
                colors[part] = colors[part] + (vivid - colors[part]) * rim;
            }
            colors[3] = colors[3] + (one - colors[3]) * rim;
        }
        for (long part = 0; part < 4; part++) NAME(store_shades)(row + part * stride + i, colors[part]);
    }
}

static long NAME(sample_light)(
    float *row, long stride, long count, float index, const float *weights, long scratch_stride, const vitrine_lens *lens,
    const vitrine_texels *picture) {
    const shades steps = SHADE_STEPS;
    for (long i = 0; i < count; i += 8) {
        NAME(places) places;
        NAME(marks) outside = 0;
        for (long lane = 0; lane < 8; lane += SHADES) {
            const float *own = weights + i + lane;
            shades place = (steps + (float)lane) + (index + (float)i), away = NAME(load_shades)(own + 2 * scratch_stride);
            shades x = lens->start_x + place * lens->step_x, y = lens->start_y + place * lens->step_y;
            x = x + NAME(load_shades)(own + 5 * scratch_stride) * away;
            y = y + NAME(load_shades)(own + 6 * scratch_stride) * away;
            outside |= NAME(place)(&places, lane, x, y, lens, picture);
        }
        if (__builtin_reduce_or(outside)) return i;
        for (long lane = 0; lane < 8; lane++) {
            vitrine_components color = NAME(texel)(&places, lane, picture);
            for (long part = 0; part < 4; part++) row[part * stride + i + lane] = color[part];
        }
    }
    return count;
}

static long NAME(far_groups)(const float *distance, long count, float limit, int are_far) {
    long groups = 0;
    for (long i = 0; i < count; i += 8, groups++) {
        NAME(marks) near = NAME(load_shades)(distance + i) > limit;
        for (long lane = SHADES; lane < 8; lane += SHADES) near |= NAME(load_shades)(distance + i + lane) > limit;
        int is_far = !__builtin_reduce_or(near);
        if (is_far != are_far) break;
    }
    return groups;
}

static void NAME(load_light)(float *row, long stride, long count, const uint64_t *pixels) {
    typedef uint16_t words __attribute__((ext_vector_type(4 * SHADES)));
    typedef uint16_t quarter __attribute__((ext_vector_type(SHADES)));
    for (long i = 0; i < count; i += SHADES) {
        words all;
        __builtin_memcpy(&all, pixels + i, sizeof all);
        const quarter parts[4] = {
            __builtin_shufflevector(all, all, EVERY_FOURTH(0)), __builtin_shufflevector(all, all, EVERY_FOURTH(1)),
            __builtin_shufflevector(all, all, EVERY_FOURTH(2)), __builtin_shufflevector(all, all, EVERY_FOURTH(3))};
        for (long part = 0; part < 4; part++) {
            shades light = __builtin_convertvector(parts[part], shades) * (1.0f / 65535);
            NAME(store_shades)(row + part * stride + i, light);
        }
    }
}

static void NAME(store_light)(uint64_t *pixels, long count, const float *row, long stride) {
    typedef uint32_t bits __attribute__((ext_vector_type(SHADES)));
    typedef uint32_t pairs __attribute__((ext_vector_type(2 * SHADES)));
    // Adding it rounds, as numbers there have steps of 1; the lower half of the bits is then the whole number.
    const float magic = 8388608;
    const shades zero = 0, one = 1, white = 65535;
    for (long i = 0; i < count; i += SHADES) {
        shades alpha = NAME(load_shades)(row + 3 * stride + i);
        shades high = NAME(smaller)(NAME(larger)(alpha, zero), one) * white + 0.5f;
        shades nearest = (high + magic) - magic;
        shades limit = nearest > high ? nearest - 1 : nearest;
        bits words[4];
        for (long part = 0; part < 3; part++) {
            shades color = NAME(smaller)(NAME(load_shades)(row + part * stride + i) * white, limit);
            shades raised = NAME(larger)(color, zero) + magic;
            __builtin_memcpy(&words[part], &raised, sizeof raised);
        }
        shades raised = limit + magic;
        __builtin_memcpy(&words[3], &raised, sizeof raised);
        bits low = (words[0] ^ 0x4B000000) | (words[1] << 16), top = (words[2] ^ 0x4B000000) | (words[3] << 16);
        pairs both = __builtin_shufflevector(low, top, ZIP_SHADES);
        __builtin_memcpy(pixels + i, &both, sizeof both);
    }
}

#undef SHADES
#undef shades
