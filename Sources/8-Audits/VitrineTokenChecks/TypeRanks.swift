import VitrineAuditElements
import VitrineJSON
import VitrineSource
import VitrineTokens

/// The design tokens for headings that are smaller than those for the text below them, and those for notes
/// that are larger.
struct TypeRanks {
    /// What a text is for, from the smallest up.
    private enum Rank: Int {
        case note, body, heading, display
    }

    /// A size of type for a purpose.
    private struct Step {
        let name: String
        let rank: Rank
        let points: Double
        /// The words of its name beside that for the purpose, which sizes of one scale share.
        let scale: [String]
        /// The number in its name, such as 2 for `title2`.
        let number: Int?

        /// Returns `true` if two sizes should rise with their ranks.
        func isBeside(_ other: Step) -> Bool {
            scale == other.scale && rank != other.rank
                && (number == nil || other.number == nil || number == other.number)
        }

        /// Returns `true` if the larger one of two sizes is for the lesser purpose.
        func isOutOfOrder(with other: Step) -> Bool {
            isBeside(other) && (rank.rawValue < other.rank.rawValue) == (points > other.points)
                && abs(points - other.points) > TypeRanks.rounding
        }
    }

    private let steps: [Step]
    private let mentions: TokenMentions

    /// The distance below which two sizes are one, in points.
    private static let rounding = 0.5
    /// The room between letters, in parts of their size, from which a small heading is one of capitals.
    private static let wideSpacing = 0.04
    /// The greatest number of a heading that is larger than text: `h5` and `h6` often are not.
    private static let lastHeading = 3

    private static let ranks: [String: Rank] = [
        "display": .display, "hero": .display, "largetitle": .display, "bigtitle": .display,
        "headline": .heading, "heading": .heading, "title": .heading, "h": .heading,
        "titel": .heading, "überschrift": .heading, "ueberschrift": .heading, "titre": .heading,
        "título": .heading, "titulo": .heading, "titolo": .heading,
        "body": .body, "copy": .body, "paragraph": .body, "bodytext": .body, "fließtext": .body,
        "fliesstext": .body, "lauftext": .body, "corps": .body, "cuerpo": .body, "corpo": .body,
        "caption": .note, "footnote": .note, "fineprint": .note, "fußnote": .note,
        "fussnote": .note, "légende": .note, "legende": .note,
    ]

    /// - Parameters:
    ///   - tokens: The design tokens that a scene loads, by their names.
    ///   - mentions: The places of the scene that name them.
    init(_ tokens: [String: DesignToken], at mentions: TokenMentions) {
        steps = tokens.values.compactMap(Self.step).sorted { $0.name < $1.name }
        self.mentions = mentions
    }

    /// Returns what is found: of each scale the size that is out of order with most others, if the scene
    /// names it.
    var findings: [Diagnostic] {
        let scales = Dictionary(grouping: steps, by: \.scale).sorted {
            $0.key.lexicographicallyPrecedes($1.key)
        }
        return scales.compactMap { _, steps -> Diagnostic? in
            let odd = steps.map { step in (step, steps.filter { $0.isOutOfOrder(with: step) }) }
                .filter { !$0.1.isEmpty }
                // Of two that have changed places, the text is not the one to change.
                .max { ($0.1.count, $0.0.rank == .body ? 0 : 1) < ($1.1.count, $1.0.rank == .body ? 0 : 1) }
            guard let (own, others) = odd, let other = others.first,
                let place = mentions.first(of: own.name)
            else { return nil }
            let problem = TokenUseProblem(
                kind: .outOfOrder(PrintedText.number(own.points), isGreater: own.points > other.points),
                value: "`\(own.name)`", token: other.name, tokenValue: PrintedText.number(other.points))
            return problem.diagnostic(.offScale, at: place.mark, in: place.scope)
        }
    }

    private static func step(_ token: DesignToken) -> Step? {
        let points: Double
        switch token.value {
        case .typography(let style):
            points = style.fontSize.points
            if style.letterSpacing.points > wideSpacing * points { return nil }
        case .dimension(let length) where token.has(["fontsize", "font-size", "type", "text"]):
            points = length.points
        default: return nil
        }
        for index in token.path.indices.reversed() {
            let words = DesignToken.words(of: token.path[index])
            let digits = token.path[index].reversed().prefix(while: \.isNumber).reversed()
            guard let (rank, rest) = rank(of: words) else { continue }
            let number = Int(String(digits))
            if rank == .heading, number ?? 0 > lastHeading { return nil }
            let others = token.path.enumerated().filter { $0.offset != index }
            return Step(
                name: token.name, rank: rank, points: points,
                scale: others.map { $0.element.lowercased() } + rest, number: number)
        }
        return nil
    }

    /// Returns the purpose that words name, and the words beside that.
    private static func rank(of words: [String]) -> (rank: Rank, rest: [String])? {
        if let rank = ranks[words.joined()] { return (rank, []) }
        guard let index = words.indices.first(where: { ranks[words[$0]] != nil }),
            let rank = ranks[words[index]]
        else { return nil }
        return (rank, words.indices.filter { $0 != index }.map { words[$0] })
    }
}
