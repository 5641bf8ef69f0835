import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum ScrollNode: NodeKind, Sendable {
    package static let name = "scroll"
    package static let summary =
        "A clipped viewport onto a column of nodes, or onto a row of them along the horizontal axis."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [
        .spacing, .axes, .contentOffset, .contentMargins, .showsIndicators,
    ]
    package static let alignsChildren = true
    package static let scrolls = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let axes = modifiers.axes ?? [.vertical]
        let axis: Axis = axes == [.horizontal] ? .horizontal : .vertical
        context.report(modifiers.alignment, isAcross: axis, of: name)
        let content = StackElement(
            source: context.source, axis: axis, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing,
            children: context.children(payload, axis: axis))
        let label = context.reader.environment.systemColor("primary") ?? .black
        return ScrollElement(
            content: content, axes: axes, offset: modifiers.contentOffset ?? .zero,
            margins: modifiers.contentMargins ?? .zero,
            indicator: modifiers.showsIndicators ? label.opacity(0.35) : nil,
            alignment: content.alignment, clipping: modifiers.clipsContent ? .always : .never,
            edges: edges(axes, &modifiers, context))
    }

    /// Returns the safe-area insets behind which the content extends, as in SwiftUI: those along the scroll
    /// axes, unless padding or a fixed frame lies between them and the viewport.
    private static func edges(
        _ axes: Set<Axis>, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> [ScrollElement.EdgeView] {
        guard modifiers.padding == nil, modifiers.aspectRatio == nil, modifiers.fixedSize.isEmpty else {
            return []
        }
        let frame = modifiers.frame ?? FrameSpec()
        func isFree(_ axis: Axis) -> Bool {
            let length = axis == .horizontal ? frame.width : frame.height
            return axes.contains(axis) && length.fixed == nil && length.fraction == nil
        }
        let taken = modifiers.safeAreaInsets.filter { isFree($0.edge.axis) }
        modifiers.safeAreaInsets.removeAll { isFree($0.edge.axis) }
        var inner = context
        inner.source.path += ".safeAreaInset"
        return taken.compactMap { spec in
            guard let view = spec.bar(inner.children(spec.content), context) else { return nil }
            return ScrollElement.EdgeView(
                edge: spec.edge, spacing: spec.spacing, alignment: spec.alignment, view: view)
        }
    }
}
