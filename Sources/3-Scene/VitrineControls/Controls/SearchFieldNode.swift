import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

enum SearchFieldNode: NodeKind {
    enum State: String, Sendable, CaseIterable { case rest, focused, disabled }

    struct Token: Sendable {
        var label = ""
        var icon: Symbol?
    }

    struct Properties: Sendable {
        var text = ""
        var placeholder = "Search"
        var state = State.rest
        var tokens: [Token] = []
        var scopes: [String] = []
        var scope = 0.0
        var scopeMark: SourceMark?
        var cancel: String?
        var showsCancel: Bool?
        var showsMicrophone = true
        var showsCaret = true
    }

    static let name = "searchField"
    static let valueKey: String? = "placeholder"
    static let summary = "A field to search with; a text is its content."

    private static let token = Codec<Token>.either(
        .record(
            "a token", from: Token(),
            [
                Field("label", .text, required: true, "the label") { $0.label = $1 },
                Field("icon", .icon, "a symbol before the label") { $0.icon = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Token(label: $0) })

    static let unusedKeys = [UnusedKey("scope", without: "scopes", because: "it has no `scopes`")]
    static let payload = Codec<Properties?>.optional(
        .either(
            .record(
                "a search field", from: Properties(),
                [
                    Field("text", TextFieldProperties.content, "the text in the field") { $0.text = $1 },
                    Field("placeholder", .text, "the text while it is empty. Default: Search") {
                        $0.placeholder = $1
                    },
                    Field("state", .cases("a field's state"), "rest, focused or disabled") { $0.state = $1 },
                    Field(
                        "tokens", .list(of: token, count: 0...8), "search tokens before the text"
                    ) {
                        $0.tokens = $1
                    },
                    Field("scopes", .list(of: Codec<String>.text, count: 2...6), "scopes below the field") {
                        $0.scopes = $1
                    },
                    Field("scope", ValueRange.number, "the index of the chosen scope, from 0") {
                        ($0.scope, $0.scopeMark) = $1
                    },
                    Field(
                        "cancelButton", .bool,
                        "shows a Cancel button. Default: if the field is focused"
                    ) {
                        $0.showsCancel = $1
                    },
                    Field("cancel", .text, "the Cancel button's title before release 26. Default: Cancel") {
                        $0.cancel = $1
                    },
                    Field("microphone", .bool, "shows a microphone button. Default: true") {
                        $0.showsMicrophone = $1
                    },
                    Field("caret", .bool, "shows the insertion point while focused. Default: true") {
                        $0.showsCaret = $1
                    },
                ]), when: \.isMapping, or: Codec<String>.text.map { Properties(text: $0) }))

    static func accessibility(of payload: Properties?) -> AccessibilityProperties {
        let search = payload ?? Properties()
        let words = search.tokens.map(\.label) + (search.text.isEmpty ? [] : [search.text])
        var properties = AccessibilityProperties(
            label: search.placeholder, value: words.isEmpty ? nil : words.joined(separator: ", "),
            traits: .isSearchField, children: .ignore)
        properties.showsPlaceholder = words.isEmpty
        if search.showsCancel ?? (search.state == .focused) {
            properties.actions = [search.cancel ?? "Cancel"]
        }
        return properties
    }

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let search = payload ?? Properties()
        if search.state == .disabled {
            modifiers.opacity = (modifiers.opacity ?? 1) * InteractionState.dimmed
        }
        let field = surfaced(search, &modifiers, context)
        var column: [any Element] = [field]
        if search.showsCancel ?? (search.state == .focused) {
            column = [context.stack(.horizontal, spacing: 10, [field, cancel(search, context)])]
        }
        guard !search.scopes.isEmpty else { return column[0] }
        var picker = SegmentedPickerNode.Properties()
        picker.segments = search.scopes.map { SegmentedPickerNode.Segment(label: $0) }
        picker.selection = (search.scope, search.scopeMark ?? context.source.mark)
        var own = Modifiers()
        column.append(SegmentedPicker(properties: picker, context: context).element(&own))
        return context.stack(.vertical, spacing: 10, column)
    }

    private static func surfaced(
        _ search: Properties, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        let environment = context.reader.environment
        let kit = context.kit
        let leading = TextStyle.body.leading(at: environment.dynamicType)
        // 36 points is the height of UISearchTextField; a glass field has the height of a touch target.
        let height = environment.os.hasGlass ? max(TouchTarget.side, leading + 16) : max(36, leading + 12)
        var row: [any Element] = [
            context.icon(
                kit.symbol("magnifyingglass"),
                font: environment.os.hasGlass ? FontSpec(size: context.inherited.font.size * 0.89) : nil,
                paint: glyph(kit, environment))
        ]
        row += search.tokens.map { token($0, context) }
        row.append(
            FrameElement(
                content: typed(search, context), width: FrameLength(maximum: .infinity),
                height: FrameLength(),
                alignment: Alignment(.leading, .center)))
        if search.state == .focused, !search.text.isEmpty || !search.tokens.isEmpty {
            row.append(
                context.icon(
                    kit.symbol("xmark.circle.fill"),
                    font: FontSpec(size: context.inherited.font.size * 0.94), paint: kit.label(.secondary)))
        } else if search.text.isEmpty, search.showsMicrophone {
            row.append(context.icon(kit.symbol("mic.fill"), paint: glyph(kit, environment)))
        }
        let side = environment.os.hasGlass ? 12.33 : 8
        let content = FrameElement(
            content: kit.padded(
                context.stack(.horizontal, spacing: environment.os.hasGlass ? 7 : 6, row), horizontal: side,
                vertical: 0),
            width: FrameLength(maximum: .infinity), height: FrameLength(fixed: height), alignment: .center)
        return kit.withSurface(
            content,
            ControlSurface(
                shape: environment.os.hasGlass ? .capsule : .rounded(CornerLengths(10), .continuous),
                fills: [.color(fill(context))], strokes: kit.contrastBorder,
                isGlass: environment.os.hasGlass && !context.surroundings.isInNavigationBar), &modifiers)
    }

    /// Returns the fill of a field without glass. Since release 26 that is one in a navigation bar: #ECECEC
    /// on white, as measured in light appearance.
    private static func fill(_ context: BuildContext) -> Color {
        let environment = context.reader.environment
        guard environment.os.hasGlass, environment.appearance == .light else {
            return context.kit.fill("tertiaryFill")
        }
        return Color(white: 0, alpha: context.kit.hasIncreasedContrast ? 0.11 : 0.075)
    }

    /// Returns the paint of the placeholder: on the fill of release 26, #828282 as measured in light
    /// appearance.
    private static func placeholder(_ context: BuildContext) -> PaintSpec {
        let environment = context.reader.environment
        let isPlain =
            environment.os.hasGlass && context.surroundings.isInNavigationBar
            && environment.appearance == .light
            && !context.kit.hasIncreasedContrast
        return isPlain ? context.kit.label(.primary).opacity(0.45) : context.kit.label(.secondary)
    }

    /// Returns the paint of symbols in the field: the label's colour since the introduction of glass.
    private static func glyph(_ kit: ComponentKit, _ environment: SceneEnvironment) -> PaintSpec {
        environment.os.hasGlass ? kit.label(.primary) : kit.label(.secondary)
    }

    private static func typed(_ search: Properties, _ context: BuildContext) -> any Element {
        let isEmpty = search.text.isEmpty
        var inner = context
        inner.inherited.truncation = search.state == .focused && !isEmpty ? .head : .tail
        let text = inner.text(
            isEmpty ? (search.tokens.isEmpty ? search.placeholder : "") : search.text,
            paint: isEmpty ? placeholder(context) : context.kit.label(.primary), lineLimit: 1)
        guard search.state == .focused, search.showsCaret, let text = text as? TextElement else {
            return text
        }
        return CaretElement(
            text: text, paint: .color(context.reader.environment.accent), isAtStart: isEmpty)
    }

    private static func token(_ token: Token, _ context: BuildContext) -> any Element {
        let accent = context.reader.environment.accent
        let font = context.kit.font(.subheadline, weight: 500)
        let paint = PaintSpec.color(LabelColor.on(accent))
        var row: [any Element] = []
        if let icon = token.icon { row.append(context.icon(icon, font: font, paint: paint)) }
        row.append(context.text(token.label, font: font, paint: paint, lineLimit: 1))
        let surface = SurfaceElement(
            content: context.kit.padded(
                context.stack(.horizontal, spacing: 3, row), horizontal: 8, vertical: 3),
            shape: .rounded(CornerLengths(7), .continuous), decoration: Decoration(fills: [.color(accent)]))
        return LayoutPriorityElement(content: surface, layoutPriority: 1)
    }

    /// Returns the cancel button: a word before glass, a round glass button since.
    private static func cancel(_ search: Properties, _ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        guard environment.os.hasGlass, search.cancel == nil else {
            return FixedSizeElement(
                content: context.text(
                    search.cancel ?? "Cancel", paint: .color(environment.accent), lineLimit: 1),
                axes: [.horizontal])
        }
        var own = Modifiers()
        let icon = context.kit.framed(
            context.icon(
                context.kit.symbol("xmark"), font: FontSpec(size: 17, weight: 500),
                paint: context.kit.label(.primary)),
            width: TouchTarget.side, height: TouchTarget.side)
        return context.kit.withSurface(icon, ControlSurface(shape: .circle, isGlass: true), &own)
    }
}
