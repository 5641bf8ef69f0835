#ifndef VITRINE_GLASSTYPES_H
#define VITRINE_GLASSTYPES_H

#include <stdint.h>

// What the row kernels of glass take.

#pragma clang assume_nonnull begin

/// The most points of the backdrop that are averaged for a pixel of glass.
enum { VITRINE_MOST_TAPS = 32 };

/// A lens of glass over a row of pixels; see `GlassRefraction` and `GlassPixelSpan`. With `calm`, the largest distance at
/// which one tap is enough. (a, b, c, d, x, y) maps points to device pixels.
typedef struct {
    float height, amount, shrink, half_pixel, sharpness, calm, most_taps, most_spread;
    float start_x, start_y, step_x, step_y;
    float a, b, c, d, x, y;
} vitrine_lens;

/// The pixels of a picture in `x0..<x1` and `y0..<y1`; `unit` is the reciprocal of their width in device pixels.
typedef struct {
    const uint64_t *pixels;
    long x0, y0, x1, y1;
    float unit;
} vitrine_texels;

/// The transfer of a face of glass; see `GlassFaceTransfer`. (red, green, blue, alpha) is its emission, of that luma.
typedef struct {
    float base, gain, lift, chroma, fading, regained, regain_scale, hue;
    float red, green, blue, alpha, luma;
} vitrine_face;

/// The places of a row's pixels across a picture; see `GlassShader.along`.
typedef struct {
    float start, step, index, shrink, moved, origin, scale;
} vitrine_steps;

/// A row of pixels beside a rounded rectangle; see `BoxDistance`. Positions are relative to its centre, and radii in the
/// order top left, top right, bottom right, bottom left.
typedef struct {
    float start_x, start_y, step_x, step_y, half_x, half_y, radii[4];
} vitrine_box;

/// The number of weights of a pixel, each a plane: the darkening, the share of bled colour and the distance that it comes
/// from, the glow, the rim, and the two components of the normal.
enum { VITRINE_GLASS_WEIGHTS = 7 };

/// The steps of a table of colours; see `LookupTable`.
enum { VITRINE_TABLE_STEPS = 512 };

/// The effects of glass on a row of pixels; see `GlassWeightEvaluator` and `GlassRimLight`. Names without a prefix are the
/// strengths of the effects.
typedef struct {
    float shade, reach, shift, directionality;
    float bleed, height, amount, outer_height, outer_amount;
    float ambient, spot, spot_x, spot_y, radius;
    float rim, rim_width, rim_slope, rim_reach, halo, whole, first, second, half_pixel, towards_x, towards_y;
    float white, keep, rim_chroma, least_slope, tint;
    float start_x, start_y, step_x, step_y;
    int has_bleed, has_glow, is_joined;
} vitrine_effects;

#pragma clang assume_nonnull end

#endif
