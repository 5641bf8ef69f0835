/// The maximum number of differing pixels in any window of `window` by `window` pixels.
package struct DensityLimit: Hashable, Sendable {
    /// A window larger than the picture is as large as the picture.
    package var window: Int
    package var allowed: Int

    package init(window: Int, allowed: Int) {
        self.window = window
        self.allowed = allowed
    }
}
