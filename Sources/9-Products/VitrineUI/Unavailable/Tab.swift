/// A tab, which only the unavailable `TabView` takes.
public struct Tab: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the content of the tab.
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, @ViewBuilder content: () -> ViewList
    ) {
        literals = content().literals
    }

    /// Creates the content of the tab.
    public init<Value: Hashable>(
        _ title: any TextConvertible, systemImage: any TextConvertible, value: Value,
        @ViewBuilder content: () -> ViewList
    ) {
        literals = content().literals
    }
}
