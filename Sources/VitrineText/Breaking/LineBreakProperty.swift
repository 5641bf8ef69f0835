/// What the rules ask of a character.
struct LineBreakProperty: Equatable {
    /// What they ask beyond the class.
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// An East Asian width of F, W or H (UAX #11).
        static let eastAsian = Traits(rawValue: 1)
        /// An extended pictograph that no character has yet.
        static let unassignedPictograph = Traits(rawValue: 2)
        static let initialQuotation = Traits(rawValue: 4)
        static let finalQuotation = Traits(rawValue: 8)
        /// U+25CC, which stands in for a consonant.
        static let dottedCircle = Traits(rawValue: 16)
    }

    var breakClass: LineBreakClass
    var traits: Traits = []

    var isEastAsian: Bool { traits.contains(.eastAsian) }
    /// AL or HL.
    var isLetter: Bool { breakClass == .al || breakClass == .hl }
}
