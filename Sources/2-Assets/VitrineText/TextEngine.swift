/// An engine that sets text: it finds fonts, shapes letters and breaks lines.
///
/// An engine serves one render at a time. FreeType faces and HarfBuzz fonts, a pair for each file and set
/// of axis values, live as long as the engine.
package final class TextEngine {
    /// The maximum number of Unicode scalars in a paragraph.
    package static let scalarLimit = 100_000

    let library: FontLibrary
    let outlines: FreeTypeLibrary
    let shaper: HarfBuzzShaper
    var faces: [FaceKey: HarfBuzzFace] = [:]
    var instances: [InstanceKey: FontInstance] = [:]
    var usedFaces: Set<FontFace> = []
    /// The languages whose hyphenation patterns were used.
    private var hyphenatedLanguages: Set<String> = []
    /// The files of other kinds that were used, such as icons of a pack, with their paths.
    private var otherFiles: [FontFingerprint: String] = [:]
    var fonts = Cache<FontDescription, FontInstance>(capacity: 4096)
    var fallbackFonts = Cache<FallbackKey, (FontInstance, FontDescription)?>(capacity: 4096)
    /// The shaped texts, each with the faces of its letters.
    var shapedTexts = Cache<ShapingKey, (text: ShapedText, faces: Set<FontFace>)>(capacity: 1 << 20)
    private var paragraphs = Cache<ParagraphKey, SetParagraph>(capacity: 1 << 20)

    /// The units of work that were estimated so far.
    package internal(set) var estimatedWork = 0
    /// The large fonts that the estimate has.
    var openedFonts: Set<TextWork.LargeFont> = []

    struct FaceKey: Hashable {
        var path: String
        var index: Int
    }

    struct InstanceKey: Hashable {
        var face: FaceKey
        var axisValues: [Double]
        var typeface: SystemTypeface?
        var form: LetterForm
    }

    /// The key of a shaped text.
    struct ShapingKey: Hashable {
        var texts: [ExactText]
        var fonts: [FontDescription]
        var direction: TextDirection
        var language: String
        var hyphenates: Bool

        var cost: Int { texts.reduce(0) { $0 + $1.cost } }
    }

    struct FallbackKey: Hashable {
        var cluster: [UInt32]
        var font: FontDescription
        var need: FallbackFamilies.Category
        var language: String
    }

    /// A paragraph with the faces of its letters, and once it was checked, with what its fonts lack.
    private struct SetParagraph {
        let text: Paragraph
        let faces: Set<FontFace>
        var problems: TextProblems?
    }

    private struct ParagraphKey: Hashable {
        let text: AttributedText
        let style: ParagraphStyle
        let maxWidth: Double?
        let maxHeight: Double?

        init(_ text: AttributedText, style: ParagraphStyle, maxWidth: Double?, maxHeight: Double?) {
            (self.text, self.style) = (text, style)
            (self.maxWidth, self.maxHeight) = (maxWidth, maxHeight)
        }

        static func == (a: ParagraphKey, b: ParagraphKey) -> Bool {
            guard a.maxWidth == b.maxWidth, a.maxHeight == b.maxHeight, a.style == b.style,
                a.text.runs.count == b.text.runs.count
            else { return false }
            return zip(a.text.runs, b.text.runs).allSatisfy { one, other in
                ExactText(text: one.text) == ExactText(text: other.text) && one.font == other.font
                    && one.attributes == other.attributes
            }
        }

        // Few differ in anything else, and every text is looked up several times.
        func hash(into hasher: inout Hasher) {
            for run in text.runs {
                hasher.combine(ExactText(text: run.text))
                hasher.combine(run.font.size)
            }
            hasher.combine(maxWidth)
            hasher.combine(maxHeight)
        }

        var cost: Int { text.runs.reduce(0) { $0 + ExactText(text: $1.text).cost } }
    }

    /// Creates an engine.
    ///
    /// - Throws: `FontError` if FreeType or HarfBuzz cannot be initialised, or if one of the library's extra
    ///   folders does not exist.
    package init(library: FontLibrary) throws(FontError) {
        try library.checkFolders()
        self.library = library
        outlines = try FreeTypeLibrary()
        shaper = try HarfBuzzShaper()
    }

    /// `true` once memory was denied to FreeType, so that some letters have no outline or picture.
    package var isOutOfMemory: Bool { outlines.isOutOfMemory }

    /// Checks that all letters so far are what the fonts hold that are installed.
    ///
    /// - Throws: A `FontError` if the system has failed to list or read fonts, or memory was denied to
    ///   FreeType.
    package func checkFonts() throws(FontError) {
        try library.checkFaults()
        if isOutOfMemory { throw .libraryFailure("FreeType is out of memory") }
    }

    /// Lays out a text of several runs.
    ///
    /// Lines end at line breaks. If `maxWidth` is given, they also end before they become wider: after spaces
    /// (which do not count towards the width of a line), after hyphens and dashes, between ideographs, and
    /// within a word that is wider than a line, but never within a grapheme. Only a single grapheme (or
    /// ligature, or ellipsis) may be wider than `maxWidth`. A tab is four spaces wide.
    ///
    /// Results are cached: laying out the same text again costs a look-up, and another width requires no new
    /// shaping.
    ///
    /// Lines are broken across all runs, share baselines, and are as high as their tallest content. Runs in
    /// the same font are shaped together.
    ///
    /// If the style allows text to shrink, its sizes are multiplied by the largest of 1.00, 0.99, 0.98 and so
    /// on, down to the minimum factor, at which the whole text fits.
    ///
    /// - Parameters:
    ///   - text: The text to lay out.
    ///   - style: The style of the paragraph.
    ///   - maxWidth: The maximum width in points; `nil` or infinity for no limit. Negative values count as
    ///     zero. NaN is an error.
    ///   - maxHeight: The maximum height in points. Lines that do not fit are dropped, except for the first.
    /// - Throws: `FontError` if a font is not available or a parameter is invalid.
    package func paragraph(
        _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), maxWidth: Double? = nil,
        maxHeight: Double? = nil
    ) throws(FontError) -> Paragraph {
        let width = try Self.usable(maxWidth, "maxWidth")
        let height = try Self.usable(maxHeight, "maxHeight")
        if style.hyphenates { hyphenatedLanguages.insert(style.language) }
        let key = ParagraphKey(text, style: style, maxWidth: width, maxHeight: height)
        if let known = paragraphs[key] {
            usedFaces.formUnion(known.faces)
            return known.text
        }
        try style.validate()
        let (paragraph, faces) = try recordingFaces { () throws(FontError) in
            try scaledToFit(text, style: style, width: width, height: height)
        }
        paragraphs.insert(SetParagraph(text: paragraph, faces: faces), for: key, cost: key.cost)
        return paragraph
    }

    /// Returns what the fonts of a text lack that was checked before; `nil` for another one.
    package func knownProblems(of text: AttributedText, style: ParagraphStyle) -> TextProblems? {
        let known = paragraphs[ParagraphKey(text, style: style, maxWidth: nil, maxHeight: nil)]
        guard let known, let problems = known.problems else { return nil }
        if style.hyphenates { hyphenatedLanguages.insert(style.language) }
        usedFaces.formUnion(known.faces)
        return problems
    }

    /// Sets a text on lines as long as it wants, and returns what its fonts lack.
    package func problems(
        of text: AttributedText, style: ParagraphStyle
    ) throws(FontError) -> TextProblems {
        let paragraph = try paragraph(text, style: style)
        let problems = TextProblems(
            missing: paragraph.undrawnCharacters, weights: try substitutedWeights(in: text, style: style))
        let key = ParagraphKey(text, style: style, maxWidth: nil, maxHeight: nil)
        if var known = paragraphs[key] {
            known.problems = problems
            paragraphs.insert(known, for: key, cost: 0)
        }
        return problems
    }

    /// Returns `true` if a text was set before, on lines as long as it wants.
    func isKnown(_ text: AttributedText, _ style: ParagraphStyle) -> Bool {
        paragraphs[ParagraphKey(text, style: style, maxWidth: nil, maxHeight: nil)] != nil
    }

    /// Runs `body`, and returns its result with the faces that it used.
    func recordingFaces<Result>(
        _ body: () throws(FontError) -> Result
    ) throws(FontError) -> (Result, Set<FontFace>) {
        let before = usedFaces
        usedFaces = []
        defer { usedFaces.formUnion(before) }
        let result = try body()
        return (result, usedFaces)
    }

    /// Forgets which fonts and patterns were used, for the next render with the same engine.
    package func resetUsage() { (usedFaces, hyphenatedLanguages, otherFiles) = ([], [], [:]) }

    /// Notes the use of a file that is not a font, which pictures depend on alike.
    package func noteUse(of file: FontFingerprint, at path: String) { otherFiles[file] = path }

    /// The size of the caches, in letters and fonts.
    package var cacheCost: Int {
        paragraphs.cost + shapedTexts.cost + fonts.cost + fallbackFonts.cost + instances.count
    }

    /// The number of fonts in memory, each at its weight and other axis values.
    package var instanceCount: Int { instances.count }

    /// Returns the vertical metrics of a font.
    package func metrics(_ font: FontDescription) throws(FontError) -> FontMetrics {
        let instance = try self.instance(for: font)
        return FontMetrics(instance.metrics, scale: font.size / Double(instance.unitsPerEm))
    }

    /// The fingerprints of all files of fonts and hyphenation patterns used so far, sorted.
    ///
    /// A font file that has become unreadable has an empty hash, which matches no other.
    package var fingerprintsUsed: [FontFingerprint] {
        var found = Set(hyphenatedLanguages.compactMap { library.hyphenation.fingerprint(for: $0)?.0 })
        for record in usedFaces {
            let unknown = FontFingerprint(
                family: record.form.fingerprintFamily(record.familyName), file: record.file,
                version: record.version, hash: "")
            found.insert((try? library.fingerprint(of: record)) ?? unknown)
        }
        return found.union(otherFiles.keys).sorted()
    }

    /// The paths of the files of fonts and hyphenation patterns used so far, by fingerprint.
    package var filesUsed: [FontFingerprint: String] {
        let patterns = hyphenatedLanguages.compactMap { library.hyphenation.fingerprint(for: $0) }
        return Dictionary(
            usedFaces.compactMap { record in
                (try? library.fingerprint(of: record)).map { ($0, record.path) }
            } + patterns.map { ($0.0, $0.path) } + otherFiles.map { ($0.key, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func usable(_ length: Double?, _ name: String) throws(FontError) -> Double? {
        guard let length, length != .infinity else { return nil }
        guard !length.isNaN else { throw .invalid(parameter: name, value: "\(length)") }
        return max(length, 0)
    }
}
