import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A gauge along a bar. Its measures in points are our own: those of progress bars, and 8 with a marker.
struct GaugeBar {
    let gauge: GaugeNode.Properties
    let fraction: Double
    /// The position from which the bar is filled; `nil` for its beginning.
    let neutral: Double?
    let context: BuildContext

    private var kit: ComponentKit { context.kit }
    private var hasMarker: Bool { gauge.style == .accessoryLinear }
    private var height: Double { hasMarker ? 8 : context.reader.environment.os.hasGlass ? 6 : 4 }

    /// The gap between a marker and the bar around it, in points.
    private static let gap = 2.0

    var element: any Element {
        let isCapacity = gauge.style == .accessoryLinearCapacity
        var column: [any Element] = []
        if !hasMarker, let label { column.append(label) }
        column.append(kit.row(8, ends(around: bar)))
        if !hasMarker, let value = gauge.valueLabel { column.append(small(value)) }
        return kit.column(4, isCapacity ? .leading : .center, column)
    }

    private var label: (any Element)? {
        let font = kit.font(.subheadline)
        let parts: [any Element] = [
            gauge.icon.map { context.icon($0, font: font) },
            gauge.label.map { context.text($0, font: font, standardLimit: 2) },
        ].compactMap { $0 }
        return parts.isEmpty ? nil : kit.row(4, parts)
    }

    /// Returns the bar between the labels of its ends; with a marker its own label stands before it, as there
    /// is no room above.
    private func ends(around bar: any Element) -> [any Element] {
        let first = gauge.minimumLabel.map(small) ?? (hasMarker ? label : nil)
        let last = gauge.maximumLabel.map(small) ?? (hasMarker ? gauge.valueLabel.map(small) : nil)
        return [first, LayoutPriorityElement(content: bar, layoutPriority: -1), last].compactMap { $0 }
    }

    private func small(_ text: String) -> any Element {
        context.text(
            text, font: FontSpec(monospacedDigits: true).overridden(by: kit.font(.footnote)),
            paint: kit.label(.secondary), lineLimit: 1)
    }

    private var bar: any Element {
        FrameElement(
            content: hasMarker ? marked : filled, width: FrameLength(maximum: .infinity),
            height: FrameLength(fixed: height), alignment: .center)
    }

    private var filled: any Element {
        let back = kit.shape(
            .capsule, [gauge.track ?? .color(kit.fill("fill"))], strokes: kit.contrastBorder)
        // Where nothing is between both ends not even a dot is shown; otherwise no less than one.
        guard fraction != neutral ?? 0 else { return back }
        guard neutral != nil, !gauge.colors.isEmpty else { return kit.layers([back, span(paint)]) }
        let whole = kit.framed(kit.shape(.capsule, paint), height: height)
        return kit.layers([back, MaskElement(content: whole, kind: .alpha, masks: [span(.color(.black))])])
    }

    /// Returns what is filled, with round ends whose centres are at the values.
    private func span(_ paint: PaintSpec) -> any Element {
        let (start, end) = (min(neutral ?? 0, fraction), max(neutral ?? 0, fraction))
        return HorizontalSpanElement(
            content: kit.shape(.capsule, paint), from: .init(fraction: start, offset: -start * height),
            to: .init(fraction: end, offset: (1 - end) * height))
    }

    private var marked: any Element {
        func disc(_ paint: PaintSpec, gap: Double) -> any Element {
            let side = height + 2 * gap
            let middle = (0.5 - fraction) * height
            return HorizontalSpanElement(
                content: kit.framed(kit.shape(.circle, paint), width: side, height: side),
                from: .init(fraction: fraction, offset: middle - side / 2),
                to: .init(fraction: fraction, offset: middle + side / 2))
        }
        let track = kit.framed(kit.shape(.capsule, paint), height: height)
        let cut = MaskElement(
            content: track, kind: .alpha, isInverted: true,
            masks: [disc(.color(.black), gap: Self.gap)])
        return kit.overlaid(cut, [disc(kit.label(.primary), gap: 0)])
    }

    private var paint: PaintSpec {
        guard !gauge.colors.isEmpty else {
            return gauge.tint ?? .color(context.reader.environment.accent)
        }
        let isMirrored = context.reader.environment.layoutDirection == .rightToLeft
        let colors = isMirrored ? gauge.colors.reversed() : gauge.colors
        let last = Double(colors.count - 1)
        return .gradient(
            GradientSpec(
                stops: colors.enumerated().map { GradientStop(Double($0.offset) / last, $0.element) },
                geometry: .linear(from: PointSpec(Point(0, 0.5)), to: PointSpec(Point(1, 0.5)))))
    }
}
