import VitrineDisplayList
import VitrineGeometry

/// A node's glass in its environment, before its shape is known.
package struct GlassSurface: Hashable, Sendable {
    package let spec: GlassSpec
    package let environment: SceneEnvironment
    /// Whether it casts the preset's shadow.
    package let castsOwnShadow: Bool

    package init(spec: GlassSpec, environment: SceneEnvironment, castsOwnShadow: Bool) {
        self.spec = spec
        self.environment = environment
        self.castsOwnShadow = castsOwnShadow
    }

    package func body(_ shape: Shape) -> Glass.Body {
        Glass.Body(shape, spec.optics(in: shape.bounds, environment))
    }

    /// The preset's shadow, where the scene does not replace it.
    package func ownShadow(_ shape: Shape) -> Shadow? {
        castsOwnShadow ? spec.shadow(in: shape.bounds, environment) : nil
    }

    /// The outer ones of the node's shadows.
    package func cast(_ shadows: [ShadowSpec]) -> [Shadow] {
        shadows.filter { !$0.isInner }.map { $0.resolved(showsThrough: true) }
    }

    /// The glass of one shape alone, with the outer ones of the node's shadows or its own.
    package func item(_ shape: Shape, shadows: [ShadowSpec]) -> Glass {
        let own = ownShadow(shape).map { [$0] } ?? []
        return Glass([body(shape)], light: spec.light, shadows: own + cast(shadows), edge: spec.edge)
    }
}

extension SceneEnvironment {
    /// Whether surfaces of glass are glass, and not what stands for it.
    package var showsGlass: Bool { os.hasGlass && transparency == .normal }
}
