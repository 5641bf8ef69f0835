import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

enum ButtonNode: NodeKind {
    struct Properties: Sendable {
        var title: String?
        var icon: Symbol?
        var iconAfter = false
        var size = ControlSize.regular
        var configuration = ButtonConfiguration()
    }

    static let name = "button"
    static let hasOwnPadding = true
    static let valueKey: String? = "title"
    static let unusedKeys = [UnusedKey("iconPlacement", without: "icon", because: "it has no `icon`")]
    /// `false`: the control has paints and surfaces of its own.
    static let isVibrant = false
    static let summary = "A button with a title, an icon or both; a text is its title."
    static let accepts: Set<RestrictedModifier> = [.spacing]

    private static let fields: [Field<Properties>] =
        [
            Field("title", .text, "the label") { $0.title = $1 },
            Field("icon", .icon, "a symbol beside the title") { $0.icon = $1 },
            Field(
                "iconPlacement", .choice("an icon placement", [("leading", false), ("trailing", true)]),
                "leading or trailing"
            ) {
                $0.iconAfter = $1
            },
            Field(
                "size", .cases("a button size"),
                "mini (24 points high), small (28), regular (36), large (50) or extraLarge (60)"
            ) { $0.size = $1 },
        ] + ButtonConfiguration.fields { record, change in change(&record.configuration) }

    static let payload = Codec<Properties>.either(
        .record(.button, from: Properties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { Properties(title: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(traits: .isButton, children: .combine)
        // Spokes take the place of the symbol.
        if payload.configuration.state == .loading { properties.symbol = payload.icon?.name }
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if payload.title == nil, payload.icon == nil {
            context.reader.reportMissing("title", on: .button, at: context.source.mark)
        }
        let environment = context.reader.environment
        let (height, side, standard) = payload.size.button(environment)
        // The title grows with the surrounding text, and the button with its title; the space between them
        // stays constant.
        let type = context.reader.environment.dynamicType
        let points = TextStyle.body.scaled(standard, at: type)
        let margin = max((height - standard * 1.2) / 2, 0)
        let font = FontSpec(
            size: points, weight: payload.configuration.titleWeight(payload.size, environment)
        ).overridden(
            by: modifiers.font ?? FontSpec())
        let control = payload.configuration.resolved(with: modifiers, in: context.reader.environment)
        let paint = modifiers.foreground ?? control.labelPaint(context)
        let chosen = context.inherited.lineLimit?.lines
        // A title of several lines makes its button higher.
        let wraps = type.isAccessibility || chosen ?? 1 > 1
        var label: [any Element] = []
        if let title = payload.title {
            let limit = type.isAccessibility ? 3 : 1
            var inner = context
            // Lines of a title are centred if the button has no alignment of its own.
            if chosen ?? limit > 1, modifiers.textAlignment == nil { inner.inherited.textAlignment = .center }
            if control.style == .plain { inner.underlineByPreference() }
            label.append(inner.text(title, font: font, paint: paint, standardLimit: limit))
        }
        if control.state == .loading {
            label.insert(ActivityIndicator.element(diameter: points * 1.1, paint: paint, context), at: 0)
        } else if let icon = payload.icon {
            let element = context.icon(icon, font: font, paint: paint)
            if payload.iconAfter { label.append(element) } else { label.insert(element, at: 0) }
        }
        if control.style == .plain {
            modifiers.padding = modifiers.padding ?? .zero
        } else {
            // A single line, of at most 1.25 times the size, leaves the height as it is.
            let beside = wraps ? max((height - (points * 1.25).rounded(.up)) / 2, 0) : 0
            let above = type.isAccessibility ? margin : beside
            modifiers.padding =
                modifiers.padding ?? Insets(top: above, left: side, bottom: above, right: side)
            // A title of several lines has the corners of a single-line button.
            let line = points * 1.2 + 2 * margin
            modifiers.corners =
                modifiers.corners
                ?? (wraps ? .rounded(CornerLengths(line / 2), .continuous) : .capsule)
            var frame = modifiers.frame ?? FrameSpec()
            if frame.height.isEmpty {
                if type.isAccessibility {
                    frame.height.minimum = height
                } else if wraps {
                    frame.height.minimum = max(height, line)
                } else {
                    frame.height.fixed = max(height, line)
                }
            }
            modifiers.frame = frame
        }
        let row = context.stack(.horizontal, spacing: modifiers.spacing ?? points * 0.4, label)
        let content = modifiers.foreground == nil ? control.onGlass(row, context) : row
        guard control.style == .plain, control.state == .focused else {
            control.applySurface(&modifiers, context)
            return content
        }
        return context.kit.ringed(content)
    }
}

extension Noun {
    package static let button: Noun = "a button"
}
