import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The bands of a progress ring.
struct ProgressRing {
    let ring: ProgressRingNode.Properties
    let side: Double
    let context: BuildContext

    private var accent: Color { context.reader.environment.accent }

    /// The angle by which a round cap extends beyond the end of the band, in degrees.
    private var cap: Double {
        guard ring.cap != .butt else { return 0 }
        let half = ring.lineWidth / 2
        return ExactMath.atan(half / max(side / 2 - half, half)) * 180 / .pi
    }

    var layers: [any Element] {
        var layers = [band(from: 0, to: 360, .butt, track)]
        // At zero not even a dot is shown.
        guard ring.value > 0 else { return layers }
        let sweep = ring.value * 360
        if ring.value >= 1 {
            layers.append(band(from: sweep - 360, to: sweep, .butt, paint(sweep)))
        } else {
            layers.append(band(from: 0, to: sweep, ring.cap, paint(sweep)))
        }
        // A full ring of one colour has no visible end.
        let showsEnd = ring.value > 1 || !ring.colors.isEmpty
        if ring.cap == .round, showsEnd, sweep + 2 * cap > 360 { layers += tip(at: sweep) }
        return layers
    }

    private var track: PaintSpec {
        if let track = ring.track { return track }
        let color = ring.colors.first ?? accent
        if case .color(let tint)? = ring.tint { return .color(tint.opacity(0.18)) }
        return ring.tint?.opacity(0.18) ?? .color(color.opacity(0.18))
    }

    private func band(from start: Double, to end: Double, _ cap: StrokeStyle.Cap, _ paint: PaintSpec)
        -> any Element
    {
        context.kit.shape(
            .ring(
                width: ring.lineWidth, startAngle: ring.startAngle + start, endAngle: ring.startAngle + end,
                cap),
            [paint])
    }

    /// Returns the paint of the visible part of the band: the last lap.
    private func paint(_ sweep: Double) -> PaintSpec {
        guard !ring.colors.isEmpty else { return ring.tint ?? .color(accent) }
        let seen = min(sweep, 360)
        let begin = sweep - seen
        // An open band has round caps at both ends, in the first and in the last colour.
        let lead = sweep < 360 ? cap : 0
        let count = 24
        var stops = (0...count).map { index -> GradientStop in
            let part = Double(index) / Double(count)
            return GradientStop((lead + part * seen) / 360, color((begin + part * seen) / sweep))
        }.filter { $0.location <= 1 }
        if lead > 0 { stops.insert(GradientStop(0, color(0)), at: 0) }
        let start = ring.startAngle + begin - lead
        return .gradient(
            GradientSpec(
                stops: stops,
                geometry: .angular(
                    center: PointSpec(Point(0.5, 0.5)), startAngle: start, endAngle: start + 360)))
    }

    /// Returns the colour at a fraction of the band.
    private func color(_ fraction: Double) -> Color {
        let place = min(max(fraction, 0), 1) * Double(ring.colors.count - 1)
        let index = min(Int(place), ring.colors.count - 2)
        let (a, b, t) = (ring.colors[index], ring.colors[index + 1], place - Double(index))
        return Color(
            red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
            blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
    }

    /// Returns the round cap over the start of the band, set off by a shadow.
    private func tip(at sweep: Double) -> [any Element] {
        let paint = ring.colors.last.map { PaintSpec.color($0) } ?? ring.tint ?? .color(accent)
        func end(_ shadows: [ShadowSpec]) -> any Element {
            let disc = context.kit.framed(
                context.kit.shape(.circle, [paint], shadows: shadows), width: ring.lineWidth,
                height: ring.lineWidth)
            let placed = context.kit.framed(disc, width: side, height: side, Alignment(.center, .top))
            return TransformElement.rotation(
                placed, degrees: sweep + ring.startAngle + 90, anchor: Point(0.5, 0.5))
        }
        let shadow = Shadow(
            color: Color(white: 0, alpha: 0.3), sigma: ring.lineWidth * 0.18,
            offset: Point(ring.lineWidth * 0.1, 0))
        // The shadow falls only forward, onto the part of the ring below the cap.
        let ahead = MaskElement(
            content: end([ShadowSpec(shadow)]), kind: .alpha,
            masks: [band(from: sweep, to: sweep + 90, .butt, .color(.black))])
        return [ahead, end([])]
    }
}
