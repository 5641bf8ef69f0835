import VitrineAuditElements
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The fonts of two rows of one build, of which one text has another token than its like, and a smaller one:
/// the name of a plan in the type of small print, while that of the other plan is in the type of prices.
struct PairFonts {
    /// The font of a text that is a design token for type.
    private struct Font {
        let value: SceneValue
        let name: String
        let points: Double
    }

    /// Two texts at the same place of two rows, and the fonts of both.
    private typealias Place = (one: Font, other: Font)

    private let tokens: [String: DesignToken]
    private var found: [Diagnostic] = []

    /// The keys that may differ between two rows of which one is chosen.
    private static let lookKeys: Set<String> = [
        "background", "border", "cornerRadius", "fill", "foreground", "frame", "glass", "material", "opacity",
        "overlay", "shadow", "stroke", "tint",
    ]
    /// The keys of what is in a row.
    private static let contentKeys = ["card", "grid", "gridRow", "hstack", "vstack", "zstack"]
    /// The number of texts of both rows that have the other token, from which that is the rule.
    private static let leastCount = 2

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    init(in scene: SceneValue, tokens: [String: DesignToken]) {
        self.tokens = tokens
        scene.forEachNode { node, scope in
            guard case .mapping(let entries) = node.content else { return }
            for entry in entries {
                guard case .sequence(let list) = entry.value.content else { continue }
                let rows = list.filter { row in Self.contentKeys.contains { row.entry($0) != nil } }
                let builds = Dictionary(grouping: rows) { $0.form.subtracting(Self.lookKeys) }
                for pair in builds.values where pair.count == 2 { compare(pair[0], pair[1], scope) }
            }
        }
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] { found.sorted { $0.mark < $1.mark } }

    private mutating func compare(_ row: SceneValue, _ other: SceneValue, _ scope: AuditScope) {
        guard let places = places(in: row, other), !Self.sumsUp(row), !Self.sumsUp(other) else { return }
        let odd = places.filter { $0.one.name != $0.other.name }
        // Where several texts differ, the row is of another kind.
        guard odd.count == 1, let (one, second) = odd.first, one.points != second.points else { return }
        let isFirst = one.points < second.points
        let (own, peer) = isFirst ? (one, second) : (second, one)
        let fonts = places.flatMap { [$0.one, $0.other] }
        let inRow = places.map { isFirst ? $0.one : $0.other }
        guard fonts.count(where: { $0.name == own.name }) == 1,
            fonts.count(where: { $0.name == peer.name }) > Self.leastCount
                || Self.isUpsideDown(own, peer, in: inRow)
        else { return }
        let problem = TokenUseProblem(
            kind: .oddToken(count: 1), value: "`font: \(own.name)`", token: own.name,
            tokenValue: peer.name)
        let silences = (isFirst ? row : other).entry("audit")?.value.silences ?? []
        found.append(problem.diagnostic(.offScale, at: own.value.mark, in: scope.silencing(silences)))
    }

    /// The words of rows that stand out as sums do.
    private static let sums: Set<String> = [
        "gesamt", "gesamtbetrag", "insgesamt", "montant", "somma", "subtotal", "sum", "summa", "summe",
        "totaal", "total", "totale", "zwischensumme",
    ]

    /// Returns `true` for a row with a text that names a sum.
    private static func sumsUp(_ node: SceneValue) -> Bool {
        if case .string(let text)? = node.entry("text")?.value.content {
            return !sums.isDisjoint(with: text.words)
        }
        return contentKeys.contains { key in
            guard case .sequence(let inner)? = node.entry(key)?.value.content else { return false }
            return inner.contains(where: sumsUp)
        }
    }

    /// Returns `true` for a text that comes first in its row, and is smaller than what follows it, which its
    /// like is not.
    private static func isUpsideDown(_ own: Font, _ peer: Font, in row: [Font]) -> Bool {
        guard row.count > 1, row[0].value.mark == own.value.mark else { return false }
        return row.dropFirst().contains { $0.points > own.points }
            && row.dropFirst().allSatisfy { $0.points < peer.points }
    }

    /// Returns the fonts of the texts at each place of two nodes that are tokens; `nil` if these have another
    /// build, or one of them a font that is no token.
    private func places(in node: SceneValue, _ other: SceneValue) -> [Place]? {
        if node.entry("text") != nil || other.entry("text") != nil {
            return switch (font(of: node), font(of: other)) {
            case (let one?, let second?): [(one, second)]
            case (nil, nil): []
            default: nil
            }
        }
        var found: [Place] = []
        for key in Self.contentKeys {
            guard case .sequence(let inner)? = node.entry(key)?.value.content else { continue }
            guard case .sequence(let others)? = other.entry(key)?.value.content, inner.count == others.count
            else { return nil }
            for (one, second) in zip(inner, others) {
                guard let own = places(in: one, second) else { return nil }
                found += own
            }
        }
        return found
    }

    private func font(of node: SceneValue) -> Font? {
        guard node.entry("text") != nil, let value = node.entry("font")?.value,
            case .string(let text) = value.content, let token = tokens[TokenUseCheck.name(in: text)],
            case .typography(let style) = token.value
        else { return nil }
        return Font(value: value, name: token.name, points: style.fontSize.points)
    }
}
