import VitrineDisplayList
import VitrineGeometry

extension GlassOptics {
    /// Returns the glass in other coordinates. Lengths are scaled by the map's mean scale.
    package func mapped(by map: Affine) -> GlassOptics {
        if map == .identity { return self }
        var optics = self
        optics.glow.center = map.apply(glow.center)
        let factor = map.lengthFactor
        if factor == 1 { return optics }
        for path in Self.lengths { optics[keyPath: path] *= factor }
        return optics
    }

    /// All parameters in points.
    private static let lengths: [GlassParameter.NumberPath] = GlassParameter.all.compactMap { parameter in
        guard parameter.unit == .points, case .number(_, let path) = parameter.value else { return nil }
        return path
    }
}

extension Shadow {
    /// Returns the shadow in other coordinates. Its offset is transformed by the map.
    package func mapped(by map: Affine) -> Shadow {
        if map == .identity { return self }
        var shadow = self
        shadow.offset = map.apply(offset) - map.apply(.zero)
        shadow.sigma *= map.lengthFactor
        shadow.spread *= map.lengthFactor
        return shadow
    }
}

extension Affine {
    /// The mean scale of lengths, exactly 1 for rotations despite rounding errors.
    package var lengthFactor: Double {
        let factor = meanScale
        return abs(factor - 1) < 1e-9 ? 1 : factor
    }
}
