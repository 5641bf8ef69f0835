import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A child of a stack, and what its modifiers do to its place.
package struct AlignedChild {
    package let placed: PlacedElement
    /// What is within its padding and moved by its offset.
    package let content: PlacedElement
    /// What is within all of its modifiers.
    package let core: PlacedElement
    /// The length by which offsets around its surface move it, in points.
    package let offset: Point
    /// The surface that it paints; `nil` if it paints none.
    package let surface: PlacedElement?
    /// What the padding is around, of a child that has padding; `nil` for another.
    package let padded: PlacedElement?

    package init(_ placed: PlacedElement) {
        self.placed = placed
        var (inner, moved) = (placed, Point(0, 0))
        var (content, surface, padded): (PlacedElement?, PlacedElement?, PlacedElement?)
        while true {
            let isPadding = inner.element is PaddingElement
            if content == nil, !isPadding, !(inner.element is OffsetElement) { content = inner }
            if surface == nil, (inner.element as? SurfaceElement)?.decoration.isSurface == true {
                surface = inner
            }
            guard inner.element.modifiedContent != nil, inner.children.count == 1,
                let next = inner.children.first
            else { break }
            if surface == nil, inner.element is OffsetElement {
                moved.x += next.layoutFrame.minX - inner.layoutFrame.minX
                moved.y += next.layoutFrame.minY - inner.layoutFrame.minY
            }
            if padded == nil, isPadding { padded = next }
            inner = next
        }
        (offset, self.surface, self.padded) = (moved, surface, padded)
        (core, self.content) = (inner, content ?? inner)
    }

    /// The sums of the paddings around its surface, or around all that it is if it paints none.
    package var outerInsets: Insets {
        placed.modifierChain.prefix { $0.place != surface?.place }
            .compactMap { ($0.element as? PaddingElement)?.insets }
            .reduce(into: Insets(top: 0, left: 0, bottom: 0, right: 0)) { sum, own in
                sum.top += own.top
                sum.left += own.left
                sum.bottom += own.bottom
                sum.right += own.right
            }
    }

    /// `true` for a text or a symbol that nothing is painted around.
    package var isBare: Bool {
        surface == nil && (core.element is TextElement || core.element is IconElement)
    }

    /// Returns `true` if another child is of the same kind, and as high.
    package func isSized(as other: AlignedChild) -> Bool {
        type(of: core.element) == type(of: other.core.element)
            && abs(content.layoutFrame.height - other.content.layoutFrame.height) < 0.5
    }

    /// The leftmost edge, or in a mirrored layout the rightmost, of what is seen of it.
    ///
    /// - Returns: The edge, and whether what ends there is a text or a symbol; `nil` if nothing is seen.
    package var leadingInk: (edge: Double, isBare: Bool)? { Self.leadingInk(of: placed) }

    private static func leadingInk(of placed: PlacedElement) -> (edge: Double, isBare: Bool)? {
        let element = placed.element
        if placed.frame.isEmpty || element is SpacerElement || element is DividerElement { return nil }
        let isBare = element is TextElement || element is IconElement
        let isPainted =
            (element as? SurfaceElement)?.decoration.isSurface == true || element is ShapeElement
            || element is ImageElement
        let frame = placed.layoutFrame
        if isBare || isPainted { return (placed.isMirrored ? -frame.maxX : frame.minX, isBare) }
        return placed.children.compactMap(leadingInk).min { $0.edge < $1.edge }
    }
}

extension Size {
    package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Point {
    package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
