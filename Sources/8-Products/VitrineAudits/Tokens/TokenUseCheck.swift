import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle
import VitrineTokens

/// The values of a scene that do not keep to the design tokens that it loads.
struct TokenUseCheck {
    private let tokens: [String: DesignToken]
    private let colors: [NamedColor]
    private let space: ColorSpace
    private let appearance: Appearance
    private let spacing: TokenScale
    private let radii: TokenScale
    private let sizes: TokenScale
    private var found: [Diagnostic] = []

    /// The Delta E OK below which two colours side by side can hardly be told apart.
    private static let leastDifference = 0.02

    /// - Parameters:
    ///   - inventory: What the scene can refer to.
    ///   - colors: The colours of its tokens, in the canvas' encoding.
    ///   - space: The encoding.
    init(_ inventory: SceneInventory, _ colors: [NamedColor], in space: ColorSpace) {
        let all = inventory.tokens?.all(in: inventory.environment) ?? []
        tokens = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        (self.colors, self.space, appearance) = (colors, space, inventory.environment.appearance)
        spacing = TokenScale("spacing", words: ["spac", "gap", "padding", "inset", "margin"], tokens: all)
        radii = TokenScale("corners", words: ["radi", "corner", "round"], tokens: all)
        sizes = TokenScale(
            "sizes of text", words: ["fontsize", "font-size"], tokens: all, sizesOfType: true)
    }

    /// Returns what is found in a scene, in its order.
    mutating func findings(in scene: SceneValue) -> [Diagnostic] {
        if tokens.isEmpty { return [] }
        found = []
        visit(scene, key: "", AuditScope())
        return found
    }

    private mutating func visit(_ value: SceneValue, key: String, _ scope: AuditScope) {
        switch value.content {
        case .mapping(let entries):
            let scope = scope.silencing(value.entry("audit")?.value.silences ?? [])
            for entry in entries where !isOfOtherAppearance(entry.key) && !Self.plainKeys.contains(entry.key)
            {
                // `padding: { top: 15 }`, `font: { size: 15 }` and `foreground: { light: red }`.
                let isPart =
                    Self.lengthKeys.contains(key) || Self.appearances.contains(entry.key)
                    || key == Self.fontKey && entry.key == "size"
                visit(entry.value, key: isPart ? key : entry.key, scope)
            }
        case .sequence(let values): for value in values { visit(value, key: key, scope) }
        case .number(let number, let literal): check(number, literal, key, at: value.mark, scope)
        case .string(let text): check(text, key, at: value.mark, scope)
        case .null, .bool: break
        }
    }

    private func isOfOtherAppearance(_ key: String) -> Bool {
        Self.appearances.contains(key) && key != appearance.rawValue
    }

    private static let appearances: Set<String> = ["light", "dark"]
    private static let spacingKeys: Set<String> = [
        "contentMargins", "horizontalSpacing", "padding", "spacing", "verticalSpacing",
    ]
    private static let radiusKeys: Set<String> = ["cornerRadius"]
    private static let fontKey = "font"
    private static let lengthKeys = spacingKeys.union(radiusKeys)
    /// The keys below which nothing is a colour or a length of the scene's.
    private static let plainKeys: Set<String> = [
        "accessibility", "audit", "data", "golden", "label", "script", "text", "title", "variants", "when",
    ]

    // MARK: Values

    private mutating func check(
        _ number: Double, _ literal: String, _ key: String, at mark: SourceMark, _ scope: AuditScope
    ) {
        let scale: TokenScale
        switch key {
        case _ where Self.spacingKeys.contains(key): scale = spacing
        case _ where Self.radiusKeys.contains(key): scale = radii
        case Self.fontKey: scale = sizes
        default: return
        }
        guard let near = scale.neighbour(of: number) else { return }
        note(
            .offScale,
            TokenUseProblem(
                kind: .offScale(scale.name), value: "`\(key): \(literal)`", token: near.token,
                tokenValue: PrintedText.number(near.points)), at: mark, scope)
    }

    private mutating func check(_ text: String, _ key: String, at mark: SourceMark, _ scope: AuditScope) {
        if let color = Self.color(text) { return checkColor(color, text, at: mark, scope) }
        let name = text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : text
        guard let token = tokens[name], let role = TokenRole(of: token) else { return }
        let used: TokenRole
        switch key {
        case "background", "fill": used = .background
        case "foreground": used = .text
        default: return
        }
        if role == used { return }
        note(
            .tokenRole,
            TokenUseProblem(
                kind: .wrongRole(meant: "\(role.rawValue)s", used: used == .text ? "a text" : "a background"),
                value: "\(key) \(name)", token: name, tokenValue: ""), at: mark, scope)
    }

    private mutating func checkColor(
        _ color: Color, _ text: String, at mark: SourceMark, _ scope: AuditScope
    ) {
        let lab = color.okLab(in: .sRGB)
        let near = colors.map { token in
            (token, difference: OKLab.difference(token.color.okLab(in: space), lab))
        }.filter { abs($0.0.color.alpha - color.alpha) < Self.leastDifference }.min {
            $0.difference < $1.difference
        }
        // Components of 8 bits round.
        guard let near, near.difference < Self.leastDifference, near.0.color.hex != color.hex else { return }
        note(
            .nearToken,
            TokenUseProblem(
                kind: .nearColor(near.difference), value: text, token: near.0.name,
                tokenValue: near.0.color.hex), at: mark, scope)
    }

    /// Returns the colour of `#RRGGBB` and its shorter and longer forms; `nil` for any other text.
    private static func color(_ text: String) -> Color? {
        guard text.hasPrefix("#") else { return nil }
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1 else { return nil }
        if digits.count < 5 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let parts = stride(from: 0, to: digits.count, by: 2).map {
            Double(digits[$0] * 16 + digits[$0 + 1]) / 255
        }
        var color = Color(red: parts[0], green: parts[1], blue: parts[2])
        if parts.count == 4 { color.alpha = parts[3] }
        return color
    }

    private mutating func note(
        _ rule: AuditRule, _ problem: TokenUseProblem, at mark: SourceMark, _ scope: AuditScope
    ) {
        var diagnostic = Diagnostic(rule, .language(Diagnostic.ProblemOfLanguage(problem)), at: mark)
        diagnostic.silence = scope.silence(of: rule)
        found.append(diagnostic)
    }
}

extension SceneValue {
    /// The ids below `audit`.
    fileprivate var silences: [AuditSilence] {
        guard let ids = entry("ignore")?.value else { return [] }
        let all: [SceneValue] = if case .sequence(let list) = ids.content { list } else { [ids] }
        return all.compactMap { id in
            guard case .string(let name) = id.content else { return nil }
            return AuditRule.rule(name).map { AuditSilence($0, at: id.mark) }
        }
    }
}
