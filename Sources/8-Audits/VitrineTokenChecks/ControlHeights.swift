import VitrineAuditElements
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The heights of controls that are written out, where a design token is the height of such a control.
struct ControlHeights {
    /// A token for the height of a kind of control.
    private struct Height {
        let token: DesignToken
        let points: Double
        let words: Set<String>
    }

    private let heights: [Height]
    private var found: [Diagnostic] = []

    /// The kinds of controls, with the words of names for them.
    private static let kinds: [(kind: String, words: Set<String>)] = [
        ("button", ["button"]), ("chip", ["chip"]), ("iconButton", ["icon", "button"]),
        ("searchField", ["search", "field"]), ("textField", ["text", "field"]),
    ]
    private static let heightWords: Set<String> = ["height", "size", "sizes"]
    /// The part of a token's height up to which another one is near it.
    private static let share = 1.0 / 8

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    init(in scene: SceneValue, tokens: [String: DesignToken]) {
        heights = tokens.values.sorted { $0.name < $1.name }.compactMap { token in
            let words = Set(token.words)
            guard case .dimension(let length) = token.value, !words.isDisjoint(with: Self.heightWords),
                words.isDisjoint(with: ["font"])
            else { return nil }
            return Height(token: token, points: length.points, words: words)
        }
        scene.forEachNode { check($0, $1) }
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] { found }

    private mutating func check(_ node: SceneValue, _ scope: AuditScope) {
        guard let (_, words) = Self.kinds.first(where: { node.entry($0.kind) != nil }),
            let value = node.entry("frame")?.value.entry("height")?.value,
            case .number(let points, let literal) = value.content
        else { return }
        // `iconButton` has both words, and a button is none.
        let own = heights.filter {
            $0.words.isSuperset(of: words) && $0.words.contains("icon") == words.contains("icon")
        }
        guard let near = own.min(by: { abs($0.points - points) < abs($1.points - points) }),
            near.points != points, abs(near.points - points) <= Self.share * near.points
        else { return }
        let problem = TokenUseProblem(
            kind: .offScale("heights of controls"), value: "`height: \(literal)`", token: near.token.name,
            tokenValue: PrintedText.number(near.points))
        found.append(problem.diagnostic(.offScale, at: value.mark, in: scope))
    }
}
