/// A shape, which is a view of its own and the shape of a clip, a surface or a background.
public protocol Shape: View {}

extension Rectangle: Shape {}
extension RoundedRectangle: Shape {}
extension Capsule: Shape {}
extension Circle: Shape {}
extension Ellipse: Shape {}
extension Arc: Shape {}
extension Ring: Shape {}
extension Polygon: Shape {}
extension Star: Shape {}
extension Path: Shape {}
extension Union: Shape {}
extension Intersection: Shape {}
extension Difference: Shape {}

/// A shape that can have a border inside its outline, as all shapes can.
public typealias InsettableShape = Shape

extension Shape {
    /// The corners of a surface of this shape; `nil` for one that is no rectangle.
    var corners: CornerRadius? {
        guard let first = nodes.first?.entries?.first, nodes.count == 1 else { return nil }
        switch first.key {
        case "rectangle": return 0
        case "roundedRectangle":
            if case .null = first.value.content { return 0 }
            return CornerRadius(first.value)
        case "capsule", "circle": return .capsule
        case "ellipse": return SurfaceShape.ellipse.corners
        default: return nil
        }
    }

    /// The shape as that of a clip.
    var clip: Clip {
        guard let first = nodes.first?.entries?.first, nodes.count == 1 else { return Clip { self } }
        switch first.key {
        case "rectangle": return .rectangle
        case "capsule": return .capsule
        case "circle":
            if case .null = first.value.content { return .circle }
            return Clip { self }
        case "ellipse": return .ellipse
        case "roundedRectangle": return corners.map { .cornerRadius($0) } ?? .rectangle
        default: return Clip { self }
        }
    }
}
