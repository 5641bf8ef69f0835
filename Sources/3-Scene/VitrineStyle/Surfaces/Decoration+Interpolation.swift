import VitrineGeometry

extension Decoration: Interpolatable {
    /// Fades what only one of them has. Glass mixes by itself (``GlassSpec``), and the nearer one's is kept.
    package func mixture(with other: Decoration, at fraction: Double) -> Decoration {
        Decoration(
            shadows: shadows.interpolated(to: other.shadows, at: fraction),
            material: material.interpolated(to: other.material, at: fraction),
            glass: fraction < 0.5 ? glass : other.glass,
            fills: fills.interpolated(to: other.fills, at: fraction),
            strokes: strokes.interpolated(to: other.strokes, at: fraction))
    }
}
