import VitrineColor

/// The paint of a region. Geometry is in points, in the coordinates of the painted item.
public enum Paint: Hashable, Sendable {
    case solid(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case angular(AngularGradient)
    case mesh(MeshGradient)
    case noise(Noise)
    case image(ImagePaint)
}
