import VitrineDisplayList
import VitrineGeometry

/// The glass that a scene gives a node. What is nil follows from the preset.
package struct GlassSpec: Hashable, Sendable {
    /// The luma from which what lies behind adaptive glass counts as light.
    package static let defaultThreshold = 0.5

    /// Regular unless told.
    package var style: GlassStyle?
    package var tint: GlassTint?
    /// At rest unless told.
    package var state: GlassState?
    /// Whether a touch or a pointer lights it up.
    package var isInteractive = true
    /// Where it is touched; its middle unless told.
    package var touch: PointSpec?
    /// The luma from which what lies behind counts as light, where the node follows that.
    package var threshold: Double?
    /// From clear, 0, to tinted, 1: a setting of the release 27.
    package var slider = GlassPresets.slider
    package var overrides = GlassOverrides()
    package var light = GlassLight()
    package var edge = BackdropFilter.Edge.canvas
    /// Shadows instead of the preset's.
    package var shadows: [ShadowSpec]?
    /// What morphs know it by.
    package var id: String?
    /// What it is one shape with in a container, where others say the same.
    package var union: String?
    /// Whether it is a lens before the content rather than a surface under it: no setting replaces it, and no container takes it.
    package var isLoupe = false

    package init(
        style: GlassStyle? = nil, tint: GlassTint? = nil, state: GlassState? = nil,
        isInteractive: Bool = true, touch: PointSpec? = nil, threshold: Double? = nil,
        slider: Double = GlassPresets.slider, overrides: GlassOverrides = GlassOverrides(),
        light: GlassLight = GlassLight(), edge: BackdropFilter.Edge = BackdropFilter.Edge.canvas,
        shadows: [ShadowSpec]? = nil, id: String? = nil, union: String? = nil, isLoupe: Bool = false
    ) {
        self.style = style
        self.tint = tint
        self.state = state
        self.isInteractive = isInteractive
        self.touch = touch
        self.threshold = threshold
        self.slider = slider
        self.overrides = overrides
        self.light = light
        self.edge = edge
        self.shadows = shadows
        self.id = id
        self.union = union
        self.isLoupe = isLoupe
    }

    var shownStyle: GlassStyle { style ?? .regular }

    /// The tint, the accent colour where prominent glass has none of its own; fainter where it is disabled.
    func tint(in environment: SceneEnvironment) -> GlassTint? {
        let standard = environment.accent.opacity(GlassPresets.prominentOpacity)
        guard var shown = tint ?? (style == .prominent ? GlassTint(standard) : nil) else { return nil }
        if state == .disabled { shown.color = shown.color.opacity(GlassStateEffects.disabled) }
        return shown
    }

    /// What the glass of a shape with these bounds is made of.
    func optics(in bounds: Rect, _ environment: SceneEnvironment) -> GlassOptics {
        let d = min(bounds.width, bounds.height)
        var optics = GlassPresets.optics(
            shownStyle, d, slider: slider, environment.os, environment.appearance)
        optics.tint = tint(in: environment)
        optics.glow = GlassGlow(
            center: touch?.point(in: bounds) ?? bounds.point(atUnit: Point(0.5, 0.5)),
            radius: GlassStateEffects.spotRadius * d)
        if environment.contrast == .increased {
            GlassStateEffects.strengthen(&optics, environment.appearance)
        }
        if let state, isInteractive || state == .disabled { GlassStateEffects.change(&optics, to: state) }
        overrides.apply(to: &optics)
        return optics
    }

    /// What the glass of such a shape casts of its own.
    func shadow(in bounds: Rect, _ environment: SceneEnvironment) -> Shadow {
        var shadow = GlassPresets.shadow(
            shownStyle, min(bounds.width, bounds.height), environment.os, environment.appearance)
        if state == .disabled { shadow.color = shadow.color.opacity(GlassStateEffects.disabled) }
        return shadow
    }

    /// For dumps.
    package var summary: String {
        var text = shownStyle.rawValue
        if let tint { text += " tint \(tint.color.summary)" }
        if let state, state != .rest { text += " \(state.rawValue)" }
        if let threshold { text += " adaptive \(Format.number(threshold))" }
        if let id { text += " id \(id)" }
        if let union { text += " union \(union)" }
        return text + overrides.summary
    }
}
