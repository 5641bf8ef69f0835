/// Sets text: finds fonts, shapes, breaks lines. One engine serves one render on one thread; FreeType
/// faces and HarfBuzz fonts, one pair for each file and place on its axes, live as long as it does.
public final class TextEngine {
    /// The most Unicode scalars that a paragraph may have.
    public static let scalarLimit = 100_000

    private let library: FontLibrary
    private let outlines: OutlineLibrary
    private let shaper: Shaper
    private var faces: [FaceKey: ShapingFace] = [:]
    private var instances: [InstanceKey: FontInstance] = [:]
    private var records: Set<FontRecord> = []
    private var fonts = Cache<FontDescription, FontInstance>(capacity: 4096)
    private var shapedTexts = Cache<ShapingKey, ShapedText>(capacity: 1 << 20)
    private var paragraphs = Cache<ParagraphKey, Paragraph>(capacity: 1 << 20)

    private struct FaceKey: Hashable {
        var path: String
        var index: Int
    }

    private struct InstanceKey: Hashable {
        var face: FaceKey
        var axisValues: [Double]
    }

    private struct ShapingKey: Hashable {
        var text: ExactText
        var font: FontDescription
    }

    private struct ParagraphKey: Hashable {
        var text: ShapingKey
        var style: ParagraphStyle
        var maxWidth: Double?
    }

    /// Throws where FreeType or HarfBuzz does not start, or one of the library's extra folders is none.
    public init(library: FontLibrary) throws(FontError) {
        try library.checkFolders()
        self.library = library
        outlines = try OutlineLibrary()
        shaper = try Shaper()
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
        let width = try Self.usable(maxWidth)
        let key = ParagraphKey(
            text: ShapingKey(text: ExactText(text: text), font: font), style: style, maxWidth: width)
        if let known = paragraphs[key] { return known }
        try style.validate()
        let instance = try self.instance(for: font)
        let shaped = try shape(text, font, instance)
        let scale = font.size / Double(instance.unitsPerEm * TextUnit.perFontUnit)
        let builder = ParagraphBuilder(
            text: text, shaped: shaped, font: instance, description: font, style: style,
            breaker: LineBreaker(scale: scale, maxWidth: width))
        let paragraph = try builder.build { () throws(FontError) in
            // Three full stops where the font has no ellipsis.
            let mark = instance.shaping.glyph(for: "\u{2026}") == nil ? "..." : "\u{2026}"
            let tracking = TextShaping(shaper: self.shaper, font: instance.shaping, description: font)
                .tracking
            return (mark, try self.shape(mark, font, instance).lines[0], tracking)
        }
        paragraphs.insert(paragraph, for: key, cost: key.text.text.cost)
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
        for record in records {
            let unknown = FontFingerprint(
                family: record.namedFamily, file: record.file, version: record.version, hash: "")
            found.insert((try? library.fingerprint(of: record)) ?? unknown)
        }
        return found.sorted()
    }

    private static func usable(_ maxWidth: Double?) throws(FontError) -> Double? {
        guard let maxWidth, maxWidth != .infinity else { return nil }
        guard !maxWidth.isNaN else { throw .invalid(parameter: "maxWidth", value: "\(maxWidth)") }
        return max(maxWidth, 0)
    }

    private func shape(_ text: String, _ font: FontDescription, _ instance: FontInstance) throws(FontError)
        -> ShapedText
    {
        let key = ShapingKey(text: ExactText(text: text), font: font)
        if let known = shapedTexts[key] { return known }
        // Every scalar has at least one byte, so a short text need not be counted.
        if text.utf8.count > Self.scalarLimit {
            let count = text.unicodeScalars.count
            guard count <= Self.scalarLimit else {
                throw .textTooLong(scalars: count, limit: Self.scalarLimit)
            }
        }
        let shaped = try TextShaping(shaper: shaper, font: instance.shaping, description: font).shape(text)
        shapedTexts.insert(shaped, for: key, cost: key.text.cost)
        return shaped
    }

    private func instance(for font: FontDescription) throws(FontError) -> FontInstance {
        if let known = fonts[font] { return known }
        try font.validate()
        let record = try library.face(for: font)
        let values = record.axisValues(for: font)
        let faceKey = FaceKey(path: record.path, index: record.index)
        let key = InstanceKey(face: faceKey, axisValues: values)
        if let known = instances[key] {
            fonts.insert(known, for: font)
            return known
        }
        let data = try library.data(at: record.path)
        let face: ShapingFace
        if let known = faces[faceKey] {
            face = known
        } else {
            face = try ShapingFace(data: data, index: record.index)
        }
        let made = try FontInstance(
            record: record, axisValues: values, face: face, data: data, library: outlines)
        faces[faceKey] = face
        instances[key] = made
        fonts.insert(made, for: font)
        records.insert(record)
        return made
    }
}
