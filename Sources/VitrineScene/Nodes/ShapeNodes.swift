import VitrineGraphics

/// What all shapes have in common: they take fill, stroke, shadow and material for themselves.
protocol ShapeNodeKind: NodeKind {}

extension ShapeNodeKind {
    static var accepts: Set<RestrictedModifier> { [.fill, .trim] }

    static func shape(_ figure: Figure, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element
    {
        let shadows = modifiers.shadows
        var (decoration, isPlain) = Decoration.shape(&modifiers, context)
        let figure = modifiers.trim.map { .trimmed(figure, $0) } ?? figure
        // A paint of its own is mixed with what lies behind only where the shape itself says so.
        let vibrancy = isPlain ? context.inherited.vibrancy : modifiers.vibrancy
        func element(_ decoration: Decoration) -> any Element {
            let shape = ShapeElement(
                source: context.source, name: name, figure: figure, decoration: decoration)
            return context.vibrant(shape, vibrancy, decoration.paints)
        }
        let clip = modifiers.clip
        modifiers.clip = nil
        // A shape holds its fill, which its own outline cuts anyway.
        guard let clip, clip.isOther else { return element(decoration) }
        // Another one cuts the fill alone; all that is left casts the shadow.
        modifiers.shadows = shadows
        let cut = clip.cut(element(Decoration(fills: decoration.fills)), own: figure, context)
        decoration.fills = []
        decoration.shadows = []
        return decoration.isEmpty ? cut : SurfaceElement(content: cut, figure: figure, decoration: decoration)
    }
}

extension Decoration {
    /// What a shape is painted with, taken out of its modifiers. As in SwiftUI a shape that is told nothing is
    /// filled with the foreground.
    static func shape(_ modifiers: inout Modifiers, _ context: BuildContext) -> (Decoration, isPlain: Bool) {
        let isPlain =
            modifiers.fill.isEmpty && modifiers.glass == nil && modifiers.material == nil
            && modifiers.strokes.isEmpty
        let fills = isPlain ? [context.inherited.foreground] : modifiers.fill
        return (Decoration(taking: &modifiers, fills: fills, in: context.reader.environment), isPlain)
    }
}

extension ClipSpec {
    fileprivate var isOther: Bool {
        if case .own = self { return false }
        return true
    }
}

enum RectangleNode: ShapeNodeKind {
    static let name = "rectangle"
    static let summary = "A rectangle that fills its frame."
    static let payload = Codec<Nothing>.nothing

    static func build(_ payload: Nothing, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let figure = modifiers.corners?.figure ?? .rectangle
        modifiers.corners = nil
        return shape(figure, &modifiers, context)
    }
}

enum RoundedRectangleNode: ShapeNodeKind {
    static let name = "roundedRectangle"
    static let summary = "A rectangle with round corners; its value is what `cornerRadius` takes."
    static let payload = Codec<CornerSpec?>.optional(.corners)

    static func build(_ payload: CornerSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let corners = payload ?? modifiers.corners
        if corners == nil {
            context.reader.report(
                .missingKey("cornerRadius", on: "a roundedRectangle"), at: context.source.mark)
        }
        modifiers.corners = nil
        return shape(corners?.figure ?? .rectangle, &modifiers, context)
    }
}

enum CapsuleNode: ShapeNodeKind {
    static let name = "capsule"
    static let summary = "A rectangle whose short sides are half circles."
    static let payload = Codec<Nothing>.nothing

    static func build(_ payload: Nothing, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(.capsule, &modifiers, context)
    }
}

enum CircleNode: ShapeNodeKind {
    static let name = "circle"
    static let summary = "The largest circle in its frame; a number is its diameter."
    static let payload = Codec<Double?>.optional(.size)

    static func build(_ payload: Double?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let circle = shape(.circle, &modifiers, context)
        guard let payload else { return circle }
        let side = FrameLength(fixed: payload)
        return FrameElement(content: circle, width: side, height: side, alignment: .center)
    }
}

enum EllipseNode: ShapeNodeKind {
    static let name = "ellipse"
    static let summary = "The ellipse of its frame."
    static let payload = Codec<Nothing>.nothing

    static func build(_ payload: Nothing, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(.ellipse, &modifiers, context)
    }
}

/// A node without a value, or with an empty mapping.
struct Nothing: Sendable {}

extension Codec where Value == Nothing {
    static let nothing = Codec(.anyOf([.null, .object([])]), expected: "nothing after the colon") {
        value, reader in
        switch value.content {
        case .null: Nothing()
        case .mapping(let entries) where entries.isEmpty: Nothing()
        default: reader.mismatch(value, expected: "nothing after the colon")
        }
    }
}
