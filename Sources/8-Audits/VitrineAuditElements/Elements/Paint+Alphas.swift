import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension Paint {
    /// The alpha of its most translucent part.
    package var leastAlpha: Double { alphas.min() ?? 0 }

    /// The alpha of its most opaque part.
    package var greatestAlpha: Double { alphas.max() ?? 0 }

    private var alphas: [Double] {
        switch self {
        case .solid(let color): [color.alpha]
        case .linear(let gradient): gradient.stops.map(\.color.alpha)
        case .radial(let gradient): gradient.stops.map(\.color.alpha)
        case .angular(let gradient): gradient.stops.map(\.color.alpha)
        case .mesh(let mesh): mesh.vertices.map(\.color.alpha)
        case .noise(let noise): noise.stops.map(\.color.alpha)
        case .image(let image): [image.opacity]
        }
    }
}
