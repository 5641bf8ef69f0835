import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// A mesh gradient for a shape that is not yet known.
///
/// Positions are fractions of the shape's bounds.
public struct MeshSpec: Hashable, Sendable {
    /// A mesh point with the control points of its four sides.
    public struct Vertex: Hashable, Sendable {
        public var position: Point
        public var leading: Point?
        public var top: Point?
        public var trailing: Point?
        public var bottom: Point?

        package init(
            position: Point, leading: Point? = nil, top: Point? = nil, trailing: Point? = nil,
            bottom: Point? = nil
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    public var columns: Int
    public var vertices: [Vertex]
    public var colors: [Color]
    public var smoothsColors: Bool
    public var space: GradientSpace

    package init(
        columns: Int, vertices: [Vertex], colors: [Color], smoothsColors: Bool, space: GradientSpace
    ) {
        self.columns = columns
        self.vertices = vertices
        self.colors = colors
        self.smoothsColors = smoothsColors
        self.space = space
    }

    func gradient(in bounds: Rect) -> MeshGradient {
        func place(_ point: Point?) -> Point? { point.map { bounds.point(atUnit: $0) } }
        return MeshGradient(
            columns: columns,
            vertices: zip(vertices, colors).map { vertex, color in
                MeshGradient.Vertex(
                    bounds.point(atUnit: vertex.position), color, leading: place(vertex.leading),
                    top: place(vertex.top), trailing: place(vertex.trailing), bottom: place(vertex.bottom))
            }, smoothsColors: smoothsColors, space: space)
    }

    var summary: String {
        let corners = zip(vertices, colors).map {
            "(\(PrintedText.number($0.position.x)) \(PrintedText.number($0.position.y))) \($1.summary)"
        }
        let size = "\(columns)x\(vertices.count / max(columns, 1))"
        return "mesh(\(size) \(corners.joined(separator: ", "))\(smoothsColors ? "" : " creased"))"
    }
}
