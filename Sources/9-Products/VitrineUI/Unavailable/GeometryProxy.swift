/// The room that a view has, which a scene does not know before it is laid out.
public struct GeometryProxy: Sendable {
    private init() {}

    /// The size of the room.
    public var size: (width: Double, height: Double) { (0, 0) }
}
