import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The common implementation of the three kinds that combine overlaid shapes into one.
protocol BooleanShapeNodeKind: NodeKind where Payload == [SceneValue] {
    static var operation: Area.Operation { get }
}

extension BooleanShapeNodeKind {
    package static var accepts: Set<RestrictedModifier> { [.fill, .trim] }
    package static var alignsChildren: Bool { true }
    package static var payload: Codec<[SceneValue]> {
        .list(of: .node, count: 1...100, example: "[{ rectangle: }, { circle: 20 }]")
    }

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let (decoration, isPlain) = Decoration.shape(&modifiers, context)
        let vibrancy = isPlain ? context.inherited.vibrancy : modifiers.vibrancy
        if case .nodeShape? = modifiers.clip { modifiers.clip = nil }
        // Only the outlines of its shapes matter.
        var inner = context
        inner.inherited.vibrancy = nil
        let shapes = inner.children(payload)
        for (shape, value) in zip(shapes, payload) where !PlacedElement.isShape(shape) {
            context.reader.report(
                .wrongType(expected: "a shape", found: "another kind of node"), at: value.mark)
        }
        for shape in payload {
            context.reader.warnOfMoreThanOutline(
                of: shape, on: "a shape of a combination", because: "only outlines are combined")
        }
        let element = BooleanShapeElement(
            source: context.source, name: name, operation: operation,
            alignment: modifiers.alignment?.value ?? .center, trim: modifiers.trim, decoration: decoration,
            children: shapes)
        return context.vibrant(element, vibrancy, decoration.paints)
    }
}
