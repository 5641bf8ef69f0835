import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// Rows, columns, layers, frames and spacing.
extension ComponentKit {
    /// An element without content or size.
    package var empty: any Element { context.stack(.vertical, spacing: 0, []) }

    /// Returns elements side by side, aligned at their vertical centres.
    package func row(_ spacing: Double, _ children: [any Element]) -> any Element {
        row(spacing, .center, children)
    }

    package func row(_ spacing: Double, _ alignment: VerticalAlignment, _ children: [any Element])
        -> any Element
    {
        context.stack(.horizontal, spacing: spacing, alignment: Alignment(.center, alignment), children)
    }

    /// Returns elements side by side in equal parts of the width if each fits, or else another element.
    package func equalParts(
        _ spacing: Double, _ row: any Element, of parts: [any Element], else other: any Element
    )
        -> any Element
    {
        EqualPartsElement(source: source, spacing: spacing, row: row, of: parts, else: other)
    }

    /// Returns elements one below another.
    package func column(_ spacing: Double, _ alignment: HorizontalAlignment, _ children: [any Element])
        -> any Element
    {
        context.stack(.vertical, spacing: spacing, alignment: Alignment(alignment, .center), children)
    }

    /// Returns elements on top of one another, the first at the bottom, aligned at their centres.
    package func layers(_ children: [any Element]) -> any Element { layers(.center, children) }

    package func layers(_ alignment: Alignment, _ children: [any Element]) -> any Element {
        ZStackElement(source: source, alignment: alignment, children: children)
    }

    /// Returns flexible space in a row.
    package func spacer(_ minimum: Double = 0) -> any Element {
        SpacerElement(source: source, axis: .horizontal, minLength: minimum)
    }

    /// Returns space of a fixed size.
    package func gap(width: Double = 0, height: Double = 0) -> any Element {
        framed(empty, width: width, height: height)
    }

    /// Returns the element in a frame with fixed or minimum lengths; `nil` keeps the content's own length.
    package func framed(
        _ element: any Element, width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
        minHeight: Double? = nil, _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: element, width: FrameLength(fixed: width, minimum: minWidth),
            height: FrameLength(fixed: height, minimum: minHeight), alignment: alignment)
    }

    /// Returns the element in a frame that fills the available space along some axes.
    package func filling(
        _ element: any Element, along axes: Set<Axis> = [.horizontal], minHeight: Double? = nil,
        _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: element, width: FrameLength(maximum: axes.contains(.horizontal) ? .infinity : nil),
            height: FrameLength(minimum: minHeight, maximum: axes.contains(.vertical) ? .infinity : nil),
            alignment: alignment)
    }

    /// Returns the element with padding.
    package func padded(_ element: any Element, _ insets: Insets) -> any Element {
        PaddingElement(content: element, insets: insets)
    }

    package func padded(_ element: any Element, horizontal: Double = 0, vertical: Double = 0) -> any Element {
        padded(element, Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    /// Returns the element with views in front of it, each of which is offered its size.
    package func overlaid(_ element: any Element, _ views: [any Element], _ alignment: Alignment = .center)
        -> any Element
    {
        BackgroundOverlayElement(content: element, background: [], overlay: views, alignment: alignment)
    }

    /// Returns the element at its ideal height, whatever space is offered: for content that scrolls or must
    /// not be truncated.
    package func fixedVertically(_ element: any Element) -> any Element {
        FixedSizeElement(content: element, axes: [.vertical])
    }

    /// Returns the element as a group with an opacity.
    package func faded(_ element: any Element, _ opacity: Double) -> any Element {
        opacity < 1 ? EffectElement(content: element, opacity: opacity) : element
    }
}
