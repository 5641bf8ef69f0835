// Prints a hash of what each row kernel makes of seeded rows, at each level that the machine has.
//
// The hashes of two architectures are compared: `RowKernelTests` holds those of this one to their references in Swift.

#pragma clang fp contract(off)

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "CRowKernels.h"

enum { WIDTH = 96, ROWS = 17, DRAWS = 20000 };

static uint64_t state;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/// Returns a premultiplied pixel, often opaque, empty or with an alpha of 8 bits.
static uint64_t pixel(void) {
    uint64_t kind = next() % 5;
    uint64_t alpha = kind == 0 ? 65535 : kind == 1 ? 0 : kind == 2 ? next() % 256 * 257 : next() % 65536;
    uint64_t result = alpha << 48;
    for (int lane = 0; lane < 3; lane++) result |= next() % (alpha + 1) << 16 * lane;
    return result;
}

static uint16_t weight(void) {
    uint64_t kind = next() % 4;
    return kind == 0 ? 65535 : kind == 1 ? 0 : (uint16_t)next();
}

static uint64_t hash = 14695981039346656037u;

static void add(const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
}

/// Returns a number from `low` on and below `high`, a multiple of 2^-32 of the distance.
static double number(double low, double high) { return low + (double)(next() >> 32) / 4294967296.0 * (high - low); }

static vitrine_components components(void) {
    uint64_t color = pixel();
    vitrine_components result;
    for (int lane = 0; lane < 4; lane++) result[lane] = (float)((color >> 16 * lane) & 65535);
    return result;
}

static void draw_gradient(const vitrine_row_kernels *kernels) {
    enum { SEGMENTS = 6 };
    vitrine_segment segments[SEGMENTS];
    double reached = -INFINITY;
    for (int i = 0; i < SEGMENTS; i++) {
        double upper = i == 0 ? number(-0.2, 0.3) : reached + number(0.01, 0.3);
        int is_end = i == 0 || i == SEGMENTS - 1;
        segments[i].lower = reached;
        segments[i].upper = i == SEGMENTS - 1 ? NAN : upper;
        segments[i].base = is_end ? 0 : reached;
        segments[i].reciprocal = is_end ? 0 : 1 / (upper - reached);
        segments[i].from = i == 0 ? components() : segments[i - 1].to;
        segments[i].to = is_end ? segments[i].from : components();
        reached = upper;
    }
    vitrine_ramp ramp = {segments, SEGMENTS, (long)(next() % 3)};
    long count = (long)(next() % 260), x = (long)(next() % 99) - 50;
    uint64_t row[260];
    memset(row, 0, sizeof row);
    vitrine_plane plane = {
        (double)(next() % 60), number(0, 1), next() % 4 ? number(-60, 60) : 0,
        number(-2, 2), number(-2, 2), number(-2, 2), number(-2, 2),
    };
    double values[260];
    for (int i = 0; i < 260; i++) values[i] = number(-1, 2);
    vitrine_line line = {plane.whole, plane.rest, number(-0.05, 0.05), number(-1, 2)};
    vitrine_ring ring = {plane, number(0, 20), 1 / number(1, 90)};
    vitrine_sweep sweep = {plane, number(-2, 2), number(0.05, 2)};
    kernels->shade_values(row, count, &ramp, values);
    add(row, sizeof row);
    kernels->shade_linear(row, count, &ramp, x, &line);
    add(row, sizeof row);
    kernels->shade_radial(row, count, &ramp, x, &ring);
    add(row, sizeof row);
    kernels->shade_angular(row, count, &ramp, x, &sweep);
    add(row, sizeof row);
}

static void compare(const vitrine_row_kernels *kernels) {
    enum { SIDE = 80 };
    uint32_t first[3 * SIDE], second[3 * SIDE];
    for (int i = 0; i < 3 * SIDE; i++) {
        // Few colours, so that neighbours are equal, and now and then a translucent one.
        uint32_t alpha = next() % 40 ? 0xFF000000u : 0x7F000000u;
        first[i] = i > 0 && next() % 2 ? first[i - 1] : alpha | (next() % 3 ? (uint32_t)(next() % 4) * 0x102030 : (uint32_t)next() & 0xFFFFFF);
        second[i] = next() % 3 ? first[i] : alpha | ((uint32_t)next() & (next() % 2 ? 0xFFFFFF : 0x0F0F0F));
    }
    uint64_t bits = kernels->many_siblings(first + SIDE + 1, SIDE, (long)(next() % 65));
    add(&bits, sizeof bits);
    double limit = number(0, 2000);
    vitrine_yiq_limit limits = {(float)limit + 0.1f, (float)limit - 0.1f, (uint8_t)(next() % 40)};
    uint64_t unsure = 0;
    bits = kernels->screen_yiq(first, second, next(), (long)(next() % 9), &limits, &unsure);
    add(&bits, sizeof bits);
    add(&unsure, sizeof unsure);
    int16_t sums[4 * SIDE], fours[4 * SIDE] = {0};
    uint16_t sizes[8] = {0};
    for (int i = 0; i < 4 * SIDE; i++) sums[i] = (int16_t)(next() % 8161) - 4080;
    long count = (long)(next() % (4 * SIDE - 12));
    kernels->add_differences(sums, count, (const uint8_t *)first, (const uint8_t *)second);
    kernels->sum_fours(fours, count, sums);
    kernels->window_sizes(sizes, 7, fours);
    add(sums, sizeof sums);
    add(fours, sizeof fours);
    add(sizes, sizeof sizes);
}

/// Shades pixels of glass beside a box.
static void shade_glass(const vitrine_row_kernels *kernels) {
    enum { COUNT = 32, SIDE = 128 };
    static uint64_t pixels[SIDE * SIDE];
    for (int i = 0; i < SIDE * SIDE; i++) pixels[i] = next() % 3 && i > 0 ? pixels[i - 1] : pixel();
    float planes[4 * COUNT] = {0}, distance[COUNT], x[COUNT], y[COUNT];
    vitrine_box box = {(float)number(-50, 0), (float)number(-50, 50), (float)number(0, 1), (float)number(-1, 1), 50, 30,
                       {0, (float)number(0, 30), (float)number(0, 30), (float)number(0, 30)}};
    kernels->box_distances(distance, x, y, 0, COUNT, &box);
    add(distance, sizeof distance);
    add(x, sizeof x);
    add(y, sizeof y);
    float scale = (float)number(0.3, 1.2);
    vitrine_lens lens = {
        .height = (float)number(1, 30), .amount = (float)number(-30, 30), .shrink = (float)number(0.5, 1),
        .half_pixel = (float)number(0.1, 0.5), .sharpness = (float)number(0.1, 3), .calm = (float)number(-40, 0),
        .most_taps = next() % 2 ? 32 : 16, .most_spread = 3, .start_x = box.start_x, .start_y = box.start_y,
        .step_x = box.step_x, .step_y = box.step_y, .a = scale, .d = scale, .x = SIDE / 2, .y = SIDE / 2};
    vitrine_texels texels = {pixels, 0, 0, SIDE, SIDE, 1};
    long done = kernels->bend_light(planes, COUNT, COUNT, 0, distance, x, y, &lens, &texels);
    add(&done, sizeof done);
    // A group that is left to others may have any colours.
    for (int part = 0; part < 4; part++) add(planes + part * COUNT, (size_t)done * sizeof *planes);
    vitrine_components columns[COUNT + 16];
    vitrine_steps steps = {box.start_x, box.step_x, 0, 1, 0, SIDE / 2, scale};
    int is_held = kernels->sample_row(planes, COUNT, COUNT, SIDE / 3.0f, &texels, &steps, columns, 0);
    add(&is_held, sizeof is_held);
    for (int i = 0; is_held && i < 4; i++) add(planes + i * COUNT, COUNT * sizeof *planes);
    for (int i = 0; i < 4 * COUNT; i++) planes[i] = (float)(i >= 3 * COUNT && next() % 3 ? 1 : number(0, 1));
    vitrine_face face;
    float *numbers = (float *)&face;
    for (size_t i = 0; i < sizeof face / sizeof *numbers; i++) numbers[i] = (float)number(0, 1);
    kernels->transfer_light(planes, COUNT, COUNT, &face);
    add(planes, sizeof planes);
    float weights[VITRINE_GLASS_WEIGHTS * COUNT];
    vitrine_effects effects = {
        .shade = (float)number(0, 1), .reach = (float)number(0, 9), .shift = (float)number(0, 3),
        .directionality = (float)number(0, 1), .bleed = (float)number(0, 1), .height = (float)number(1, 30),
        .amount = (float)number(0, 9), .outer_height = (float)number(0, 9), .outer_amount = (float)number(0, 9),
        .ambient = (float)number(0, 1), .spot = (float)number(0, 1), .radius = (float)number(1, 40),
        .rim = (float)number(0, 1), .rim_width = (float)number(0.1, 4), .rim_slope = 0.5f, .rim_reach = 9,
        .halo = (float)number(0, 1), .whole = (float)number(0, 2), .first = (float)number(0, 1),
        .second = (float)number(0, 1), .half_pixel = 0.25f, .towards_x = 0.6f, .towards_y = 0.8f,
        .white = (float)number(0, 1), .keep = (float)number(0, 1), .rim_chroma = (float)number(0, 2),
        .least_slope = 0.0625f, .tint = next() % 2 ? (float)number(0, 1) : 0, .start_x = box.start_x,
        .start_y = box.start_y, .step_x = box.step_x, .step_y = box.step_y, .has_bleed = next() % 2,
        .has_glow = next() % 2, .is_joined = next() % 2};
    static vitrine_components tone[VITRINE_TABLE_STEPS + 2];
    for (int i = 0; i < VITRINE_TABLE_STEPS + 2; i++) {
        vitrine_components color = {(float)i / VITRINE_TABLE_STEPS, 0.5f, 1 - (float)i / VITRINE_TABLE_STEPS, 1};
        tone[i] = color;
    }
    kernels->weigh_light(weights, COUNT, COUNT, 0, distance, x, y, &effects);
    add(weights, sizeof weights);
    float around[4 * COUNT] = {0};
    done = kernels->sample_light(around, COUNT, COUNT, 0, weights, COUNT, &lens, &texels);
    add(&done, sizeof done);
    for (int part = 0; part < 4; part++) add(around + part * COUNT, (size_t)done * sizeof *around);
    kernels->finish_light(
        planes, COUNT, COUNT, weights, COUNT, done == COUNT ? around : NULL, &face, &effects, tone);
    add(planes, sizeof planes);
    uint64_t row[COUNT];
    kernels->store_light(row, COUNT, planes, COUNT);
    add(row, sizeof row);
    kernels->load_light(planes, COUNT, COUNT, pixels + next() % SIDE);
    add(planes, sizeof planes);
    done = kernels->far_groups(distance, COUNT, (float)number(-30, 0), (int)(next() % 2));
    add(&done, sizeof done);
    uint16_t cells[2 * 16], shadow[100];
    for (int i = 0; i < 32; i++) cells[i] = weight();
    long side = 1 << (next() % 7), length = side < 8 ? 14 * side : 100;
    long first = (long)(next() % (unsigned)side), share = (long)(next() % (2 * (unsigned)side));
    kernels->interpolate_cells(shadow, first, length, cells, cells + 16, share, side);
    add(shadow, (size_t)length * sizeof *shadow);
}

static void draw(const vitrine_row_kernels *kernels, long kind) {
    uint64_t row[WIDTH], source[WIDTH];
    uint16_t weights[WIDTH];
    for (int i = 0; i < WIDTH; i++) {
        row[i] = pixel();
        source[i] = pixel();
        weights[i] = i > 0 && next() % 3 > 0 ? weights[i - 1] : weight();
    }
    uint64_t color = next() % 2 ? pixel() : pixel() & 0xFFFF000000000000u;
    uint16_t factor = weight();
    long start = (long)(next() % 16), count = (long)(next() % 80);
    switch (kind) {
    case 0: kernels->paint_color(row + start, count, color, row + start); break;
    case 1: kernels->paint_color(row + start, count, color, source + start); break;
    case 2: kernels->paint_pixels(row + start, count, source + start); break;
    case 3: kernels->paint_thinned(row + start, count, source + start, factor); break;
    case 4: kernels->paint_weights(row + start, count, color, weights + start); break;
    case 5: kernels->scale_pixels(row + start, count, factor); break;
    case 6: kernels->scale_weights(weights + start, count, factor); break;
    case 7: {
        vitrine_run runs[12];
        memset(runs, 0, sizeof runs);
        long filled = 0;
        for (int32_t x = (int32_t)start; filled < 12 && x < 80; filled++) {
            runs[filled].x = x - 9;
            runs[filled].count = (int32_t)(next() % 9 + 1);
            runs[filled].value = weight();
            x += runs[filled].count + (int32_t)(next() % 3);
        }
        kernels->paint_runs(row, -9, runs, filled, color);
        break;
    }
    case 8: draw_gradient(kernels); break;
    case 9: compare(kernels); break;
    case 13: shade_glass(kernels); break;
    case 10: {
        uint8_t filtered[8 * WIDTH] = {0};
        long margin = (long)(next() % 8) + 1;
        const uint8_t *bytes_here = (const uint8_t *)source + margin, *bytes_above = (const uint8_t *)row + margin;
        kernels->filter_row(filtered, 6 * count, bytes_here, bytes_above, margin, (long)(next() % 5));
        add(filtered, sizeof filtered);
        break;
    }
    case 11: {
        uint8_t bytes[4 * WIDTH] = {0};
        uint16_t offsets[8];
        for (int i = 0; i < 8; i++) offsets[i] = (uint16_t)(next() % 257);
        if (next() % 2) {
            for (int i = 0; i < WIDTH; i++) row[i] |= 0xFFFF000000000000u;
        }
        kernels->quantize(bytes, count, row + start, offsets, 0);
        add(bytes, sizeof bytes);
        uint64_t common = kernels->common_bits((const uint8_t *)(row + start), 8 * count);
        add(&common, sizeof common);
        break;
    }
    case 12: {
        uint32_t sums[4 * WIDTH];
        for (int i = 0; i < 4 * WIDTH; i++) sums[i] = (uint32_t)next() >> 12;
        const uint16_t *rows[4];
        for (int i = 0; i < 4; i++) rows[i] = (const uint16_t *)(i % 2 ? row : source) + next() % 8;
        kernels->sum_rows(sums, 4 * count, rows, rows[0], 0, (int)(next() % 2));
        add(sums, sizeof sums);
        vitrine_tones tones = {1, 2, 3, 4, 5};
        kernels->sum_tones(row + start, count, &tones);
        add(&tones, sizeof tones);
        break;
    }
    case 14: {
        // Samples of 12 bits, and their sums.
        uint16_t lines[3][WIDTH], sums[WIDTH + 2], doubled[2 * WIDTH] = {0};
        uint32_t totals[4 * WIDTH];
        uint8_t colors[4 * WIDTH] = {0};
        for (int i = 0; i < 3 * WIDTH; i++) lines[i / WIDTH][i % WIDTH] = next() & 4095;
        for (int i = 0; i < WIDTH + 2; i++) sums[i] = next() % 16381;
        for (int i = 0; i < 4 * WIDTH; i++) totals[i] = (uint32_t)next();
        vitrine_sample_matrix matrix = {.shift = 20};
        for (int i = 0; i < 3; i++) {
            matrix.red[i] = (int32_t)(next() % 131072) - 65536;
            matrix.green[i] = (int32_t)(next() % 131072) - 65536;
            matrix.blue[i] = (int32_t)(next() % 131072) - 65536;
            matrix.start[i] = (int32_t)(next() % 536870912) - 268435456;
        }
        kernels->color_samples(colors, count, lines[0], lines[1], lines[2], &matrix);
        add(colors, sizeof colors);
        kernels->double_samples(doubled, count, sums + 1, 8, next() % 2 ? 8 : 7, 4);
        add(doubled, sizeof doubled);
        kernels->mix_samples(lines[0], count, lines[1], lines[2], 2, 2);
        kernels->widen_samples(lines[1], count, colors);
        add(lines, sizeof lines);
        kernels->add_weighted(totals, 4 * count, (const uint16_t *)row, (uint32_t)next());
        kernels->add_weighted_bytes(totals, 4 * count, colors, (uint32_t)next());
        add(totals, sizeof totals);
        break;
    }
    default: {
        uint16_t words[ROWS][WIDTH], wide[WIDTH] = {0};
        uint8_t bytes[ROWS][WIDTH], narrow[WIDTH] = {0};
        const uint16_t *word_rows[ROWS];
        const uint8_t *byte_rows[ROWS];
        uint32_t taps[9], rest = 65535;
        long radius = (long)(next() % 8 + 1);
        for (long i = radius; i > 0; i--) {
            taps[i] = (uint32_t)(next() % (rest / 3 + 1));
            rest -= taps[i];
        }
        taps[0] = rest;
        for (long i = 0; i <= 2 * radius; i++) {
            for (int x = 0; x < WIDTH; x++) {
                words[i][x] = weight();
                bytes[i][x] = (uint8_t)next();
            }
            word_rows[i] = words[i] + start;
            byte_rows[i] = bytes[i] + start;
        }
        uint16_t invert = next() % 2 ? 65535 : 0;
        long filter = (long)(next() % 2), split = next() % 2 ? VITRINE_SPLIT_PIXELS : VITRINE_SPLIT_SAMPLES;
        for (long i = radius * 2 + 1; i < 6; i++) {
            word_rows[i] = word_rows[0];
            byte_rows[i] = byte_rows[0];
        }
        uint16_t halves[2][WIDTH], doubles[2 * WIDTH];
        uint8_t narrow_doubles[2 * WIDTH];
        memset(halves, 0, sizeof halves);
        memset(doubles, 0, sizeof doubles);
        memset(narrow_doubles, 0, sizeof narrow_doubles);
        kernels->halve(halves[0], NULL, count, word_rows, NULL, filter, VITRINE_WHOLE, invert);
        add(halves, sizeof halves);
        kernels->halve(halves[0], halves[1], count, word_rows, word_rows, filter, split, invert);
        add(halves, sizeof halves);
        kernels->halve_bytes(halves[0], halves[1], count, byte_rows, NULL, filter, split, invert);
        add(halves, sizeof halves);
        kernels->double_row(wide, count, word_rows[0], word_rows[1], word_rows[2], filter, invert);
        kernels->double_row_to_bytes(narrow, count, word_rows[0], word_rows[1], word_rows[2], filter, invert);
        add(wide, sizeof wide);
        add(narrow, sizeof narrow);
        long evens = count / 4 * 4, odds = next() % 2 || evens == 0 ? evens : evens - (split == VITRINE_SPLIT_PIXELS ? 4 : 1);
        kernels->double_pairs(
            doubles, evens, odds, word_rows[0], word_rows[1], word_rows[2], filter, split, invert);
        kernels->double_pairs_to_bytes(
            narrow_doubles, evens, odds, word_rows[0], word_rows[1], word_rows[2], filter, split, invert);
        add(doubles, sizeof doubles);
        add(narrow_doubles, sizeof narrow_doubles);
        kernels->convolve(wide, count, word_rows, taps, radius, invert);
        add(wide, sizeof wide);
        kernels->convolve_bytes(wide, count, byte_rows, taps, radius, invert);
        kernels->convolve_to_bytes(narrow, count, word_rows, taps, radius, invert);
        add(wide, sizeof wide);
        add(narrow, sizeof narrow);
    }
    }
    add(row, sizeof row);
    add(weights, sizeof weights);
}

int main(void) {
    for (long level = 0; level <= vitrine_machine_level(); level++) {
        state = 88172645463325252u;
        hash = 14695981039346656037u;
        for (long i = 0; i < DRAWS; i++) draw(vitrine_kernels_of_level(level), i % 16);
        printf("%s %016" PRIx64 "\n", vitrine_level_name(level), hash);
    }
}
