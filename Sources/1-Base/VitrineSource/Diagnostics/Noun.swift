/// What messages call something in a file, such as "a shadow" or "a length in points".
///
/// A noun that other code tells from others is a static member, declared beside what reads the thing:
/// whatever the words are, the reader and its hints have the same noun.
public struct Noun: Hashable, Sendable {
    /// The words, as they stand in messages.
    public let text: String
    /// What else is known of the things that it calls.
    public let traits: Traits
    /// Examples as code, where the words alone say too little.
    public let example: String?
    /// How the list is written that it calls; `nil` for other things.
    package private(set) var list: ListForm?

    /// Properties that things of several nouns share.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public init(_ text: String, _ traits: Traits = [], example: String? = nil) {
        (self.text, self.traits, self.example) = (text, traits, example)
    }

    /// The noun without its first word, which is an article where there are several: "shadow".
    package var bare: Noun {
        Noun(text.split(separator: " ", maxSplits: 1).last.map(String.init) ?? text)
    }

    /// Returns the noun for a list that is written in a form.
    package func written(as list: ListForm) -> Noun {
        var noun = self
        noun.list = list
        return noun
    }

    // The words alone make a noun.
    public static func == (one: Noun, other: Noun) -> Bool { one.text == other.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Noun: ExpressibleByStringInterpolation, CustomStringConvertible {
    public init(stringLiteral text: String) { self.init(text) }

    public var description: String { text }
}
