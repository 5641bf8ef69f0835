import VitrineAuditElements
import VitrineColor
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The lengths of one of several uses of a component, or of one of several nodes of one form, that are
/// written out, where all others have the same design token, and the font of one text among its likes.
struct OddParameters {
    private let tokens: [String: DesignToken]
    /// The colours of tokens by their names, in an encoding.
    private let colors: [String: Color]
    private let space: ColorSpace
    private var found: [Diagnostic] = []
    /// Those at nodes that are written out, beside which data make others.
    private(set) var mixed: [Diagnostic] = []

    /// The keys of lengths that nodes of one form share.
    private static let keys: Set<String> = ["cornerRadius", "padding", "spacing"]
    /// The words of parameters for lengths.
    private static let lengthWords = DesignToken.spacingWords + DesignToken.radiusWords
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
    ///   - colors: The colours of these.
    ///   - space: The encoding of the colours.
    init(
        in scene: SceneValue, tokens: [String: DesignToken], colors: [NamedColor], space: ColorSpace
    ) {
        (self.tokens, self.space) = (tokens, space)
        self.colors = Dictionary(colors.map { ($0.name, $0.color) }) { $1 }
        scene.forEachNode { node, scope in
            guard case .mapping(let entries) = node.content else { return }
            for entry in entries {
                guard case .sequence(let list) = entry.value.content else { continue }
                let nodes = SceneValue.cells(of: list)
                compare(nodes, scope)
                if let form = nodes.first?.form, nodes.allSatisfy({ $0.form == form }) {
                    compareFonts(in: nodes, of: nodes, scope)
                } else {
                    // The uses of a component have one form, whatever stands between them.
                    let uses = Dictionary(grouping: nodes.filter(\.isUse), by: \.form)
                    for alike in uses.values.sorted(by: { $0[0].mark < $1[0].mark }) {
                        compareFonts(in: alike, of: alike, scope)
                    }
                }
            }
        }
    }

    /// Compares the fonts of texts that stand at the same place in nodes of one form.
    ///
    /// - Parameters:
    ///   - nodes: The texts, or what they stand in.
    ///   - rows: The nodes of a list that these stand in.
    private mutating func compareFonts(
        in nodes: [SceneValue], of rows: [SceneValue], _ scope: AuditScope
    ) {
        guard nodes.count > Self.leastCount else { return }
        for (index, node) in nodes.enumerated() where node.entry("text") != nil {
            guard let font = node.entry("font") else { continue }
            let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
            let others = nodes.indices.filter { $0 != index }.compactMap { nodes[$0].entry("font")?.value }
            guard others.count == nodes.count - 1,
                !Self.standsOut(rows, at: index, butFor: font.value.mark)
            else { continue }
            checkFont(font, among: others, isUse: rows[index].isUse, own)
        }
        for places in SceneValue.places(in: nodes) { compareFonts(in: places, of: rows, scope) }
    }

    /// Returns `true` for a use of a component that differs from all others on purpose.
    private static func standsOut(_ rows: [SceneValue], at index: Int, butFor mark: SourceMark) -> Bool {
        let others = rows.indices.filter { $0 != index }.map { rows[$0] }
        return rows[index].isUse && rows[index].standsOut(among: others, butFor: mark)
    }

    private mutating func checkFont(
        _ entry: SceneValue.Entry, among others: [SceneValue], isUse: Bool, _ scope: AuditScope
    ) {
        let fonts = others.compactMap { value -> DesignToken? in
            guard case .string(let text) = value.content, let token = tokens[TokenUseCheck.name(in: text)],
                case .typography = token.value
            else { return nil }
            return token
        }
        guard fonts.count == others.count, let shared = fonts.first,
            fonts.allSatisfy({ $0.name == shared.name }), !entry.value.hasReferences,
            case .typography(let style) = shared.value,
            !isUse || isSlip(entry.value, beside: style.fontSize.points)
        else { return }
        let problem = TokenUseProblem(
            kind: .besideToken, value: "a `font` that is written out", token: shared.name,
            tokenValue: "\(PrintedText.number(style.fontSize.points)) points")
        found.append(problem.diagnostic(.offScale, at: entry.value.mark, in: scope))
    }

    /// Returns `true` if the font of one use is of no size that a token has, and near that of all others:
    /// what is much larger, such as a sum, means it.
    private func isSlip(_ font: SceneValue, beside points: Double) -> Bool {
        guard case .number(let size, _)? = (font.isMapping ? font.entry("size")?.value : font)?.content,
            abs(size - points) <= Self.nearShare * points
        else { return false }
        return !tokens.values.contains { token in
            if case .typography(let style) = token.value { style.fontSize.points == size } else { false }
        }
    }

    /// The part of the size of a token up to which another one is near it.
    private static let nearShare = 1.0 / 4

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] { found }

    private mutating func compare(_ nodes: [SceneValue], _ scope: AuditScope) {
        for (index, node) in nodes.enumerated() {
            guard case .mapping(let entries) = node.content else { continue }
            let own = scope.silencing(node.entry("audit")?.value.silences ?? [])
            let form = node.writtenForm
            for entry in entries where !Self.plainKeys.contains(entry.key) {
                let others = nodes.indices.filter { $0 != index }.map { nodes[$0] }
                    .filter { $0.entry(entry.key) != nil }
                if case .mapping(let parameters) = entry.value.content {
                    let values = others.compactMap { $0.entry(entry.key)?.value }
                    for parameter in parameters {
                        let count = found.count
                        check(parameter, among: values.compactMap { $0.entry(parameter.key)?.value }, own)
                        // Asked last, as it reads all of every node.
                        if found.count > count,
                            Self.standsOut(nodes, at: index, butFor: parameter.value.mark)
                        {
                            found.removeSubrange(count...)
                        }
                    }
                } else if Self.keys.contains(entry.key) {
                    let alike = others.filter { $0.writtenForm == form }
                    let isMixed = !node.isMade && alike.contains(where: \.isMade)
                    if isMixed, node.standsOut(among: alike.map(\.withoutData), butFor: entry.value.mark) {
                        continue
                    }
                    let count = found.count
                    check(entry, among: alike.compactMap { $0.entry(entry.key)?.value }, own)
                    if isMixed { mixed += found[count...] }
                }
            }
        }
    }

    private mutating func check(_ entry: SceneValue.Entry, among others: [SceneValue], _ scope: AuditScope) {
        checkColor(entry, among: others, scope)
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

    /// The Delta E OK up to which a colour is a slip beside that of a token: what is far from it means it.
    private static let nearDifference = 0.12

    /// Checks a colour that one use is given, where all others have the same token.
    private mutating func checkColor(
        _ entry: SceneValue.Entry, among others: [SceneValue], _ scope: AuditScope
    ) {
        let names = others.compactMap { value -> String? in
            guard case .string(let text) = value.content else { return nil }
            return TokenUseCheck.name(in: text)
        }
        guard names.count >= Self.leastCount, names.count == others.count, let name = names.first,
            names.allSatisfy({ $0 == name }), case .string(let text) = entry.value.content,
            let own = TokenUseCheck.color(text), let shared = colors[name],
            OKLab.difference(own.okLab(in: .sRGB), shared.okLab(in: space)) <= Self.nearDifference,
            own.alpha == shared.alpha, own.hex != shared.hex
        else { return }
        let problem = TokenUseProblem(
            kind: .besideToken, value: "`\(entry.key): \(text)`", token: name, tokenValue: shared.hex)
        found.append(problem.diagnostic(.literalColor, at: entry.value.mark, in: scope))
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
