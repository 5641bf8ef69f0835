import VitrineColor
import VitrineGeometry

/// A grid of coloured vertices, with smooth colour between them, like SwiftUI's `MeshGradient`.
///
/// Each cell is a patch whose sides are cubic Bézier curves. Of overlapping patches the later one, in rows
/// from the top and from left to right, is visible; beyond the mesh nothing is painted.
public struct MeshGradient: Hashable, Sendable {
    /// A corner of up to four patches. Control points that are `nil` are derived from the neighbours.
    public struct Vertex: Hashable, Sendable {
        public var position: Point
        public var color: Color
        public var leading: Point?
        public var top: Point?
        public var trailing: Point?
        public var bottom: Point?

        public init(
            _ position: Point, _ color: Color, leading: Point? = nil, top: Point? = nil,
            trailing: Point? = nil, bottom: Point? = nil
        ) {
            self.position = position
            self.color = color
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// The number of vertices across, at least two.
    public var columns: Int
    /// The vertices, row by row from the top: `columns` times two or more.
    public var vertices: [Vertex]
    /// Indicates whether colour passes through the vertices without a crease (cubic), or is linear between
    /// them.
    public var smoothsColors: Bool
    public var space: GradientSpace

    public init(columns: Int, vertices: [Vertex], smoothsColors: Bool = true, space: GradientSpace = .srgb) {
        self.columns = columns
        self.vertices = vertices
        self.smoothsColors = smoothsColors
        self.space = space
    }

    /// The number of vertices down.
    @inlinable public var rows: Int { columns > 0 ? vertices.count / columns : 0 }
    /// Indicates whether there is a whole grid of at least two vertices in each direction.
    @inlinable public var isWellFormed: Bool { columns >= 2 && rows >= 2 && columns * rows == vertices.count }

    /// Indicates whether the vertices are the corners of equal cells, with straight sides.
    public var isEven: Bool {
        guard isWellFormed, let first = vertices.first?.position, let last = vertices.last?.position else {
            return false
        }
        let step = Point(
            (last.x - first.x) / Double(columns - 1), (last.y - first.y) / Double(rows - 1))
        let tolerance = 1e-6 * (abs(step.x) + abs(step.y))
        return vertices.indices.allSatisfy { index in
            let (column, row) = (Double(index % columns), Double(index / columns))
            let vertex = vertices[index]
            return abs(vertex.position.x - first.x - column * step.x) <= tolerance
                && abs(vertex.position.y - first.y - row * step.y) <= tolerance
                && [vertex.leading, vertex.top, vertex.trailing, vertex.bottom].allSatisfy { $0 == nil }
        }
    }
}
