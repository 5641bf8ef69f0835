/// Where lines may end: all rules of UAX #14, of the version that the table names.
///
/// The rules are those of the annex in its order, each tried where none before it has decided; where none does, a line
/// may end (LB31).
struct LineBreakRules {
    /// A character with the marks that follow it, which the rules see as one (LB9).
    struct Item {
        var property: LineBreakProperty
        /// Index after its last scalar.
        var end: Int
        var endsWithJoiner = false
        /// How many regional indicators stand in a row up to this one.
        var indicators = 0
    }

    private(set) var items: [Item] = []

    /// Whether a line may end, or must, after each of some scalars; always after the last.
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
            // LB1, where no dictionary knows words.
            if property.breakClass == .sa { property.breakClass = .al }
            let indicators = property.breakClass == .ri ? (items.last?.indicators ?? 0) + 1 : 0
            items.append(
                Item(property: property, end: index + 1, endsWithJoiner: isJoiner, indicators: indicators))
        }
    }

    /// Whether a line may end before an item that is not the first.
    private func allowsBreak(before index: Int) -> Bool {
        let pair = Pair(items: items, index: index)
        return pair.spaceDecision ?? pair.quotationDecision ?? pair.punctuationDecision ?? pair.numberDecision
            ?? pair.wordDecision
            ?? true
    }

    /// Two items side by side, of which the first may end a line, and what is around them.
    struct Pair {
        let items: [Item]
        /// That of the second.
        let index: Int

        var before: LineBreakProperty { items[index - 1].property }
        var after: LineBreakProperty { items[index].property }
        /// What stands before and after the two.
        var previous: LineBreakProperty? { index > 1 ? items[index - 2].property : nil }
        var next: LineBreakProperty? { property(index + 1) }

        func property(_ index: Int) -> LineBreakProperty? {
            items.indices.contains(index) ? items[index].property : nil
        }

        /// Index of the last item before the second that is no space.
        var lastNonSpaceIndex: Int? {
            items[..<index].lastIndex { $0.property.breakClass != .sp }
        }
    }
}
