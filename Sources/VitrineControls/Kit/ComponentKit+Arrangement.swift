import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// Rows, columns, layers, frames and room.
extension ComponentKit {
    /// Nothing, without a size.
    package var empty: any Element { context.stack(.vertical, spacing: 0, []) }

    /// Elements side by side, by default along their middles.
    package func row(_ spacing: Double, _ children: [any Element]) -> any Element {
        row(spacing, .center, children)
    }

    package func row(_ spacing: Double, _ alignment: VerticalAlignment, _ children: [any Element])
        -> any Element
    {
        context.stack(.horizontal, spacing: spacing, alignment: Alignment(.center, alignment), children)
    }

    /// Elements below one another.
    package func column(_ spacing: Double, _ alignment: HorizontalAlignment, _ children: [any Element])
        -> any Element
    {
        context.stack(.vertical, spacing: spacing, alignment: Alignment(alignment, .center), children)
    }

    /// Elements over one another, the first at the bottom; by default about their middles.
    package func layers(_ children: [any Element]) -> any Element { layers(.center, children) }

    package func layers(_ alignment: Alignment, _ children: [any Element]) -> any Element {
        ZStackElement(source: source, alignment: alignment, children: children)
    }

    /// Room of a row that grows.
    package func spacer(_ minimum: Double = 0) -> any Element {
        SpacerElement(source: source, axis: .horizontal, minLength: minimum)
    }

    /// Room of a fixed size.
    package func gap(width: Double = 0, height: Double = 0) -> any Element {
        framed(empty, width: width, height: height)
    }

    /// A frame of fixed or least sides; what is nil stays the content's.
    package func framed(
        _ element: any Element, width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
        minHeight: Double? = nil, _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: element, width: FrameLength(fixed: width, minimum: minWidth),
            height: FrameLength(fixed: height, minimum: minHeight), alignment: alignment)
    }

    /// As wide as there is room, or as high, or both.
    package func filling(
        _ element: any Element, along axes: Set<Axis> = [.horizontal], minHeight: Double? = nil,
        _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: element, width: FrameLength(maximum: axes.contains(.horizontal) ? .infinity : nil),
            height: FrameLength(minimum: minHeight, maximum: axes.contains(.vertical) ? .infinity : nil),
            alignment: alignment)
    }

    /// The element with room around it.
    package func padded(_ element: any Element, _ insets: Insets) -> any Element {
        PaddingElement(content: element, insets: insets)
    }

    package func padded(_ element: any Element, horizontal: Double = 0, vertical: Double = 0) -> any Element {
        padded(element, Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    /// Views before the content, each offered its size.
    package func overlaid(_ element: any Element, _ views: [any Element], _ alignment: Alignment = .center)
        -> any Element
    {
        BackgroundOverlayElement(content: element, background: [], overlay: views, alignment: alignment)
    }

    /// As high as it needs to be, whatever room there is: what scrolls, or must be read whole.
    package func fixedVertically(_ element: any Element) -> any Element {
        FixedSizeElement(content: element, axes: [.vertical])
    }

    /// The element as a whole, at an opacity.
    package func faded(_ element: any Element, _ opacity: Double) -> any Element {
        opacity < 1 ? EffectElement(content: element, opacity: opacity) : element
    }
}
