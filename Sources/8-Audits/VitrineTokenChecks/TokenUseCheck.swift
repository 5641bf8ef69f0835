import VitrineAuditElements
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
package struct TokenUseCheck {
    private let tokens: [String: DesignToken]
    private let colors: [NamedColor]
    private let space: ColorSpace
    private let appearance: Appearance
    private let spacing: TokenScale
    private let radii: TokenScale
    private let sizes: TokenScale

    /// The Delta E OK below which two colours side by side can hardly be told apart.
    private static let leastDifference = 0.02

    /// - Parameters:
    ///   - inventory: What the scene can refer to.
    ///   - colors: The colours of its tokens, in the canvas' encoding.
    ///   - space: The encoding.
    package init(_ inventory: SceneInventory, _ colors: [NamedColor], in space: ColorSpace) {
        let all = inventory.tokens?.all(in: inventory.environment) ?? []
        tokens = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        (self.colors, self.space, appearance) = (colors, space, inventory.environment.appearance)
        spacing = TokenScale("spacing", words: DesignToken.spacingWords, tokens: all)
        radii = TokenScale("corners", words: DesignToken.radiusWords, tokens: all, below: Self.leastCapsule)
        sizes = TokenScale(
            "sizes of text", words: ["fontsize", "font-size"], tokens: all, sizesOfType: true)
    }

    /// Returns what is found in a scene, in its order.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - libraries: The libraries that it imports.
    package func findings(in scene: SceneValue, libraries: [SceneValue] = []) -> [Diagnostic] {
        if tokens.isEmpty { return [] }
        var found: [Diagnostic] = []
        var literals: [Diagnostic] = []
        var tokenCount = 0
        let bars = SlimBars(in: scene, tokens: tokens)
        scene.forEachScalar(below: Self.plainKeys) { value, keys, scope in
            if keys.contains(where: isOfOtherAppearance) { return }
            let keys = keys.filter { !Self.appearances.contains($0) }
            if isColorToken(value, keys) { tokenCount += 1 }
            if let (rule, problem) = problem(of: value, keys),
                rule != .tokenRole || !bars.colors.contains(value.mark)
            {
                found.append(problem.diagnostic(rule, at: value.mark, in: scope))
            } else if let problem = literal(value, keys) {
                literals.append(problem.diagnostic(.literalColor, at: value.mark, in: scope))
            }
        }
        let told = bars.colors.union(found.filter { $0.rule == .tokenRole }.map(\.mark))
        found += MeaningCheck(in: scene, tokens: tokens).findings.filter { !told.contains($0.mark) }
        let isBeside = { (key: String, length: Double) in
            scale(of: key).map { !$0.has(length) && $0.neighbour(of: length) == nil } == true
        }
        found += SiblingLengths(in: scene, tokens: tokens, where: isBeside).findings
        found += ControlHeights(in: scene, tokens: tokens).findings
        found += OddTokens(in: scene, tokens: tokens).findings
        found += PairFonts(in: scene, tokens: tokens).findings
        var offScale = Set(found.filter { $0.rule == .offScale }.map(\.mark))
        let odd =
            OddParameters(in: scene, tokens: tokens, colors: colors, space: space).findings
            + LiteralPeers(in: scene, tokens: tokens, where: isBeside).findings
        found += odd.filter { offScale.insert($0.mark).inserted }
        let known = Set(found.map(\.mark))
        found += given(in: scene, libraries, where: isBeside).filter { !known.contains($0.mark) }
        let mentions = TokenMentions(in: scene, libraries: libraries)
        found += MeaningHues(tokens, colors, in: space, at: mentions).findings
        found += TokenOrder(tokens, at: mentions).findings + TypeRanks(tokens, at: mentions).findings
        // Where many colours are written out, tokens are not what the scene keeps to.
        return tokenCount >= Self.leastTokens * max(literals.count, 1) ? found + literals : found
    }

    /// Returns what is wrong with what uses of components and items of data say, where they are used: once
    /// for each place.
    private func given(
        in scene: SceneValue, _ libraries: [SceneValue], where isBeside: @escaping (String, Double) -> Bool
    ) -> [Diagnostic] {
        let expanded = ExpandedScene(scene, libraries: libraries)
        if expanded.given.isEmpty { return [] }
        var found: [Diagnostic] = []
        expanded.value.forEachScalar(below: Self.plainKeys) { value, keys, scope in
            // A length may be one for a single use; its peers say whether it is.
            guard expanded.given.contains(value.mark), !value.isNumber,
                !keys.contains(where: isOfOtherAppearance),
                let (rule, problem) = problem(of: value, keys.filter { !Self.appearances.contains($0) })
            else { return }
            found.append(problem.diagnostic(rule, at: value.mark, in: scope))
        }
        found += SiblingLengths(in: expanded.value, tokens: tokens, where: isBeside).findings
        let odd = OddTokens(in: expanded.value, tokens: tokens)
        found += odd.findings
        found += PairFonts(in: expanded.value, tokens: tokens).findings
        let parameters = OddParameters(in: expanded.value, tokens: tokens, colors: colors, space: space)
        found += parameters.findings
        var told: Set<SourceMark> = []
        let own = found.filter { expanded.given.contains($0.mark) } + odd.mixed + parameters.mixed
        return own.filter { told.insert($0.mark).inserted }
    }

    /// Returns the colours in a scene or a library that are tokens of which the names say no role.
    package func colorUses(in scene: SceneValue) -> [TokenColorUse] {
        if tokens.isEmpty { return [] }
        var found: [TokenColorUse] = []
        let bars = SlimBars(in: scene, tokens: tokens)
        scene.forEachScalar(below: Self.plainKeys) { value, keys, scope in
            guard case .string(let text) = value.content,
                let key = keys.last(where: { !Self.choiceKeys.contains($0) }), let role = Self.role(of: key),
                let token = tokens[Self.name(in: text)], case .color = token.value,
                TokenRole(of: token) == nil
            else { return }
            found.append(
                TokenColorUse(
                    token: token.name, isText: role == .text, isBar: bars.colors.contains(value.mark),
                    key: key, mark: value.mark, silence: scope.silence(of: .tokenRole)))
        }
        return found
    }

    private func isOfOtherAppearance(_ key: String) -> Bool {
        Self.appearances.contains(key) && key != appearance.rawValue
    }

    private static let appearances: Set<String> = ["light", "dark"]
    /// The keys of values of which one is chosen.
    private static let choiceKeys = appearances.union(["else", "if", "then"])
    private static let spacingKeys: Set<String> = [
        "contentMargins", "horizontalSpacing", "padding", "spacing", "verticalSpacing",
    ]
    private static let radiusKeys: Set<String> = ["cornerRadius"]
    private static let colorKeys: Set<String> = ["background", "fill", "foreground", "tint"]
    /// The number of colours from tokens for each that is written out, from which that one stands out.
    private static let leastTokens = 4
    private static let fontKey = "font"
    /// The radius of corners, in points, from which on a token means half of the shorter side.
    private static let leastCapsule = 100.0
    private static let lengthKeys = spacingKeys.union(radiusKeys)
    /// The keys below which nothing is a colour or a length of the scene's.
    private static let plainKeys: Set<String> = [
        "accessibility", "audit", "data", "golden", "label", "script", "text", "title", "variants", "when",
    ]

    // MARK: Values

    private func problem(of value: SceneValue, _ keys: [String]) -> (AuditRule, TokenUseProblem)? {
        switch value.content {
        case .number(let number, let literal): problem(of: number, literal, keys)
        case .string(let text): problem(of: text, keys.last ?? "") ?? lengthProblem(of: text, keys)
        case .null, .bool, .sequence, .mapping: nil
        }
    }

    private func problem(
        of number: Double, _ literal: String, _ keys: [String]
    ) -> (AuditRule, TokenUseProblem)? {
        // `padding: { top: 15 }` and `font: { size: 15 }` are as `padding: 15` and `font: 15`.
        let last = keys.last ?? ""
        let outer = keys.dropLast().last ?? ""
        let isPart = Self.lengthKeys.contains(outer) || outer == Self.fontKey && last == "size"
        let key = isPart ? outer : last
        guard let scale = scale(of: key) else { return nil }
        return scale.neighbour(of: number).map { near in
            (
                .offScale,
                TokenUseProblem(
                    kind: .offScale(scale.name), value: "`\(key): \(literal)`", token: near.token,
                    tokenValue: PrintedText.number(near.points))
            )
        }
    }

    /// Returns the scale of the lengths below a key; `nil` if there is none.
    private func scale(of key: String) -> TokenScale? {
        switch key {
        case _ where Self.spacingKeys.contains(key): spacing
        case _ where Self.radiusKeys.contains(key): radii
        case Self.fontKey: sizes
        default: nil
        }
    }

    private func problem(of text: String, _ key: String) -> (AuditRule, TokenUseProblem)? {
        if let color = Self.color(text) { return problem(of: color, text) }
        let name = Self.name(in: text)
        if let problem = nearToken(of: name) { return problem }
        guard let token = tokens[name], let role = TokenRole(of: token), let used = Self.role(of: key),
            role != used
        else { return nil }
        let kind = TokenUseProblem.Kind.wrongRole(
            meant: "\(role.rawValue)s", used: used == .text ? "a text" : "a background")
        return (
            .tokenRole, TokenUseProblem(kind: kind, value: "\(key) \(name)", token: name, tokenValue: "")
        )
    }

    /// Returns what a colour below a key is for; `nil` for other keys.
    private static func role(of key: String) -> TokenRole? {
        switch key {
        case "background", "fill": .background
        case "foreground": .text
        default: nil
        }
    }

    /// Returns the name of a token that is written alone or in braces.
    static func name(in text: String) -> String {
        text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : text
    }

    /// Returns what is wrong with a token of a length for corners as a space, or the other way round, and
    /// with one of either as a size of text, or the other way round.
    private func lengthProblem(of text: String, _ keys: [String]) -> (AuditRule, TokenUseProblem)? {
        let name = Self.name(in: text)
        guard let token = tokens[name] else { return nil }
        let purposes = [
            ("spacing", token.has(DesignToken.spacingWords)), ("corners", token.has(DesignToken.radiusWords)),
            ("text", token.isSizeOfText),
        ].filter(\.1).map(\.0)
        guard purposes.count == 1, let meant = purposes.first, let used = Self.purpose(of: keys),
            used != meant
        else { return nil }
        return (
            .tokenRole,
            TokenUseProblem(
                kind: .wrongLength(meant: meant, used: used), value: "\(keys.last ?? "") \(name)",
                token: name, tokenValue: "")
        )
    }

    /// Returns what a length below some keys is for; `nil` for other keys.
    private static func purpose(of keys: [String]) -> String? {
        let inner = keys.suffix(2)
        if inner.contains(where: spacingKeys.contains) { return "spacing" }
        if inner.contains(where: radiusKeys.contains) { return "corners" }
        return keys.last == fontKey || Array(inner) == [fontKey, "size"] ? "text" : nil
    }

    /// Returns `true` for a colour that is a token.
    private func isColorToken(_ value: SceneValue, _ keys: [String]) -> Bool {
        guard case .string(let text) = value.content, Self.colorKeys.contains(keys.last ?? ""),
            case .color = tokens[Self.name(in: text)]?.value
        else { return false }
        return true
    }

    /// Returns the problem of a colour that is written out; `nil` for black, white and translucent colours,
    /// which palettes often leave out.
    private func literal(_ value: SceneValue, _ keys: [String]) -> TokenUseProblem? {
        guard case .string(let text) = value.content, Self.colorKeys.contains(keys.last ?? ""),
            let color = Self.color(text), color.alpha == 1, color.hex != "#FFFFFF", color.hex != "#000000"
        else { return nil }
        let lab = color.okLab(in: .sRGB)
        let near = colors.filter { $0.color.alpha == 1 }.min {
            OKLab.difference($0.color.okLab(in: space), lab)
                < OKLab.difference($1.color.okLab(in: space), lab)
        }
        return near.map {
            TokenUseProblem(kind: .literal, value: text, token: $0.name, tokenValue: $0.color.hex)
        }
    }

    private func problem(of color: Color, _ text: String) -> (AuditRule, TokenUseProblem)? {
        let lab = color.okLab(in: .sRGB)
        let near = colors.map { token in
            (token: token, difference: OKLab.difference(token.color.okLab(in: space), lab))
        }.filter { abs($0.token.color.alpha - color.alpha) < Self.leastDifference }.min {
            $0.difference < $1.difference
        }
        // Components of 8 bits round.
        guard let near, near.difference < Self.leastDifference, near.token.color.hex != color.hex else {
            return nil
        }
        return (
            .nearToken,
            TokenUseProblem(
                kind: .nearColor(near.difference), value: text, token: near.token.name,
                tokenValue: near.token.color.hex)
        )
    }

    /// The Delta E OK below which two tokens of one group are one colour, written twice. Steps of a scale are
    /// nearer to each other than colours side by side may be.
    private static let leastStep = 0.006

    /// Returns what is wrong with a token beside one that nobody can tell from it; `nil` if there is none.
    private func nearToken(of name: String) -> (AuditRule, TokenUseProblem)? {
        guard let own = colors.first(where: { $0.name == name }), own.color.alpha == 1,
            let path = tokens[name]?.path.dropLast()
        else { return nil }
        let lab = own.color.okLab(in: space)
        // The first of the two in the order of their names is the one to keep.
        let near = colors.filter {
            $0.name < name && $0.color.alpha == 1 && $0.color.hex != own.color.hex
                && tokens[$0.name]?.path.dropLast() == path
        }.map { (token: $0, difference: OKLab.difference($0.color.okLab(in: space), lab)) }
            .min { $0.difference < $1.difference }
        guard let near, near.difference < Self.leastStep else { return nil }
        return (
            .nearToken,
            TokenUseProblem(
                kind: .nearColor(near.difference), value: "`\(name)`", token: near.token.name,
                tokenValue: near.token.color.hex)
        )
    }

    /// Returns the colour of `#RRGGBB` and its shorter and longer forms; `nil` for any other text.
    static func color(_ text: String) -> Color? {
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
}
