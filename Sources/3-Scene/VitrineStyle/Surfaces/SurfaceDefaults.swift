import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The default decoration of component surfaces.
package enum SurfaceDefaults: Sendable {
    /// Returns a tight contact shadow and a wide ambient one. Dark appearance needs stronger shadows for any
    /// to be visible.
    package static func shadows(_ appearance: Appearance) -> [ShadowSpec] {
        let strength = appearance == .light ? 1.0 : 3.0
        return [
            ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.05 * strength), sigma: 1, offset: Point(0, 1))),
            ShadowSpec(
                Shadow(color: Color(white: 0, alpha: 0.08 * strength), sigma: 12, offset: Point(0, 8))),
        ]
    }

    /// Returns `true` if the default surface is glass, or its replacement under reduced transparency.
    package static func isGlass(in environment: SceneEnvironment) -> Bool {
        environment.os.hasGlass || environment.transparency == .reduced
    }

    /// Returns the rim: light along the upper left edge and, fainter, along the lower right one.
    package static func glassRim(_ appearance: Appearance) -> StrokeSpec {
        let levels = appearance == .light ? [0.85, 0.25, 0.12, 0.45] : [0.42, 0.12, 0.05, 0.22]
        let stops = zip([0, 0.35, 0.65, 1], levels).map { GradientStop($0, Color(white: 1, alpha: $1)) }
        return StrokeSpec(
            paint: .linear(stops, from: Point(0, 0), to: Point(1, 1)),
            style: StrokeStyle(width: 1, position: .inside))
    }
}
