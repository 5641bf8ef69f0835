import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A glyph of the status bar that shows signal strength or battery level.
package struct StatusGlyphElement: Element, Sendable {
    package enum Glyph: Hashable, Sendable {
        /// The number of lit bars, 0...4.
        case cellular(bars: Int)
        /// The number of lit waves, 0...3.
        case wifi(waves: Int)
        /// The level, 0...1. The battery is solid if a percentage is written in it.
        case battery(level: Double, Battery, isSolid: Bool)
    }

    /// The battery state, which determines its colour.
    package enum Battery: String, Hashable, Sendable { case normal, low, charging, lowPower }

    package let source: ElementSource
    package let glyph: Glyph
    /// The scale: 1 on phones with a sensor housing, less in bars above the content.
    package let scale: Double
    package let paint: PaintSpec

    package init(source: ElementSource, glyph: Glyph, scale: Double, paint: PaintSpec) {
        self.source = source
        self.glyph = glyph
        self.scale = scale
        self.paint = paint
    }

    package var label: String { "statusGlyph" }
    package var attributes: [Attribute] { [Attribute("glyph", glyph.summary)] }

    private var size: Size {
        switch glyph {
        case .cellular: Size(19.2 * scale, 12.23 * scale)
        case .wifi: Size(17.14 * scale, 12.33 * scale)
        case .battery: Size(27.33 * scale, 13 * scale)
        }
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(size)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let origin = placed.frame.origin
        func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
            Rect(
                x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale, height: height * scale
            )
        }
        func fill(_ area: Area, opacity: Double = 1) {
            builder.append(.fill(area, paint.opacity(opacity).paint(in: placed.frame)), from: source)
        }
        func rounded(_ rect: Rect, _ radius: Double) -> ResolvedShape {
            .roundedRectangle(rect, CornerRadii(radius * scale), .continuous)
        }
        switch glyph {
        case .cellular(let bars):
            for (index, height) in [4.0, 6.34, 9.13, 12.23].enumerated() {
                let bar = box(Double(index) * 5.33, 12.23 - height, 3.2, height)
                fill(.fill(rounded(bar, 1)), opacity: index < bars ? 1 : 0.3)
            }
        case .wifi(let waves):
            // Sectors of circles around a point just above the bottom.
            for (index, radii) in [(0.0, 3.6), (5.3, 7.8), (9.5, 12.0)].enumerated() {
                let frame = box(8.57 - radii.1, 12.1 - radii.1, 2 * radii.1, 2 * radii.1)
                let shape: ResolvedShape =
                    index == 0
                    ? .path(.arc(frame, startAngle: -135, endAngle: -45, closing: .pie), .nonZero)
                    : .path(
                        .ring(
                            frame, width: (radii.1 - radii.0) * scale, startAngle: -135, endAngle: -45,
                            cap: .butt),
                        .nonZero)
                fill(.fill(shape), opacity: index < waves ? 1 : 0.3)
            }
        case .battery(let level, let look, let isSolid):
            let inner = look.color.map {
                PaintSpec.color($0.converted(from: .sRGB, to: builder.canvas.colorSpace))
            }
            func charge(_ shape: ResolvedShape, in clip: Rect? = nil) {
                let content = DisplayContent.fill(.fill(shape), (inner ?? paint).paint(in: placed.frame))
                guard let clip else { return builder.append(content, from: source) }
                let items = [DisplayItem(source: source.path, content)]
                builder.append(.group(Group(clip: .fill(.rectangle(clip)), items: items)), from: source)
            }
            let knob = Area.fill(rounded(box(26, 4.4, 1.33, 4.2), 0.66))
            if isSolid {
                // The empty part is paler; the digits cover both parts.
                fill(.fill(rounded(box(0, 0, 25, 13), 4.3)), opacity: 0.4)
                fill(knob, opacity: 0.4)
                if level > 0 { charge(rounded(box(0, 0, 25, 13), 4.3), in: box(0, 0, 25 * level, 13)) }
            } else {
                let outline = StrokeStyle(width: scale, position: .inside)
                fill(.stroke(rounded(box(0, 0, 25, 13), 4.3), outline), opacity: 0.35)
                fill(knob, opacity: 0.4)
                if level > 0 { charge(rounded(box(2, 2, max(21 * level, 2), 9), 2.5)) }
            }
            if look == .charging, !isSolid { bolt(placed, builder: &builder) }
        }
    }

    /// Paints a bolt over the centre of the battery, with a gap around it.
    private func bolt(_ placed: PlacedElement, builder: inout DisplayListBuilder) {
        func at(_ x: Double, _ y: Double) -> Point {
            Point(placed.frame.minX + x * scale, placed.frame.minY + y * scale)
        }
        var path = Path()
        let corners = [
            at(13.6, 1.4), at(8.4, 7.3), at(11.7, 7.3), at(10.9, 11.6), at(16.2, 5.6), at(12.9, 5.6),
        ]
        path.move(to: corners[0])
        for corner in corners.dropFirst() { path.line(to: corner) }
        path.close()
        builder.append(.fill(.fill(.path(path, .nonZero)), paint.paint(in: placed.frame)), from: source)
    }
}

extension StatusGlyphElement.Battery {
    /// The colour of the charge; `nil` for the glyph's own. The system's red, green and yellow in light
    /// appearance.
    fileprivate var color: Color? {
        switch self {
        case .normal: nil
        case .low: SystemColors.color("red", .light)
        case .charging: SystemColors.color("green", .light)
        case .lowPower: SystemColors.color("yellow", .light)
        }
    }
}

extension StatusGlyphElement.Glyph {
    /// The description in dumps.
    fileprivate var summary: String {
        switch self {
        case .cellular(let bars): return "cellular(bars: \(bars))"
        case .wifi(let waves): return "wifi(waves: \(waves))"
        case .battery(let level, let look, let isSolid):
            let words = (look == .normal ? [] : [look.rawValue]) + (isSolid ? ["solid"] : [])
            return (["battery(level: \(level))"] + words).joined(separator: " ")
        }
    }
}
