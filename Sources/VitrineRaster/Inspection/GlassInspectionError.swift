/// Why there is nothing to show of a glass. The wording for people stands elsewhere.
public enum GlassInspectionError: Error, Hashable, Sendable {
    /// The list paints no glass.
    case noGlass
    /// None was named, and there are several.
    case ambiguous(known: [String])
    /// No glass has this name.
    case unknown(name: String, known: [String])
    /// The glass is not painted: what is adaptive around it took its other list.
    case unpainted(name: String)
    /// No pixel of the canvas is near the glass.
    case outside(name: String)
    case raster(RasterError)
}
