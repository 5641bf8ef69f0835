/// No part of a still.
@available(*, unavailable, message: "write BarItem(\"Edit\") in a NavigationBar")
public struct EditButton: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init() {}
}
