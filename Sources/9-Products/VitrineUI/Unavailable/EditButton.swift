/// No part of a still.
@available(*, unavailable, message: "write NavigationBar(\"Title\", trailing: [BarItem(\"Edit\")])")
public struct EditButton: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init() {}
}
