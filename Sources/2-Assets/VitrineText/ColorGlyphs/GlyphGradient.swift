import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The colours along a gradient of a glyph, as the gradients of display lists take them.
///
/// Those begin and end with the first and the last stop, wherever they lie in the font.
struct GlyphGradient {
    typealias Stop = (offset: Double, color: Color)
    /// The stops by their offsets, at least one.
    let stops: [Stop]
    let spread: GradientSpread

    private var first: Double { stops.first?.offset ?? 0 }
    private var last: Double { stops.last?.offset ?? 0 }
    private var span: Double { last - first }
    private var solid: Paint? { stops.count == 1 ? .solid(stops[0].color) : nil }
    /// `true` if there is nothing to repeat between the first and the last stop.
    private var isUndefined: Bool { span <= 0 && spread != .pad }

    /// The stops from 0 to 1; all at 0 if they lie in one place.
    private var fitted: [GradientStop] {
        stops.map { GradientStop(span > 0 ? ($0.offset - first) / span : 0, $0.color) }
    }

    /// Returns colours along a line, constant in the direction from `start` to `rotation`.
    static func linear(_ colors: GlyphGradient, _ start: Point, _ end: Point, rotation: Point) -> Paint? {
        if let solid = colors.solid { return solid }
        let side = rotation - start
        let normal = Point(-side.y, side.x)
        let square = normal.x * normal.x + normal.y * normal.y
        let way = end - start
        guard square > 0, !colors.isUndefined else { return nil }
        let along = normal * ((way.x * normal.x + way.y * normal.y) / square)
        guard along.length > 0 else { return nil }
        return .linear(
            LinearGradient(
                stops: colors.fitted, start: start + along * colors.first,
                end: start + along * (colors.span > 0 ? colors.last : colors.first + 1),
                spread: colors.spread))
    }

    /// Returns colours between two circles.
    static func radial(_ colors: GlyphGradient, _ start: GlyphCircle, _ end: GlyphCircle) -> Paint? {
        if let solid = colors.solid { return solid }
        guard !colors.isUndefined else { return nil }
        var stops = colors.fitted
        var inner = start.mixed(with: end, at: colors.first)
        var outer = start.mixed(with: end, at: colors.span > 0 ? colors.last : colors.first + 1)
        let growth = outer.radius - inner.radius
        let least = min(inner.radius, outer.radius)
        if least < 0 {
            // No circle has a radius below zero: the line begins or ends where it is zero, and one without
            // ends is moved along by whole periods.
            guard growth != 0, max(inner.radius, outer.radius) > 0 || colors.spread != .pad else {
                return nil
            }
            if colors.spread == .pad {
                let tip = -inner.radius / growth
                let point = inner.mixed(with: outer, at: tip)
                let zero = GlyphCircle(center: point.center, radius: 0)
                stops = stops.cut(to: growth > 0 ? tip...1 : 0...tip)
                if growth > 0 { inner = zero } else { outer = zero }
            } else {
                let periods = (-least / growth.magnitude).rounded(.up)
                let whole = colors.spread == .reflect ? (periods / 2).rounded(.up) * 2 : periods
                let shift = growth > 0 ? whole : -whole
                (inner, outer) = (
                    inner.mixed(with: outer, at: shift), inner.mixed(with: outer, at: 1 + shift)
                )
            }
        }
        return .radial(
            RadialGradient(
                stops: stops, startCenter: inner.center, startRadius: max(inner.radius, 0),
                endCenter: outer.center, endRadius: max(outer.radius, 0), spread: colors.spread))
    }

    /// Returns colours by angle, from `start` to `end` in the direction in which angles grow; those of a turn
    /// begin at 0 degrees, and what lies beyond the two follows the spread.
    static func sweep(
        _ colors: GlyphGradient, center: Point, from start: Double, to end: Double
    ) -> Paint? {
        if let solid = colors.solid { return solid }
        guard !colors.isUndefined else { return nil }
        var list = colors.stops.map { Stop(start + (end - start) * $0.offset, $0.color) }
        if end < start { list.reverse() }
        guard let low = list.first?.offset, let high = list.last?.offset else { return nil }
        let period = high - low
        guard period > 0 || colors.spread == .pad else { return nil }
        if colors.spread != .pad {
            let periods = (-low / period).rounded(.down)...((360 - low) / period).rounded(.up)
            let count = periods.upperBound - periods.lowerBound + 1
            guard count * Double(list.count) <= mostStops else { return nil }
            list = stride(from: periods.lowerBound, through: periods.upperBound, by: 1).flatMap { number in
                let isBackwards =
                    colors.spread == .reflect && number.truncatingRemainder(dividingBy: 2) != 0
                let shift = number * period
                return isBackwards
                    ? list.reversed().map { Stop(low + high - $0.offset + shift, $0.color) }
                    : list.map { Stop($0.offset + shift, $0.color) }
            }
        }
        let turn = list.map { GradientStop($0.offset / 360, $0.color) }.cut(to: 0...1)
        return .angular(AngularGradient(stops: turn, center: center))
    }

    /// The most stops of a gradient by angle, whose colours may repeat many times in a turn.
    private static let mostStops = 8192.0
}

extension [GradientStop] {
    /// Returns the stops of a part of the line, from 0 to 1.
    fileprivate func cut(to range: ClosedRange<Double>) -> [GradientStop] {
        let size = range.upperBound - range.lowerBound
        let inside = filter { $0.location > range.lowerBound && $0.location < range.upperBound }.map {
            GradientStop(size > 0 ? ($0.location - range.lowerBound) / size : 0, $0.color)
        }
        return [GradientStop(0, color(at: range.lowerBound, isFromBelow: false))] + inside
            + [GradientStop(1, color(at: range.upperBound, isFromBelow: true))]
    }

    /// Returns the colour at a location, at which a stop may be the end of one colour and the start of
    /// another.
    private func color(at location: Double, isFromBelow: Bool) -> Color {
        let next = firstIndex { isFromBelow ? $0.location >= location : $0.location > location }
        guard let next else { return last?.color ?? .clear }
        guard next > 0 else { return self[0].color }
        let (before, after) = (self[next - 1], self[next])
        let width = after.location - before.location
        let part = width > 0 ? (location - before.location) / width : 1
        let coordinates = GradientCoordinates(space: .srgb, colorSpace: .sRGB)
        let (one, other) = (
            coordinates.premultiplied(before.color), coordinates.premultiplied(after.color)
        )
        return coordinates.color(one * (1 - part) + other * part)
    }
}
