import VitrineGeometry

/// Layout of text in the available space.
extension TextEngine {
    /// Returns text laid out at the largest scale at which it fits, down to the style's minimum scale factor.
    func scaledToFit(
        _ text: AttributedText, style: ParagraphStyle, width: Double?, height: Double?
    ) throws(FontError) -> Paragraph {
        let whole = try limitedToHeight(text, style: style, width: width, height: height)
        func fits(_ paragraph: Paragraph) -> Bool {
            !paragraph.isTruncated
                && (width.map { paragraph.size.width <= $0 + LineBreaker.tolerance } ?? true)
        }
        guard style.minimumScaleFactor < 1, !fits(whole) else { return whole }
        // The steps are hundredths; the last one is the minimum factor itself.
        let count = Int(((1 - style.minimumScaleFactor) * 100).rounded(.up))
        func shrunk(_ step: Int) throws(FontError) -> Paragraph {
            // The smallest font size limits the factor, because a factor of zero would give a size of zero.
            let minimum = FontDescription.sizes.lowerBound / (text.runs.map(\.font.size).min() ?? 1)
            let factor = max(step == count ? style.minimumScaleFactor : 1 - Double(step) / 100, minimum)
            guard factor < 1 else { return whole }
            var smaller = style
            smaller.leading *= factor
            var paragraph = try limitedToHeight(
                text.scaled(by: factor), style: smaller, width: width, height: height)
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

    /// Returns text laid out in as many lines as fit the height, but at least one.
    private func limitedToHeight(
        _ text: AttributedText, style: ParagraphStyle, width: Double?, height: Double?
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
            runs: runs, shaped: shaped, style: style,
            breaker: LineBreaker(scale: shaped.scale, maxWidth: width))
        return try builder.build { (run, level) throws(FontError) in
            let font = text.runs[run].font
            let mark = try self.instance(for: font).shaping.glyph(for: "\u{2026}") == nil ? "..." : "\u{2026}"
            var style = style
            style.direction = level == 1 ? .rightToLeft : .leftToRight
            return Ellipsis(
                text: mark, shaped: try self.shape(AttributedText(mark, font: font), style).0)
        }
    }

    func shape(_ text: AttributedText, _ style: ParagraphStyle) throws(FontError) -> (
        ShapedText, TextRuns
    ) {
        // Adjacent runs in the same font are shaped together, so that letters join across run boundaries.
        var requested: [FontDescription] = []
        var stretches: [TextShaper.Run] = []
        var fonts: [Int] = []
        for run in text.runs {
            let font = requested.firstIndex(of: run.font) ?? requested.count
            if font == requested.count { requested.append(run.font) }
            fonts.append(font)
            if stretches.last?.font == font {
                stretches[stretches.count - 1].text += run.text
            } else {
                stretches.append(TextShaper.Run(text: run.text, font: font))
            }
        }
        var instances: [(FontInstance, FontDescription)] = []
        for font in requested { instances.append((try instance(for: font), font)) }
        let runs = TextRuns(
            text, fonts: fonts,
            metrics: Dictionary(
                instances.map { ($1, FontMetrics($0.metrics, scale: $1.size / Double($0.unitsPerEm))) },
                uniquingKeysWith: { first, _ in first }))
        let key = ShapingKey(
            texts: stretches.map { ExactText(text: $0.text) }, fonts: stretches.map { requested[$0.font] },
            direction: style.direction, language: style.language,
            hyphenates: style.hyphenates)
        if let known = shapedTexts[key] {
            usedFaces.formUnion(known.faces)
            return (known.text, runs)
        }
        // Every scalar has at least one byte, so there is no need to count those of a short text.
        if runs.string.utf8.count > Self.scalarLimit {
            let count = runs.string.unicodeScalars.count
            guard count <= Self.scalarLimit else {
                throw .textTooLong(scalars: count, limit: Self.scalarLimit)
            }
        }
        let choice = TextFonts(instances) { (cluster, font, need) throws(FontError) in
            let key = FallbackKey(
                cluster: cluster.map(\.value), font: font, need: need, language: style.language)
            if let known = self.fallbackFonts[key] {
                if let known { self.usedFaces.insert(known.0.record) }
                return known
            }
            let found = try self.fallbackFont(for: cluster, font, need, language: style.language)
            self.fallbackFonts.insert(found, for: key)
            return found
        }
        var shaping = TextShaper(shaper: shaper, style: style, fonts: choice) {
            () throws(FontError) in
            let library = self.library.hyphenation
            guard let patterns = try library.patterns(for: style.language) else {
                throw .noHyphenation(language: style.language, available: library.languages)
            }
            return patterns
        }
        let (shaped, faces) = try recordingFaces { () throws(FontError) in
            try shaping.shape(runs.string, runs: stretches)
        }
        shapedTexts.insert((shaped, faces), for: key, cost: key.cost)
        return (shaped, runs)
    }
}
