import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension GlassPreset {
    /// Returns the optics of a shape whose shorter side is `d` points.
    func optics(_ d: Double, slider: Double) -> GlassOptics {
        let face = face.face(d, slider)
        var rim = edges.rim
        rim.white += edges.largeRim * GlassPreset.sizeFraction(d)
        let frost = frost.sigma(d, slider)
        let clarity = (sharp?.share ?? 0) * (1 - GlassPreset.largeSizeFraction(d))
        let rimFrost = clarity > 0 && frost > 0 ? min((sharp?.sigma ?? 0) / frost, 1) : 1
        return GlassOptics(
            lens: GlassLens(height: lensHeight(d), amount: lensAmount(d)), frost: frost, rimFrost: rimFrost,
            clarity: clarity, face: face, bleed: bleed?.optics(d, face) ?? GlassBleed(), rim: rim,
            contour: edges.contour)
    }

    /// Returns the shadow of a shape with these bounds. Measured on buttons and bars and on large shapes;
    /// what lies between them is our own choice.
    func shadow(in bounds: Rect) -> Shadow {
        let cast = edges.shadow
        let size = Self.sizeFraction(min(bounds.width, bounds.height))
        return Shadow(
            color: Color(white: 0, alpha: cast.opacity.interpolated(to: cast.large, at: size)),
            sigma: cast.sigma,
            offset: Point(0, cast.y), gain: cast.gain(size), falloff: .distance)
    }
}

extension GlassPreset.Frost {
    fileprivate func sigma(_ d: Double, _ slider: Double) -> Double {
        switch self {
        case .constant(let sigma): sigma
        case .bySize(let sigma): sigma(GlassPreset.frostSizeFraction(d))
        case .bySlider(let scale, let slope, let steep):
            scale * ExactMath.exp(slope * min(slider, 0.5) + steep * max(slider - 0.5, 0))
        }
    }
}

extension GlassPreset.Face {
    /// Returns the fraction of a range of sizes below `d`, 0...1.
    private static func progress(of d: Double, through range: ClosedRange<Double>) -> Double {
        min(max((d - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
    }

    fileprivate func face(_ d: Double, _ slider: Double) -> GlassFace {
        switch self {
        case .matrix(let quiet, let vivid, let fill, let opacity, let small):
            let growth = Self.progress(of: d, through: GlassPresets.fillTransition)
            let u = GlassPreset.sizeFraction(d)
            let fill = Color(white: fill, alpha: small + (opacity - small) * growth)
            var face = quiet.face(u, fill)
            guard let vivid, u < 1 else { return face }
            let other = vivid.levels.face(u, fill)
            face.vivid = GlassVividFace(
                base: other.base, gain: other.gain, lift: other.lift, chroma: other.chroma, fade: other.fade,
                regain: other.regain, from: vivid.range.lowerBound, to: vivid.range.upperBound)
            face.hue = vivid.hue * (1 - u)
            return face
        case .transfer(let emission, let small, let large, let lift, let chroma):
            let t = Self.progress(of: d, through: GlassPresets.gainTransition)
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

extension GlassPreset.Levels {
    fileprivate func face(_ u: Double, _ fill: Color) -> GlassFace {
        var face = GlassFace(black: black(u), white: white(u), chroma: chroma(u), fill: fill)
        (face.lift, face.fade, face.regain) = (lift(u), fade(u), regain(u))
        return face
    }
}

extension GlassPreset.Bleed {
    fileprivate func optics(_ d: Double, _ face: GlassFace) -> GlassBleed {
        let v = GlassPreset.largeSizeFraction(d)
        guard v > 0 else { return GlassBleed() }
        return GlassBleed(
            height: height(d), amount: amount(d), outerHeight: outerHeight(d), outerAmount: outerAmount(d),
            sigma: sigma(d), opacity: opacity * v, face: face)
    }
}

extension GlassPresets {
    /// Returns the optics of a glass style on a shape whose shorter side is `d` points.
    static func optics(
        _ style: GlassStyle, _ d: Double, slider: Double, os: OSVersion, appearance: Appearance
    ) -> GlassOptics {
        func plain(clear: Bool) -> GlassOptics {
            preset(isClear: clear, os: os, appearance: appearance).optics(d, slider: slider)
        }
        switch style {
        case .regular, .prominent: return plain(clear: false)
        case .clear: return plain(clear: true)
        case .thin:
            // Our own choice: the mean of both for everything that hides the backdrop. With the lens of
            // regular glass, which frost hides there, the backdrop would be folded over half of the height.
            let (clear, regular) = (plain(clear: true), plain(clear: false))
            var optics = regular
            optics.lens = clear.lens
            optics.face = clear.face.interpolated(to: regular.face, at: thinPosition)
            optics.frost = clear.frost.interpolated(to: regular.frost, at: thinPosition)
            optics.bleed.opacity *= thinPosition
            return optics
        case .identity: return GlassOptics()
        }
    }

    /// Returns the shadow that a glass style casts from a shape with these bounds.
    static func shadow(
        _ style: GlassStyle, in bounds: Rect, _ os: OSVersion, _ appearance: Appearance
    ) -> Shadow {
        preset(isClear: style == .clear, os: os, appearance: appearance).shadow(in: bounds)
    }
}
