/// The indices of the blurred backdrops that a body uses.
public struct GlassBackdropUse: Sendable {
    public var face: Int
    public var rim: Int?
    public var bleed: Int?

    public init(face: Int, rim: Int? = nil, bleed: Int? = nil) {
        self.face = face
        self.rim = rim
        self.bleed = bleed
    }
}
