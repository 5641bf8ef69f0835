import VitrineColor
import VitrineGeometry

extension MeshGradient: Fadeable {
    package var faded: MeshGradient {
        var mesh = self
        for index in vertices.indices { mesh.vertices[index].color = vertices[index].color.faded }
        return mesh
    }

    /// Returns the mesh with all vertices in one colour.
    package func filled(with color: Color) -> MeshGradient {
        var mesh = self
        for index in vertices.indices { mesh.vertices[index].color = color }
        return mesh
    }

    /// Returns `false` if their grids, spaces or smoothness differ, or if a vertex has control points of its
    /// own in only one of them.
    package func isInterpolatable(to other: MeshGradient) -> Bool {
        columns == other.columns && vertices.count == other.vertices.count && space == other.space
            && smoothsColors == other.smoothsColors
            && zip(vertices, other.vertices).allSatisfy { $0.isShaped(like: $1) }
    }

    /// Moves each vertex and its control points. Extrapolates.
    package func mixture(
        with other: MeshGradient, at fraction: Double, in colors: ColorInterpolation
    ) -> MeshGradient {
        var mesh = switched(to: other, at: fraction)
        guard isInterpolatable(to: other) else { return mesh }
        mesh.vertices = zip(vertices, other.vertices).map {
            $0.interpolated(to: $1, at: fraction, in: colors)
        }
        return mesh
    }
}

extension MeshGradient.Vertex: ColorInterpolatable {
    /// Returns `true` if both have the same control points of their own.
    fileprivate func isShaped(like other: MeshGradient.Vertex) -> Bool {
        Self.controls.allSatisfy { (self[keyPath: $0] == nil) == (other[keyPath: $0] == nil) }
    }

    private static var controls: [WritableKeyPath<MeshGradient.Vertex, Point?>] {
        [\.leading, \.top, \.trailing, \.bottom]
    }

    package func isInterpolatable(to other: MeshGradient.Vertex) -> Bool { isShaped(like: other) }

    package func mixture(
        with other: MeshGradient.Vertex, at fraction: Double, in colors: ColorInterpolation
    ) -> MeshGradient.Vertex {
        var vertex = switched(to: other, at: fraction)
        vertex.position = position.interpolated(to: other.position, at: fraction)
        vertex.color = color.interpolated(to: other.color, at: fraction, in: colors)
        for control in Self.controls {
            guard let from = self[keyPath: control], let to = other[keyPath: control] else { continue }
            vertex[keyPath: control] = from.interpolated(to: to, at: fraction)
        }
        return vertex
    }
}
