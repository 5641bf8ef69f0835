/// One thing to paint, and where in the scene it came from.
public struct DisplayItem: Sendable {
    /// The scene node that this came from: its id, or its place such as `body[0].card`.
    public var source: String
    public var content: DisplayContent

    public init(source: String, _ content: DisplayContent) {
        self.source = source
        self.content = content
    }
}
