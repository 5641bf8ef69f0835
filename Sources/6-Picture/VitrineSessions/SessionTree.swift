import VitrineGeometry
import VitrineLayout
import VitrineRendering
import VitrineSource
import VitrineText

/// A laid-out scene as nodes for inspectors: each node of the scene with the modifiers around it.
struct SessionTree {
    private let scene: SessionEngine.Scene
    private let origins: SessionOrigins

    init(_ scene: SessionEngine.Scene) {
        self.scene = scene
        origins = SessionOrigins(scene)
    }

    var root: SessionNode {
        var seen: [String: Int] = [:]
        return node(scene.placed.root, in: nil, &seen)
    }

    /// - Parameters:
    ///   - placed: The outermost element of the node.
    ///   - use: The place of the use of the component in whose body the node is; `nil` for none.
    ///   - seen: The number of nodes so far by their paths.
    private func node(
        _ placed: PlacedElement, in use: SourceMark?, _ seen: inout [String: Int]
    ) -> SessionNode {
        // The modifiers around the node's own element, outermost first.
        var chain = [placed]
        while let last = chain.last, last.element.modifiedContent != nil, last.children.count == 1,
            last.children[0].element.source.path == last.element.source.path
        {
            chain.append(last.children[0])
        }
        let own = chain[chain.count - 1]
        let source = own.element.source
        let count = seen[source.path, default: 0]
        seen[source.path] = count + 1
        var node = SessionNode(
            id: count == 0 ? source.path : "\(source.path)~\(count)", kind: own.element.label, name: nil,
            path: source.path, frame: own.frame, outerFrame: placed.frame, padding: nil, alignment: nil,
            source: SessionSource(source.mark, in: scene.resolved.files), component: nil, values: [],
            text: nil, isGlass: false, children: [])
        node.isRightToLeft = own.isMirrored
        if source.path.hasPrefix("#") { node.name = String(source.path.dropFirst()) }
        for part in chain { note(part, use, in: &node) }
        // The parts that a kind is made of share its source, and are called what they are.
        if count == 0, node.component == nil { node.kind = origins.kind(at: source.mark) ?? node.kind }
        node.text = text(of: own)
        let component = chain.first { $0.element is ComponentElement }
        let inner = component?.element.source.mark ?? use
        node.children = own.children.map { self.node($0, in: inner, &seen) }
        node.painted = painted(chain, node)
        if node.painted == .nothing { node.hideChildren() }
        for part in chain.reversed() {
            guard let scaled = part.element as? ScaledElement else { continue }
            let outer = node.outerFrame
            node.scale(by: scaled.scale, scaled.map(at: part.frame.origin))
            // What is around the scaled content is not scaled itself.
            node.outerFrame = outer
        }
        return node
    }

    /// Takes over what an element says of itself.
    private func note(_ part: PlacedElement, _ use: SourceMark?, in node: inout SessionNode) {
        if part.element is PaddingElement, let inner = part.children.first?.frame {
            let (old, outer) = (node.padding ?? .zero, part.frame)
            node.padding = Insets(
                top: old.top + inner.minY - outer.minY, left: old.left + inner.minX - outer.minX,
                bottom: old.bottom + outer.maxY - inner.maxY, right: old.right + outer.maxX - inner.maxX)
        }
        if let component = part.element as? ComponentElement {
            node.component = SessionNode.Component(
                name: component.name, source: origins.definition(of: component.name))
            node.name = node.name ?? component.name
        }
        for attribute in part.element.attributes {
            let name = attribute.name.isEmpty ? "value" : attribute.name
            if name == "alignment", part.element.label == node.kind || node.alignment == nil {
                node.alignment = attribute.value
            }
            if name.lowercased().hasPrefix("glass") { node.isGlass = true }
            node.values.append(
                origins.value(attribute.value, named: name, of: part.element, in: use))
        }
    }

    /// The names of values that say that an element with children paints something itself.
    private static let paints = ["background", "border", "fill", "overlay", "stroke"]

    /// Returns what can be seen of a node.
    ///
    /// - Parameters:
    ///   - chain: The modifiers around the node's own element, outermost first, and that element.
    ///   - node: The node with its children.
    private func painted(_ chain: [PlacedElement], _ node: SessionNode) -> SessionNode.Painted {
        if chain.contains(where: scene.placed.hidesChildren) { return .nothing }
        let text = scene.pipeline.text
        let known = chain.compactMap { scene.placed.isSeen($0, text: text) }
        if node.isGlass || known.contains(true) { return .own }
        guard node.children.contains(where: { $0.painted != .nothing }) else {
            // An element whose children are not known to paint may paint in their place.
            return known.isEmpty && !node.children.isEmpty ? .within : .nothing
        }
        let saysSo = node.values.contains { value in
            Self.paints.contains { value.name == $0 || value.name.hasPrefix("\($0).") }
        }
        return known.isEmpty && saysSo ? .own : .within
    }

    private func text(of placed: PlacedElement) -> SessionNode.Text? {
        guard let found = placed.textLines(scene.pipeline.text, scale: scene.placed.canvas.scale) else {
            return nil
        }
        return SessionNode.Text(
            font: found.font.family, size: found.font.size * found.scaleFactor, weight: found.font.weight,
            families: found.fonts,
            lines: found.lines.map {
                SessionNode.Text.Line(text: $0.text, x: $0.origin.x, y: $0.origin.y, width: $0.width)
            })
    }
}

extension SessionNode {
    /// Notes that nothing in the node can be seen.
    fileprivate mutating func hideChildren() {
        for index in children.indices where children[index].painted != .nothing {
            children[index].painted = .nothing
            children[index].hideChildren()
        }
    }

    /// Moves the node and all in it to where they are painted at another scale.
    fileprivate mutating func scale(by factor: Double, _ map: Affine) {
        frame = map.apply(frame)
        outerFrame = map.apply(outerFrame)
        if let old = padding {
            padding = Insets(
                top: old.top * factor, left: old.left * factor, bottom: old.bottom * factor,
                right: old.right * factor)
        }
        if var shown = text {
            shown.size *= factor
            for index in shown.lines.indices {
                let start = map.apply(Point(shown.lines[index].x, shown.lines[index].y))
                (shown.lines[index].x, shown.lines[index].y) = (start.x, start.y)
                shown.lines[index].width *= factor
            }
            text = shown
        }
        for index in children.indices { children[index].scale(by: factor, map) }
    }
}
