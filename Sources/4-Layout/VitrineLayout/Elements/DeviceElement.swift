import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// A screen in its device: layers as on a canvas, clipped to the display's corners, within a neutral body.
package struct DeviceElement: Element, Sendable {
    package let source: ElementSource
    package let device: Device
    /// The distances from the display to the device's outline, in points.
    package let bezel: Insets
    /// The factor by which the screen is drawn larger or smaller.
    package let scale: Double
    package let screen: CanvasElement
    /// `true` for a picture of the device alone, with its shadow and a notch, which pictures of screens lack.
    package let isAlone: Bool

    package init(
        source: ElementSource, device: Device, bezel: Insets, scale: Double, screen: CanvasElement,
        isAlone: Bool = false
    ) {
        self.source = source
        self.device = device
        self.bezel = bezel
        self.scale = scale
        self.screen = screen
        self.isAlone = isAlone
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
        let body = DeviceBody(device: device, bezel: bezel)
        let items = builder.items { inner in
            if isAlone || device.topChrome == .window {
                body.paintShadow(around: display, into: &inner, from: source)
            }
            body.paint(around: display, into: &inner, from: source)
            let cut = body.outline(display, grown: .zero)
            let shown = inner.items {
                $0.paint([screen], within: cut)
                if isAlone { paintNotch(on: display, into: &$0) }
            }
            inner.append(
                .group(Group(clip: .fill(cut), mirrorsBackdropAtClip: true, items: shown)), from: source)
            body.paintEdge(around: display, into: &inner, from: source)
        }
        let centre = Point(placed.frame.midX, placed.frame.midY)
        builder.append(
            .group(Group(transform: Affine.scale(scale, scale).about(centre), items: items)), from: source)
    }

    /// Paints the notch, which is cut out of the display.
    private func paintNotch(on display: Rect, into builder: inout DisplayListBuilder) {
        guard let notch = device.notch else { return }
        let move = Affine.translation(display.minX + notch.frame.minX, display.minY + notch.frame.minY)
        builder.append(
            .fill(.fill(.path(notch.outline.transformed(by: move), .nonZero)), .solid(.black)), from: source)
    }
}
