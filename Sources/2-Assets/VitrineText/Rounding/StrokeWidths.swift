import VitrineGeometry

/// The widths of a letter's strokes at its corners.
struct StrokeWidths {
    private let chords: [(start: Point, end: Point)]

    /// Creates the widths of the strokes between contours, of one line or curve an edge.
    init(_ contours: [[ContourEdge]]) {
        chords = contours.joined().flatMap { edge in edge.pieces.flatMap(\.chords) }
    }

    /// Returns the width of a stroke that turns at a corner: between long edges, the opposite side is as far
    /// away as both strokes are wide. `nil` if there is none.
    ///
    /// - Parameters:
    ///   - place: The corner, and the direction between its edges into the letter.
    ///   - reach: The tangent of half the turn.
    ///   - least: The distance from the corner within which no edge counts.
    func width(at place: ContourEdge.Place, reach: Double, from least: Double) -> Double? {
        var nearest: Double?
        for (start, end) in chords {
            let (side, offset) = (end - start, start - place.point)
            let sine = place.direction.cross(side)
            guard sine != 0 else { continue }
            let share = offset.cross(place.direction) / sine
            let distance = offset.cross(side) / sine
            if share >= 0, share <= 1, distance > least { nearest = min(nearest ?? distance, distance) }
        }
        return nearest.map { $0 / (1 + reach * reach).squareRoot() }
    }
}
