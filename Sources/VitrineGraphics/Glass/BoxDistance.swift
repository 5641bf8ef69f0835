/// The signed distance to a rounded rectangle with circular corners, exact inside and outside.
struct BoxDistance: Sendable {
    private let center: Point
    private let half: (x: Float, y: Float)
    /// Top left, top right, bottom right, bottom left; none above half a side.
    private let radii: (Float, Float, Float, Float)
    private let isUniform: Bool

    /// Nil where a radius reaches past the middle of a side: the nearest corner is then not that of the quarter.
    init?(_ rect: Rect, _ radii: CornerRadii) {
        let most = min(rect.width, rect.height) / 2
        // Half of a side divided and multiplied again may be above it by a bit.
        guard radii.all.allSatisfy({ $0 <= most * 1.000_001 }) else { return nil }
        center = Point(rect.midX, rect.midY)
        half = (Float(rect.width / 2), Float(rect.height / 2))
        let all = radii.all.map { Float(min(max($0, 0), most)) }
        self.radii = (all[0], all[1], all[2], all[3])
        isUniform = radii.isUniform
    }

    /// Writes the distances and gradients of `count` pixels, in whole vectors.
    func evaluate(_ line: GlassGrid.Line, _ count: Int, into row: DistanceRow) {
        typealias V = DistanceRow.Vector
        let (startX, startY) = (Float(line.start.x - center.x), Float(line.start.y - center.y))
        let (stepX, stepY) = (V(repeating: Float(line.step.x)), V(repeating: Float(line.step.y)))
        let (halfX, halfY) = (V(repeating: half.x), V(repeating: half.y))
        let zero = V(repeating: 0)
        var i = 0
        while i < count {
            let index = V.ramp + V(repeating: Float(i))
            let px = V(repeating: startX) + index * stepX
            let py = V(repeating: startY) + index * stepY
            let (left, top) = (px .< zero, py .< zero)
            var radius = V(repeating: radii.0)
            if !isUniform {
                let upper = V(repeating: radii.1).replacing(with: V(repeating: radii.0), where: left)
                let lower = V(repeating: radii.2).replacing(with: V(repeating: radii.3), where: left)
                radius = lower.replacing(with: upper, where: top)
            }
            let qx = px.replacing(with: -px, where: left) - halfX + radius
            let qy = py.replacing(with: -py, where: top) - halfY + radius
            let (outX, outY) = (
                qx.replacing(with: zero, where: qx .< zero), qy.replacing(with: zero, where: qy .< zero)
            )
            let length = (outX * outX + outY * outY).squareRoot()
            let largest = qy.replacing(with: qx, where: qx .> qy)
            let inside = largest.replacing(with: zero, where: largest .> zero)
            // Along the sides the gradient is that of the nearer one, in the corners it points from their middle.
            let isFlat = length .<= zero
            let along = V(repeating: 1) / length.replacing(with: V(repeating: 1), where: isFlat)
            let isX = qx .> qy
            let flatX = zero.replacing(with: V(repeating: 1), where: isX)
            let gx = (outX * along).replacing(with: flatX, where: isFlat)
            let gy = (outY * along).replacing(with: V(repeating: 1) - flatX, where: isFlat)
            row.store(
                i, inside + length - radius, gx.replacing(with: -gx, where: left),
                gy.replacing(with: -gy, where: top))
            i += DistanceRow.lanes
        }
    }
}
