/// An item of a bar, which only the unavailable `toolbar` takes.
public struct ToolbarItem: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the views of the item.
    public init(placement: AppWord = .automatic, @ViewBuilder content: () -> ViewList) {
        literals = content().literals
    }
}
