import VitrineDisplayList
import VitrineGeometry

/// A node's glass in its environment, before its shape is known.
package struct GlassSurface: Hashable, Sendable {
    package let spec: GlassSpec
    package let environment: SceneEnvironment
    /// Whether it casts the preset's shadow.
    package let castsPresetShadow: Bool

    package init(spec: GlassSpec, environment: SceneEnvironment, castsPresetShadow: Bool) {
        self.spec = spec
        self.environment = environment
        self.castsPresetShadow = castsPresetShadow
    }

    package func body(_ shape: ResolvedShape) -> Glass.Body {
        Glass.Body(shape, spec.optics(in: shape.bounds, environment))
    }

    /// The preset's shadow, where the scene does not replace it.
    package func presetShadow(for shape: ResolvedShape) -> Shadow? {
        castsPresetShadow ? spec.shadow(in: shape.bounds, environment) : nil
    }

    /// The outer ones of the node's shadows.
    package func outerShadows(from shadows: [ShadowSpec]) -> [Shadow] {
        shadows.filter { !$0.isInner }.map { $0.resolved(showsThrough: true) }
    }

    /// The glass of one shape alone, with the outer ones of the node's shadows or its own.
    package func glass(for shape: ResolvedShape, shadows: [ShadowSpec]) -> Glass {
        let own = presetShadow(for: shape).map { [$0] } ?? []
        return Glass(
            [body(shape)], light: spec.light, shadows: own + outerShadows(from: shadows), edge: spec.edge)
    }
}

extension SceneEnvironment {
    /// Whether surfaces of glass are glass, and not what stands for it.
    package var showsGlass: Bool { os.hasGlass && transparency == .normal }
}
