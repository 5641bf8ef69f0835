#ifndef VITRINE_ROWKERNELCALLS_H
#define VITRINE_ROWKERNELCALLS_H

// Calls of the kernels of the chosen level: the end of `CRowKernels.h`, which declares what they are made of.

#include "CRowKernels.h"

#pragma clang assume_nonnull begin

static inline void vitrine_paint_runs(
    uint64_t *row, int32_t x, const vitrine_run *runs, long count, uint64_t pixel) {
    vitrine_kernels->paint_runs(row, x, runs, count, pixel);
}

static inline void vitrine_paint_color(uint64_t *row, long count, uint64_t pixel, const uint64_t *below) {
    vitrine_kernels->paint_color(row, count, pixel, below);
}

static inline void vitrine_paint_pixels(uint64_t *row, long count, const uint64_t *source) {
    vitrine_kernels->paint_pixels(row, count, source);
}

static inline void vitrine_paint_thinned(uint64_t *row, long count, const uint64_t *source, uint16_t weight) {
    vitrine_kernels->paint_thinned(row, count, source, weight);
}

static inline void vitrine_paint_weights(uint64_t *row, long count, uint64_t pixel, const uint16_t *weights) {
    vitrine_kernels->paint_weights(row, count, pixel, weights);
}

static inline void vitrine_scale_pixels(uint64_t *row, long count, uint16_t weight) {
    vitrine_kernels->scale_pixels(row, count, weight);
}

static inline void vitrine_scale_weights(uint16_t *weights, long count, uint16_t weight) {
    vitrine_kernels->scale_weights(weights, count, weight);
}

static inline void vitrine_convolve(
    uint16_t *out, long count, const uint16_t *_Nonnull const *_Nonnull rows, const uint32_t *taps,
    long radius, uint16_t invert) {
    vitrine_kernels->convolve(out, count, rows, taps, radius, invert);
}

static inline void vitrine_convolve_bytes(
    uint16_t *out, long count, const uint8_t *_Nonnull const *_Nonnull rows, const uint32_t *taps,
    long radius, uint16_t invert) {
    vitrine_kernels->convolve_bytes(out, count, rows, taps, radius, invert);
}

static inline void vitrine_convolve_to_bytes(
    uint8_t *out, long count, const uint16_t *_Nonnull const *_Nonnull rows, const uint32_t *taps,
    long radius, uint16_t invert) {
    vitrine_kernels->convolve_to_bytes(out, count, rows, taps, radius, invert);
}

static inline void vitrine_shade_values(
    uint64_t *row, long count, const vitrine_ramp *ramp, const double *values) {
    vitrine_kernels->shade_values(row, count, ramp, values);
}

static inline void vitrine_shade_linear(
    uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_line *line) {
    vitrine_kernels->shade_linear(row, count, ramp, x, line);
}

static inline void vitrine_shade_radial(
    uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_ring *ring) {
    vitrine_kernels->shade_radial(row, count, ramp, x, ring);
}

static inline void vitrine_shade_angular(
    uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_sweep *sweep) {
    vitrine_kernels->shade_angular(row, count, ramp, x, sweep);
}

static inline void vitrine_quantize(
    uint8_t *out, long count, const uint64_t *pixels, const uint16_t *offsets, long next) {
    vitrine_kernels->quantize(out, count, pixels, offsets, next);
}

static inline uint64_t vitrine_common_bits(const uint8_t *bytes, long count) {
    return vitrine_kernels->common_bits(bytes, count);
}

static inline void vitrine_halve(
    uint16_t *out, uint16_t *_Nullable odds, long count, const uint16_t *_Nonnull const *_Nonnull rows,
    const uint16_t *_Nonnull const *_Nullable ahead, long filter, long arrangement, uint16_t invert) {
    vitrine_kernels->halve(out, odds, count, rows, ahead, filter, arrangement, invert);
}

static inline void vitrine_halve_bytes(
    uint16_t *out, uint16_t *_Nullable odds, long count, const uint8_t *_Nonnull const *_Nonnull rows,
    const uint8_t *_Nonnull const *_Nullable ahead, long filter, long arrangement, uint16_t invert) {
    vitrine_kernels->halve_bytes(out, odds, count, rows, ahead, filter, arrangement, invert);
}

static inline void vitrine_double_row(
    uint16_t *out, long count, const uint16_t *near, const uint16_t *centre, const uint16_t *far, long filter,
    uint16_t invert) {
    vitrine_kernels->double_row(out, count, near, centre, far, filter, invert);
}

static inline void vitrine_double_row_to_bytes(
    uint8_t *out, long count, const uint16_t *near, const uint16_t *centre, const uint16_t *far, long filter,
    uint16_t invert) {
    vitrine_kernels->double_row_to_bytes(out, count, near, centre, far, filter, invert);
}

static inline void vitrine_double_pairs(
    uint16_t *out, long evens, long odds, const uint16_t *left, const uint16_t *centre, const uint16_t *right, long filter,
    long arrangement, uint16_t invert) {
    vitrine_kernels->double_pairs(out, evens, odds, left, centre, right, filter, arrangement, invert);
}

static inline void vitrine_double_pairs_to_bytes(
    uint8_t *out, long evens, long odds, const uint16_t *left, const uint16_t *centre, const uint16_t *right, long filter,
    long arrangement, uint16_t invert) {
    vitrine_kernels->double_pairs_to_bytes(out, evens, odds, left, centre, right, filter, arrangement, invert);
}

static inline void vitrine_add_differences(int16_t *sums, long count, const uint8_t *from, const uint8_t *to) {
    vitrine_kernels->add_differences(sums, count, from, to);
}

static inline void vitrine_sum_fours(int16_t *fours, long count, const int16_t *columns) {
    vitrine_kernels->sum_fours(fours, count, columns);
}

static inline void vitrine_window_sizes(uint16_t *sizes, long groups, const int16_t *fours) {
    vitrine_kernels->window_sizes(sizes, groups, fours);
}

static inline uint64_t vitrine_many_siblings(const uint32_t *first, long stride, long count) {
    return vitrine_kernels->many_siblings(first, stride, count);
}

static inline uint64_t vitrine_screen_yiq(
    const uint32_t *expected, const uint32_t *actual, uint64_t marks, long groups, const vitrine_yiq_limit *limit,
    uint64_t *unsure) {
    return vitrine_kernels->screen_yiq(expected, actual, marks, groups, limit, unsure);
}

static inline void vitrine_filter_row(
    uint8_t *out, long count, const uint8_t *row, const uint8_t *above, long pixel_bytes, long filter) {
    vitrine_kernels->filter_row(out, count, row, above, pixel_bytes, filter);
}

static inline void vitrine_sum_rows(
    uint32_t *sums, long count, const uint16_t *_Nonnull const *_Nonnull rows, const uint16_t *ahead, long stride,
    int continues) {
    vitrine_kernels->sum_rows(sums, count, rows, ahead, stride, continues);
}

static inline void vitrine_sum_tones(const uint64_t *pixels, long count, vitrine_tones *tones) {
    vitrine_kernels->sum_tones(pixels, count, tones);
}

static inline long vitrine_bend_light(
    float *row, long stride, long count, float index, const float *distance, const float *gradient_x,
    const float *gradient_y, const vitrine_lens *lens, const vitrine_texels *picture) {
    return vitrine_kernels->bend_light(
        row, stride, count, index, distance, gradient_x, gradient_y, lens, picture);
}

static inline void vitrine_transfer_light(float *row, long stride, long count, const vitrine_face *face) {
    vitrine_kernels->transfer_light(row, stride, count, face);
}

static inline void vitrine_weigh_light(
    float *weights, long stride, long count, float index, const float *distance, const float *gradient_x,
    const float *gradient_y, const vitrine_effects *effects) {
    vitrine_kernels->weigh_light(weights, stride, count, index, distance, gradient_x, gradient_y, effects);
}

static inline void vitrine_finish_light(
    float *row, long stride, long count, const float *weights, long scratch_stride, const float *_Nullable around,
    const vitrine_face *face, const vitrine_effects *effects, const vitrine_components *tone) {
    vitrine_kernels->finish_light(row, stride, count, weights, scratch_stride, around, face, effects, tone);
}

static inline long vitrine_sample_light(
    float *row, long stride, long count, float index, const float *weights, long scratch_stride, const vitrine_lens *lens,
    const vitrine_texels *picture) {
    return vitrine_kernels->sample_light(row, stride, count, index, weights, scratch_stride, lens, picture);
}

static inline void vitrine_load_light(float *row, long stride, long count, const uint64_t *pixels) {
    vitrine_kernels->load_light(row, stride, count, pixels);
}

static inline void vitrine_store_light(uint64_t *pixels, long count, const float *row, long stride) {
    vitrine_kernels->store_light(pixels, count, row, stride);
}

static inline void vitrine_box_distances(
    float *distance, float *gradient_x, float *gradient_y, long first, long end, const vitrine_box *box) {
    vitrine_kernels->box_distances(distance, gradient_x, gradient_y, first, end, box);
}

static inline int vitrine_sample_row(
    float *row, long stride, long count, float place_y, const vitrine_texels *picture, const vitrine_steps *steps,
    vitrine_components *columns, int adds) {
    return vitrine_kernels->sample_row(row, stride, count, place_y, picture, steps, columns, adds);
}

static inline void vitrine_widen_samples(uint16_t *out, long count, const uint8_t *samples) {
    vitrine_kernels->widen_samples(out, count, samples);
}

static inline void vitrine_mix_samples(
    uint16_t *out, long count, const uint16_t *near, const uint16_t *far, uint16_t bias, long shift) {
    vitrine_kernels->mix_samples(out, count, near, far, bias, shift);
}

static inline void vitrine_mix_bytes(
    uint16_t *out, long count, const uint8_t *near, const uint8_t *far, uint16_t bias, long shift) {
    vitrine_kernels->mix_bytes(out, count, near, far, bias, shift);
}

static inline void vitrine_double_samples(
    uint16_t *out, long count, const uint16_t *sums, uint16_t even_bias, uint16_t odd_bias, long shift) {
    vitrine_kernels->double_samples(out, count, sums, even_bias, odd_bias, shift);
}

static inline void vitrine_color_samples(
    uint8_t *out, long count, const uint16_t *first, const uint16_t *second, const uint16_t *third,
    const vitrine_sample_matrix *matrix) {
    vitrine_kernels->color_samples(out, count, first, second, third, matrix);
}

static inline void vitrine_color_halved(
    uint8_t *out, long count, const uint8_t *luma, const uint16_t *cb, const uint16_t *cr, uint16_t even_bias,
    uint16_t odd_bias, long shift) {
    vitrine_kernels->color_halved(out, count, luma, cb, cr, even_bias, odd_bias, shift);
}

static inline void vitrine_split_pixels(
    uint8_t *first, uint8_t *second, uint8_t *third, long count, const uint8_t *pixels,
    const vitrine_sample_matrix *matrix) {
    vitrine_kernels->split_pixels(first, second, third, count, pixels, matrix);
}

static inline void vitrine_add_weighted(uint32_t *sums, long count, const uint16_t *row, uint32_t weight) {
    vitrine_kernels->add_weighted(sums, count, row, weight);
}

static inline void vitrine_add_weighted_bytes(
    uint32_t *sums, long count, const uint8_t *_Nonnull const *_Nonnull rows, long row_count, uint32_t weight) {
    vitrine_kernels->add_weighted_bytes(sums, count, rows, row_count, weight);
}

static inline void vitrine_interpolate_cells(
    uint16_t *out, long first, long count, const uint16_t *above, const uint16_t *below, long weight, long side) {
    vitrine_kernels->interpolate_cells(out, first, count, above, below, weight, side);
}

static inline long vitrine_far_groups(const float *distance, long count, float limit, int are_far) {
    return vitrine_kernels->far_groups(distance, count, limit, are_far);
}

#pragma clang assume_nonnull end

#endif
