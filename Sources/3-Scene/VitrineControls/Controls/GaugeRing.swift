import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A gauge around a ring. Its measures are our own, based on the accessories of the lock screen: a tenth of
/// the diameter across the band, and open for a quarter turn at the bottom.
struct GaugeRing {
    let gauge: GaugeNode.Properties
    let fraction: Double
    let side: Double
    let context: BuildContext

    /// The diameter in points.
    static let standard = 60.0
    /// The angle at which an open ring begins, and how far it goes, in degrees.
    private static let start = 135.0
    private static let sweep = 270.0
    /// The part of the room that the labels of the ends take, and the points between them.
    private static let opening = 0.72
    private static let gap = 2.0
    /// The width of a digit, in the size of its font.
    private static let digit = 0.64

    private var kit: ComponentKit { context.kit }
    private var isOpen: Bool { gauge.style == .accessoryCircular }
    private var lineWidth: Double { side / 10 }
    private var room: Double { side - 2 * lineWidth }

    var element: any Element {
        let middle = gauge.valueLabel.map { text($0, room * 0.38, weight: 500) } ?? ownLabel(room * 0.38)
        var layers = band
        layers += middle.map { [kit.framed($0, width: room * 0.84)] } ?? []
        if isOpen { layers += below }
        return kit.framed(kit.layers(layers), width: side, height: side)
    }

    // MARK: Band

    private var band: [any Element] {
        guard isOpen else {
            var ring = ProgressRingNode.Properties(value: fraction, lineWidth: lineWidth)
            (ring.tint, ring.colors, ring.track) = (gauge.tint, gauge.colors, gauge.track)
            return ProgressRing(ring: ring, side: side, context: context).layers
        }
        let whole = kit.shape(
            .ring(
                width: lineWidth, startAngle: Self.start, endAngle: Self.start + Self.sweep, .round), paint)
        let gap = lineWidth / 3
        let cut = MaskElement(
            content: kit.framed(whole, width: side, height: side), kind: .alpha, isInverted: true,
            masks: [disc(.color(.black), gap: gap)])
        return [cut, disc(kit.label(.primary), gap: 0)]
    }

    /// Returns a disc on the band at the value, wider than it by a gap on all sides.
    private func disc(_ paint: PaintSpec, gap: Double) -> any Element {
        let width = lineWidth + 2 * gap
        let disc = kit.framed(kit.shape(.circle, paint), width: width, height: width)
        let placed = kit.framed(
            disc, width: side + 2 * gap, height: side + 2 * gap, Alignment(.center, .top))
        return TransformElement.rotation(
            placed, degrees: Self.start + fraction * Self.sweep + 90, anchor: Point(0.5, 0.5))
    }

    private var paint: PaintSpec {
        guard !gauge.colors.isEmpty else {
            return gauge.tint ?? .color(context.reader.environment.accent)
        }
        // The seam is in the middle of the opening, so that round caps have the colours of the ends.
        let lead = (360 - Self.sweep) / 2
        let last = Double(gauge.colors.count - 1)
        let stops = gauge.colors.enumerated().map { index, color in
            GradientStop((lead + Self.sweep * Double(index) / last) / 360, color)
        }
        return .gradient(
            GradientSpec(
                stops: stops,
                geometry: .angular(
                    center: PointSpec(Point(0.5, 0.5)), startAngle: Self.start - lead,
                    endAngle: Self.start - lead + 360)))
    }

    // MARK: Labels

    /// The labels in the opening: those of the ends, or else the gauge's own below its value.
    private var below: [any Element] {
        let size = room * 0.24
        let parts: [any Element]
        if gauge.minimumLabel != nil || gauge.maximumLabel != nil {
            let width = room * Self.opening
            // Both are as small as the longer of them needs, so that they look alike.
            let count = (gauge.minimumLabel ?? "").count + (gauge.maximumLabel ?? "").count
            let both = min(size, (width - Self.gap) / (Self.digit * Double(max(count, 1))))
            let first = gauge.minimumLabel.map { text($0, both) } ?? kit.empty
            let last = gauge.maximumLabel.map { text($0, both) } ?? kit.empty
            parts = [kit.framed(kit.row(0, [first, kit.spacer(Self.gap), last]), width: width)]
        } else if gauge.valueLabel != nil, let label = ownLabel(size) {
            parts = [kit.framed(label, width: room * 0.6)]
        } else {
            return []
        }
        return parts.map { kit.framed($0, height: side, .bottomEdge) }
    }

    private func ownLabel(_ size: Double) -> (any Element)? {
        gauge.icon.map { context.icon($0, font: FontSpec(size: size, weight: 500)) }
            ?? gauge.label.map { text($0, size) }
    }

    /// Returns a text that is scaled to the ring, so that it fits at any text size.
    private func text(_ string: String, _ size: Double, weight: Double = 400) -> any Element {
        var inner = context
        inner.inherited.minimumScaleFactor = 0.4
        return inner.text(
            string, font: FontSpec(size: max(size, 1), weight: weight, monospacedDigits: true), lineLimit: 1)
    }
}
