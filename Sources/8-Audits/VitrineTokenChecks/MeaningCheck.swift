import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The colours of a scene that say another thing than what has them: of a state, a symbol, the ground that
/// they stand on, or what a button does.
struct MeaningCheck {
    /// A colour that is a token.
    private struct Paint {
        let token: DesignToken
        let key: String
        let mark: SourceMark
    }

    /// What a node is in.
    private struct Surroundings {
        var foreground: Paint?
        /// The nearest background; `nil` if it is none of the tokens, or not known.
        var background: Paint?
        /// `true` in what can be pressed.
        var isControl = false
        var scope = AuditScope()
    }

    /// Those of colours.
    private let tokens: [DesignToken]
    private let known: [String: DesignToken]
    private var found: [Diagnostic] = []
    private var told: Set<SourceMark> = []

    /// - Parameters:
    ///   - scene: A scene.
    ///   - tokens: The design tokens that it loads, by their names.
    init(in scene: SceneValue, tokens: [String: DesignToken]) {
        known = tokens
        let colors = tokens.values.filter { if case .color = $0.value { true } else { false } }
        self.tokens = colors.sorted { $0.name < $1.name }
        visit(scene, Surroundings())
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] { found }

    private static let backgroundKeys = ["background", "fill"]
    /// The keys below which are no nodes.
    private static let plainKeys: Set<String> = [
        "accessibility", "audit", "data", "golden", "script", "variants", "when",
    ]
    /// The kinds in which one child may lie on another.
    private static let pileKeys: Set<String> = ["background", "overlay", "zstack"]
    private static let textKeys = ["text", "title", "headline", "subheadline", "body", "footnote", "caption"]
    private static let controlKeys = ["button", "chip", "iconButton", "link", "menu", "toggle"]

    private mutating func visit(_ value: SceneValue, _ outer: Surroundings) {
        switch value.content {
        case .sequence(let values): for value in values { visit(value, outer) }
        case .mapping(let entries):
            var own = outer
            own.scope = outer.scope.silencing(value.entry("audit")?.value.silences ?? [])
            own.isControl = outer.isControl || Self.isControl(value)
            if let entry = value.entry("foreground") { own.foreground = paint(entry) }
            if let entry = Self.backgroundKeys.lazy.compactMap({ value.entry($0) }).first {
                own.background = paint(entry)
            }
            check(value, own)
            for entry in entries where !Self.plainKeys.contains(entry.key) {
                var inner = own
                if Self.pileKeys.contains(entry.key) { inner.background = nil }
                visit(entry.value, inner)
            }
        case .null, .bool, .number, .string: break
        }
    }

    private func paint(_ entry: SceneValue.Entry) -> Paint? {
        guard case .string(let text) = entry.value.content, let token = known[TokenUseCheck.name(in: text)],
            case .color = token.value
        else { return nil }
        return Paint(token: token, key: entry.key, mark: entry.value.mark)
    }

    private static func isControl(_ node: SceneValue) -> Bool {
        if controlKeys.contains(where: { node.entry($0) != nil }) { return true }
        guard let traits = node.entry("accessibility")?.value.entry("traits")?.value else { return false }
        var found = false
        traits.forEachScalar(below: []) { trait, _, _ in
            if case .string(let name) = trait.content {
                found = found || ["isButton", "isLink"].contains(name)
            }
        }
        return found
    }

    /// Returns the text of a node that is written in it; `nil` if there is none, or data fill it in.
    private static func text(of node: SceneValue) -> String? {
        for key in textKeys {
            if case .string(let text)? = node.entry(key)?.value.content, !text.contains("{") { return text }
        }
        return nil
    }

    // MARK: Nodes

    private mutating func check(_ node: SceneValue, _ own: Surroundings) {
        let text = Self.text(of: node)
        var symbol: String?
        if case .string(let name)? = node.entry("icon")?.value.content { symbol = name }
        if let symbol, let meaning = ColorMeaning(symbol: symbol), !own.isControl {
            checkMeaning(meaning, of: "the symbol `\(symbol)`", own.foreground, own.scope)
        }
        if let text, let meaning = ColorMeaning(text: text), !own.isControl {
            checkMeaning(meaning, of: "“\(text)”", own.foreground, own.scope)
            checkMeaning(meaning, of: "“\(text)”", own.background, own.scope)
        }
        if text != nil || symbol != nil { checkGround(own) }
        checkButton(node, own)
        if !own.isControl { checkMessages(in: node, own) }
    }

    /// Checks that the words that follow a symbol for how something is do not say the opposite by their
    /// colour, where the symbol has the one for what it means: they belong to each other in any language.
    private mutating func checkMessages(in node: SceneValue, _ own: Surroundings) {
        let lists = ["hstack", "vstack"].compactMap { node.entry($0)?.value }
        guard let list = lists.first, case .sequence(let parts) = list.content else { return }
        for (sign, words) in zip(parts, parts.dropFirst()) {
            guard case .string(let symbol)? = sign.entry("icon")?.value.content,
                let meaning = ColorMeaning(symbol: symbol), !Self.isControl(words),
                let token = sign.entry("foreground").flatMap(paint)?.token,
                ColorMeaning(of: token) == meaning,
                let (text, entry) = Self.message(in: words), text.contains(where: \.isLetter),
                !text.contains(where: \.isNumber), ColorMeaning(text: text) ?? meaning == meaning
            else { continue }
            let scope = own.scope.silencing(words.entry("audit")?.value.silences ?? [])
            checkMeaning(meaning, of: "“\(text)” beside `\(symbol)`", paint(entry), scope)
        }
    }

    /// Returns the first text of a node or a column, and its own colour or that of the column; `nil` if there
    /// is none.
    private static func message(in node: SceneValue) -> (text: String, color: SceneValue.Entry)? {
        if let text = text(of: node) { return node.entry("foreground").map { (text, $0) } }
        guard case .sequence(let parts)? = node.entry("vstack")?.value.content, let first = parts.first,
            let text = text(of: first)
        else { return nil }
        return (first.entry("foreground") ?? node.entry("foreground")).map { (text, $0) }
    }

    private mutating func checkMeaning(
        _ meaning: ColorMeaning, of thing: String, _ paint: Paint?, _ scope: AuditScope
    ) {
        guard let paint, let said = Self.said(by: paint.token, instead: meaning),
            let better = tokens.first(where: { ColorMeaning(of: $0) == meaning && $0.groundWords.isEmpty })
        else { return }
        note(
            .wrongMeaning(thing: thing, meant: meaning.rawValue, said: said), paint,
            better: better.name, scope)
    }

    /// Returns what a token says that contradicts a meaning: another one, or that something can be pressed,
    /// where what is wrong is to be seen; `nil` if it does not.
    private static func said(by token: DesignToken, instead meaning: ColorMeaning) -> String? {
        if let said = ColorMeaning(of: token) { return said.contradicts(meaning) ? said.rawValue : nil }
        let words = Set(token.words)
        let isProposal = !words.isDisjoint(with: ["accent", "brand"]) && words.isDisjoint(with: textWords)
        return isProposal && [.danger, .warning].contains(meaning) ? "an action" : nil
    }

    /// Checks that what is made to stand on one colour does not stand on another.
    private mutating func checkGround(_ own: Surroundings) {
        guard let foreground = own.foreground, let background = own.background else { return }
        let wanted = foreground.token.groundWords
        let words = Set(background.token.words)
        // What lies on a page or a card lies on many.
        guard !wanted.isEmpty, background.token.groundWords.isEmpty, !words.isSuperset(of: wanted),
            wanted.allSatisfy({ !Self.commonGrounds.contains($0) }),
            let ground = tokens.first(where: {
                $0.groundWords.isEmpty && Set($0.words).isSuperset(of: wanted)
            })
        else { return }
        // Where no other is made for it, one may serve several.
        let hasOwn = tokens.contains {
            !$0.groundWords.isEmpty && $0.groundWords != wanted && words.isSuperset(of: $0.groundWords)
        }
        guard hasOwn || !words.isDisjoint(with: Self.textWords) else { return }
        note(
            .wrongGround(made: ground.name, stands: foreground.token.name), background, better: ground.name,
            own.scope)
    }

    private static let commonGrounds: Set<String> = [
        "background", "base", "bg", "canvas", "card", "container", "dark", "light", "page", "panel",
        "surface",
    ]
    /// The words in names of tokens for what is written.
    private static let textWords: Set<String> = [
        "content", "fg", "foreground", "ink", "label", "text",
    ]

    /// Checks that what destroys something does not look like what is proposed, if a token says danger, and
    /// that what does not is no warning.
    private mutating func checkButton(_ node: SceneValue, _ own: Surroundings) {
        guard Self.isControl(node), let text = Self.firstText(in: node) ?? Self.name(of: node),
            let background = (Self.fill(of: node) ?? node.entry("foreground")).flatMap(paint)
        else { return }
        if let rest = TokenStates.rest(of: background.token, in: known),
            !TokenStates.mayBeShown(by: node, text)
        {
            note(
                .wrongAction(text: text, said: "that it is pressed"), background, better: rest.name,
                own.scope)
            return
        }
        if ColorMeaning.asksToDestroy(text) {
            guard Self.hidesDanger(background.token),
                let better = tokens.first(where: { $0.saysDanger && $0.groundWords.isEmpty })
            else { return }
            note(.wrongButton(text: text), background, better: better.name, own.scope)
            return
        }
        guard let said = OrdinaryAction.meaning(of: background.token), OrdinaryAction.isOne(text, of: node),
            let better = tokens.first(where: {
                $0.proposes && $0.groundWords.isEmpty && Set($0.words).isDisjoint(with: Self.textWords)
            })
        else { return }
        note(.wrongAction(text: text, said: said), background, better: better.name, own.scope)
    }

    /// Returns the name that a screen reader reads out; `nil` if there is none, or data fill it in.
    private static func name(of node: SceneValue) -> String? {
        guard let value = node.entry("accessibility")?.value,
            case .string(let name) = (value.entry("label")?.value ?? value).content, !name.contains("{")
        else { return nil }
        return name
    }

    /// Returns `true` for a colour of what is proposed, or has gone well.
    private static func hidesDanger(_ token: DesignToken) -> Bool {
        let meaning = ColorMeaning(of: token)
        return meaning == .success || meaning == .information || meaning == nil && token.proposes
            || OrdinaryAction.saysDisabled(token)
    }

    private static func fill(of node: SceneValue) -> SceneValue.Entry? {
        (backgroundKeys + ["tint"]).lazy.compactMap {
            node.entry($0) ?? node.entry("button")?.value.entry($0)
                ?? node.entry("iconButton")?.value.entry($0)
        }
        .first
    }

    /// Returns the first text in a node.
    private static func firstText(in value: SceneValue) -> String? {
        switch value.content {
        case .mapping(let entries):
            if let text = text(of: value) { return text }
            if case .string(let text)? = value.entry("button")?.value.content { return text }
            for entry in entries where !plainKeys.contains(entry.key) {
                if let text = firstText(in: entry.value) { return text }
            }
            return nil
        case .sequence(let values): return values.lazy.compactMap(firstText).first
        case .null, .bool, .number, .string: return nil
        }
    }

    private mutating func note(
        _ kind: TokenUseProblem.Kind, _ paint: Paint, better: String, _ scope: AuditScope
    ) {
        guard told.insert(paint.mark).inserted else { return }
        let problem = TokenUseProblem(
            kind: kind, value: "\(paint.key) \(paint.token.name)", token: paint.token.name, tokenValue: better
        )
        found.append(problem.diagnostic(.tokenRole, at: paint.mark, in: scope))
    }
}
