import VitrineGeometry
import VitrineStyle
import VitrineText

/// The areas in which elements draw something: letters, symbols, shapes, pictures and surfaces, without the
/// padding, the spacing and the height of lines around them.
///
/// Content that is larger than its room by these alone is all there.
struct DrawnAreas {
    let text: TextEngine
    /// The device pixels per point.
    let scale: Double

    /// Half a point may be rounding, and cannot be seen.
    private static let tolerance = 0.5
    /// The length of the largest symbols, such as a filled circle, in ems.
    private static let symbolLength = 1.14

    /// Returns `true` if all that an element draws lies within a room along an axis.
    ///
    /// - Parameters:
    ///   - placed: The element.
    ///   - room: The room.
    ///   - axis: The axis.
    ///   - isScreen: `true` if what is as large as the room is a background, which reaches beyond it.
    func fit(_ placed: PlacedElement, in room: Rect, along axis: Axis, isScreen: Bool = false) -> Bool {
        guard let area = area(of: placed, on: isScreen ? room : nil) else { return true }
        return area.origin[axis] >= room.origin[axis] - Self.tolerance
            && area.origin[axis] + area.size[axis] <= room.origin[axis] + room.size[axis] + Self.tolerance
    }

    /// Returns the area in which an element draws something; `nil` if it draws nothing.
    ///
    /// - Parameters:
    ///   - placed: The element.
    ///   - screen: The room of which plain surfaces that cover it are the background; `nil` for none.
    private func area(of placed: PlacedElement, on screen: Rect?) -> Rect? {
        let own = placed.layoutFrame
        func inner() -> Rect? { union(placed.children.map { area(of: $0, on: screen) }) }
        switch placed.element {
        case is TextElement: return placed.ink(text, scale: scale)?.frame
        case let icon as IconElement:
            let side = Self.symbolLength * icon.font.size
            return Rect(x: own.midX - side / 2, y: own.midY - side / 2, width: side, height: side)
        case is SpacerElement: return nil
        case let effect as EffectElement:
            if effect.opacity == 0 { return nil }
            return effect.clip == nil ? inner() : inner()?.intersection(own)
        case let surface as SurfaceElement:
            let coversScreen = screen.map { own.intersection($0) == $0 } ?? false
            let isBackground = surface.shape == .rectangle && coversScreen
            return surface.decoration.isEmpty || isBackground ? inner() : union([own, inner()])
        case is BackgroundOverlayElement:
            // What is around content may be larger without being a part of it.
            let content = placed.children.first.flatMap { area(of: $0, on: screen) }
            let around = placed.children.dropFirst().map { area(of: $0, on: screen)?.intersection(own) }
            return union([content] + around)
        case let element where Self.drawsNothing(element): return inner()
        default: return union([own, inner()])
        }
    }

    private func union(_ areas: [Rect?]) -> Rect? {
        areas.compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// Returns `true` for an element that only arranges or changes what is in it.
    private static func drawsNothing(_ element: any Element) -> Bool {
        switch element {
        case is StackElement, is ZStackElement, is GridElement, is LazyGridElement, is FlowElement,
            is GroupElement, is ComponentElement, is ViewThatFitsElement, is EqualPartsElement,
            is PaddingElement, is FrameElement, is OffsetElement, is PositionElement, is FixedSizeElement,
            is AspectRatioElement, is LayoutPriorityElement, is GridSpanElement, is HorizontalSpanElement,
            is DirectionElement, is VibrancyElement, is IgnoresSafeAreaElement, is SafeAreaInsetElement,
            is MatchedGeometryElement, is TransitionElement, is TransitionSourceElement,
            is ContentTransitionElement, is GlassContainerElement:
            true
        default: false
        }
    }
}
