import VitrineAuditElements
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The lengths of one of several uses of a component, or of one of several nodes of one form, that are
/// written out, where all others have the same design token.
struct OddParameters {
    private let tokens: [String: DesignToken]
    private var found: [Diagnostic] = []

    /// The keys of lengths that nodes of one form share.
    private static let keys: Set<String> = ["cornerRadius", "padding", "spacing"]
    /// The words of parameters for lengths.
    private static let lengthWords = DesignToken.spacingWords + DesignToken.radiusWords
    /// The keys of nodes that say nothing about their form.
    private static let otherKeys: Set<String> = ["accessibility", "audit", "golden", "id"]
    /// The keys whose values are no parameters.
    private static let plainKeys: Set<String> = [
        "accessibility", "audit", "background", "content", "data", "font", "frame", "golden", "overlay",
        "script", "shadow", "stroke", "when",
    ]
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
        for (index, node) in nodes.enumerated() {
            guard case .mapping(let entries) = node.content else { continue }
            let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
            let form = node.keys.subtracting(Self.otherKeys)
            for entry in entries where !Self.plainKeys.contains(entry.key) {
                let others = nodes.indices.filter { $0 != index }.map { nodes[$0] }
                    .filter { $0.entry(entry.key) != nil }
                if case .mapping(let parameters) = entry.value.content {
                    let values = others.compactMap { $0.entry(entry.key)?.value }
                    for parameter in parameters {
                        check(parameter, among: values.compactMap { $0.entry(parameter.key)?.value }, own)
                    }
                } else if Self.keys.contains(entry.key) {
                    let alike = others.filter { $0.keys.subtracting(Self.otherKeys) == form }
                    check(entry, among: alike.compactMap { $0.entry(entry.key)?.value }, own)
                }
            }
        }
    }

    private mutating func check(_ entry: SceneValue.Entry, among others: [SceneValue], _ scope: AuditScope) {
        let lengths = others.compactMap(token)
        guard lengths.count >= Self.leastCount, lengths.count == others.count, let shared = lengths.first,
            lengths.allSatisfy({ $0.name == shared.name })
        else { return }
        // What has none at all, such as a picture from edge to edge, means it.
        guard case .number(let length, let literal) = entry.value.content, length > 0,
            length != shared.points
        else { return }
        let problem = TokenUseProblem(
            kind: .besideToken, value: "`\(entry.key): \(literal)`", token: shared.name,
            tokenValue: PrintedText.number(shared.points))
        found.append(problem.diagnostic(.offScale, at: entry.value.mark, in: scope))
    }

    /// Returns the token of a length that a value is; `nil` for any other value.
    private func token(of value: SceneValue) -> (name: String, points: Double)? {
        guard case .string(let text) = value.content, let token = tokens[TokenUseCheck.name(in: text)] else {
            return nil
        }
        switch token.value {
        case .dimension(let length): return (token.name, length.points)
        case .number(let number) where token.has(Self.lengthWords): return (token.name, number)
        default: return nil
        }
    }
}
