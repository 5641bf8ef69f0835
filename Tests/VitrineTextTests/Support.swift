@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// One library for all tests, so that its folders are read once.
let sharedLibrary = FontLibrary()

func makeEngine() throws -> TextEngine { try TextEngine(library: sharedLibrary) }

/// Returns an engine that knows only the fonts in the folders of some families, regardless of the installed
/// ones.
func makeEngine(only families: String...) throws -> TextEngine {
    let folders = try families.map { family in
        let path = try sharedLibrary.face(for: FontDescription(family: family, size: 17)).path
        return String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    }
    return try TextEngine(library: FontLibrary(extraFolders: folders, includesSystem: false))
}

/// Values of Debian's variable font Inter 3.019, by fontTools 4.68:
/// `instantiateVariableFont(TTFont("Inter-roman.var.ttf"), {"wght": w})`, followed by `hmtx`, a
/// `ControlBoundsPen` over the glyph set and the pair (A, V) of the `kern` lookup. In font units.
enum Inter {
    static let unitsPerEm = 2816.0
    /// The `hhea` and typo metrics are the same; the line gap is 0.
    static let ascent = 2728.0
    static let descent = 680.0
    static let capHeight = 2048.0
    static let xHeight = 1536.0

    struct Facts: Sendable, CustomStringConvertible {
        var weight: Double
        var capitalA: Double
        var space: Double
        var one: Double
        var zero: Double
        /// The width of digits with the feature `tnum`.
        var tabularDigit: Double
        var kerningAV: Double
        /// The left, bottom, right and top edges of `H` before rounding, with y pointing up.
        var capitalHBounds: (Double, Double, Double, Double)
        var description: String { "weight \(weight)" }
    }

    static let facts = [
        Facts(
            weight: 100, capitalA: 1736, space: 792, one: 1148, zero: 1664, tabularDigit: 1664,
            kerningAV: -192,
            capitalHBounds: (320, 0, 1752, 2048)),
        Facts(
            weight: 400, capitalA: 1904, space: 792, one: 1308, zero: 1760, tabularDigit: 1824,
            kerningAV: -192,
            capitalHBounds: (248, 0, 1836, 2048)),
        Facts(
            weight: 437, capitalA: 1929, space: 775, one: 1317, zero: 1782, tabularDigit: 1836,
            kerningAV: -200,
            capitalHBounds: (239.42, 0, 1846.65, 2048)),
        Facts(
            weight: 700, capitalA: 2106, space: 653, one: 1378, zero: 1938, tabularDigit: 1920,
            kerningAV: -254,
            capitalHBounds: (178.40, 0, 1922.40, 2048)),
        Facts(
            weight: 900, capitalA: 2240, space: 560, one: 1424, zero: 2056, tabularDigit: 1984,
            kerningAV: -296,
            capitalHBounds: (132, 0, 1980, 2048)),
    ]
}

extension TextEngine {
    /// Lays out a text in one font.
    func paragraph(
        _ text: String, font: FontDescription, style: ParagraphStyle = ParagraphStyle(),
        maxWidth: Double? = nil
    ) throws(FontError) -> Paragraph {
        try paragraph(AttributedText(text, font: font), style: style, maxWidth: maxWidth)
    }
}

extension Paragraph.Line {
    /// The glyphs of all segments.
    var glyphs: [GlyphRun.Glyph] { segments.flatMap(\.glyphs) }

    /// The width of the ink, in points; `nil` if there is none.
    var ink: Double? {
        let edges = segments.flatMap { segment in
            segment.glyphs.compactMap { glyph in
                glyph.outline.path.controlBounds.map { bounds in
                    let scale = segment.fontSize / segment.unitsPerEm
                    return (
                        glyph.position.x + bounds.minX * scale, glyph.position.x + bounds.maxX * scale
                    )
                }
            }
        }
        guard let left = edges.map(\.0).min(), let right = edges.map(\.1).max() else { return nil }
        return right - left
    }
}

extension Paragraph {
    /// Everything that affects pixels, as one comparable value.
    var fingerprint: [String] {
        glyphRuns(at: Point(3, 5), width: size.width + 7).map { run in
            "\(run.text)|\(run.origin)|\(run.advance)|"
                + run.glyphs.map { "\($0.position) \($0.outline.path.elements.hashValue)" }.joined(
                    separator: ";")
        } + ["\(size) \(firstBaseline) \(lastBaseline) \(isTruncated) \(undrawnCharacters)"]
    }
}
