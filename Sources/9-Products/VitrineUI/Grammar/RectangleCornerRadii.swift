/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Sendable {
    let topLeading: any NumberConvertible
    let bottomLeading: any NumberConvertible
    let bottomTrailing: any NumberConvertible
    let topTrailing: any NumberConvertible

    /// Creates the radii, each of which is 0 by default.
    public init(
        topLeading: any NumberConvertible = 0, bottomLeading: any NumberConvertible = 0,
        bottomTrailing: any NumberConvertible = 0, topTrailing: any NumberConvertible = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
