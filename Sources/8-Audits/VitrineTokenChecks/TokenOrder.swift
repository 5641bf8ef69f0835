import VitrineAuditElements
import VitrineJSON
import VitrineSource
import VitrineTokens

/// The lengths of a scale of design tokens that do not rise with its steps, such as a middle one of 1 between
/// 8 and 24.
struct TokenOrder {
    private let scales: [[TokenStep]]
    private let mentions: TokenMentions

    /// The number of steps from which they are a scale, and that of sizes such as `m` and `xl`: of numbers,
    /// the first may be the greatest.
    private static let (count, sizeCount) = (3, 2)
    /// The least factor between two steps alone: less may be meant, as the gaps below headings may fall.
    private static let leastFactor = 2.0

    /// - Parameters:
    ///   - tokens: The design tokens that a scene loads, by their names.
    ///   - mentions: The places of the scene that name them.
    init(_ tokens: [String: DesignToken], at mentions: TokenMentions) {
        let steps = tokens.values.compactMap(TokenStep.init)
        scales = Dictionary(grouping: steps, by: \.scale).sorted { $0.key < $1.key }.map { _, steps in
            steps.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        }
        self.mentions = mentions
    }

    /// Returns what is found, once for each scale of which the scene names the step that is out of order.
    var findings: [Diagnostic] {
        scales.compactMap { steps in
            let least = steps.allSatisfy(\.isSize) ? Self.sizeCount : Self.count
            guard steps.count >= least, Set(steps.map(\.rank)).count == steps.count else { return nil }
            // Without it, all others rise. Of two that have changed places, either is.
            let odd =
                steps.count < Self.count
                ? steps.indices.reversed()
                : steps.indices.filter { index in
                    let rest = steps.indices.filter { $0 != index }.map { steps[$0].points }
                    // Where all others are equal, the scale may fall, as that of headings does.
                    return Self.rises(rest) && rest.first != rest.last
                }
            guard !Self.rises(steps.map(\.points)),
                let drop = steps.indices.dropLast().first(where: {
                    steps[$0].points > steps[$0 + 1].points
                }),
                let (index, place) = odd.lazy.compactMap({ index in
                    mentions.first(of: steps[index].name).map { (index, $0) }
                }).first
            else { return nil }
            let (own, other) = (steps[index], steps[index == drop ? drop + 1 : drop])
            if steps.count < Self.count, steps[drop].points < Self.leastFactor * steps[drop + 1].points {
                return nil
            }
            let problem = TokenUseProblem(
                kind: .outOfOrder(PrintedText.number(own.points), isGreater: own.points > other.points),
                value: "`\(own.name)`", token: other.name, tokenValue: PrintedText.number(other.points))
            return problem.diagnostic(.offScale, at: place.mark, in: place.scope)
        }
    }

    private static func rises(_ lengths: [Double]) -> Bool {
        zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 }
    }
}
