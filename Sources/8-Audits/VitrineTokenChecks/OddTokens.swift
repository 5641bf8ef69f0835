import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The tokens for corners and shadows of nodes beside which all others of the same form have another one.
struct OddTokens {
    private let tokens: [String: DesignToken]
    private var found: [Diagnostic] = []

    /// The keys of values that cards of one form share.
    private static let keys = ["cornerRadius", "shadow"]
    /// The keys that say nothing about the form of a node.
    private static let otherKeys: Set<String> = ["accessibility", "audit", "golden", "id"]
    /// The number of others from which they are a rule.
    private static let leastCount = 2

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    init(in scene: SceneValue, tokens: [String: DesignToken]) {
        self.tokens = tokens
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
        for key in Self.keys {
            let named = nodes.compactMap { node -> (node: SceneValue, value: SceneValue, name: String)? in
                guard let value = node.entry(key)?.value, let name = name(of: value) else { return nil }
                return (node, value, name)
            }
            for (node, value, name) in named {
                let form = node.keys.subtracting(Self.otherKeys)
                let others = named.filter {
                    $0.value.mark != value.mark && $0.node.keys.subtracting(Self.otherKeys) == form
                }
                guard others.count >= Self.leastCount, let other = others.first?.name, other != name,
                    others.allSatisfy({ $0.name == other })
                else { continue }
                let problem = TokenUseProblem(
                    kind: .oddToken(count: others.count), value: "`\(key): \(name)`", token: name,
                    tokenValue: other)
                let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
                found.append(problem.diagnostic(.offScale, at: value.mark, in: own))
            }
        }
    }

    /// Returns the name of the token that a value is; `nil` for any other value.
    private func name(of value: SceneValue) -> String? {
        guard case .string(let text) = value.content else { return nil }
        let name = TokenUseCheck.name(in: text)
        return tokens[name] == nil ? nil : name
    }
}
