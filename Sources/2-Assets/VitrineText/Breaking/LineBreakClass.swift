/// A line breaking class, by its short name in the Unicode standard (UAX #14, table 1).
///
/// AI, CJ, SG and XX have no case here: rule LB1 resolves them, and the table contains the resolved classes.
enum LineBreakClass: String, CaseIterable {
    // Characters that end a line by themselves.
    case bk, cr, lf, nl
    // Spaces, joiners and marks.
    case sp, zw, wj, gl, cm, zwj
    // Punctuation.
    case op, cl, cp, qu, ex, sy, ns, b2, ba, bb, hh, hy, cb
    /// Leaders and infix separators, quoted because the names are keywords of the language.
    case `in`, `is`
    // Numbers and the characters beside them.
    case nu, pr, po
    // Letters; `sa` is the class of those in scripts without spaces between words.
    case al, hl, id, sa
    // Emoji and regional indicators.
    case eb, em, ri
    // Hangul.
    case jl, jv, jt, h2, h3
    // Syllables of Brahmic scripts.
    case ak, ap, `as`, vf, vi

    /// `true` if a character of the class always ends a line (LB4, LB5).
    var isMandatory: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}
