/// The maximum number of differing pixels in any window of `window` by `window` pixels.
public struct DensityLimit: Hashable, Sendable {
    /// A window larger than the picture is as large as the picture.
    public var window: Int
    public var allowed: Int

    public init(window: Int, allowed: Int) {
        self.window = window
        self.allowed = allowed
    }
}
