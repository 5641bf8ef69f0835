extension LineBreakRules.Pair {
    /// The decision of LB4 to LB14, and of LB15c to LB18 with the quotation marks between them: line breaks,
    /// spaces, joiners, and brackets across spaces.
    var spaceDecision: Bool? {
        switch (before.breakClass, after.breakClass) {
        // LB4 to LB6.
        case (.cr, .lf): return false
        case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return true
        case (_, .bk), (_, .cr), (_, .lf), (_, .nl): return false
        // LB7.
        case (_, .sp), (_, .zw): return false
        default: break
        }
        let ink = lastNonSpaceIndex
        let inkClass = ink.map { items[$0].property.breakClass }
        // LB8, LB8a.
        if inkClass == .zw { return true }
        if items[index - 1].endsWithJoiner { return false }
        switch (before.breakClass, after.breakClass) {
        // LB11, LB12.
        case (_, .wj), (.wj, _), (.gl, _): return false
        // LB12a.
        case (.sp, .gl), (.ba, .gl), (.hy, .gl), (.hh, .gl): break
        case (_, .gl): return false
        // LB13.
        case (_, .cl), (_, .cp), (_, .ex), (_, .sy): return false
        default: break
        }
        // LB14.
        if inkClass == .op { return false }
        // LB15a, LB15b.
        if closesQuotation || ink.map(opensQuotation) == true { return false }
        // LB15c, LB15d.
        if before.breakClass == .sp, after.breakClass == .is, next?.breakClass == .nu { return true }
        if after.breakClass == .is { return false }
        // LB16, LB17.
        switch (inkClass, after.breakClass) {
        case (.cl, .ns), (.cp, .ns), (.b2, .b2): return false
        default: break
        }
        // LB18.
        return before.breakClass == .sp ? true : nil
    }

    /// Returns `true` if an item is an initial quotation mark with nothing before it that it could close
    /// (LB15a).
    private func opensQuotation(_ index: Int) -> Bool {
        guard items[index].property.traits.contains(.initialQuotation) else { return false }
        switch property(index - 1)?.breakClass {
        case nil, .bk, .cr, .lf, .nl, .op, .qu, .gl, .sp, .zw: return true
        default: return false
        }
    }

    /// `true` if the second item is a final quotation mark with nothing after it that it could open (LB15b).
    private var closesQuotation: Bool {
        guard after.traits.contains(.finalQuotation) else { return false }
        switch next?.breakClass {
        case nil, .sp, .gl, .wj, .cl, .qu, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw: return true
        default: return false
        }
    }

    /// The decision of LB19 and LB19a: quotation marks with a known direction, and all others unless they are
    /// surrounded by East Asian text.
    var quotationDecision: Bool? {
        if after.breakClass == .qu {
            if !after.traits.contains(.initialQuotation) || !before.isEastAsian { return false }
            if next?.isEastAsian != true { return false }
        }
        if before.breakClass == .qu {
            if !before.traits.contains(.finalQuotation) || !after.isEastAsian { return false }
            if previous?.isEastAsian != true { return false }
        }
        return nil
    }
}
