import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// A mesh gradient for a shape that is not yet known.
///
/// Positions are fractions of the shape's bounds.
package struct MeshSpec: Hashable, Sendable {
    package var columns: Int
    package var vertices: [MeshGradient.Vertex]
    package var smoothsColors: Bool
    package var space: GradientSpace

    package init(
        columns: Int, vertices: [MeshGradient.Vertex], smoothsColors: Bool, space: GradientSpace
    ) {
        self.columns = columns
        self.vertices = vertices
        self.smoothsColors = smoothsColors
        self.space = space
    }

    func gradient(in bounds: Rect) -> MeshGradient {
        func place(_ point: Point?) -> Point? { point.map { bounds.point(atUnit: $0) } }
        return MeshGradient(
            columns: columns,
            vertices: vertices.map {
                MeshGradient.Vertex(
                    bounds.point(atUnit: $0.position), $0.color, leading: place($0.leading),
                    top: place($0.top), trailing: place($0.trailing), bottom: place($0.bottom))
            }, smoothsColors: smoothsColors, space: space)
    }

    var summary: String {
        let corners = vertices.map {
            "(\(PrintedText.number($0.position.x)) \(PrintedText.number($0.position.y))) \($0.color.summary)"
        }
        let size = "\(columns)x\(vertices.count / max(columns, 1))"
        return "mesh(\(size) \(corners.joined(separator: ", "))\(smoothsColors ? "" : " creased"))"
    }
}
