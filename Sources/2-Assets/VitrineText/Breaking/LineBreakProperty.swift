/// The properties of a character that the line breaking rules depend on.
struct LineBreakProperty: Equatable {
    /// The properties other than the class.
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// An East Asian width of F, W or H (UAX #11).
        static let eastAsian = Traits(rawValue: 1)
        /// A code point reserved for an extended pictograph.
        static let unassignedPictograph = Traits(rawValue: 2)
        static let initialQuotation = Traits(rawValue: 4)
        static let finalQuotation = Traits(rawValue: 8)
        /// The character U+25CC, which takes the place of a consonant.
        static let dottedCircle = Traits(rawValue: 16)
    }

    var breakClass: LineBreakClass
    var traits: Traits = []

    var isEastAsian: Bool { traits.contains(.eastAsian) }
    /// `true` if the class is AL or HL.
    var isLetter: Bool { breakClass == .al || breakClass == .hl }
}
