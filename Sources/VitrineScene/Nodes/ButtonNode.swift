import VitrineGraphics

enum ButtonNode: NodeKind {
    enum Size: String, Sendable, CaseIterable { case small, regular, large }

    struct Properties: Sendable {
        var title: String?
        var icon: Symbol?
        var iconAfter = false
        var size = Size.regular
        var control = Control()
    }

    static let name = "button"
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
            Field("size", .cases("a button size"), "small (28 points high), regular (36) or large (50)") {
                $0.size = $1
            },
        ] + Control.fields { record, change in change(&record.control) }

    static let payload = Codec<Properties>.either(
        .record("a button", from: Properties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { Properties(title: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if payload.title == nil, payload.icon == nil {
            context.reader.report(.missingKey("title", on: "a button"), at: context.source.mark)
        }
        let (height, side, standard) =
            switch payload.size {
            case .small: (28.0, 12.0, 14.0)
            case .regular: (36.0, 16.0, 16.0)
            case .large: (50.0, 24.0, 17.0)
            }
        // The title grows with the text around it, and the button with its title; the room between both stays.
        let type = context.reader.environment.dynamicType
        let points = TextStyle.body.scaled(standard, at: type)
        let margin = max((height - standard * 1.2) / 2, 0)
        let font = FontSpec(size: points, weight: payload.size == .small ? 500 : 600).overridden(
            by: modifiers.font ?? FontSpec())
        let control = payload.control.settled(with: modifiers, in: context.reader.environment)
        let paint = modifiers.foreground ?? control.labelPaint(context)
        var label: [any Element] = []
        if let title = payload.title {
            let limit = type.isAccessibility ? 3 : 1
            label.append(context.text(title, font: font, paint: paint, lineLimit: limit))
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
            let above = type.isAccessibility ? margin : 0
            modifiers.padding =
                modifiers.padding ?? Insets(top: above, left: side, bottom: above, right: side)
            // A title of several lines has the corners that one of a single line would have.
            let line = points * 1.2 + 2 * margin
            modifiers.corners =
                modifiers.corners
                ?? (type.isAccessibility ? .radii(CornerRadii(line / 2), .continuous) : .capsule)
            var frame = modifiers.frame ?? FrameSpec()
            if frame.height.isEmpty {
                if type.isAccessibility {
                    frame.height.minimum = height
                } else {
                    frame.height.fixed = max(height, line)
                }
            }
            modifiers.frame = frame
        }
        control.dress(&modifiers, context)
        return context.stack(.horizontal, spacing: modifiers.spacing ?? points * 0.4, label)
    }
}

enum IconButtonNode: NodeKind {
    struct Properties: Sendable {
        var icon: Symbol?
        var size = 44.0
        var iconSize: Double?
        var control = Control(style: .bordered)
    }

    static let name = "iconButton"
    static let summary = "A round button with a symbol; an icon's name is its icon."

    private static let fields: [Field<Properties>] =
        [
            Field("icon", .icon, required: true, "the symbol") { $0.icon = $1 },
            Field("size", .number(8...1000), "the diameter in points; 44 unless told") { $0.size = $1 },
            Field("iconSize", .number(4...1000), "the symbol's font size in points") { $0.iconSize = $1 },
        ] + Control.fields { record, change in change(&record.control) }

    static let payload = Codec<Properties>.either(
        .record("an icon button", from: Properties(), fields), when: \.isMapping,
        or: Codec<Symbol>.icon.map { Properties(icon: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let points = payload.iconSize ?? payload.size * 0.42
        let font = FontSpec(size: points, weight: 500).overridden(by: modifiers.font ?? FontSpec())
        let control = payload.control.settled(with: modifiers, in: context.reader.environment)
        let paint = modifiers.foreground ?? control.labelPaint(context)
        modifiers.corners = modifiers.corners ?? .capsule
        if modifiers.frame == nil {
            modifiers.frame = FrameSpec(
                width: FrameLength(fixed: payload.size), height: FrameLength(fixed: payload.size))
        }
        control.dress(&modifiers, context)
        if control.state == .loading {
            return ActivityIndicator.element(diameter: points * 1.1, paint: paint, context)
        }
        guard let icon = payload.icon else { return context.stack(.horizontal, spacing: 0, []) }
        return context.icon(icon, font: font, paint: paint)
    }
}

/// Eight spokes that fade around the circle, as UIKit's indicator has them.
enum ActivityIndicator {
    static func element(diameter: Double, paint: PaintSpec, _ context: BuildContext) -> any Element {
        let spokes = (0..<8).map { index -> any Element in
            let spoke = ShapeElement(
                source: context.source, name: "capsule", figure: .capsule,
                decoration: Decoration(fills: [paint.opacity(0.22 + 0.78 * Double(index) / 7)]))
            let sized = FrameElement(
                content: spoke, width: FrameLength(fixed: diameter * 0.115),
                height: FrameLength(fixed: diameter * 0.29),
                alignment: .center)
            let placed = FrameElement(
                content: sized, width: FrameLength(fixed: diameter), height: FrameLength(fixed: diameter),
                alignment: Alignment(.center, .top))
            return TransformElement.rotation(
                placed, degrees: Double(index) * 45, anchor: Point(0.5, 0.5))
        }
        return ZStackElement(source: context.source, alignment: .center, children: spokes)
    }
}
