import VitrineAuditElements
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The lengths that are written out where a node of the same form beside it has a design token of nearly that
/// length, such as the corners of the second of two cards.
struct SiblingLengths {
    private let tokens: [String: DesignToken]
    private let isBeside: (String, Double) -> Bool
    private var found: [Diagnostic] = []

    /// The keys that say nothing about the form of a node.
    private static let otherKeys: Set<String> = [
        "accessibility", "audit", "background", "fill", "foreground", "golden", "id",
    ]
    /// The keys of lengths.
    private static let keys = ["cornerRadius", "font", "padding", "spacing"]
    /// The part of a token's length up to which another one is near it.
    private static let share = 1.0 / 4

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    ///   - isBeside: Returns `true` for a length below a key that is that of no token, and is not told yet.
    init(
        in scene: SceneValue, tokens: [String: DesignToken],
        where isBeside: @escaping (String, Double) -> Bool
    ) {
        (self.tokens, self.isBeside) = (tokens, isBeside)
        scene.forEachNode { node, scope in
            guard case .mapping(let entries) = node.content else { return }
            for entry in entries {
                if case .sequence(let nodes) = entry.value.content { compare(nodes, scope) }
            }
        }
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] { found }

    private mutating func compare(_ nodes: [SceneValue], _ scope: AuditScope) {
        let forms = nodes.map { $0.keys.subtracting(Self.otherKeys) }
        for (node, form) in zip(nodes, forms) {
            for key in Self.keys where form.contains(key) && !(key == "font" && form.contains("icon")) {
                guard let value = node.entry(key)?.value,
                    case .number(let length, let literal) = value.content,
                    isBeside(key, length)
                else { continue }
                let others = zip(nodes, forms).filter { $0.1 == form }
                    .compactMap { $0.0.entry(key).flatMap { token(of: $0.value) } }
                guard
                    let near = others.first(where: { abs($0.points - length) <= Self.share * $0.points })
                else { continue }
                let problem = TokenUseProblem(
                    kind: .besideToken, value: "`\(key): \(literal)`", token: near.name,
                    tokenValue: PrintedText.number(near.points))
                let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
                found.append(problem.diagnostic(.offScale, at: value.mark, in: own))
            }
        }
    }

    /// Returns the token of a length that a value is; `nil` for any other value.
    private func token(of value: SceneValue) -> (name: String, points: Double)? {
        guard case .string(let text) = value.content, let token = tokens[TokenUseCheck.name(in: text)] else {
            return nil
        }
        switch token.value {
        case .dimension(let length): return (token.name, length.points)
        case .number(let number): return (token.name, number)
        case .typography(let style): return (token.name, style.fontSize.points)
        default: return nil
        }
    }
}
