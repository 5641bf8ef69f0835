import VitrineGraphics

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
    private var standIns = Cache<StandInKey, (FontInstance, FontDescription)?>(capacity: 4096)
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

    /// All that a text's shapes depend on.
    private struct ShapingKey: Hashable {
        var texts: [ExactText]
        var fonts: [FontDescription]
        var direction: TextDirection
        var language: String

        var cost: Int { texts.reduce(0) { $0 + $1.cost } }
    }

    private struct StandInKey: Hashable {
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

    private func fitted(
        _ text: AttributedText, _ style: ParagraphStyle, _ width: Double?, _ height: Double?
    ) throws(FontError) -> Paragraph {
        let whole = try limited(text, style, width, height)
        func fits(_ paragraph: Paragraph) -> Bool {
            !paragraph.isTruncated && (width.map { paragraph.size.width <= $0 + LineBreaker.tolerance } ?? true)
        }
        guard style.minimumScaleFactor < 1, !fits(whole) else { return whole }
        // The steps are hundredths; the last is the least factor itself.
        let count = Int(((1 - style.minimumScaleFactor) * 100).rounded(.up))
        func shrunk(_ step: Int) throws(FontError) -> Paragraph {
            // A size of nothing is none: the least that fonts have stands for it.
            let least = FontDescription.sizes.lowerBound / (text.runs.map(\.font.size).min() ?? 1)
            let factor = max(step == count ? style.minimumScaleFactor : 1 - Double(step) / 100, least)
            guard factor < 1 else { return whole }
            var paragraph = try limited(text.scaled(by: factor), style, width, height)
            paragraph.scaleFactor = factor
            return paragraph
        }
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(try shrunk(middle)) { high = middle } else { low = middle }
        }
        return try shrunk(high)
    }

    /// Shows fewer lines where not all fit the height, but one at the least.
    private func limited(
        _ text: AttributedText, _ style: ParagraphStyle, _ width: Double?, _ height: Double?
    ) throws(FontError) -> Paragraph {
        let whole = try laidOut(text, style, width)
        guard let height, whole.size.height > height + 0.5, whole.lines.count > 1 else { return whole }
        var style = style
        style.reservesSpace = false
        style.lineLimit = max(whole.lines.count { $0.bottom <= height + 0.5 }, 1)
        return try laidOut(text, style, width)
    }

    private func laidOut(
        _ text: AttributedText, _ style: ParagraphStyle, _ width: Double?
    ) throws(FontError) -> Paragraph {
        let (shaped, runs) = try shape(text, style)
        let builder = ParagraphBuilder(
            runs: runs, shaped: shaped, style: style, breaker: LineBreaker(scale: shaped.scale, maxWidth: width))
        return try builder.build { (run, level) throws(FontError) in
            let font = text.runs[run].font
            let mark = try self.instance(for: font).shaping.glyph(for: "\u{2026}") == nil ? "..." : "\u{2026}"
            var style = style
            style.direction = level == 1 ? .rightToLeft : .leftToRight
            return ParagraphBuilder.Ellipsis(
                text: mark, shaped: try self.shape(AttributedText(mark, font: font), style).0)
        }
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

    private static func usable(_ length: Double?, _ name: String) throws(FontError) -> Double? {
        guard let length, length != .infinity else { return nil }
        guard !length.isNaN else { throw .invalid(parameter: name, value: "\(length)") }
        return max(length, 0)
    }

    private func shape(_ text: AttributedText, _ style: ParagraphStyle) throws(FontError) -> (ShapedText, TextRuns) {
        // Runs in the same font are shaped together, so that letters meet as if nothing were between them.
        var requested: [FontDescription] = []
        var stretches: [TextShaping.Run] = []
        var fonts: [Int] = []
        for run in text.runs {
            let font = requested.firstIndex(of: run.font) ?? requested.count
            if font == requested.count { requested.append(run.font) }
            fonts.append(font)
            if stretches.last?.font == font {
                stretches[stretches.count - 1].text += run.text
            } else {
                stretches.append(TextShaping.Run(text: run.text, font: font))
            }
        }
        var instances: [(FontInstance, FontDescription)] = []
        for font in requested { instances.append((try instance(for: font), font)) }
        let runs = TextRuns(text, fonts: fonts, metrics: Dictionary(
            instances.map { ($1, FontMetrics($0.metrics, scale: $1.size / Double($0.unitsPerEm))) },
            uniquingKeysWith: { first, _ in first }))
        let key = ShapingKey(
            texts: stretches.map { ExactText(text: $0.text) }, fonts: stretches.map { requested[$0.font] },
            direction: style.direction, language: style.language)
        if let known = shapedTexts[key] { return (known, runs) }
        // Every scalar has at least one byte, so a short text need not be counted.
        if runs.string.utf8.count > Self.scalarLimit {
            let count = runs.string.unicodeScalars.count
            guard count <= Self.scalarLimit else {
                throw .textTooLong(scalars: count, limit: Self.scalarLimit)
            }
        }
        let choice = TextFonts(instances) { (cluster, font, need) throws(FontError) in
            let key = StandInKey(cluster: cluster.map(\.value), font: font, language: style.language)
            if let known = self.standIns[key] { return known }
            let found = try self.standIn(for: cluster, font, need, language: style.language)
            self.standIns.insert(found, for: key)
            return found
        }
        var shaping = TextShaping(shaper: shaper, style: style, fonts: choice)
        let shaped = try shaping.shape(runs.string, runs: stretches)
        shapedTexts.insert(shaped, for: key, cost: key.cost)
        return (shaped, runs)
    }

    /// The first font of the families for a need that has all of a grapheme, as heavy and as large as the one
    /// that lacks it, and upright where the family has no italic.
    private func standIn(
        for cluster: ArraySlice<Unicode.Scalar>, _ font: FontDescription, _ need: FallbackFamilies.Need,
        language: String
    ) throws(FontError) -> (FontInstance, FontDescription)? {
        for family in FallbackFamilies.families(for: need, language: language) where library.has(family: family) {
            var other = font
            other.family = family
            other.features = [:]
            // A family that cannot be read is as good as none: what it lacks is reported as missing.
            guard let instance = (try? instance(for: other, isUsed: false)) ?? upright(&other) else { continue }
            guard instance.shaping.covers(cluster), instance.outlines.canDraw(cluster, instance.shaping) else {
                continue
            }
            records.insert(instance.record)
            return (instance, other)
        }
        return nil
    }

    private func upright(_ font: inout FontDescription) -> FontInstance? {
        font.italic = false
        return try? instance(for: font, isUsed: false)
    }

    /// Whether a font has a feature that replaces glyphs, such as `smcp`.
    public func hasFeature(_ tag: String, in font: FontDescription) throws(FontError) -> Bool {
        try instance(for: font).shaping.face.hasFeature(tag)
    }

    /// Whether there is a font of a family.
    public func hasFamily(_ family: String) -> Bool { library.has(family: family) }

    /// `isUsed` tells whether the font goes among those whose fingerprints are told.
    private func instance(for font: FontDescription, isUsed: Bool = true) throws(FontError) -> FontInstance {
        if let known = fonts[font] {
            if isUsed { records.insert(known.record) }
            return known
        }
        try font.validate()
        let record = try library.face(for: font)
        let values = record.axisValues(for: font)
        let faceKey = FaceKey(path: record.path, index: record.index)
        let key = InstanceKey(face: faceKey, axisValues: values)
        if let known = instances[key] {
            if isUsed { records.insert(record) }
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
        if isUsed { records.insert(record) }
        return made
    }
}
