import Foundation

/// No part of a still.
@available(*, unavailable, message: "write Image(\"picture.png\") with a file beside the scene")
public struct AsyncImage: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(url: URL?, scale: CGFloat = 1) {}

    /// No part of a still.
    public init(
        url: URL?, @ViewBuilder content: (Image) -> ViewList, @ViewBuilder placeholder: () -> ViewList
    ) {}
}
