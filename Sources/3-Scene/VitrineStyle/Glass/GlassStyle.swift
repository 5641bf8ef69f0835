/// A kind of Liquid Glass, by its name in scenes.
package enum GlassStyle: String, Sendable, CaseIterable {
    /// Frosted, for most surfaces.
    case regular
    /// Barely frosted, for surfaces over pictures.
    case clear
    /// Regular, with the accent colour as its tint.
    case prominent
    /// Between clear and regular.
    case thin
    /// No glass: nothing is painted.
    case identity
}
