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
            if need.isIdeographic, font.design == .default { other = SystemTypeface.ideographs(other, need) }
            // An unreadable family counts as not installed: the characters are reported as missing.
            guard let instance = (try? instance(for: other, isUsed: false)) ?? upright(&other) else {
                continue
            }
            guard instance.shaping.covers(cluster), instance.outlines.canDraw(cluster, instance.shaping)
            else {
                continue
            }
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
    public func hasFeature(_ tag: String, in font: FontDescription) throws(FontError) -> Bool {
        try instance(for: font).shaping.face.hasFeature(tag)
    }

    /// Returns the weight in which a font is drawn where it differs from the one asked for, as no face of the
    /// family has that; `nil` where the weight is there, or where only the family's name says one.
    public func substitutedWeight(of font: FontDescription) -> Double? {
        guard let face = try? instance(for: font, isUsed: false).record,
            font.statesWeight || !face.isNamedBeyondFamily(font.family)
        else { return nil }
        let drawn = min(max(font.fittedWeight, face.weights.lowerBound), face.weights.upperBound)
        // Where no weight is asked for, any near the usual one is the family's own. Quicksand's faces stand
        // for weights of the rounded design up to a step away.
        let tolerance = font.statesWeight && !font.isRoundedStandIn ? 0.5 : 100
        return (drawn - font.fittedWeight).magnitude > tolerance ? drawn : nil
    }

    /// Returns the weights of a font's family, in ascending order: those of single faces, and of axes.
    public func availableWeights(of font: FontDescription) -> [ClosedRange<Double>] {
        (try? instance(for: font, isUsed: false).record).map(library.weights) ?? []
    }

    /// Returns `true` if a font of the family is installed.
    public func hasFamily(_ family: String) -> Bool { library.hasFamily(family) }

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
        let record = try library.face(for: font, as: typeface)
        let values = record.axisValues(for: font, as: typeface)
        let faceKey = FaceKey(path: record.path, index: record.index)
        let key = InstanceKey(face: faceKey, axisValues: values, typeface: typeface)
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
