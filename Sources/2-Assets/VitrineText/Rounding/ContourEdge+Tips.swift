import VitrineGeometry

extension ContourEdge {
    /// The cosines of the smallest and the largest turn around a tip.
    private static let turns = (smallest: 0.5, largest: -0.77)

    /// Returns a contour whose sharp corners have their tips, which a short line may cut off, as in the
    /// circumflexes of bold fonts: rounded as two corners, they would stay sharp.
    ///
    /// - Parameters:
    ///   - contour: The contour, of one line or curve an edge.
    ///   - width: The length below which a line cuts off a tip.
    ///   - side: 1 if the letter is on the right of the contour, on screen; -1 if it is on its left.
    static func withoutBluntTips(_ contour: [ContourEdge], width: Double, side: Double) -> [ContourEdge] {
        var edges = contour
        var index = 0
        while index < edges.count, edges.count > 3 {
            let (before, after) = ((index + edges.count - 1) % edges.count, (index + 1) % edges.count)
            if let (first, second) = tip(
                edges[before], edges[index], edges[after], width: width, side: side)
            {
                (edges[before], edges[after]) = (first, second)
                edges.remove(at: index)
            } else {
                index += 1
            }
        }
        return edges
    }

    /// Returns two lines that meet in the tip which a line between them cuts off.
    private static func tip(
        _ before: ContourEdge, _ cut: ContourEdge, _ after: ContourEdge, width: Double, side: Double
    ) -> (ContourEdge, ContourEdge)? {
        let (u, v, along) = (before.end.direction, after.start.direction, cut.start.direction)
        guard [before, cut, after].allSatisfy({ $0.pieces.count == 1 && $0.pieces[0].isLine }),
            cut.length < width, u.cross(along) * side > 0, along.cross(v) * side > 0,
            u.dot(v) < turns.smallest, u.dot(v) > turns.largest
        else { return nil }
        let distance = (after.start.point - before.end.point).cross(v) / u.cross(v)
        guard distance > 0, distance < 4 * cut.length else { return nil }
        let tip = before.end.point + u * distance
        guard let first = ContourEdge(Piece(line: before.start.point, tip)),
            let second = ContourEdge(Piece(line: tip, after.end.point))
        else { return nil }
        return (first, second)
    }
}
