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
        for (scalar, letter) in SystemLetter.all { add(scalar, as: letter) }
        for (scalar, twin) in SystemLetter.twins {
            if let letter = SystemLetter.all[twin] { add(scalar, as: letter) }
        }
        for value in SystemLetter.composed {
            guard let scalar = Unicode.Scalar(value), let letter = SystemLetter.base(of: scalar) else {
                continue
            }
            add(scalar, as: letter)
        }
        return found
    }
}

extension SystemLetter {
    /// The blocks whose letters may have marks: Latin-1, Latin Extended-A and B, and Additional.
    fileprivate static let composed = Array(UInt32(0xC0)...0x24F) + Array(0x1E00...0x1EFF)

    fileprivate static func base(of scalar: Unicode.Scalar) -> SystemLetter? {
        var (base, mark) = (scalar.value, hb_codepoint_t(0))
        var isComposed = false
        var first: hb_codepoint_t = 0
        while unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &first, &mark) != 0 {
            base = first
            isComposed = true
        }
        return isComposed ? Unicode.Scalar(base).flatMap { all[$0] } : nil
    }

    fileprivate static let twins: [(Unicode.Scalar, Unicode.Scalar)] = {
        let pairs: [(String, String)] = [
            ("АВЕЅІЈКМНОРСТХаеорсухѕіј", "ABESIJKMHOPCTXaeopcyxsij"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονı\u{A0}", "ABEZHIKMNOPTYXovi "),
        ]
        return pairs.flatMap { zip($0.unicodeScalars, $1.unicodeScalars) }.map { ($0, $1) }
    }()
}
