import CFriBidi

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9), as computed by
/// FriBidi.
struct BidiLevels {
    /// One level per scalar.
    var levels: [UInt8]
    /// The level of the paragraph itself.
    var base: UInt8

    /// Computes the levels of a text, or returns `nil` if all of it runs from left to right, as nearly all
    /// text does.
    init?(_ scalars: [UInt32], direction: TextDirection) throws(FontError) {
        guard direction == .rightToLeft || scalars.contains(where: Self.mayRunLeft) else { return nil }
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: vitrine_fribidi_neutral(), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var found = [FriBidiLevel](repeating: 0, count: scalars.count)
        unsafe fribidi_get_bidi_types(scalars, count, &types)
        unsafe fribidi_get_bracket_types(scalars, count, types, &brackets)
        var paragraph =
            switch direction {
            case .natural: vitrine_fribidi_natural()
            case .leftToRight: vitrine_fribidi_ltr()
            case .rightToLeft: vitrine_fribidi_rtl()
            }
        let highest = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, &found)
        guard highest > 0 else { throw .libraryFailure("FriBidi is out of memory") }
        base = paragraph == vitrine_fribidi_rtl() ? 1 : 0
        levels = found.map { UInt8(clamping: $0) }
        if scalars.isEmpty { base = direction == .rightToLeft ? 1 : 0 }
        guard base == 1 || levels.contains(where: { $0 > 0 }) else { return nil }
    }

    /// Returns `true` for scalars in the blocks of right-to-left scripts and for characters that embed text.
    private static func mayRunLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x590...0x8FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// Returns the indices in visual order, from left to right (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start: Int?
            for place in 0...order.count {
                let isIn = place < order.count && levels[order[place]] >= level
                if isIn, start == nil { start = place }
                if !isIn, let from = start {
                    order[from..<place].reverse()
                    start = nil
                }
            }
        }
        return order
    }
}
