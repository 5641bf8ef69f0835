/// What a scene may ask for at most, checked before any work is done on it.
public struct SceneLimits: Sendable {
    /// Bytes of one scene file.
    public var bytes = 4_000_000
    /// Values in the parsed tree, aliases counted as often as they are used.
    public var values = 100_000
    /// Values within values.
    public var depth = 120
    /// Components of a scene and of all that it imports.
    public var components = 1000
    /// Files that a scene imports, directly or through others.
    public var imports = 64
    /// The largest length, in points, either side of zero.
    public var length = 100_000.0
    /// The longer side of the canvas, in points.
    public var canvas = 16_384.0
    /// Pixels of the canvas, and of an image.
    public var pixels = 64_000_000
    /// Errors reported of one file before the rest is summed up.
    public var errors = 100

    public static let standard = SceneLimits()
}
