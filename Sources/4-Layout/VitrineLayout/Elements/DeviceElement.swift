import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// A screen in its device: layers as on a canvas, clipped to the display's corners, within a neutral frame.
package struct DeviceElement: Element, Sendable {
    package let source: ElementSource
    package let device: Device
    /// The distances from the display to the device's outline, in points.
    package let bezel: Insets
    /// The factor by which the screen is drawn larger or smaller.
    package let scale: Double
    package let screen: CanvasElement

    package init(
        source: ElementSource, device: Device, bezel: Insets, scale: Double, screen: CanvasElement
    ) {
        self.source = source
        self.device = device
        self.bezel = bezel
        self.scale = scale
        self.screen = screen
    }

    package var label: String { "deviceFrame" }
    package var attributes: [Attribute] {
        let sides = [bezel.top, bezel.right, bezel.bottom, bezel.left]
        let widths = sides.allSatisfy { $0 == bezel.top } ? [bezel.top] : sides
        return [
            Attribute("device", device.name), Attribute("bezel", PrintedText.numbers(widths)),
            Attribute("scale", scale),
        ]
    }
    package var children: [any Element] { [screen] }
    /// Returns none: the baselines of the screen's content do not apply outside it.
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { [] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        // The screen is laid out at its own size around the centre, and scaled when it is drawn.
        let whole = Size(device.size.width + bezel.horizontal, device.size.height + bezel.vertical)
        let size = Size(whole.width * scale, whole.height * scale)
        return Arrangement(
            size,
            [
                .init(
                    Point(
                        (size.width - device.size.width + (bezel.left - bezel.right) * scale) / 2,
                        (size.height - device.size.height + (bezel.top - bezel.bottom) * scale) / 2),
                    Proposal(device.size))
            ])
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let screen = placed.children.first else { return }
        let display = screen.frame
        let items = builder.items { inner in
            paintFrame(around: display, into: &inner)
            let cut = outline(display, grown: .zero)
            let shown = inner.items { $0.paint([screen], within: cut) }
            inner.append(
                .group(Group(clip: .fill(cut), mirrorsBackdropAtClip: true, items: shown)), from: source)
        }
        let centre = Point(placed.frame.midX, placed.frame.midY)
        builder.append(
            .group(Group(transform: Affine.scale(scale, scale).about(centre), items: items)), from: source)
    }

    /// Returns the outline of the display, or of a box around it whose corners are concentric with it; the
    /// corners of a device around a square display are those of its body.
    private func outline(_ display: Rect, grown: Insets) -> ResolvedShape {
        let box = Rect(
            minX: display.minX - grown.left, minY: display.minY - grown.top, maxX: display.maxX + grown.right,
            maxY: display.maxY + grown.bottom)
        let radius: Double =
            hasHomeButton && grown.bottom > 0
            ? max(Self.bodyRadius - (bezel.left - grown.left), 0) : device.cornerRadius + grown.left
        return .roundedRectangle(box, CornerRadii(radius), .continuous)
    }

    /// Indicates whether the frame has room for a home button, on devices that have one.
    private var hasHomeButton: Bool {
        device.homeIndicator == nil && bezel.bottom >= 3 * Self.buttonRadius
    }

    /// The radius of a body's corners and of its home button, of an iPhone SE.
    private static let bodyRadius = 60.0
    private static let buttonRadius = 35.0

    /// Paints a band of grey metal with a highlight at the top, and glass up to the display.
    private func paintFrame(around display: Rect, into builder: inout DisplayListBuilder) {
        guard bezel != .zero else { return }
        let body = outline(display, grown: bezel)
        let metal = PaintSpec.linear(
            [0.78, 0.56, 0.42].enumerated().map { index, level in
                GradientStop(Double(index) / 2, Color(white: level))
            }, from: Point(0, 0), to: Point(0, 1))
        builder.append(.fill(.fill(body), metal.paint(in: body.bounds)), from: source)
        func within(_ side: Double) -> Double { max(side - 3, side * 0.6) }
        let glass = Insets(
            top: within(bezel.top), left: within(bezel.left), bottom: within(bezel.bottom),
            right: within(bezel.right))
        builder.append(
            .fill(.fill(outline(display, grown: glass)), .solid(Color(white: 0.02))), from: source)
        if hasHomeButton { paintHomeButton(below: display, into: &builder) }
    }

    /// Paints a home button with its ring, and the slot of the receiver above the display.
    private func paintHomeButton(below display: Rect, into builder: inout DisplayListBuilder) {
        let centre = Point(display.midX, display.maxY + bezel.bottom / 2)
        for (radius, level) in [(Self.buttonRadius, 0.24), (Self.buttonRadius - 3, 0.04)] {
            let disc = Rect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
            builder.append(.fill(.fill(.ellipse(disc)), .solid(Color(white: level))), from: source)
        }
        let slot = Rect(x: display.midX - 32, y: display.minY - bezel.top / 2 - 3, width: 64, height: 6)
        builder.append(.fill(.fill(.capsule(slot)), .solid(Color(white: 0.16))), from: source)
    }
}
