import VitrineDisplayList
import VitrinePixels

extension Paint {
    /// The kind of work of its pixels.
    var workKind: RasterWorkKind {
        switch self {
        case .solid: .solid
        case .linear, .radial, .angular, .noise, .mesh: .gradients
        case .image: .pictures
        }
    }

    /// The work of preparing it: a picture is read once.
    var preparation: RasterWorkAmounts {
        switch self {
        case .image(let image):
            RasterWorkAmounts(.sources, 4 * Double(image.pixels.width) * Double(image.pixels.height))
        case .solid, .linear, .radial, .angular, .mesh, .noise: RasterWorkAmounts()
        }
    }
}
