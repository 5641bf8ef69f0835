/// The test for convex outlines: their edges cannot cross, and need no sweep.
enum ConvexOutline {
    /// The side of the largest box in which products of two distances do not overflow.
    private static let maxSide = 1 << 30

    /// Returns the factor from the winding of an outline's edges to their signed areas, as in
    /// `Contour.direct`; 0 if the outline is not convex.
    ///
    /// An outline whose turns all have one sign, and which leaves the lower half of the directions just once,
    /// goes around once.
    ///
    /// - Parameters:
    ///   - corners: The corners of a closed outline; neighbours may be equal.
    ///   - box: The bounds of the corners.
    static func direct(_ corners: UnsafeBufferPointer<GridPoint>, in box: Contour) -> Int32 {
        guard corners.count > 2, box.maxX - box.minX < maxSide, box.maxY - box.minY < maxSide,
            var corner = corners.last
        else { return 0 }
        var (isClockwise, isAnticlockwise, changes) = (false, false, 0)
        func turn(_ a: GridPoint, _ b: GridPoint) -> Bool {
            let cross = a.cross(b)
            if cross == 0 { return a.dot(b) > 0 }
            isClockwise = isClockwise || cross > 0
            isAnticlockwise = isAnticlockwise || cross < 0
            if leadsDown(a) != leadsDown(b) { changes += 1 }
            return !(isClockwise && isAnticlockwise) && changes <= 2
        }
        let zero = GridPoint(x: 0, y: 0)
        var (first, last) = (zero, zero)
        for index in corners.indices {
            let next = unsafe corners[index]
            let way = next - corner
            corner = next
            if way == zero { continue }
            if last == zero {
                first = way
            } else if !turn(last, way) {
                return 0
            }
            last = way
        }
        guard turn(last, first), changes == 2 else { return 0 }
        // Clockwise on the screen, an outline runs up on its left side, where area begins.
        return isClockwise ? -1 : 1
    }

    private static func leadsDown(_ way: GridPoint) -> Bool { way.y != 0 ? way.y > 0 : way.x > 0 }
}
