/// What messages call something in a file, such as "a shadow" or "a length in points".
///
/// A noun that other code tells from others is a static member, declared beside what reads the thing:
/// whatever the words are, the reader and its hints have the same noun.
package struct Noun: Hashable, Sendable {
    /// The words, as they stand in messages.
    package let text: String
    /// What else is known of the things that it calls.
    package let traits: Traits
    /// Examples as code, where the words alone say too little.
    package let example: String?
    /// How the list is written that it calls; `nil` for other things.
    package private(set) var list: ListForm?

    /// Properties that things of several nouns share.
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        /// Numbers, whatever they measure. Others are declared beside what reads the things.
        package static let number = Traits(rawValue: 1 << 0)

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    package init(_ text: String, _ traits: Traits = [], example: String? = nil) {
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
    package static func == (one: Noun, other: Noun) -> Bool { one.text == other.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Noun: ExpressibleByStringInterpolation, CustomStringConvertible {
    package init(stringLiteral text: String) { self.init(text) }

    package var description: String { text }
}
