/// The limits of a scene, checked before any work is done on it.
package struct SceneLimits: Sendable {
    /// The size of one scene file, in bytes.
    package var bytes = 4_000_000
    /// The number of values in the parsed tree. An alias counts each time it is used.
    package var values = 100_000
    /// The nesting depth of values.
    package var depth = 120
    /// The number of components in a scene and everything it imports.
    package var components = 1000
    /// The number of files that a scene imports, directly or transitively.
    package var imports = 64
    /// The magnitude of any length, in points.
    package var length = 100_000.0
    /// The longer side of the canvas, in points.
    package var canvas = 16_384.0
    /// The number of pixels in the canvas or in an image.
    package var pixels = 64_000_000
    /// The number of errors reported for one file before the rest are summarised.
    package var errors = 100

    /// The number of Unicode scalars of all texts that a scene shows, those made from data each time.
    package var characters = 400_000

    package static let standard = SceneLimits()
}
