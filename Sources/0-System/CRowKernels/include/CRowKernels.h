#ifndef VITRINE_CROWKERNELS_H
#define VITRINE_CROWKERNELS_H

#include "GlassTypes.h"

#include <stdint.h>

/// Row kernels over packed premultiplied pixels, samples of blurs and bytes of pictures, once for each vector width that a
/// machine may have.
///
/// A pixel is four fractions of 16 bits, where 65535 is 1.0: red in the lowest bits, alpha in the highest. All products
/// are rounded to nearest, and floating point has the operations of the reference in their order, so that all levels give
/// the same bits. `SourceOverReference` in the tests specifies each kernel that names no other. Rows may start at any
/// pixel, and must not partially overlap.

#pragma clang assume_nonnull begin

/// Neighbouring pixels with the same coverage; the layout of `Coverage.Run`.
typedef struct {
    int32_t x;
    int32_t count;
    uint16_t value;
} vitrine_run;

/// The filter that halves or doubles a row of samples.
enum { VITRINE_CUBIC, VITRINE_QUINTIC };

/// How samples are written: as a row, or the even and odd samples, or pixels of four samples, as two.
enum { VITRINE_WHOLE, VITRINE_SPLIT_SAMPLES, VITRINE_SPLIT_PIXELS };

/// The row filters of PNG, third edition, 9.2, with its numbers.
enum { VITRINE_NONE, VITRINE_SUB, VITRINE_UP, VITRINE_AVERAGE, VITRINE_PAETH };

/// Premultiplied components, 0...65535, in the order of a pixel.
typedef float vitrine_components __attribute__((__ext_vector_type__(4)));

/// An interval of the parameter of a gradient; the layout of `GradientRamp.Segment`.
typedef struct {
    double lower, upper, base, reciprocal;
    vitrine_components from, to;
} vitrine_segment;

/// What a gradient shows beyond its ends: the colours there, the gradient again, or the gradient to and fro.
enum { VITRINE_PAD, VITRINE_REPEAT, VITRINE_REFLECT };

/// The colours of a gradient as a function of its parameter. The first segment has no lower end, the last no upper one.
typedef struct {
    const vitrine_segment *segments;
    long count;
    long spread;
} vitrine_ramp;

/// A row of pixels that a linear gradient crosses. The distance of pixel x is `(x - whole) + rest`, and its parameter that
/// times `along`, plus `down`.
typedef struct {
    double whole, rest, along, down;
} vitrine_line;

/// A row of pixels in the plane of a gradient: with the distance dx of pixel x as above, its place is
/// `(dx * a + dy * c, dx * b + dy * d)`.
typedef struct {
    double whole, rest, dy, a, b, c, d;
} vitrine_plane;

/// The rings of a radial gradient: `(length - start_radius) * reciprocal` is the parameter.
typedef struct {
    vitrine_plane plane;
    double start_radius, reciprocal;
} vitrine_ring;

/// The rays of an angular gradient: the angle at which it starts and the one that it covers, in turns.
typedef struct {
    vitrine_plane plane;
    double start, turns;
} vitrine_sweep;

/// The limit of squared distances of colours in YIQ, a little above and below, and the difference up to which no channel
/// counts.
typedef struct {
    float above, below;
    uint8_t small;
} vitrine_yiq_limit;

/// Sums of components of pixels, and of the differences between the largest and the smallest colour of each.
typedef struct {
    uint64_t red, green, blue, alpha, spread;
} vitrine_tones;

/// The conversion of three samples of at most 12 bits to red, green and blue: what each adds to them, and constants with a
/// half for rounding, all in parts of 2^`shift`. No sum leaves 32 bits.
typedef struct {
    int32_t red[3], green[3], blue[3], start[3];
    int32_t shift;
} vitrine_sample_matrix;

/// The kernels of one level.
typedef struct {
    /// Paints a colour over the runs of a row whose first pixel is at `x`, thinned by each run's coverage.
    void (*paint_runs)(uint64_t *row, int32_t x, const vitrine_run *runs, long count, uint64_t pixel);
    /// Writes a colour painted over the pixels of `below`, which may be the row itself.
    void (*paint_color)(uint64_t *row, long count, uint64_t pixel, const uint64_t *below);
    /// Paints a row of pixels over another.
    void (*paint_pixels)(uint64_t *row, long count, const uint64_t *source);
    /// Paints a row of pixels, thinned by a weight, over another.
    void (*paint_thinned)(uint64_t *row, long count, const uint64_t *source, uint16_t weight);
    /// Paints a colour, thinned by a weight for each pixel, over a row.
    void (*paint_weights)(uint64_t *row, long count, uint64_t pixel, const uint16_t *weights);
    /// Multiplies a row by a weight.
    void (*scale_pixels)(uint64_t *row, long count, uint16_t weight);
    /// Multiplies a row of weights by a weight.
    void (*scale_weights)(uint16_t *weights, long count, uint16_t weight);
    /// Convolves rows of samples with a symmetric kernel: `rows[radius + k]` is at distance `k`, whose weight is
    /// `taps[abs(k)]` in 65536ths. The two samples at one distance are averaged first, rounded up. The result is xored
    /// with `invert`. `ScalarBlurKernels` specifies it.
    void (*convolve)(
        uint16_t *out, long count, const uint16_t *_Nonnull const *_Nonnull rows, const uint32_t *taps,
        long radius, uint16_t invert);
    /// The same for pictures of 8 bits, down and then across: only the upper halves of products are added up, to half
    /// of the number of products. `ScalarBlurKernels.convolvedBriefly` specifies both.
    void (*convolve_bytes)(
        uint16_t *out, long count, const uint8_t *_Nonnull const *_Nonnull rows, const uint32_t *taps,
        long radius, uint16_t invert);
    void (*convolve_to_bytes)(
        uint8_t *out, long count, const uint16_t *_Nonnull const *_Nonnull rows, const uint32_t *taps,
        long radius, uint16_t invert);
    /// Writes the colours of a gradient at the parameters of pixels. `PaintReference` specifies all four.
    void (*shade_values)(uint64_t *row, long count, const vitrine_ramp *ramp, const double *values);
    /// Writes the colours of pixels from `x` on.
    void (*shade_linear)(uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_line *line);
    void (*shade_radial)(uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_ring *ring);
    void (*shade_angular)(uint64_t *row, long count, const vitrine_ramp *ramp, long x, const vitrine_sweep *sweep);
    /// Writes pixels with 8 bits per component, not premultiplied: `(value + offset) / 257`, rounded down, with
    /// `offsets[i & 7]` for pixel i. `QuantizeKernels.step` specifies it. `next` is the distance from `pixels` to the row
    /// that will be wanted next.
    void (*quantize)(uint8_t *out, long count, const uint64_t *pixels, const uint16_t *offsets, long next);
    /// Returns the bits that all groups of eight bytes have. `count` is a multiple of 8.
    uint64_t (*common_bits)(const uint8_t *bytes, long count);
    /// Filters four rows with [1 3 3 1]/8 or six with [1 5 10 10 5 1]/32, and xors the result with `invert`. `odds` is
    /// written only if the arrangement splits. `ScalarBlurKernels` specifies this and what follows.
    void (*halve)(
        uint16_t *out, uint16_t *_Nullable odds, long count, const uint16_t *_Nonnull const *_Nonnull rows,
        const uint16_t *_Nonnull const *_Nullable ahead, long filter, long arrangement, uint16_t invert);
    void (*halve_bytes)(
        uint16_t *out, uint16_t *_Nullable odds, long count, const uint8_t *_Nonnull const *_Nonnull rows,
        const uint8_t *_Nonnull const *_Nullable ahead, long filter, long arrangement, uint16_t invert);
    /// Filters with [3 1]/4, the finer sample within `near` on the side of `far`, or with [5 10 1]/16, the finer sample
    /// within `centre` on the side of `near`.
    void (*double_row)(
        uint16_t *out, long count, const uint16_t *near, const uint16_t *centre, const uint16_t *far, long filter,
        uint16_t invert);
    void (*double_row_to_bytes)(
        uint8_t *out, long count, const uint16_t *near, const uint16_t *centre, const uint16_t *far, long filter,
        uint16_t invert);
    /// Computes both finer samples of each coarser one, and interleaves them as the arrangement has split them. If a row
    /// ends with an even pixel, there is one more even pixel than odd ones.
    void (*double_pairs)(
        uint16_t *out, long evens, long odds, const uint16_t *left, const uint16_t *centre, const uint16_t *right,
        long filter, long arrangement, uint16_t invert);
    void (*double_pairs_to_bytes)(
        uint8_t *out, long evens, long odds, const uint16_t *left, const uint16_t *centre, const uint16_t *right,
        long filter, long arrangement, uint16_t invert);
    /// Adds `to[i] - from[i]` to sums. `DriftSums` specifies this and the next two.
    void (*add_differences)(int16_t *sums, long count, const uint8_t *from, const uint8_t *to);
    /// Writes the sums of four columns of four components: `columns[i + 0, 4, 8, 12]`.
    void (*sum_fours)(int16_t *fours, long count, const int16_t *columns);
    /// Writes for each group of eight windows the largest magnitude of `fours[i + 0, 16, 32, 48]`.
    void (*window_sizes)(uint16_t *sizes, long groups, const int16_t *fours);
    /// Returns the bits of those of up to 64 pixels that equal at least three of their eight neighbours, all of which
    /// exist. `stride` is the distance of rows. `AntialiasingDetector.hasManySiblings` specifies it.
    uint64_t (*many_siblings)(const uint32_t *first, long stride, long count);
    /// Returns the bits of those pixels in groups of eight, of which marks are set, whose distance certainly exceeds a
    /// limit; and those that single precision cannot decide, translucent ones among them. `YIQMetric.exceeds` decides.
    uint64_t (*screen_yiq)(
        const uint32_t *expected, const uint32_t *actual, uint64_t marks, long groups, const vitrine_yiq_limit *limit,
        uint64_t *unsure);
    /// Filters a row of bytes. As many bytes as a pixel has must be readable before it and the row above it.
    /// `RowFilterReference` specifies it.
    void (*filter_row)(
        uint8_t *out, long count, const uint8_t *row, const uint8_t *above, long pixel_bytes, long filter);
    /// Adds four rows of components to their sums, or replaces the sums unless it `continues`. Four rows from `ahead` on,
    /// `stride` apart, are those that will be wanted next.
    void (*sum_rows)(
        uint32_t *sums, long count, const uint16_t *_Nonnull const *_Nonnull rows, const uint16_t *ahead, long stride,
        int continues);
    /// Adds pixels to sums.
    void (*sum_tones)(const uint64_t *pixels, long count, vitrine_tones *tones);
    /// Writes the light that comes through a simple lens, for groups of eight pixels; `index` is that of the first one.
    /// Returns the number of those before a group of which some light comes from beyond the picture. `GlassShader.eight`
    /// specifies it.
    long (*bend_light)(
        float *row, long stride, long count, float index, const float *distance, const float *gradient_x,
        const float *gradient_y, const vitrine_lens *lens, const vitrine_texels *picture);
    /// Applies a face to groups of eight colours. `GlassFaceTransfer` specifies it.
    void (*transfer_light)(float *row, long stride, long count, const vitrine_face *face);
    /// Writes the weights of the effects, for groups of eight pixels; `index` is that of the first one.
    /// `GlassWeightEvaluator` specifies it.
    void (*weigh_light)(
        float *weights, long stride, long count, float index, const float *distance, const float *gradient_x,
        const float *gradient_y, const vitrine_effects *effects);
    /// Applies a face and the effects to groups of eight colours, with those from around the glass if there are any.
    /// `GlassShader` specifies it.
    void (*finish_light)(
        float *row, long stride, long count, const float *weights, long scratch_stride, const float *_Nullable around,
        const vitrine_face *face, const vitrine_effects *effects, const vitrine_components *tone);
    /// Writes the colours around the glass, at the distances of the weights, for groups of eight pixels. Returns the number
    /// of those before a group that is not within the picture. `GlassBackdropSampler` specifies it.
    long (*sample_light)(
        float *row, long stride, long count, float index, const float *weights, long scratch_stride,
        const vitrine_lens *lens, const vitrine_texels *picture);
    /// Writes the colours of groups of eight pixels. `GlassTexels` specifies it.
    void (*load_light)(float *row, long stride, long count, const uint64_t *pixels);
    /// Writes groups of eight colours as pixels. `GlassColors` specifies it.
    void (*store_light)(uint64_t *pixels, long count, const float *row, long stride);
    /// Writes distances to a rounded rectangle and their gradients, for groups of eight pixels.
    /// `GlassDistanceReference.toBox` specifies it.
    void (*box_distances)(
        float *distance, float *gradient_x, float *gradient_y, long first, long end, const vitrine_box *box);
    /// Writes or adds the colours at groups of eight places in one row of a picture, with memory for 16 more columns.
    /// Returns 0, with nothing done, if the picture does not hold them or they are further apart than pixels are.
    /// `GlassSamplerReference` specifies it.
    int (*sample_row)(
        float *row, long stride, long count, float place_y, const vitrine_texels *picture, const vitrine_steps *steps,
        vitrine_components *columns, int adds);
    /// Writes samples of 8 bits as words. `PictureKernelReference` specifies this and what follows.
    void (*widen_samples)(uint16_t *out, long count, const uint8_t *samples);
    /// Writes `(3 * near + far + bias) >> shift` for samples of at most 12 bits.
    void (*mix_samples)(
        uint16_t *out, long count, const uint16_t *near, const uint16_t *far, uint16_t bias, long shift);
    /// The same for samples of 8 bits.
    void (*mix_bytes)(
        uint16_t *out, long count, const uint8_t *near, const uint8_t *far, uint16_t bias, long shift);
    /// Writes two samples of each sum, which is at most that of four samples of 12 bits: three parts of it and one of the
    /// sum before or after it, which are there at both ends.
    void (*double_samples)(
        uint16_t *out, long count, const uint16_t *sums, uint16_t even_bias, uint16_t odd_bias, long shift);
    /// Writes opaque pixels of 8 bits in RGBA.
    void (*color_samples)(
        uint8_t *out, long count, const uint16_t *first, const uint16_t *second, const uint16_t *third,
        const vitrine_sample_matrix *matrix);
    /// Writes opaque pixels of luma, Cb and Cr from 0 to 255, as JPEG has them (`SampleMatrix.full`). Two pixels share a sum
    /// of Cb and one of Cr, of which `double_samples` would make samples of at most 255.
    void (*color_halved)(
        uint8_t *out, long count, const uint8_t *luma, const uint16_t *cb, const uint16_t *cr, uint16_t even_bias,
        uint16_t odd_bias, long shift);
    /// Writes the planes of pixels of 8 bits in RGBA, over black where they are translucent. The matrix gives a sample of
    /// the first plane as the `red` of three colours, and so on; none leaves 0...255.
    void (*split_pixels)(
        uint8_t *first, uint8_t *second, uint8_t *third, long count, const uint8_t *pixels,
        const vitrine_sample_matrix *matrix);
    /// Adds components times a weight to sums without carry.
    void (*add_weighted)(uint32_t *sums, long count, const uint16_t *row, uint32_t weight);
    /// The same for components of 8 bits, as fractions of 16 bits, of 1 to 257 rows with one weight.
    void (*add_weighted_bytes)(
        uint32_t *sums, long count, const uint8_t *_Nonnull const *_Nonnull rows, long row_count, uint32_t weight);
    /// Writes values between the middles of square cells of `side` pixels, a power of two of at most 64, from pixel `first`
    /// on, which is counted from the middle of the first cell. The lower row of cells has the `weight` of `2 * side`.
    /// `ShadowMask` says what they are.
    void (*interpolate_cells)(
        uint16_t *out, long first, long count, const uint16_t *above, const uint16_t *below, long weight, long side);
    /// Returns the number of groups of eight distances at the start that are all at most `limit`, or of those before the
    /// first such one.
    long (*far_groups)(const float *distance, long count, float limit, int are_far);
} vitrine_row_kernels;

/// The number of levels, in ascending order: what every machine of its architecture has (vectors of 16 bytes),
/// x86-64-v3 (AVX2, 32 bytes), x86-64-v4 (AVX-512, 64 bytes). Other architectures have the first one only.
#define VITRINE_LEVELS 3

/// The names of the levels, which the environment variable `VITRINE_SIMD` takes.
const char *vitrine_level_name(long level);

/// Returns the highest level that this machine has.
long vitrine_machine_level(void);

/// Returns the level that is used: the machine's, or a lower one that `VITRINE_SIMD` names. Other values count as the
/// machine's level.
long vitrine_chosen_level(void);

/// Returns the kernels of a level that the machine has.
const vitrine_row_kernels *vitrine_kernels_of_level(long level);

/// The kernels of the chosen level, set before `main`.
extern const vitrine_row_kernels *vitrine_kernels;

#pragma clang assume_nonnull end

#include "RowKernelCalls.h"

#endif
