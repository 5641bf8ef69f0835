extension LineBreakRules.Pair {
    /// The decision of LB20 to LB22: objects, hyphens, and characters that do not begin or end a line.
    var punctuationDecision: Bool? {
        let (before, after) = (before.breakClass, after.breakClass)
        if before == .cb || after == .cb { return true }
        let isHyphen = before == .hy || before == .hh
        // LB20a: a hyphen at the beginning of a word.
        if isHyphen, self.after.isLetter {
            switch previous?.breakClass {
            case nil, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: return false
            default: break
            }
        }
        switch (before, after) {
        // LB21.
        case (_, .ba), (_, .hh), (_, .hy), (_, .ns), (.bb, _): return false
        // LB21b, LB22.
        case (.sy, .hl), (_, .in): return false
        // LB21a.
        default: return isHyphen && previous?.breakClass == .hl && after != .hl ? false : nil
        }
    }

    /// The decision of LB23 to LB25: numbers with their signs, units and separators.
    var numberDecision: Bool? {
        switch (before.breakClass, after.breakClass) {
        // LB23, LB23a, LB24.
        case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): false
        case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): false
        case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): false
        case (.al, .pr), (.hl, .pr), (.al, .po), (.hl, .po): false
        // LB25.
        case (_, .po) where endsNumber(mayClose: true), (_, .pr) where endsNumber(mayClose: true): false
        case (.po, .op) where nextIsNumber, (.pr, .op) where nextIsNumber: false
        case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): false
        case (_, .nu) where endsNumber(mayClose: false): false
        default: nil
        }
    }

    /// Returns `true` if the first item ends a number: a digit, with optional digit separators and a closing
    /// bracket after it.
    private func endsNumber(mayClose: Bool) -> Bool {
        var last = index - 1
        if mayClose, before.breakClass == .cl || before.breakClass == .cp { last -= 1 }
        while let each = property(last)?.breakClass, each == .sy || each == .is { last -= 1 }
        return property(last)?.breakClass == .nu
    }

    /// `true` if a number follows the bracket that is the second item, with or without a separator before it.
    private var nextIsNumber: Bool {
        let isSeparated = next?.breakClass == .is
        return (isSeparated ? property(index + 2) : next)?.breakClass == .nu
    }

    /// The decision of LB26 to LB30b: Hangul, letters, Brahmic syllables, brackets beside words, flags and
    /// emoji.
    var wordDecision: Bool? {
        switch (before.breakClass, after.breakClass) {
        // LB26.
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): false
        case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): false
        // LB27.
        case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): false
        case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): false
        // LB28, LB29.
        case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): false
        // LB30.
        case (.al, .op), (.hl, .op), (.nu, .op): after.isEastAsian ? nil : false
        case (.cp, .al), (.cp, .hl), (.cp, .nu): before.isEastAsian ? nil : false
        // LB30a: pairs of regional indicators are flags.
        case (.ri, .ri): items[index - 1].indicators % 2 == 1 ? false : nil
        // LB30b.
        case (.eb, .em): false
        case (_, .em): before.traits.contains(.unassignedPictograph) ? false : nil
        default: isInSyllable ? false : nil
        }
    }

    /// LB28a.
    private var isInSyllable: Bool {
        func isBase(_ property: LineBreakProperty?) -> Bool {
            isStackable(property) || property?.breakClass == .as
        }
        func isStackable(_ property: LineBreakProperty?) -> Bool {
            property?.breakClass == .ak || property?.traits.contains(.dottedCircle) == true
        }
        switch (before.breakClass, after.breakClass) {
        case (.ap, _): return isBase(after)
        case (_, .vf), (_, .vi): return isBase(before)
        case (.vi, _): return isBase(previous) && isStackable(after)
        default: return isBase(before) && isBase(after) && next?.breakClass == .vf
        }
    }
}
