import VitrineColor
import VitrineGeometry

extension GlassOptics {
    /// Every number by its name, in a stable order, for printing, checking and comparing.
    var fields: [(name: String, value: Double)] {
        lens.fields + [("frost", frost), ("rimFrost", rimFrost)]
            + (clarity == 0 ? [] : [("clarity", clarity)]) + face.fields("face")
            + (tint?.fields ?? []) + bleed.fields + innerShadow.fields + rim.fields + contour.fields
            + glow.fields
    }

    public var isFinite: Bool { fields.allSatisfy(\.value.isFinite) }
}

extension GlassLens {
    fileprivate var fields: [(name: String, value: Double)] {
        [
            ("lens.height", height), ("lens.amount", amount), ("lens.depth", depth),
            ("lens.dispersion", dispersion), ("lens.magnification", magnification),
        ]
    }
}

extension GlassFace {
    fileprivate func fields(_ name: String) -> [(name: String, value: Double)] {
        [
            (name + ".base", base), (name + ".gain", gain), (name + ".lift", lift),
            (name + ".chroma", chroma), (name + ".fade", fade),
        ] + (regain == 0 ? [] : [(name + ".regain", regain)]) + emission.fields(name + ".emission")
            + (vivid?.fields(name + ".vivid") ?? []) + (hue == 0 ? [] : [(name + ".hue", hue)])
    }
}

extension GlassVividFace {
    fileprivate func fields(_ name: String) -> [(name: String, value: Double)] {
        [
            (name + ".base", base), (name + ".gain", gain), (name + ".lift", lift),
            (name + ".chroma", chroma), (name + ".fade", fade), (name + ".from", from), (name + ".to", to),
        ] + (regain == 0 ? [] : [(name + ".regain", regain)])
    }
}

extension Color {
    fileprivate func fields(_ name: String) -> [(name: String, value: Double)] {
        [(name + ".red", red), (name + ".green", green), (name + ".blue", blue), (name + ".alpha", alpha)]
    }
}

extension GlassTint {
    fileprivate var fields: [(name: String, value: Double)] {
        color.fields("tint") + [("tint.floor", floor), ("tint.exponent", exponent), ("tint.gamma", gamma)]
    }
}

extension GlassBleed {
    fileprivate var fields: [(name: String, value: Double)] {
        [
            ("bleed.height", height), ("bleed.amount", amount), ("bleed.outerHeight", outerHeight),
            ("bleed.outerAmount", outerAmount), ("bleed.sigma", sigma), ("bleed.opacity", opacity),
        ] + face.fields("bleed.face")
    }
}

extension GlassInnerShadow {
    fileprivate var fields: [(name: String, value: Double)] {
        [
            ("innerShadow.opacity", opacity), ("innerShadow.reach", reach), ("innerShadow.shift", shift),
            ("innerShadow.directionality", directionality),
        ]
    }
}

extension GlassRim {
    fileprivate var fields: [(name: String, value: Double)] {
        [
            ("rim.amount", amount), ("rim.width", width), ("rim.spread", spread), ("rim.halo", halo),
            ("rim.white", white), ("rim.keep", keep), ("rim.chroma", chroma),
        ]
    }
}

extension GlassContour {
    fileprivate var fields: [(name: String, value: Double)] {
        color.fields("contour") + [("contour.width", width)]
    }
}

extension GlassGlow {
    fileprivate var fields: [(name: String, value: Double)] {
        [
            ("glow.ambient", ambient), ("glow.spot", spot), ("glow.x", center.x), ("glow.y", center.y),
            ("glow.radius", radius),
        ]
    }
}
