/// Font look-up for texts, and fallbacks for characters that a font lacks.
extension TextEngine {
    /// Returns the first font in the families of a category that has all characters of a grapheme.
    ///
    /// It has the weight and the size of the requested font, and is upright if the family has no italic.
    func fallbackFont(
        for cluster: ArraySlice<Unicode.Scalar>, _ font: FontDescription, _ need: FallbackFamilies.Category,
        language: String
    ) throws(FontError) -> (FontInstance, FontDescription)? {
        for family in FallbackFamilies.families(for: need, language: language)
        where library.hasFamily(family) {
            var other = font
            other.family = family
            other.features = [:]
            // Letters of other scripts keep the spacing of their fonts; joined ones must.
            other.design = nil
            if need.isIdeographic, font.isSystemFont {
                let weights = (try? library.face(for: other)).map(library.weights) ?? []
                other = SystemTypeface.ideographs(other, need, weights: weights)
            }
            // An unreadable family counts as not installed: the characters are reported as missing.
            guard let instance = (try? instance(for: other, isUsed: false)) ?? upright(&other) else {
                continue
            }
            guard instance.shaping.covers(cluster), instance.canDraw(cluster) else { continue }
            usedFaces.insert(instance.record)
            return (instance, other)
        }
        return nil
    }

    private func upright(_ font: inout FontDescription) -> FontInstance? {
        font.italic = false
        return try? instance(for: font, isUsed: false)
    }

    /// Returns `true` if a font has a feature that substitutes glyphs, such as `smcp`.
    package func hasFeature(_ tag: String, in font: FontDescription) throws(FontError) -> Bool {
        try instance(for: font).shaping.face.hasFeature(tag)
    }

    /// Returns the weight in which a font is drawn where it differs from the one asked for, as no face of the
    /// family has that; `nil` where the weight is there, or where only the family's name says one.
    package func substitutedWeight(of font: FontDescription) -> Double? {
        substitutedWeight(of: font, isFallback: false)
    }

    private func substitutedWeight(of font: FontDescription, isFallback: Bool) -> Double? {
        guard let face = try? instance(for: font, isUsed: false).record,
            font.statesWeight || !face.isNamedBeyondFamily(font.family)
        else { return nil }
        let drawn = min(max(font.weight, face.weights.lowerBound), face.weights.upperBound)
        guard (drawn - font.weight).magnitude > 0.5 else { return nil }
        // Where no weight is asked for, any near the usual one is the family's own. Faces of a script share
        // the steps between them, which the text around it has. Lighter or heavier than all of them, a weight
        // has no face at all.
        if isFallback {
            let all = library.weights(ofFamilyWith: face)
            let isWithin =
                all.contains { $0.lowerBound <= font.weight } && all.contains { $0.upperBound >= font.weight }
            return isWithin || !font.statesWeight ? nil : drawn
        }
        return !font.statesWeight && (drawn - font.weight).magnitude <= 100 ? nil : drawn
    }

    /// Returns the fonts that draw a text in another weight than asked for, as no face of their families has
    /// that, and the weights that they draw.
    ///
    /// Emoji and symbols, whose fonts mostly have one weight, do not count.
    package func substitutedWeights(
        in text: AttributedText, style: ParagraphStyle
    ) throws(FontError) -> [(font: FontDescription, drawn: Double)] {
        let (shaped, _) = try shape(text, style)
        let requested = Set(text.runs.map(\.font)).count
        let found = shaped.fonts.enumerated().compactMap { index, font in
            let isFallback = index >= requested
            let draws = !isFallback || !FallbackFamilies.isOfSymbols(font.description.family)
            return draws
                ? substitutedWeight(of: font.description, isFallback: isFallback).map {
                    (index: index, font: font.description, drawn: $0)
                } : nil
        }
        guard !found.isEmpty else { return [] }
        let used = Set(
            shaped.lines.lazy.flatMap(\.clusters).filter { !$0.isSpace && $0.advance != 0 }.map(\.font))
        return found.filter { used.contains($0.index) }.map { ($0.font, $0.drawn) }
    }

    /// Returns the weights of a font's family, in ascending order: those of single faces, and of axes.
    package func availableWeights(of font: FontDescription) -> [ClosedRange<Double>] {
        (try? instance(for: font, isUsed: false).record).map(library.weights) ?? []
    }

    /// Returns `true` if a font of the family is installed.
    package func hasFamily(_ family: String) -> Bool { library.hasFamily(family) }

    /// Returns the instance of a font.
    ///
    /// - Parameters:
    ///   - font: The description of the font.
    ///   - isUsed: `true` to add the font's fingerprint to ``fingerprintsUsed``. Default: `true`.
    func instance(for font: FontDescription, isUsed: Bool = true) throws(FontError) -> FontInstance {
        if let known = fonts[font] {
            if isUsed { usedFaces.insert(known.record) }
            return known
        }
        try font.validate()
        let typeface = library.systemTypeface(for: font)
        var record = try library.face(for: font, as: typeface)
        if typeface?.cut != .original { record.form = font.design?.form ?? .original }
        let values = record.axisValues(for: font, as: typeface)
        let faceKey = FaceKey(path: record.path, index: record.index)
        let key = InstanceKey(
            face: faceKey, axisValues: values, typeface: typeface, form: record.form)
        if let known = instances[key] {
            if isUsed { usedFaces.insert(record) }
            fonts.insert(known, for: font)
            return known
        }
        let data = try library.data(at: record.path)
        let face: HarfBuzzFace
        if let known = faces[faceKey] {
            face = known
        } else {
            face = try HarfBuzzFace(data: data, index: record.index)
        }
        let made = try FontInstance(
            record: record, axisValues: values, typeface: typeface, face: face, data: data, library: outlines)
        faces[faceKey] = face
        instances[key] = made
        fonts.insert(made, for: font)
        if isUsed { usedFaces.insert(record) }
        return made
    }
}
