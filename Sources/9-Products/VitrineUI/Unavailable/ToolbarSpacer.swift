/// Room between items of a bar, which only the unavailable `toolbar` takes.
public struct ToolbarSpacer: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// Creates the room.
    public init(_ sizing: AppWord = .automatic, placement: AppWord = .automatic) {}
}
