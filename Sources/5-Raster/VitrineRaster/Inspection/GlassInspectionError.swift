/// The reason why a glass surface cannot be inspected. User-facing messages are worded elsewhere.
public enum GlassInspectionError: Error, Hashable, Sendable {
    /// The list paints no glass.
    case noGlass
    /// No glass was named, and there are several.
    case ambiguous(known: [String])
    /// No glass has this name.
    case unknown(name: String, known: [String])
    /// The glass is not painted, because adaptive content around it chose its other list.
    case unpainted(name: String)
    /// No pixel of the canvas is near the glass.
    case outside(name: String)
    case raster(RasterError)
}
