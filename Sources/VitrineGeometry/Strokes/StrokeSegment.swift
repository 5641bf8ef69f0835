/// A chord of an outline to be stroked, with the outline's true directions at its ends.
struct StrokeSegment {
    var start: Point
    var end: Point
    /// Unit vectors.
    var startTangent: Point
    var endTangent: Point
    /// Whether the outline runs on smoothly from the segment before: no join there.
    var isSmooth: Bool

    /// The part between two fractions of its length.
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

    var length: Double { (end - start).length }
}
