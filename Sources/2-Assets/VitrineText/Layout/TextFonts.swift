import CHarfBuzz

/// The fonts of one text: the requested ones, followed by fallbacks for characters that they lack.
struct TextFonts {
    private(set) var fonts: [ShapedFont]
    /// A function that searches the families of a category for a font that covers a grapheme.
    typealias FallbackSearch = (ArraySlice<Unicode.Scalar>, FontDescription, FallbackFamilies.Category)
        throws(FontError)
        ->
        (FontInstance, FontDescription)?
    private let search: FallbackSearch
    /// The points per unit of width. The unit is derived from the em of the largest font, so that sums of
    /// widths fit in 64 bits.
    let scale: Double

    init(_ requested: [(FontInstance, FontDescription)], search: @escaping FallbackSearch) {
        let scales = requested.map { Self.scale($0.0, $0.1) }
        let largest = requested.indices.max { requested[$0].1.size < requested[$1].1.size } ?? 0
        let scale = scales[largest]
        self.scale = scale
        self.search = search
        fonts = zip(requested, scales).map { font, own in
            let (instance, description) = font
            return ShapedFont(
                instance: instance, description: description, factor: own / scale,
                metrics: FontMetrics(instance.metrics, scale: description.size / Double(instance.unitsPerEm)))
        }
    }

    private static func scale(_ instance: FontInstance, _ description: FontDescription) -> Double {
        description.size / Double(instance.unitsPerEm * TextCluster.subunitsPerFontUnit)
    }

    /// Returns `true` if a font has all characters of a grapheme.
    func covers(_ cluster: ArraySlice<Unicode.Scalar>, font: Int) -> Bool {
        fonts[font].instance.shaping.covers(cluster)
    }

    /// Returns the index of the font to use for a grapheme, given the index of the requested one.
    ///
    /// - Parameter surroundings: The script of the text around a sign that is used with several.
    mutating func font(
        for cluster: ArraySlice<Unicode.Scalar>, requested: Int, amid surroundings: hb_script_t? = nil
    ) throws(FontError) -> Int {
        let own = fonts[requested]
        let isEmoji = FallbackFamilies.isEmoji(cluster)
        if own.instance.shaping.covers(cluster),
            !isEmoji || own.instance.hasPictures && own.instance.canDraw(cluster)
        {
            return requested
        }
        let category = FallbackFamilies.category(of: cluster, amid: surroundings)
        guard let (instance, description) = try search(cluster, own.description, category) else {
            return requested
        }
        if let known = fonts.firstIndex(where: { $0.instance === instance && $0.description == description })
        {
            return known
        }
        // Pictures are scaled to the surrounding text and must not increase the line height.
        var metrics =
            instance.hasPictures
            ? own.metrics
            : FontMetrics(instance.metrics, scale: description.size / Double(instance.unitsPerEm))
        if category.isIdeographic, own.instance.typeface?.line != nil {
            metrics.ascent = SystemTypeface.ideographicLine.ascent * own.description.size
            metrics.descent = SystemTypeface.ideographicLine.descent * own.description.size
            metrics.lineHeight = metrics.ascent + metrics.descent
        }
        fonts.append(
            ShapedFont(
                instance: instance, description: description,
                factor: Self.scale(instance, description) / scale, metrics: metrics))
        return fonts.count - 1
    }
}

extension HarfBuzzFont {
    /// Returns `true` if the font has glyphs for all visible characters of a grapheme or for its composition.
    func covers(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        let lacksGlyph = cluster.contains { scalar in
            !MandatoryLineText.isControl(scalar) && glyph(for: scalar) == nil
                && !scalar.properties.isDefaultIgnorableCodePoint
        }
        guard lacksGlyph, cluster.count == 2, let first = cluster.first, let last = cluster.last else {
            return !lacksGlyph
        }
        var composed: hb_codepoint_t = 0
        guard
            unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first.value, last.value, &composed) != 0
        else { return false }
        return Unicode.Scalar(composed).flatMap { glyph(for: $0) } != nil
    }
}
