import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The tokens for corners and shadows of nodes beside which all others of the same form have another one; and
/// of two cards beside each other, those that nothing else has, where the other's are found elsewhere.
struct OddTokens {
    private let tokens: [String: DesignToken]
    private var found: [Diagnostic] = []
    /// Those at nodes that are written out, beside which data make others.
    private(set) var mixed: [Diagnostic] = []
    /// How often each token has been given to each key, by both.
    private var counts: [String: Int] = [:]
    /// The same of cards alone.
    private var cardCounts: [String: Int] = [:]

    /// The keys of values that cards of one form share.
    private static let keys = ["cornerRadius", "shadow"]
    /// The keys of values that two cards of one form share.
    private static let pairKeys = ["cornerRadius", "padding", "shadow", "spacing"]
    /// The keys whose values are no parameters.
    private static let plainKeys: Set<String> = [
        "accessibility", "audit", "background", "content", "data", "font", "frame", "golden", "overlay",
        "padding",
        "script", "shadow", "stroke", "when",
    ]
    /// The keys of what cards are painted with, which may differ.
    private static let surfaceKeys: Set<String> = ["background", "fill", "glass", "material", "stroke"]
    /// The keys of what is in a card.
    private static let contentKeys: Set<String> = ["card", "grid", "hstack", "vstack", "zstack"]
    /// The number of others from which they are a rule.
    private static let leastCount = 2

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    init(in scene: SceneValue, tokens: [String: DesignToken]) {
        self.tokens = tokens
        scene.forEachNode { node, _ in
            for key in Self.pairKeys {
                guard let value = node.entry(key)?.value, let name = self.name(of: value) else { continue }
                counts["\(key) \(name)", default: 0] += 1
                if Self.isCard(node) { cardCounts["\(key) \(name)", default: 0] += 1 }
            }
        }
        scene.forEachNode { node, scope in
            guard case .mapping(let entries) = node.content else { return }
            for entry in entries {
                guard case .sequence(let list) = entry.value.content else { continue }
                let nodes = SceneValue.cells(of: list)
                compare(nodes, of: nodes, scope)
                let uses = Dictionary(grouping: nodes.filter(\.isUse), by: \.form)
                for alike in uses.values.sorted(by: { $0[0].mark < $1[0].mark }) {
                    compareInner(of: alike, in: alike, scope)
                }
                comparePairs(nodes, scope)
                compareUses(nodes, scope)
            }
        }
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] { found }

    private typealias Named = (node: SceneValue, row: SceneValue, value: SceneValue, name: String)

    /// Compares nodes at the same places in uses of one component.
    private mutating func compareInner(of nodes: [SceneValue], in rows: [SceneValue], _ scope: AuditScope) {
        guard nodes.count > Self.leastCount else { return }
        for places in SceneValue.places(in: nodes) {
            compare(places, of: rows, scope)
            compareInner(of: places, in: rows, scope)
        }
    }

    /// Compares nodes.
    ///
    /// - Parameters:
    ///   - nodes: The nodes.
    ///   - rows: The nodes of a list that these are, or stand in.
    ///   - scope: The rules that the scene silences there.
    private mutating func compare(_ nodes: [SceneValue], of rows: [SceneValue], _ scope: AuditScope) {
        for key in Self.keys {
            let named = zip(nodes, rows).compactMap { node, row -> Named? in
                guard let value = node.entry(key)?.value, let name = name(of: value) else { return nil }
                return (node, row, value, name)
            }
            for (node, row, value, name) in named {
                let form = node.writtenForm
                let others = named.filter { $0.value.mark != value.mark && $0.node.writtenForm == form }
                let isMixed = !row.isMade && others.contains(where: \.row.isMade)
                guard others.count >= Self.leastCount, let other = others.first?.name, other != name,
                    others.allSatisfy({ $0.name == other }),
                    !row.isUse && !isMixed
                        || !row.standsOut(
                            among: others.map(isMixed ? \.row.withoutData : \.row), butFor: value.mark)
                else { continue }
                let problem = TokenUseProblem(
                    kind: .oddToken(count: others.count), value: "`\(key): \(name)`", token: name,
                    tokenValue: other)
                let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
                found.append(problem.diagnostic(.offScale, at: value.mark, in: own))
                if isMixed { mixed.append(problem.diagnostic(.offScale, at: value.mark, in: own)) }
            }
        }
    }

    /// Compares the lengths that uses of a component in a list are given.
    private mutating func compareUses(_ nodes: [SceneValue], _ scope: AuditScope) {
        for (index, node) in nodes.enumerated() {
            guard case .mapping(let entries) = node.content else { continue }
            for entry in entries
            where !Self.plainKeys.contains(entry.key) && !entry.key.hasPrefix(ExpandedScene.usePrefix) {
                guard case .mapping(let parameters) = entry.value.content else { continue }
                let others = nodes.indices.filter { $0 != index }.compactMap {
                    nodes[$0].entry(entry.key)?.value
                }
                for parameter in parameters {
                    guard let name = name(of: parameter.value), tokens[name]?.isLength == true else {
                        continue
                    }
                    let names = others.compactMap {
                        $0.entry(parameter.key).flatMap { self.name(of: $0.value) }
                    }
                    guard names.count >= Self.leastCount, names.count == others.count,
                        let other = names.first,
                        other != name, names.allSatisfy({ $0 == other })
                    else { continue }
                    let problem = TokenUseProblem(
                        kind: .oddToken(count: names.count), value: "`\(parameter.key): \(name)`",
                        token: name,
                        tokenValue: other)
                    let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
                    found.append(problem.diagnostic(.offScale, at: parameter.value.mark, in: own))
                }
            }
        }
    }

    /// Compares the cards of a list if there are two of a form.
    private mutating func comparePairs(_ nodes: [SceneValue], _ scope: AuditScope) {
        let cards = nodes.filter { Self.isCard($0) && !$0.isUse }
        func form(_ node: SceneValue) -> Set<String> {
            node.form.subtracting(["background", "foreground", "frame"])
        }
        for (index, node) in cards.enumerated() {
            let others = cards.indices.filter { $0 != index && form(cards[$0]) == form(node) }
            guard others.count == 1, let place = others.first else { continue }
            let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
            for key in Self.pairKeys {
                guard let value = node.entry(key)?.value, let name = name(of: value),
                    let other = cards[place].entry(key)?.value, let peer = self.name(of: other), peer != name,
                    // What others have, too, is the rule, and what nobody else has the slip.
                    cardCounts["\(key) \(name)"] == 1, counts["\(key) \(peer)", default: 0] > 1
                else { continue }
                note(value, name, beside: peer, of: key, in: own)
            }
            if place < index { compareHeadings(of: node, cards[place], own) }
        }
    }

    /// Compares the fonts of the headings of two cards, if these have the same level.
    private mutating func compareHeadings(of node: SceneValue, _ other: SceneValue, _ scope: AuditScope) {
        guard let own = heading(of: node), let peer = heading(of: other), own.level == peer.level,
            own.name != peer.name
        else { return }
        note(own.value, own.name, beside: peer.name, of: "font", in: scope)
    }

    private func heading(of node: SceneValue) -> (level: String, name: String, value: SceneValue)? {
        let content = Self.contentKeys.lazy.compactMap { node.entry($0)?.value }.first
        guard case .sequence(let inner)? = content?.content,
            let first = inner.first(where: { $0.entry("text") != nil }),
            let level = first.entry("accessibility")?.value.entry("heading")?.value,
            case .number(_, let literal) = level.content, let value = first.entry("font")?.value,
            let name = name(of: value)
        else { return nil }
        return (literal, name, value)
    }

    private mutating func note(
        _ value: SceneValue, _ name: String, beside peer: String, of key: String, in scope: AuditScope
    ) {
        let problem = TokenUseProblem(
            kind: .oddToken(count: 1), value: "`\(key): \(name)`", token: name, tokenValue: peer)
        found.append(problem.diagnostic(.offScale, at: value.mark, in: scope))
    }

    /// Returns `true` for a node that holds others on a surface with corners.
    private static func isCard(_ node: SceneValue) -> Bool {
        node.entry("cornerRadius") != nil && surfaceKeys.contains { node.entry($0) != nil }
            && contentKeys.contains { node.entry($0) != nil }
    }

    /// Returns the name of the token that a value is; `nil` for any other value.
    private func name(of value: SceneValue) -> String? {
        guard case .string(let text) = value.content else { return nil }
        let name = TokenUseCheck.name(in: text)
        return tokens[name] == nil ? nil : name
    }
}

extension DesignToken {
    /// `true` for the length of a space or of corners.
    fileprivate var isLength: Bool {
        guard has(Self.spacingWords) || has(Self.radiusWords) else { return false }
        return switch value {
        case .dimension, .number: true
        default: false
        }
    }
}
