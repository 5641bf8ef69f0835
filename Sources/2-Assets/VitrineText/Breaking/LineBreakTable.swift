/// The line breaking property of every code point.
///
/// The table is part of the library, so that lines break the same way on every system: libunibreak dates from
/// 2012 in Debian 12 (1.1) but from 2024 in Homebrew, and Swift's own Unicode properties do not include line
/// breaking.
struct LineBreakTable {
    static let shared = LineBreakTable(decoding: ranges)

    /// The first code point of each range.
    private let starts: [UInt32]
    private let properties: [LineBreakProperty]

    init(decoding text: String) {
        let classes = Dictionary(uniqueKeysWithValues: LineBreakClass.allCases.map { ($0.rawValue, $0) })
        var starts: [UInt32] = []
        var properties: [LineBreakProperty] = []
        var start: UInt32 = 0
        for range in text.split(separator: " ") {
            let digits = range.prefix { $0.isNumber }
            let traits = range.reversed().prefix { $0.isUppercase }
            let name = range.dropFirst(digits.count).dropLast(traits.count)
            starts.append(start)
            properties.append(
                LineBreakProperty(
                    breakClass: classes[String(name)] ?? .al,
                    traits: traits.reduce(into: []) { $0.formUnion(Self.trait($1)) }))
            start += UInt32(digits) ?? 1
        }
        self.starts = starts
        self.properties = properties
    }

    private static func trait(_ letter: Character) -> LineBreakProperty.Traits {
        switch letter {
        case "W": .eastAsian
        case "P": .unassignedPictograph
        case "I": .initialQuotation
        case "F": .finalQuotation
        case "D": .dottedCircle
        default: []
        }
    }

    subscript(_ scalar: Unicode.Scalar) -> LineBreakProperty {
        let value = scalar.value
        // Every 28th Hangul syllable has no final consonant. The table has one range for all syllables.
        if (0xAC00...0xD7A3).contains(value) {
            let isOpen = (value - 0xAC00) % 28 == 0
            return LineBreakProperty(breakClass: isOpen ? .h2 : .h3, traits: .eastAsian)
        }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= value { low = middle } else { high = middle }
        }
        return properties[low]
    }
}
