/// Sets text: finds fonts, shapes, breaks lines. One engine serves one render on one thread; FreeType
/// faces and HarfBuzz fonts, one pair for each file and place on its axes, live as long as it does.
public final class TextEngine {
    /// The most Unicode scalars that a paragraph may have.
    public static let scalarLimit = 100_000

    let library: FontLibrary
    let outlines: FreeTypeLibrary
    let shaper: HarfBuzzShaper
    var faces: [FaceKey: HarfBuzzFace] = [:]
    var instances: [InstanceKey: FontInstance] = [:]
    var usedFaces: Set<FontFace> = []
    var fonts = Cache<FontDescription, FontInstance>(capacity: 4096)
    var fallbackFonts = Cache<FallbackKey, (FontInstance, FontDescription)?>(capacity: 4096)
    var shapedTexts = Cache<ShapingKey, ShapedText>(capacity: 1 << 20)
    private var paragraphs = Cache<ParagraphKey, Paragraph>(capacity: 1 << 20)

    struct FaceKey: Hashable {
        var path: String
        var index: Int
    }

    struct InstanceKey: Hashable {
        var face: FaceKey
        var axisValues: [Double]
    }

    /// All that a text's shapes depend on.
    struct ShapingKey: Hashable {
        var texts: [ExactText]
        var fonts: [FontDescription]
        var direction: TextDirection
        var language: String

        var cost: Int { texts.reduce(0) { $0 + $1.cost } }
    }

    struct FallbackKey: Hashable {
        var cluster: [UInt32]
        var font: FontDescription
        var language: String
    }

    private struct ParagraphKey: Hashable {
        var texts: [ExactText]
        var fonts: [FontDescription]
        var attributes: [TextAttributes]
        var style: ParagraphStyle
        var maxWidth: Double?
        var maxHeight: Double?
    }

    /// Throws where FreeType or HarfBuzz does not start, or one of the library's extra folders is none.
    public init(library: FontLibrary) throws(FontError) {
        try library.checkFolders()
        self.library = library
        outlines = try FreeTypeLibrary()
        shaper = try HarfBuzzShaper()
    }

    /// Lays a text out.
    ///
    /// Lines end at line breaks; where `maxWidth` is given, also before they grow wider than it: after
    /// spaces (which do not count in a line's width), after hyphens and dashes, between ideographs, and
    /// within a word that is wider than a line, but never within a grapheme. Only a single grapheme (or
    /// ligature, or ellipsis) may be wider than `maxWidth`. A tab is four spaces wide. The result is kept:
    /// asking again costs a look-up, asking for another width does not shape again.
    /// - Parameter maxWidth: in points; nil or infinity for no limit; below zero is zero; not a number is an error.
    public func paragraph(
        _ text: String, font: FontDescription, style: ParagraphStyle = ParagraphStyle(),
        maxWidth: Double? = nil
    ) throws(FontError) -> Paragraph {
        try paragraph(AttributedText(text, font: font), style: style, maxWidth: maxWidth)
    }

    /// Lays a text of several runs out: lines are broken over all of them, stand on common baselines, and are as
    /// high as the tallest of what is on them. Letters of runs in the same font are shaped together.
    ///
    /// Where the style lets text shrink, its sizes are multiplied by the largest of 1.00, 0.99, 0.98 and so on
    /// down to the least factor at which all of it fits.
    /// - Parameter maxHeight: in points; fewer lines are shown where not all fit, but one at the least.
    public func paragraph(
        _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), maxWidth: Double? = nil,
        maxHeight: Double? = nil
    ) throws(FontError) -> Paragraph {
        let width = try Self.usable(maxWidth, "maxWidth")
        let height = try Self.usable(maxHeight, "maxHeight")
        let key = ParagraphKey(
            texts: text.runs.map { ExactText(text: $0.text) }, fonts: text.runs.map(\.font),
            attributes: text.runs.map(\.attributes), style: style, maxWidth: width, maxHeight: height)
        if let known = paragraphs[key] { return known }
        try style.validate()
        let paragraph = try fitted(text, style, width, height)
        paragraphs.insert(paragraph, for: key, cost: key.texts.reduce(0) { $0 + $1.cost })
        return paragraph
    }

    /// The vertical metrics of a font.
    public func metrics(_ font: FontDescription) throws(FontError) -> FontMetrics {
        let instance = try self.instance(for: font)
        return FontMetrics(instance.metrics, scale: font.size / Double(instance.unitsPerEm))
    }

    /// The fingerprints of all font files used so far, sorted. A file that has become unreadable since has
    /// an empty hash, which matches no other.
    public var fingerprintsUsed: [FontFingerprint] {
        var found: Set<FontFingerprint> = []
        for record in usedFaces {
            let unknown = FontFingerprint(
                family: record.familyName, file: record.file, version: record.version, hash: "")
            found.insert((try? library.fingerprint(of: record)) ?? unknown)
        }
        return found.sorted()
    }

    /// Their files, by fingerprint.
    public var filesUsed: [FontFingerprint: String] {
        Dictionary(
            usedFaces.compactMap { record in
                (try? library.fingerprint(of: record)).map { ($0, record.path) }
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func usable(_ length: Double?, _ name: String) throws(FontError) -> Double? {
        guard let length, length != .infinity else { return nil }
        guard !length.isNaN else { throw .invalid(parameter: name, value: "\(length)") }
        return max(length, 0)
    }
}
