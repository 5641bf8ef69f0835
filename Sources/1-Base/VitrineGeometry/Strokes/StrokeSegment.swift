/// A chord of an outline to be stroked, with the outline's true directions at its ends.
struct StrokeSegment {
    var start: Point
    var end: Point
    /// The unit vectors of the directions.
    var startTangent: Point
    var endTangent: Point
    /// Indicates whether the outline continues smoothly from the previous segment, without a join.
    var isSmooth: Bool

    /// Returns the part between two fractions of its length.
    func part(_ from: Double, _ to: Double) -> StrokeSegment {
        func tangent(_ t: Double) -> Point {
            let blend = startTangent.interpolated(to: endTangent, t)
            return blend.normalized ?? startTangent
        }
        return StrokeSegment(
            start: start.interpolated(to: end, from), end: start.interpolated(to: end, to),
            startTangent: from == 0 ? startTangent : tangent(from),
            endTangent: to == 1 ? endTangent : tangent(to), isSmooth: from == 0 ? isSmooth : true)
    }

    /// Takes over the direction of the segment before it where a line meets an arc tangentially: the two then
    /// differ only by rounding.
    mutating func continueDirection(of previous: StrokeSegment) {
        if (startTangent - previous.endTangent).length < 1e-9 { startTangent = previous.endTangent }
    }

    var length: Double { (end - start).length }
}
