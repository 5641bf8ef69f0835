import VitrineSource

extension Noun.Traits {
    package static let length = Noun.Traits(rawValue: 1 << 1)
    package static let opacity = Noun.Traits(rawValue: 1 << 2)
    package static let ratio = Noun.Traits(rawValue: 1 << 3)
    package static let text = Noun.Traits(rawValue: 1 << 4)
    /// Values that may be `infinity`.
    package static let infinity = Noun.Traits(rawValue: 1 << 5)
    package static let gradient = Noun.Traits(rawValue: 1 << 6)

    /// What a value is meant as that has another type: of two nouns, as the first is.
    fileprivate static let ofFirst: Noun.Traits = [.number, .length, .opacity, .ratio, .text]
}

extension Noun {
    /// Returns what either of two codecs reads is called.
    static func either(_ first: Noun, _ second: Noun) -> Noun {
        Noun(
            "\(first) or \(second)",
            first.traits.intersection(.ofFirst).union(second.traits.subtracting(.ofFirst)))
    }

    /// Returns the noun with others behind it.
    package func followed(by words: String) -> Noun { Noun("\(self)\(words)", traits.intersection(.ofFirst)) }
}
