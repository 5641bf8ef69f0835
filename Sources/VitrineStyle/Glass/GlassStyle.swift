/// How a scene calls a kind of Liquid Glass.
package enum GlassStyle: String, Sendable, CaseIterable {
    /// Frosted, for most surfaces.
    case regular
    /// Hardly frosted, for surfaces over pictures.
    case clear
    /// Regular, with the accent colour as its tint.
    case prominent
    /// Between clear and regular.
    case thin
    /// None: nothing is painted.
    case identity
}
