/// The shape of a button.
public struct ButtonBorderShape: Sendable {
    /// The radius of the corners; `nil` for the button's own.
    let radius: CornerRadius?

    /// The shape that suits the button.
    public static let automatic = ButtonBorderShape(radius: nil)

    /// A rectangle with round ends.
    public static let capsule = ButtonBorderShape(radius: .capsule)

    /// A circle, for a button that is an icon.
    public static let circle = ButtonBorderShape(radius: .capsule)

    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(radius: 8)

    /// Returns a rectangle with round corners.
    ///
    /// - Parameter radius: The radius of the corners, in points.
    public static func roundedRectangle(radius: any NumberConvertible) -> ButtonBorderShape {
        ButtonBorderShape(radius: CornerRadius(radius))
    }
}
