import CHarfBuzz

extension HarfBuzzFont {
    /// The letters of San Francisco by the glyphs that take their place.
    ///
    /// Letters with marks are as wide as those without, and Cyrillic and Greek letters as the Latin ones that
    /// look the same. Tabular digits, small capitals and ligatures are other glyphs, and stay as they are.
    var systemLetters: [UInt32: SystemLetter] {
        var found: [UInt32: SystemLetter] = [:]
        func add(_ scalar: Unicode.Scalar, as letter: SystemLetter) {
            if let glyph = glyph(for: scalar) { found[glyph] = letter }
        }
        for (scalar, letter) in SystemLetter.plain { add(scalar, as: letter) }
        for value in SystemLetter.composed {
            guard let scalar = Unicode.Scalar(value), let letter = SystemLetter.base(of: scalar) else {
                continue
            }
            add(scalar, as: letter)
        }
        for scalar in SystemLetter.cyrillic {
            if let glyph = glyph(for: scalar), found[glyph] == nil { found[glyph] = .anyCyrillic }
        }
        return found
    }
}

extension HarfBuzzFont {
    /// The Greek letters that Inter does not kern, though it kerns the Latin ones of the same shape, before
    /// round letters: by their glyphs, with the kerning of `ko`, `xo` and `yo` in 1/64 font unit.
    var greekKerning: (before: [UInt32: Int32], round: Set<UInt32>) {
        let unit = Double(face.unitsPerEm * Self.unitsPerFontUnit)
        let pairs: [(Unicode.Scalar, Double)] = [
            ("\u{3BA}", -0.0227), ("\u{3C7}", -0.0219), ("\u{3B3}", -0.0194),
        ]
        let before = pairs.compactMap { scalar, ems in
            glyph(for: scalar).map { ($0, Int32((ems * unit).rounded())) }
        }
        let round = "αάεέοόσςωώδθφ".unicodeScalars.compactMap(glyph)
        return (Dictionary(before, uniquingKeysWith: { first, _ in first }), Set(round))
    }
}

extension SystemLetter {
    /// The letters without marks.
    fileprivate static let plain = all.merging(
        twins.compactMap { scalar, twin in all[twin].map { (scalar, $0) } },
        uniquingKeysWith: { own, _ in own })

    /// The blocks whose letters may have marks: Latin-1, Latin Extended-A and B, and Additional; Greek, and
    /// Cyrillic.
    fileprivate static let composed =
        Array(UInt32(0xC0)...0x24F) + Array(0x1E00...0x1EFF) + Array(0x386...0x3CE) + Array(0x400...0x4FF)

    /// The Cyrillic letters without a twin in Latin.
    fileprivate static let cyrillic: [Unicode.Scalar] = {
        let twinned = Set(twins.map(\.0))
        return (UInt32(0x400)...0x45F).compactMap(Unicode.Scalar.init).filter { !twinned.contains($0) }
    }()

    fileprivate static func base(of scalar: Unicode.Scalar) -> SystemLetter? {
        var (base, mark) = (scalar.value, hb_codepoint_t(0))
        var isComposed = false
        var first: hb_codepoint_t = 0
        while unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &first, &mark) != 0 {
            base = first
            isComposed = true
        }
        return isComposed ? Unicode.Scalar(base).flatMap { plain[$0] } : nil
    }

    fileprivate static let twins: [(Unicode.Scalar, Unicode.Scalar)] = {
        let pairs: [(String, String)] = [
            ("АВЕЅІЈКМНОРСТХаеорсухѕіј", "ABESIJKMHOPCTXaeopcyxsij"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονı\u{A0}", "ABEZHIKMNOPTYXovi "),
        ]
        return pairs.flatMap { zip($0.unicodeScalars, $1.unicodeScalars) }.map { ($0, $1) }
    }()
}
