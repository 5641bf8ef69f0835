/// Two symbols that ask for opposite things, and the words for each.
struct OppositeSign {
    /// What one of the two looks like, and what it is called.
    struct Side {
        /// The names of its symbols, without the words for how they are drawn.
        let symbols: Set<String>
        /// The words and phrases that say it, in several languages.
        let words: [[String]]

        init(_ symbols: [String], _ words: [String]) {
            self.symbols = Set(symbols)
            self.words = words.map { $0.split(separator: " ").map(String.init) }
        }
    }

    let sides: [Side]
    /// `true` if one symbol may also show a state, of which the other is the way out: only two controls
    /// beside each other that have each other's names are wrong for certain.
    let showsState: Bool
    /// `true` if its symbols also stand beside words for other reasons, as a chevron at the end of a row.
    let decorates: Bool
    /// `true` if its symbols point to a side of the screen, which changes where lines begin at the right.
    let pointsSideways: Bool
    /// `true` if a picture of a symbol may say how a value changes.
    let measures: Bool
    /// `true` if its symbols go through a series, such as one of songs.
    let isSeries: Bool

    init(
        _ one: Side, _ other: Side, showsState: Bool = false, decorates: Bool = false,
        pointsSideways: Bool = false, measures: Bool = false, isSeries: Bool = false
    ) {
        sides = [one, other]
        (self.showsState, self.decorates) = (showsState, decorates)
        (self.pointsSideways, self.measures, self.isSeries) = (pointsSideways, measures, isSeries)
    }

    /// The words for how a symbol is drawn.
    private static let forms: Set<String> = ["circle", "fill", "rectangle", "square"]

    /// The least number in a name that is one of seconds, as in `gobackward.15`: smaller ones count parts.
    private static let leastSeconds = 5

    /// Returns the name of a symbol without its form: `play` for `play.circle.fill`.
    static func thing(_ symbol: String) -> String {
        let parts = symbol.split(separator: ".").map(String.init)
        return parts.enumerated().filter { $0.offset == 0 || !forms.contains($0.element) }
            .map(\.element).filter { Int($0).map { $0 < leastSeconds } ?? true }.joined(separator: ".")
    }
}
