import CHarfBuzz

/// The OpenType features that a description requests.
extension FontDescription {
    /// `true` if letters may share a glyph, which tracking would separate.
    var usesLigatures: Bool { ligatures && tracking == 0 }

    /// Returns the features for a whole line, and for `unligated` ranges of it also those that turn
    /// contextual forms off.
    ///
    /// - Parameters:
    ///   - unligated: Ranges of scalars.
    ///   - isCursive: `true` for letters that join, which tracking does not set apart. Default: `false`.
    func shapingFeatures(unligated: [Range<Int>] = [], isCursive: Bool = false) -> [hb_feature_t] {
        var list: [hb_feature_t] = []
        func set(_ tag: String, _ value: Int, _ range: Range<Int>? = nil) {
            list.append(
                hb_feature_t(
                    tag: OpenTypeTag.value(tag), value: UInt32(clamping: value),
                    start: range.map { UInt32($0.lowerBound) } ?? 0,
                    end: range.map { UInt32($0.upperBound) } ?? .max))
        }
        // The numerals of clocks take the place of the font's usual digits.
        if monospacedDigits, design != .clock { set("tnum", 1) }
        if !(isCursive ? ligatures : usesLigatures) {
            set("liga", 0)
            set("clig", 0)
            for range in unligated { set("calt", 0, range) }
        }
        // As in CSS with `font-variant-ligatures: none`, this turns all contextual forms off: fonts for code
        // build their arrows from contextual forms of single letters.
        // The monospaced design has none either: San Francisco's letters stay apart in code.
        if !ligatures || design == .monospaced || design == .clock { set("calt", 0) }
        for (tag, value) in features.sorted(by: { $0.key < $1.key }) { set(tag, value) }
        return list
    }
}

extension HarfBuzzFace {
    /// Returns `true` if the face has a feature that substitutes glyphs.
    func hasFeature(_ tag: String) -> Bool {
        let wanted = OpenTypeTag.value(tag)
        let table = OpenTypeTag.value("GSUB")
        let total = unsafe hb_ot_layout_table_get_feature_tags(handle, table, 0, nil, nil)
        var count = total
        var tags = [hb_tag_t](repeating: 0, count: Int(total))
        _ = unsafe hb_ot_layout_table_get_feature_tags(handle, table, 0, &count, &tags)
        return tags.prefix(Int(count)).contains(wanted)
    }
}
