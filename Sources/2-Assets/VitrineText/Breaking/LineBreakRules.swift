/// The line breaking rules of UAX #14, in the version that the table names.
///
/// The rules are tried in the order of the annex, until one decides. If none does, a line may end (LB31).
struct LineBreakRules {
    /// A character with the marks that follow it, which the rules treat as one (LB9).
    struct Item {
        var property: LineBreakProperty
        /// The index after its last scalar.
        var end: Int
        var endsWithJoiner = false
        /// The number of consecutive regional indicators up to and including this one.
        var indicators = 0
    }

    private(set) var items: [Item] = []

    /// Returns, for each scalar, `true` if a line may or must end after it. The last element is always
    /// `true`.
    static func opportunities(in scalars: [Unicode.Scalar]) -> [Bool] {
        var opportunities = [Bool](repeating: false, count: scalars.count)
        let rules = LineBreakRules(scalars)
        for index in rules.items.indices {
            let isLast = index == rules.items.count - 1
            opportunities[rules.items[index].end - 1] = isLast || rules.allowsBreak(before: index + 1)
        }
        return opportunities
    }

    init(_ scalars: [Unicode.Scalar]) {
        items.reserveCapacity(scalars.count)
        for (index, scalar) in scalars.enumerated() {
            var property = LineBreakTable.shared[scalar]
            let isJoiner = property.breakClass == .zwj
            if isJoiner || property.breakClass == .cm {
                // LB9.
                if let last = items.last?.property.breakClass, !last.isMandatory, last != .sp, last != .zw {
                    items[items.count - 1].end = index + 1
                    items[items.count - 1].endsWithJoiner = isJoiner
                    continue
                }
                // LB10.
                property = LineBreakProperty(breakClass: .al)
            }
            // LB1, for scripts whose words only a dictionary could find.
            if property.breakClass == .sa { property.breakClass = .al }
            let indicators = property.breakClass == .ri ? (items.last?.indicators ?? 0) + 1 : 0
            items.append(
                Item(property: property, end: index + 1, endsWithJoiner: isJoiner, indicators: indicators))
        }
    }

    /// Returns `true` if a line may end before an item that is not the first.
    private func allowsBreak(before index: Int) -> Bool {
        let pair = Pair(items: items, index: index)
        return pair.spaceDecision ?? pair.quotationDecision ?? pair.punctuationDecision ?? pair.numberDecision
            ?? pair.wordDecision
            ?? true
    }

    /// Two adjacent items, the first of which may end a line, and their context.
    struct Pair {
        let items: [Item]
        /// The index of the second item.
        let index: Int

        var before: LineBreakProperty { items[index - 1].property }
        var after: LineBreakProperty { items[index].property }
        /// The properties of the items before and after the two.
        var previous: LineBreakProperty? { index > 1 ? items[index - 2].property : nil }
        var next: LineBreakProperty? { property(index + 1) }

        func property(_ index: Int) -> LineBreakProperty? {
            items.indices.contains(index) ? items[index].property : nil
        }

        /// The index of the last item before the second that is not a space.
        var lastNonSpaceIndex: Int? {
            items[..<index].lastIndex { $0.property.breakClass != .sp }
        }
    }
}
