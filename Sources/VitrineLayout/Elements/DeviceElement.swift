import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A screen in its device: layers as on a canvas, clipped to the display's corners, within a neutral frame.
package struct DeviceElement: Element, Sendable {
    package let source: ElementSource
    package let device: Device
    /// The distance from the display to the device's outline, in points.
    package let bezel: Double
    /// The factor by which the screen is drawn larger or smaller.
    package let scale: Double
    package let screen: CanvasElement

    package init(
        source: ElementSource, device: Device, bezel: Double, scale: Double, screen: CanvasElement
    ) {
        self.source = source
        self.device = device
        self.bezel = bezel
        self.scale = scale
        self.screen = screen
    }

    package var label: String { "deviceFrame" }
    package var attributes: [Attribute] {
        [Attribute("device", device.name), Attribute("bezel", bezel), Attribute("scale", scale)]
    }
    package var children: [any Element] { [screen] }
    /// Returns none: the baselines of the screen's content do not apply outside it.
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { [] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        // The screen is laid out at its own size around the centre, and scaled when it is drawn.
        let whole = Size(device.size.width + 2 * bezel, device.size.height + 2 * bezel)
        let size = Size(whole.width * scale, whole.height * scale)
        return Arrangement(
            size,
            [
                .init(
                    Point((size.width - device.size.width) / 2, (size.height - device.size.height) / 2),
                    Proposal(device.size))
            ])
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let screen = placed.children.first else { return }
        let display = screen.frame
        let items = builder.items { inner in
            paintFrame(around: display, into: &inner)
            let cut = outline(display, grown: 0)
            let shown = inner.items { $0.paint([screen], within: cut) }
            inner.append(
                .group(Group(clip: .fill(cut), mirrorsBackdropAtClip: true, items: shown)), from: source)
        }
        let centre = Point(placed.frame.midX, placed.frame.midY)
        builder.append(
            .group(Group(transform: Affine.scale(scale, scale).about(centre), items: items)), from: source)
    }

    private func outline(_ display: Rect, grown: Double) -> ResolvedShape {
        let radius = device.cornerRadius > 0 ? device.cornerRadius + grown : grown
        return .roundedRectangle(display.outset(by: grown), CornerRadii(radius), .continuous)
    }

    /// Paints a band of grey metal with a highlight at the top, and glass up to the display.
    private func paintFrame(around display: Rect, into builder: inout DisplayListBuilder) {
        guard bezel > 0 else { return }
        let whole = display.outset(by: bezel)
        let metal = PaintSpec.linear(
            [0.78, 0.56, 0.42].enumerated().map { index, level in
                GradientStop(Double(index) / 2, Color(white: level))
            }, from: Point(0, 0), to: Point(0, 1))
        builder.append(.fill(.fill(outline(display, grown: bezel)), metal.paint(in: whole)), from: source)
        let glass = outline(display, grown: max(bezel - 3, bezel * 0.6))
        builder.append(.fill(.fill(glass), .solid(Color(white: 0.02))), from: source)
    }
}
