import VitrineDisplayList
import VitrineGeometry

extension GlassPreset {
    /// Returns the optics of a shape whose shorter side is `d` points.
    func optics(_ d: Double, slider: Double) -> GlassOptics {
        GlassOptics(
            lens: GlassLens(height: lensHeight(d), amount: lensAmount(d)), frost: frost.sigma(d, slider),
            face: face.face(d, slider), bleed: bleed?.optics(d) ?? GlassBleed(), innerShadow: innerShadow,
            rim: edges.rim, contour: edges.contour)
    }

    /// Returns the shadow of a shape whose shorter side is `d` points.
    func shadow(_ d: Double) -> Shadow {
        let cast = edges.shadow
        return Shadow(
            color: Color(white: 0, alpha: cast.opacity(Self.u(d))), sigma: cast.sigma,
            offset: Point(0, cast.y))
    }
}

extension GlassPreset.Frost {
    fileprivate func sigma(_ d: Double, _ slider: Double) -> Double {
        switch self {
        case .bySize(let span): span(GlassPreset.u(d))
        case .constant(let sigma): sigma
        case .bySlider(let scale, let slope, let steep):
            scale * ExactMath.exp(slope * min(slider, 0.5) + steep * max(slider - 0.5, 0))
        }
    }
}

extension GlassPreset.Face {
    fileprivate func face(_ d: Double, _ slider: Double) -> GlassFace {
        switch self {
        case .matrix(let black, let white, let chroma, let fill, let opacity, let small):
            let (start, end) = GlassPresets.smallFill
            let growth = min(max((d - start) / (end - start), 0), 1)
            return GlassFace(
                black: black, white: white, chroma: chroma,
                fill: Color(white: fill, alpha: small + (opacity - small) * growth))
        case .transfer(let emission, let small, let large, let lift, let chroma):
            let (start, end) = GlassPresets.smallGain
            let t = min(max((d - start) / (end - start), 0), 1)
            let gain = GlassPreset.Ramp(small(slider), large(slider))(t * t * (3 - 2 * t))
            let light = emission(slider)
            // Over nothing, the face's opacity matches how much of the backdrop it hides, and it is no
            // brighter than white.
            let alpha = max(1 - gain, light)
            return GlassFace(
                base: 0, gain: gain, lift: lift(slider), chroma: chroma(slider),
                emission: Color(white: light, alpha: alpha))
        }
    }
}

extension GlassPreset.Bleed {
    fileprivate func optics(_ d: Double) -> GlassBleed {
        let v = GlassPreset.v(d)
        guard v > 0 else { return GlassBleed() }
        return GlassBleed(
            height: height(d), amount: amount(d), outerHeight: outerHeight(d), outerAmount: outerAmount(d),
            sigma: sigma(d), opacity: opacity * v, face: face)
    }
}

extension GlassPresets {
    /// Returns the optics of a glass style on a shape whose shorter side is `d` points.
    static func optics(
        _ style: GlassStyle, _ d: Double, slider: Double, _ os: OSVersion, _ appearance: Appearance
    ) -> GlassOptics {
        func plain(clear: Bool) -> GlassOptics {
            table(clear: clear, os, appearance).optics(d, slider: slider)
        }
        switch style {
        case .regular, .prominent: return plain(clear: false)
        case .clear: return plain(clear: true)
        case .thin:
            // Our own choice: the lens of regular glass, and the mean of both for everything that hides the
            // backdrop.
            let (clear, regular) = (plain(clear: true), plain(clear: false))
            var optics = regular
            optics.face = clear.face.mixed(with: regular.face, thinness)
            optics.frost = clear.frost + (regular.frost - clear.frost) * thinness
            optics.bleed.opacity *= thinness
            return optics
        case .identity: return GlassOptics()
        }
    }

    /// Returns the shadow that a glass style casts.
    static func shadow(_ style: GlassStyle, _ d: Double, _ os: OSVersion, _ appearance: Appearance) -> Shadow
    {
        table(clear: style == .clear, os, appearance).shadow(d)
    }
}
