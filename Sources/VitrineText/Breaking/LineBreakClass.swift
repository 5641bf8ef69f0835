/// A line breaking class, by its short name in Unicode's standard (UAX #14, table 1).
///
/// AI, CJ, SG and XX are not here: rule LB1 resolves them, and the table has them resolved.
enum LineBreakClass: String, CaseIterable {
    // What ends a line by itself.
    case bk, cr, lf, nl
    // Spaces, joiners and marks.
    case sp, zw, wj, gl, cm, zwj
    // Punctuation.
    case op, cl, cp, qu, ex, sy, ns, b2, ba, bb, hh, hy, cb
    /// Leaders and infix separators, quoted because they are words of the language.
    case `in`, `is`
    // Numbers and what stands beside them.
    case nu, pr, po
    // Letters; `sa` are those of scripts without spaces between words.
    case al, hl, id, sa
    // Emoji and regional indicators.
    case eb, em, ri
    // Hangul.
    case jl, jv, jt, h2, h3
    // Syllables of Brahmic scripts.
    case ak, ap, `as`, vf, vi

    /// Whether a line ends here by itself (LB4, LB5).
    var isMandatory: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}
