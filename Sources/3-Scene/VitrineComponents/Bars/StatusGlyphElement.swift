import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A glyph of the status bar that shows signal strength or battery level.
struct StatusGlyphElement: Element, Sendable {
    enum Glyph: Hashable, Sendable {
        /// The number of lit bars, 0...4.
        case cellular(bars: Int)
        /// The number of lit waves, 0...3.
        case wifi(waves: Int)
        /// The level, 0...1. The battery is solid if a percentage is written in it.
        case battery(level: Double, Battery, isSolid: Bool)
    }

    /// The battery state, which determines its colour.
    enum Battery: String, Hashable, Sendable { case normal, low, charging, lowPower }

    let source: ElementSource
    let glyph: Glyph
    /// The scale: 1 on phones with a sensor housing, less in bars above the content.
    let scale: Double
    let paint: PaintSpec

    init(source: ElementSource, glyph: Glyph, scale: Double, paint: PaintSpec) {
        self.source = source
        self.glyph = glyph
        self.scale = scale
        self.paint = paint
    }

    var label: String { "statusGlyph" }
    var attributes: [Attribute] { [Attribute("glyph", glyph.summary)] }

    private var size: Size {
        switch glyph {
        case .cellular: Size(19.2 * scale, 12.23 * scale)
        case .wifi: Size(17.14 * scale, 12.33 * scale)
        case .battery: Size(27.33 * scale, 13 * scale)
        }
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(size)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let origin = placed.frame.origin
        func box(x: Double, y: Double, width: Double, height: Double) -> Rect {
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
        case .cellular(bars: 0):
            // No signal: four dots.
            for index in 0..<4 {
                let dot = box(x: Double(index) * 5.33, y: 12.23 - 3.2, width: 3.2, height: 3.2)
                fill(.fill(rounded(dot, 1)), opacity: 0.3)
            }
        case .cellular(let bars):
            for (index, height) in [4.0, 6.34, 9.13, 12.23].enumerated() {
                let bar = box(x: Double(index) * 5.33, y: 12.23 - height, width: 3.2, height: height)
                fill(.fill(rounded(bar, 1)), opacity: index < bars ? 1 : 0.3)
            }
        case .wifi(let waves):
            // Sectors of circles around a point just above the bottom.
            for (index, radii) in [(0.0, 3.6), (5.3, 7.8), (9.5, 12.0)].enumerated() {
                let frame = box(x: 8.57 - radii.1, y: 12.1 - radii.1, width: 2 * radii.1, height: 2 * radii.1)
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
            paintBattery(level, look, isSolid: isSolid, placed, into: &builder)
        }
    }

    /// Paints the battery. The opacities of its parts are those measured on iOS 26.
    private func paintBattery(
        _ level: Double, _ look: Battery, isSolid: Bool, _ placed: PlacedElement,
        into builder: inout DisplayListBuilder
    ) {
        let origin = placed.frame.origin
        func rounded(x: Double, width: Double, height: Double, radius: Double) -> ResolvedShape {
            let frame = Rect(
                x: origin.x + x * scale, y: origin.y + (13 - height) / 2 * scale, width: width * scale,
                height: height * scale)
            return .roundedRectangle(frame, CornerRadii(radius * scale), .continuous)
        }
        func item(_ area: Area, _ paint: PaintSpec) -> DisplayItem {
            DisplayItem(source: source.path, .fill(area, paint.paint(in: placed.frame)))
        }
        let body = rounded(x: 0, width: 25, height: 13, radius: 4.3)
        let charge =
            look.color.map { .color($0.converted(from: .sRGB, to: builder.canvas.colorSpace)) } ?? paint
        var items: [DisplayItem] = []
        if isSolid {
            // The empty part is paler; the digits cover both parts.
            items.append(item(.fill(body), paint.opacity(0.4)))
            items.append(item(.fill(knob(at: origin)), paint.opacity(level < 1 ? 0.4 : 1)))
            if level > 0 {
                let full = Rect(origin: origin, size: Size(25 * level * scale, 13 * scale))
                let group = Group(clip: .fill(.rectangle(full)), items: [item(.fill(body), charge)])
                items.append(DisplayItem(source: source.path, .group(group)))
            }
        } else {
            let outline = StrokeStyle(width: scale, position: .inside)
            items.append(item(.stroke(body, outline), paint.opacity(0.4)))
            items.append(item(.fill(knob(at: origin)), paint.opacity(0.49)))
            if level > 0 {
                items.append(
                    item(.fill(rounded(x: 2, width: max(21 * level, 2), height: 9, radius: 2.5)), charge))
            }
        }
        if look == .charging, !isSolid {
            let bolt = bolt(at: origin)
            let gap = StrokeStyle(width: 2 * scale, join: .round)
            let hole = [Area.fill(bolt), .stroke(bolt, gap)].map { item($0, .color(.black)) }
            let mask = GroupMask(isInverted: true, items: hole)
            items = [
                DisplayItem(source: source.path, .group(Group(mask: mask, items: items))),
                item(.fill(bolt), paint.opacity(boltOpacity)),
            ]
        }
        for item in items { builder.append(item.content, from: source) }
    }

    /// The terminal of the battery: flat on its left, round on its right.
    private func knob(at origin: Point) -> ResolvedShape {
        let frame = Rect(
            x: origin.x + 26 * scale, y: origin.y + 4.4 * scale, width: 1.33 * scale, height: 4.1 * scale)
        let radius = 1.33 * scale
        let radii = CornerRadii(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
        return .roundedRectangle(frame, radii, .circular)
    }

    /// The opacity of the bolt over a charging battery. Measured on iOS 26 on light and on dark screens.
    private var boltOpacity: Double {
        if case .color(let color) = paint, color.red + color.green > 1 { 0.49 } else { 0.3 }
    }

    /// The bolt over a charging battery, which reaches a little beyond its edges. Measured on iOS 26, with
    /// the gap of one point around it.
    private func bolt(at origin: Point) -> ResolvedShape {
        let corners = [
            (14.2, -0.2), (14.6, -0.1), (14.75, 0.4), (12.97, 5.33), (16.95, 5.33), (17.2, 5.6),
            (17.1, 6.05), (10.9, 13.2), (10.45, 13.3), (10.2, 12.9), (11.9, 7.67), (8.3, 7.67), (8, 7.4),
            (8.1, 6.9),
        ].map { Point(origin.x + $0.0 * scale, origin.y + $0.1 * scale) }
        var path = Path()
        path.move(to: corners[0])
        for corner in corners.dropFirst() { path.line(to: corner) }
        path.close()
        return .path(path, .nonZero)
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
