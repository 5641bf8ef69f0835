import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineText

extension LaidOutScene {
    /// Returns `true` if an element itself paints something that can be seen, `false` if it does not, and
    /// `nil` if that cannot be told apart from what its children paint.
    ///
    /// - Parameters:
    ///   - placed: The element.
    ///   - text: The engine that has set the scene's texts.
    package func isSeen(_ placed: PlacedElement, text: TextEngine) -> Bool? {
        guard placed.children.isEmpty || placed.element is SurfaceElement else { return nil }
        // A surface without its content is the decoration alone.
        let own = PlacedElement(
            element: placed.element, frame: placed.frame, layoutFrame: placed.layoutFrame,
            proposal: placed.proposal, growth: placed.growth, isMirrored: placed.isMirrored, children: [])
        let builder = DisplayListBuilder(text: text, canvas: canvas)
        return builder.items { $0.paint(own) }.contains(where: \.isSeen)
    }

    /// Returns `true` if an element lets nothing be seen of its children.
    package func hidesChildren(_ placed: PlacedElement) -> Bool {
        (placed.element as? EffectElement).map { $0.opacity <= 0 } ?? false
    }
}

extension DisplayItem {
    /// `false` if the item certainly leaves every pixel as it is.
    fileprivate var isSeen: Bool {
        switch content {
        case .fill(_, let paint): paint.isSeen
        case .glyphs(let run, let paint): paint.isSeen && !run.glyphs.isEmpty
        case .shadow(_, let shadow): shadow.color.alpha > 0
        case .surface(let surface):
            surface.backdrop != nil || surface.outerShadows.contains { $0.color.alpha > 0 }
                || surface.layers.contains(where: \.isSeen)
        case .group(let group): group.opacity > 0 && group.items.contains(where: \.isSeen)
        case .backdrop, .glass, .progressiveBlur, .adaptive, .projected: true
        }
    }
}

extension Surface.Layer {
    fileprivate var isSeen: Bool {
        switch content {
        case .fill(let paint), .stroke(_, let paint): paint.isSeen
        case .innerShadow(let shadow): shadow.color.alpha > 0
        }
    }
}

extension Paint {
    /// `false` if the paint is certainly transparent everywhere.
    fileprivate var isSeen: Bool {
        switch self {
        case .solid(let color): color.alpha > 0
        case .linear(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        case .radial(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        case .angular(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        case .mesh, .noise, .image: true
        }
    }
}
