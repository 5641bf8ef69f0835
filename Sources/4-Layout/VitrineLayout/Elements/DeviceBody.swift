import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// What is around the display of a device: glass in a band of metal with its buttons, or the edge of a
/// window.
///
/// Our own, after drawings of such devices: where buttons are, in shares of the edge that they are at, and
/// all tones. No maker's sign is on it.
struct DeviceBody {
    let device: Device
    /// The distances from the display to the outline, in points.
    let bezel: Insets

    /// A button at an edge of the upright body.
    private struct Button {
        enum Side { case left, right, top }

        let side: Side
        /// The middle of the button and its length, as shares of the edge.
        let middle: Double
        let length: Double
        /// The points by which it stands out.
        var rise = 2.5
    }

    private var buttons: [Button] {
        switch device.topChrome {
        case .island:
            [
                Button(side: .left, middle: 0.205, length: 0.042),
                Button(side: .left, middle: 0.292, length: 0.07),
                Button(side: .left, middle: 0.38, length: 0.07),
                Button(side: .right, middle: 0.33, length: 0.115),
            ]
        case .notch, .bar:
            [
                Button(side: .left, middle: 0.19, length: 0.035),
                Button(side: .left, middle: 0.275, length: 0.065),
                Button(side: .left, middle: 0.36, length: 0.065),
                Button(side: .right, middle: 0.3, length: 0.11),
            ]
        case .pad:
            [
                Button(side: .top, middle: 0.9, length: 0.055),
                Button(side: .right, middle: 0.085, length: 0.035),
                Button(side: .right, middle: 0.13, length: 0.035),
            ]
        case .watch:
            [
                Button(side: .right, middle: 0.33, length: 0.18, rise: 5),
                Button(side: .right, middle: 0.63, length: 0.22, rise: 2),
            ]
        case .android:
            [
                Button(side: .right, middle: 0.23, length: 0.12),
                Button(side: .right, middle: 0.36, length: 0.07),
            ]
        case .window: []
        }
    }

    /// Returns the rectangles of the buttons, which lie half under the body.
    func buttonFrames(around body: Rect) -> [Rect] {
        buttons.map { button in
            let (rise, under) = (button.rise, 4.0)
            func along(_ start: Double, _ length: Double, from share: Double) -> (Double, Double) {
                (start + length * (share - button.length / 2), length * button.length)
            }
            // A device on its side has its top at the left.
            switch (button.side, isTurned) {
            case (.left, false):
                let (y, height) = along(body.minY, body.height, from: button.middle)
                return Rect(x: body.minX - rise, y: y, width: rise + under, height: height)
            case (.right, false):
                let (y, height) = along(body.minY, body.height, from: button.middle)
                return Rect(x: body.maxX - under, y: y, width: rise + under, height: height)
            case (.top, false):
                let (x, width) = along(body.minX, body.width, from: button.middle)
                return Rect(x: x, y: body.minY - rise, width: width, height: rise + under)
            case (.left, true):
                let (x, width) = along(body.minX, body.width, from: button.middle)
                return Rect(x: x, y: body.maxY - under, width: width, height: rise + under)
            case (.right, true):
                let (x, width) = along(body.minX, body.width, from: button.middle)
                return Rect(x: x, y: body.minY - rise, width: width, height: rise + under)
            case (.top, true):
                let (y, height) = along(body.minY, body.height, from: 1 - button.middle)
                return Rect(x: body.minX - rise, y: y, width: rise + under, height: height)
            }
        }
    }

    // MARK: Outlines

    /// Returns the outline of the display, or of a box around it whose corners are concentric with it; the
    /// corners of a device around a square display are those of its body.
    func outline(_ display: Rect, grown: Insets) -> ResolvedShape {
        let box = Rect(
            minX: display.minX - grown.left, minY: display.minY - grown.top, maxX: display.maxX + grown.right,
            maxY: display.maxY + grown.bottom)
        let radius: Double =
            hasHomeButton && grown.bottom > 0
            ? max(Self.bodyRadius - side(bezel) + side(grown), 0) : device.cornerRadius + grown.left
        return .roundedRectangle(box, CornerRadii(radius), .continuous)
    }

    private var isTurned: Bool { device.orientation == .landscape }

    /// Indicates whether the frame has room for a home button, on devices that have one: below the display,
    /// which is at its right if the device lies on its side.
    private var hasHomeButton: Bool {
        device.homeIndicator == nil && (isTurned ? bezel.right : bezel.bottom) >= 3 * Self.buttonRadius
    }

    /// Returns the inset at the left of the upright device.
    private func side(_ insets: Insets) -> Double { isTurned ? insets.bottom : insets.left }

    /// The radius of a body's corners and of its home button, of an iPhone SE.
    private static let bodyRadius = 60.0
    private static let buttonRadius = 35.0

    // MARK: Painting

    /// Paints the shadow that the device casts on what it stands before.
    func paintShadow(around display: Rect, into builder: inout DisplayListBuilder, from source: ElementSource)
    {
        let area = Area.fill(outline(display, grown: bezel))
        let shadows: [(opacity: Double, sigma: Double, y: Double)] = [(0.16, 3, 2), (0.26, 18, 14)]
        for shadow in shadows {
            let value = Shadow(
                color: Color(white: 0, alpha: shadow.opacity), sigma: shadow.sigma,
                offset: Point(0, shadow.y))
            builder.append(.shadow(area, value), from: source)
        }
    }

    /// The distance from the display to what shadows reach, in points.
    static let shadowRoom = Insets(top: 40, left: 48, bottom: 64, right: 48)

    /// Paints a band of metal with its buttons, and glass up to the display.
    func paint(around display: Rect, into builder: inout DisplayListBuilder, from source: ElementSource) {
        guard bezel != .zero else { return }
        let body = outline(display, grown: bezel)
        func fill(_ shape: ResolvedShape, _ paint: PaintSpec) {
            builder.append(.fill(.fill(shape), paint.paint(in: shape.bounds)), from: source)
        }
        func line(_ width: Double, _ shape: ResolvedShape, _ levels: [Double]) {
            let paint = Self.band(levels, across: false).paint(in: shape.bounds)
            builder.append(
                .fill(.stroke(shape, StrokeStyle(width: width, position: .inside)), paint), from: source)
        }
        func within(_ side: Double, _ points: Double) -> Double { max(side - points, side * 0.6) }
        func inset(_ points: Double) -> Insets {
            Insets(
                top: within(bezel.top, points), left: within(bezel.left, points),
                bottom: within(bezel.bottom, points), right: within(bezel.right, points))
        }
        for frame in buttonFrames(around: body.bounds) {
            let shape = ResolvedShape.roundedRectangle(frame, CornerRadii(1.5), .circular)
            fill(shape, Self.band([0.34, 0.56, 0.3], across: frame.width > frame.height))
        }
        fill(body, Self.band([0.78, 0.56, 0.42], across: false))
        // Light from above on the bevel of the band, and the groove between it and the glass.
        line(0.5, body, [0.5, 0.34, 0.26])
        line(0.75, outline(display, grown: inset(1.25)), [0.95, 0.66, 0.5])
        let glass = outline(display, grown: inset(3))
        fill(glass, .color(Color(white: 0.02)))
        line(0.75, glass, [0.2, 0.12, 0.09])
        if hasHomeButton { paintHomeButton(beside: display, into: &builder, from: source) }
    }

    /// Paints the line around a window.
    func paintEdge(around display: Rect, into builder: inout DisplayListBuilder, from source: ElementSource) {
        guard device.topChrome == .window else { return }
        let shape = outline(display, grown: .zero)
        builder.append(
            .fill(
                .stroke(shape, StrokeStyle(width: 0.75, position: .outside)),
                .solid(Color(white: 0, alpha: 0.22))),
            from: source)
    }

    /// Returns greys from one side to the other.
    private static func band(_ levels: [Double], across: Bool) -> PaintSpec {
        let stops = levels.enumerated().map { index, level in
            GradientStop(Double(index) / Double(levels.count - 1), Color(white: level))
        }
        return .linear(stops, from: Point(0, 0), to: across ? Point(1, 0) : Point(0, 1))
    }

    /// Paints a home button with its ring, and the slot of the receiver above the display.
    private func paintHomeButton(
        beside display: Rect, into builder: inout DisplayListBuilder, from source: ElementSource
    ) {
        let centre =
            isTurned
            ? Point(display.maxX + bezel.right / 2, display.midY)
            : Point(display.midX, display.maxY + bezel.bottom / 2)
        for (radius, level) in [(Self.buttonRadius, 0.24), (Self.buttonRadius - 3, 0.04)] {
            let disc = Rect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
            builder.append(.fill(.fill(.ellipse(disc)), .solid(Color(white: level))), from: source)
        }
        let receiver = Size(64, 6)
        let slot =
            isTurned
            ? Rect(
                x: display.minX - bezel.left / 2 - receiver.height / 2, y: display.midY - receiver.width / 2,
                width: receiver.height, height: receiver.width)
            : Rect(
                x: display.midX - receiver.width / 2, y: display.minY - bezel.top / 2 - receiver.height / 2,
                width: receiver.width, height: receiver.height)
        builder.append(.fill(.fill(.capsule(slot)), .solid(Color(white: 0.16))), from: source)
    }
}
