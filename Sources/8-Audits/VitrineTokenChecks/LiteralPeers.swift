import VitrineAuditElements
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The corners, borders and paddings of cards that are written out and have the length of no token, where
/// those of other cards are tokens.
struct LiteralPeers {
    /// A length of a node.
    private struct Use {
        let key: String
        let value: SceneValue
        /// What the node is, such as a stack or a picture.
        let kind: String
        /// The number of the list that it stands in.
        let list: Int
        /// `true` if it stands on another one with corners, whose radius its own may follow.
        let isWithin: Bool
        let scope: AuditScope
        /// The token; `nil` for a length that is written out.
        let token: (name: String, points: Double)?
    }

    private let tokens: [String: DesignToken]
    private let isBeside: (String, Double) -> Bool
    private var uses: [Use] = []
    private var listCount = 0

    private static let stackKinds: Set<String> = [
        "forEach", "grid", "hstack", "lazyGrid", "lazyVGrid", "list", "scroll", "vstack", "zstack",
    ]
    private static let leafKinds = [
        "button", "chip", "image", "rectangle", "roundedRectangle", "text", "textField",
    ]
    private static let surfaceKeys = ["background", "fill", "glass", "material", "shadow", "stroke"]
    private static let plainKeys: Set<String> = [
        "accessibility", "audit", "data", "golden", "script", "variants", "when",
    ]
    /// The side up to which something is a bar or a dot, in points.
    private static let leastSide = 16.0
    /// The radius from which on it is half of the shorter side, in points.
    private static let leastCapsule = 100.0

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    ///   - isBeside: Returns `true` for a length below a key that is that of no token, and is not told yet.
    init(
        in scene: SceneValue, tokens: [String: DesignToken],
        where isBeside: @escaping (String, Double) -> Bool
    ) {
        (self.tokens, self.isBeside) = (tokens, isBeside)
        visit(scene, AuditScope(), list: 0, isWithin: false)
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        uses.compactMap { use -> Diagnostic? in
            guard use.token == nil, case .number(let length, let literal) = use.value.content, length > 0
            else { return nil }
            let peers = uses.filter { $0.key == use.key && $0.kind == use.kind }
            let named = peers.compactMap { peer in peer.token.map { (peer: peer, token: $0) } }
            let beside = named.filter { $0.peer.list == use.list }
            // What several have is no slip.
            let literals = peers.filter { $0.token == nil }
            guard literals.count < max(named.count, 2), !named.contains(where: { $0.token.points == length }),
                isBesideScale(use.key, length)
            else { return nil }
            let isNear = use.isWithin || use.key == "padding" || named.count < 2
            guard let token = (beside.first ?? (isNear ? nil : named.first))?.token else { return nil }
            let name = use.key == "width" ? "width of a border" : use.key
            let problem = TokenUseProblem(
                kind: .besideToken, value: "`\(name): \(literal)`", token: token.name,
                tokenValue: PrintedText.number(token.points))
            return problem.diagnostic(.offScale, at: use.value.mark, in: use.scope)
        }
    }

    private func isBesideScale(_ key: String, _ length: Double) -> Bool {
        switch key {
        case "width": true
        case "cornerRadius": length < Self.leastCapsule && isBeside(key, length)
        default: isBeside(key, length)
        }
    }

    private mutating func visit(_ value: SceneValue, _ outer: AuditScope, list: Int, isWithin: Bool) {
        switch value.content {
        case .sequence(let values):
            listCount += 1
            let own = listCount
            for value in values { visit(value, outer, list: own, isWithin: isWithin) }
        case .mapping(let entries):
            let scope = outer.silencing(value.entry("audit")?.value.silences ?? [])
            let isSurface = Self.surfaceKeys.contains { value.entry($0) != nil }
            let kind = Self.kind(of: value)
            let radius = value.entry("cornerRadius")?.value
            if let kind, isSurface || kind == "image", !isSmall(value) {
                let lengths = [
                    ("cornerRadius", radius), ("padding", value.entry("padding")?.value),
                    ("width", value.entry("stroke")?.value.entry("width")?.value),
                ]
                for case (let key, let length?) in lengths where key != "padding" || radius != nil {
                    let token = token(of: length)
                    if case .number = length.content {} else if token == nil { continue }
                    uses.append(
                        Use(
                            key: key, value: length, kind: kind, list: list, isWithin: isWithin, scope: scope,
                            token: token))
                }
            }
            let inner = isWithin || kind != nil && isSurface && radius != nil
            for entry in entries where !Self.plainKeys.contains(entry.key) {
                visit(entry.value, scope, list: list, isWithin: inner)
            }
        case .null, .bool, .number, .string: break
        }
    }

    /// Returns what a node is; `nil` for any other mapping.
    private static func kind(of node: SceneValue) -> String? {
        if !node.keys.isDisjoint(with: stackKinds) { return "stack" }
        return leafKinds.first { node.entry($0) != nil }
    }

    private func isSmall(_ node: SceneValue) -> Bool {
        guard let frame = node.entry("frame")?.value else { return false }
        return ["height", "size", "width"].contains { key -> Bool in
            guard case .number(let side, _)? = frame.entry(key)?.value.content else { return false }
            return side <= Self.leastSide
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
        default: return nil
        }
    }
}
