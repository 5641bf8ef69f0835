// SwiftUI's words for Liquid Glass.

extension Glass {
    /// Returns the glass with a tint.
    public func tint(_ color: GlassTint) -> Glass { setting("tint", color.sceneLiteral) }

    /// Returns the glass with a tint.
    @_disfavoredOverload
    public func tint(_ color: Color) -> Glass { tint(GlassTint(color)) }

    /// Returns glass that reacts to touches, which shows in its states.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        setting("interactive", isEnabled.sceneLiteral)
    }

    private func setting(_ key: String, _ value: SceneLiteral) -> Glass {
        Glass(sceneLiteral.setting(key, value, scalar: "style"))
    }
}

/// Views whose glass melts together, under SwiftUI's name.
public typealias GlassEffectContainer = GlassContainer

extension Material {
    /// The material that most of the backdrop shines through.
    public static var ultraThinMaterial: Material { ultraThin }

    /// The material that much of the backdrop shines through.
    public static var thinMaterial: Material { thin }

    /// The material that some of the backdrop shines through.
    public static var regularMaterial: Material { regular }

    /// The material that little of the backdrop shines through.
    public static var thickMaterial: Material { thick }

    /// The material that least of the backdrop shines through.
    public static var ultraThickMaterial: Material { ultraThick }
}
