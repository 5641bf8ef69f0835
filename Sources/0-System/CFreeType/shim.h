#ifndef VITRINE_CFREETYPE_SHIM_H
#define VITRINE_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_MODULE_H
#include FT_SYSTEM_H

/// Outlines in font units, untouched by a size or by hinting, never an embedded bitmap.
static inline FT_Int32 vitrine_ft_load_outline_flags(void) {
    return FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
}

/// Whether the loaded glyph is an outline, not a bitmap or a picture in SVG.
static inline int vitrine_ft_glyph_is_outline(FT_GlyphSlot slot) {
    return slot->format == FT_GLYPH_FORMAT_OUTLINE;
}

/// Whether the face holds pictures of its glyphs in colour (`CBDT`, `sbix`).
static inline int vitrine_ft_has_pictures(FT_Face face) {
    return FT_HAS_COLOR(face) && FT_HAS_FIXED_SIZES(face);
}

static inline FT_Int32 vitrine_ft_load_picture_flags(void) { return FT_LOAD_COLOR; }

/// Whether the loaded glyph is a picture of blue, green, red and premultiplied alpha.
static inline int vitrine_ft_glyph_is_picture(FT_GlyphSlot slot) {
    return slot->format == FT_GLYPH_FORMAT_BITMAP && slot->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA;
}

#endif
