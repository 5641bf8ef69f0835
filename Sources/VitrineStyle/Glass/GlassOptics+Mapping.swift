import VitrineDisplayList
import VitrineGeometry

extension GlassOptics {
    /// The same glass in other coordinates. Lengths grow as lengths do on average.
    package func mapped(by map: Affine) -> GlassOptics {
        if map == .identity { return self }
        var optics = self
        optics.glow.center = map.apply(glow.center)
        let factor = map.lengthFactor
        if factor == 1 { return optics }
        for path in Self.lengths { optics[keyPath: path] *= factor }
        return optics
    }

    private static let lengths: [GlassParameter.NumberPath] = [
        \.frost, \.lens.height, \.lens.amount, \.bleed.height, \.bleed.amount, \.bleed.outerHeight,
        \.bleed.outerAmount, \.bleed.sigma, \.innerShadow.reach, \.innerShadow.shift, \.rim.width,
        \.contour.width, \.glow.radius,
    ]
}

extension Shadow {
    /// The same shadow in other coordinates: it falls where the map turns it to.
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
    /// By how much lengths grow on average; 1 for rotations, whose rounding counts for nothing.
    package var lengthFactor: Double {
        let factor = meanScale
        return abs(factor - 1) < 1e-9 ? 1 : factor
    }
}
