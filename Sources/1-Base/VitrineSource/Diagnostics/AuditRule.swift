/// A check that scenes can pass without being valid or invalid by it: what it finds are warnings and notes.
///
/// A scene or a node silences a rule by its id, and the levels of a suite change its severity.
package struct AuditRule: Hashable, Sendable {
    /// The name of the rule in messages, scenes and options, such as `content-overflow`.
    package let id: String
    /// The severity of what the rule finds, unless a suite gives the rule another level.
    package let severity: Diagnostic.Severity
    /// What the rule finds, in one line.
    package let summary: String

    private init(_ id: String, _ summary: String, severity: Diagnostic.Severity = .warning) {
        (self.id, self.severity, self.summary) = (id, severity, summary)
    }

    /// All rules, in the order of the documentation.
    package static let all = scene + audited

    /// The rules that every command asks.
    private static let scene: [AuditRule] = [
        unusedModifier, unusedKey, unusedAlignment, unusedSpace, unusedFrame, unusedSafeArea,
        unusedParameter, unusedFontFeature, unusedIgnore, unlistedOption, contentOverflow, keyOrder,
        textComment, textQuotes, textSyntax, unknownPlaceholder, darkColor, progressTurns, calendarLanguage,
        missingScript, missingDesign, missingWeight, standInFont, imageFile, invalidTokens, deprecatedToken,
        tokenSyntax, tokenType, tokenKey, tokenName, tokenValue, tokenSet, tokenModifier, relaxedJSON,
    ]

    /// The rules that `vitrine audit` alone asks: they take pixels, or ask for more than a scene promises.
    private static let audited: [AuditRule] = [
        contrast, unevenContrast, symbolContrast, controlContrast, invisibleText, hueAlone, targetSize,
        smallTarget, overlappingTargets, truncatedText, clippedText, coveredText, tinyText, fixedText,
        lineLength, unfilledText, stretchedImage, overlappingText, contentUnderBar, misalignedEdge, offGrid,
        unnamedControl, symbolName,
        hiddenControl, hiddenText, labelInName, sameName, doubleLabel, readingOrder, modalEscape, silentTimer,
        headingStructure,
        nearToken, offScale, tokenRole, literalColor, unusedToken,
    ]

    /// `true` if `vitrine audit` alone asks the rule.
    package var needsAudit: Bool { Self.audited.contains(self) }

    /// `true` if the rule looks at lengths, which other environments change.
    package var isAboutLayout: Bool { self == .contentOverflow }

    /// Returns the rule with an id; `nil` if there is none.
    package static func rule(_ id: String) -> AuditRule? { all.first { $0.id == id } }
}

// Rules about nodes, as the scene gives them.
extension AuditRule {
    package static let unusedModifier = AuditRule(
        "unused-modifier", "a modifier that changes nothing in or around its node")
    package static let unusedKey = AuditRule(
        "unused-key", "a key of a value that changes nothing, because another is missing or counts instead")
    package static let unusedAlignment = AuditRule(
        "unused-alignment", "an alignment that moves no node")
    package static let unusedSpace = AuditRule(
        "unused-space", "a `spacer` or `layoutPriority` where no stack shares its room")
    package static let unusedFrame = AuditRule(
        "unused-frame", "a `frame` or `fixedSize`, or a length of it, that changes no size")
    package static let unusedSafeArea = AuditRule(
        "unused-safe-area", "`ignoresSafeArea` on a node that reaches no edge of the safe area")
    package static let unusedParameter = AuditRule(
        "unused-parameter", "a parameter or slot that its component never uses")
    package static let unusedFontFeature = AuditRule(
        "unused-font-feature", "a feature of fonts that OpenType does not register")
    package static let unusedIgnore = AuditRule(
        "unused-ignore", "an id below `audit` that silences nothing")
    package static let unlistedOption = AuditRule(
        "unlisted-option", "an option that none of the scene's variants has")
    package static let keyOrder = AuditRule(
        "key-order", "a key that stands before one which acts first, where SwiftUI follows the order",
        severity: .note)
}

// Rules about what is laid out.
extension AuditRule {
    package static let contentOverflow = AuditRule(
        "content-overflow", "content that is larger than its screen, its sheet or its frame")
}

// Rules about texts and values.
extension AuditRule {
    package static let textComment = AuditRule(
        "text-comment", "a text whose end is a comment, such as `Room #4`")
    package static let textQuotes = AuditRule(
        "text-quotes", "a text in typographic quotes, which are shown")
    package static let textSyntax = AuditRule(
        "text-syntax", "signs of another language that are shown as they are, such as `**` or `\\n`")
    package static let unknownPlaceholder = AuditRule(
        "unknown-placeholder", "a word in braces that is no name, and is shown as it is")
    package static let darkColor = AuditRule(
        "dark-color", "a colour of `rgb` whose components seem to be fractions of 1")
    package static let progressTurns = AuditRule(
        "progress-turns", "a progress ring of several turns, whose value seems to be a percentage")
    package static let calendarLanguage = AuditRule(
        "calendar-language", "a language in which a calendar strip knows no names")
}

// Rules about what scenes read: fonts, pictures, design tokens.
extension AuditRule {
    package static let missingScript = AuditRule(
        "missing-script", "characters of a script that no installed font has")
    package static let missingDesign = AuditRule(
        "missing-design", "a font design whose family is not installed")
    package static let missingWeight = AuditRule(
        "missing-weight", "a weight that the font family does not have")
    package static let standInFont = AuditRule(
        "stand-in-font", "a font family that is not installed, and for which another stands in")
    package static let imageFile = AuditRule(
        "image-file", "a picture that can be read, but has something odd in its file")
    package static let invalidTokens = AuditRule(
        "invalid-tokens", "design tokens that are left out, as they have no value")
    package static let deprecatedToken = AuditRule("deprecated-token", "a deprecated design token")
    package static let tokenSyntax = AuditRule(
        "token-syntax", "design tokens in an older syntax or another dialect")
    package static let tokenType = AuditRule(
        "token-type", "design tokens that are left out, as their type is not read")
    package static let tokenKey = AuditRule("token-key", "a key in a file of design tokens that is not read")
    package static let tokenName = AuditRule(
        "token-name", "two design tokens whose names differ in nothing but case")
    package static let tokenValue = AuditRule(
        "token-value", "a design token or a part of one without a value that can be used")
    package static let tokenSet = AuditRule(
        "token-set", "a set of design tokens that a theme selects, and of which there is no file")
    package static let tokenModifier = AuditRule(
        "token-modifier", "a modifier that the resolver of design tokens does not use")
    package static let relaxedJSON = AuditRule(
        "relaxed-json", "JSON that other tools may refuse, such as one with comments")
}

// Rules about what is seen.
extension AuditRule {
    package static let contrast = AuditRule(
        "contrast", "a character of a text that has too little contrast with what is behind it",
        severity: .error)
    package static let unevenContrast = AuditRule(
        "uneven-contrast", "a text more than a tenth of which has too little contrast")
    package static let symbolContrast = AuditRule(
        "symbol-contrast", "a symbol that has too little contrast with what is behind it")
    package static let controlContrast = AuditRule(
        "control-contrast", "a control whose colour has too little contrast with what is around it")
    package static let invisibleText = AuditRule(
        "invisible-text", "a text in the colour of what is behind it")
}

// Rules about colours.
extension AuditRule {
    package static let hueAlone = AuditRule(
        "hue-alone", "marks that are told apart by a hue that not everyone sees")
}

// Rules about what is touched.
extension AuditRule {
    package static let targetSize = AuditRule(
        "target-size", "a target below 24 by 24 points that is too near to another", severity: .error)
    package static let smallTarget = AuditRule("small-target", "a target below 44 by 44 points")
    package static let overlappingTargets = AuditRule(
        "overlapping-targets", "a target that takes touches from another that it lies on")
}

// Rules about whether texts can be read as a whole.
extension AuditRule {
    package static let truncatedText = AuditRule(
        "truncated-text", "a text that is cut off")
    package static let clippedText = AuditRule(
        "clipped-text", "a text that reaches beyond its screen or its frame, and is not shown there")
    package static let coveredText = AuditRule(
        "covered-text", "a text that lies under a part of the device, such as its island, or behind a shape")
    package static let tinyText = AuditRule("tiny-text", "a text of less than 11 points")
    package static let fixedText = AuditRule(
        "fixed-text", "a text that does not grow with the text size that people choose, where others do")
    package static let lineLength = AuditRule(
        "line-length", "a text whose lines are longer than 100 characters, hold two words, or fall apart")
    package static let unfilledText = AuditRule(
        "unfilled-text", "a text with a place that nobody has filled in, such as `%@`")
    package static let stretchedImage = AuditRule(
        "stretched-image", "a picture whose width and height are scaled by different amounts")
}

// Rules about where things stand.
extension AuditRule {
    package static let overlappingText = AuditRule(
        "overlapping-text",
        "a text that the letters of another, or a symbol, lie on, or whose own run together")
    package static let contentUnderBar = AuditRule(
        "content-under-bar", "content that a bar of its screen covers, or that lies on the bar")
    package static let misalignedEdge = AuditRule(
        "misaligned-edge", "a child of a stack that stands a point beside the edge of its neighbour")
    package static let offGrid = AuditRule(
        "off-grid", "a length in a scene that is on the pixel grid of no device")
}

// Rules about what is read out.
extension AuditRule {
    package static let unnamedControl = AuditRule(
        "unnamed-control", "a control, progress or an alert without a name that says something")
    package static let symbolName = AuditRule(
        "symbol-name", "a control or a picture that is named by its symbol or its file alone")
    package static let hiddenControl = AuditRule(
        "hidden-control", "a control that can be pressed and is hidden from a screen reader")
    package static let hiddenText = AuditRule(
        "hidden-text", "a text, a chart or a state that is seen, and hidden from a screen reader")
    package static let labelInName = AuditRule(
        "label-in-name", "a control whose name does not have the words that are seen on it")
    package static let sameName = AuditRule(
        "same-name", "a control that has the name of another, and does something else")
    package static let doubleLabel = AuditRule(
        "double-label", "a name that is read twice, or that says what kind of control it names")
    package static let readingOrder = AuditRule(
        "reading-order", "an element that is read after one that lies below it")
    package static let modalEscape = AuditRule(
        "modal-escape", "a dimmed screen that a screen reader still reads")
    package static let silentTimer = AuditRule(
        "silent-timer", "a clock that runs, and is not said to")
    package static let headingStructure = AuditRule(
        "heading-structure", "a heading whose level skips one, or a title that is no heading")
}

// Rules about design tokens that scenes load.
extension AuditRule {
    package static let nearToken = AuditRule(
        "near-token", "a colour that can hardly be told from that of a design token")
    package static let offScale = AuditRule(
        "off-scale", "a length between those of the design tokens for such lengths", severity: .note)
    package static let tokenRole = AuditRule(
        "token-role", "a design token for one purpose, such as texts or corners, that serves another")
    package static let literalColor = AuditRule(
        "literal-color", "a colour that is written out among design tokens", severity: .note)
    package static let unusedToken = AuditRule(
        "unused-token", "a design token that no scene uses", severity: .note)
}
