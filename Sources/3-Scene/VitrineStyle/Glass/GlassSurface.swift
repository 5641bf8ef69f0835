import VitrineDisplayList
import VitrineGeometry

/// A node's glass and its environment, yet to be applied to a shape.
package struct GlassSurface: Hashable, Sendable {
    package let spec: GlassSpec
    package let environment: SceneEnvironment
    /// `true` if it casts the preset's shadow.
    package let castsPresetShadow: Bool

    package init(spec: GlassSpec, environment: SceneEnvironment, castsPresetShadow: Bool) {
        self.spec = spec
        self.environment = environment
        self.castsPresetShadow = castsPresetShadow
    }

    package var light: GlassLight { spec.light ?? GlassPresets.light(environment.os) }

    package func body(for shape: ResolvedShape) -> Glass.Body {
        Glass.Body(
            shape, spec.optics(in: shape.bounds, environment, radius: shape.tightestRadius ?? .infinity))
    }

    /// Returns the preset's shadow, or `nil` if the scene replaces it.
    package func presetShadow(for shape: ResolvedShape) -> Shadow? {
        castsPresetShadow ? spec.shadow(in: shape.bounds, environment) : nil
    }

    /// Returns the outer shadows among the node's shadows.
    package func resolvedOuterShadows(in shadows: [ShadowSpec]) -> [Shadow] {
        shadows.filter { !$0.isInner }.map { $0.resolved(showsThrough: true) }
    }

    /// Returns the glass of a single shape, with the preset's shadow and the outer shadows of the node.
    package func glass(for shape: ResolvedShape, shadows: [ShadowSpec]) -> Glass {
        let own = presetShadow(for: shape).map { [$0] } ?? []
        return Glass(
            [body(for: shape)], light: light, shadows: own + resolvedOuterShadows(in: shadows),
            edge: spec.edge)
    }
}

extension ResolvedShape {
    /// The radius of the tightest corner of a rectangle; `nil` for other shapes.
    fileprivate var tightestRadius: Double? {
        if case .rectangle = self { return 0 }
        guard case .roundedRectangle(let rect, let radii, _) = self else { return nil }
        let fitted = radii.fitted(to: rect.size)
        return [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
            .map { min($0.width, $0.height) }.min()
    }
}

extension SceneEnvironment {
    /// `true` if glass surfaces are rendered as glass rather than as their replacement.
    package var showsGlass: Bool { os.hasGlass && transparency == .normal }
}
