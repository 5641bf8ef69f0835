import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// A paint for a shape that is not known yet. Positions are relative to the shape's bounds.
package enum PaintSpec: Hashable, Sendable {
    case color(Color)
    case gradient(GradientSpec)
    case mesh(MeshSpec)
    case noise(Noise)
    case image(ImageSpec)

    /// Returns the paint for a shape with the given bounds, in points.
    package func paint(in bounds: Rect) -> Paint {
        switch self {
        case .color(let color): .solid(color)
        case .gradient(let gradient): gradient.paint(in: bounds)
        case .mesh(let mesh): .mesh(mesh.gradient(in: bounds))
        case .noise(let noise): .noise(noise)
        case .image(let image): .image(image.paint(in: bounds))
        }
    }

    /// Returns the paint with every alpha multiplied.
    package func opacity(_ opacity: Double) -> PaintSpec {
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.thinned(by: opacity)
            return .gradient(gradient)
        case .mesh(var mesh):
            for index in mesh.vertices.indices {
                mesh.vertices[index].color = mesh.vertices[index].color.opacity(opacity)
            }
            return .mesh(mesh)
        case .noise(var noise):
            noise.stops = noise.stops.thinned(by: opacity)
            return .noise(noise)
        case .image(var image):
            image.opacity *= opacity
            return .image(image)
        }
    }

    /// The colour of a paint that is one and opaque; `nil` for any other.
    package var opaqueColor: Color? {
        if case .color(let color) = self, color.alpha == 1 { color } else { nil }
    }

    package static func linear(_ stops: [GradientStop], from: Point, to: Point) -> PaintSpec {
        .gradient(GradientSpec(stops: stops, geometry: .linear(from: PointSpec(from), to: PointSpec(to))))
    }
}

extension [GradientStop] {
    fileprivate func thinned(by opacity: Double) -> [GradientStop] {
        map { GradientStop($0.location, $0.color.opacity(opacity), hint: $0.hint) }
    }
}

extension PaintSpec {
    /// The description in dumps.
    package var summary: String {
        switch self {
        case .color(let color): color.summary
        case .gradient(let gradient): gradient.summary
        case .mesh(let mesh): mesh.summary
        case .noise(let noise):
            "noise(\(noise.kind.rawValue) \(PrintedText.number(noise.cell)) \(noise.stops.summary))"
        case .image(let image): "image(\(image.name) \(image.fit.rawValue)\(image.placing))"
        }
    }
}

extension [GradientStop] {
    var summary: String {
        map { stop in
            let hint = stop.hint.map { " hint \(PrintedText.number($0))" } ?? ""
            return "\(PrintedText.number(stop.location)) \(stop.color.summary)\(hint)"
        }.joined(separator: ", ")
    }
}

extension Color {
    /// The colour as `#RRGGBB`, followed by the opacity unless it is opaque.
    package var summary: String { alpha == 1 ? hex : "\(hex)/\(PrintedText.number(alpha))" }
}
