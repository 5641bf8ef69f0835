import Foundation

/// The guides of a view, which a scene does not know before it is laid out.
public struct ViewDimensions: Sendable {
    private init() {}

    /// The width of the view.
    public var width: CGFloat { 0 }

    /// The height of the view.
    public var height: CGFloat { 0 }

    /// The place of a guide.
    public subscript(guide: Alignment) -> CGFloat { 0 }
}
