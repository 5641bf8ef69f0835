import VitrineGeometry

/// A closed contour as edges between corners, and how far each corner may be rounded.
struct CorneredContour {
    /// The corner at the end of an edge.
    struct Corner {
        /// `true` if the letter fills less than half of the surroundings.
        let isConvex: Bool
        /// The tangent of half the turn: the length of an arc of radius 1 along either edge.
        let reach: Double
        var radius = 0.0

        /// The length of the edges on either side that the arc takes the place of.
        var setback: Double { radius * reach }

        static let smooth = Corner(isConvex: false, reach: 0)
    }

    private(set) var edges: [ContourEdge]
    /// The corner at the end of each edge.
    private(set) var corners: [Corner]

    /// The cosine of the largest turn that is no corner: whole font units turn smooth joins by some degrees.
    private static let smoothCosine = 0.94
    /// The tangent of half of what both corners at the end of a stroke turn at the least together.
    private static let strokeEndTurn = 1.8

    /// The largest radius in an accent, as a share of its longest edge.
    private static let accentShare = 0.2

    /// Finds the corners of a contour.
    ///
    /// - Parameters:
    ///   - pieces: The lines and curves of the contour, each with a length, beginning anywhere.
    ///   - side: 1 if the letter is on the right of them, on screen; -1 if it is on their left.
    init(_ pieces: [ContourEdge], side: Double) {
        edges = []
        corners = []
        let joins = pieces.indices.map { index in
            Self.corner(pieces[index], pieces[index + 1 < pieces.count ? index + 1 : 0], side)
        }
        // Edges begin after a corner; a contour without any is one edge.
        let first = joins.firstIndex { $0 != nil } ?? pieces.count - 1
        var current: ContourEdge?
        for offset in 1...max(pieces.count, 1) where !pieces.isEmpty {
            let index = (first + offset) % pieces.count
            if current == nil { current = pieces[index] } else { current?.append(pieces[index]) }
            guard let edge = current,
                let corner = offset == pieces.count ? joins[index] ?? .smooth : joins[index]
            else { continue }
            edges.append(edge)
            corners.append(corner)
            current = nil
        }
    }

    private static func corner(_ edge: ContourEdge, _ next: ContourEdge, _ side: Double) -> Corner? {
        let (from, to) = (edge.end.direction, next.start.direction)
        let cosine = from.dot(to)
        guard cosine < smoothCosine else { return nil }
        // An edge that runs straight back has no arc.
        guard 1 + cosine > 1e-6 else { return Corner(isConvex: false, reach: 0) }
        let sine = from.cross(to)
        return Corner(isConvex: sine * side > 0, reach: abs(sine) / (1 + cosine))
    }

    private func before(_ index: Int) -> Int { index == 0 ? corners.count - 1 : index - 1 }

    /// Returns `true` if an edge is where a stroke of at most a width ends.
    private func endsStroke(_ index: Int, width: Double) -> Bool {
        let (a, b) = (corners[before(index)], corners[index])
        guard corners.count > 1, a.isConvex, b.isConvex, edges[index].length <= width else { return false }
        // By the formula for a sum of angles; at half a turn and more, the product is at least 1.
        return a.reach + b.reach > Self.strokeEndTurn * (1 - a.reach * b.reach)
    }

    /// The largest radius that leaves a slanted mark its direction: short accents of heavy fonts are hardly
    /// longer than wide, and would become dots. Infinite for any other contour.
    private var largestInAccent: Double {
        guard edges.count == 4, corners.allSatisfy(\.isConvex), corners.contains(where: { $0.reach > 1.2 })
        else { return .infinity }
        return Self.accentShare * edges.reduce(0) { max($0, $1.length) }
    }

    /// Gives the convex corners their radii.
    ///
    /// - Parameters:
    ///   - width: The largest width of a stroke, whose end is round as a whole.
    ///   - largest: The largest radius at the end of a stroke.
    ///   - radius: A function that returns the radius of a corner between long edges, from its place, with
    ///     the direction into the letter, and from `reach`.
    mutating func round(width: Double, largest: Double, radius: (ContourEdge.Place, Double) -> Double) {
        var ends = [Double?](repeating: nil, count: corners.count)
        for index in edges.indices where endsStroke(index, width: width) {
            let sum = corners[before(index)].reach + corners[index].reach
            let own = min(edges[index].length / sum, largest, largestInAccent)
            for corner in [before(index), index] { ends[corner] = min(own, ends[corner] ?? own) }
        }
        for index in corners.indices where corners[index].isConvex {
            let next = edges[index + 1 < edges.count ? index + 1 : 0].start
            let inward = (next.direction - edges[index].end.direction).normalized ?? next.direction
            corners[index].radius =
                ends[index]
                ?? radius(ContourEdge.Place(point: next.point, direction: inward), corners[index].reach)
        }
        for index in edges.indices {
            let (a, b) = (before(index), index)
            let sum = [a, b].reduce(0) { $0 + (corners[$1].isConvex ? corners[$1].reach : 0) }
            guard sum > 0 else { continue }
            let most = edges[index].length / sum
            corners[a].radius = min(corners[a].radius, most)
            corners[b].radius = min(corners[b].radius, most)
        }
    }

    /// The contour with its corners rounded; `nil` if there is none.
    var rounded: GrownContour? {
        guard let last = edges.last, let corner = corners.last else { return nil }
        var contour = GrownContour(at: last.place(at: last.length - corner.setback).point)
        for index in edges.indices {
            let edge = edges[index]
            let (from, to) = (corners[before(index)].setback, edge.length - corners[index].setback)
            if index == 0 { Self.addArc(last, edge, corner.setback, to: &contour) }
            edge.add(from: from, to: to, to: &contour)
            guard index + 1 < edges.count else { break }
            Self.addArc(edge, edges[index + 1], corners[index].setback, to: &contour)
        }
        return contour
    }

    /// Adds the arc around a corner, as one curve that leaves and reaches the edges in their directions.
    private static func addArc(
        _ edge: ContourEdge, _ next: ContourEdge, _ setback: Double, to contour: inout GrownContour
    ) {
        guard setback > 0 else { return }
        let (a, b) = (edge.place(at: edge.length - setback), next.place(at: setback))
        let sine = a.direction.cross(b.direction)
        let cosine = a.direction.dot(b.direction)
        let chord = b.point - a.point
        // The distances from both ends to the point where their tangents meet.
        let (first, second) = (chord.cross(b.direction) / sine, a.direction.cross(chord) / sine)
        guard abs(sine) > 1e-6, first > 0, second > 0, 1 + cosine > 1e-6,
            max(first, second) < 4 * chord.length
        else { return contour.line(to: b.point) }
        let half = abs(sine) / (1 + cosine)
        // The tangent of a quarter of the turn, by the formula for half an angle.
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let handle = 4.0 / 3 * quarter / half
        contour.cubic(
            a.point + a.direction * (first * handle), b.point - b.direction * (second * handle), to: b.point)
    }
}
