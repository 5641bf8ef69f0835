/// One item to paint, and the part of the scene that it came from.
public struct DisplayItem: Equatable, Sendable {
    /// The scene node that this came from: its id, or its position such as `body[0].card`.
    public var source: String
    public var content: DisplayContent

    public init(source: String, _ content: DisplayContent) {
        self.source = source
        self.content = content
    }
}
