import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// The glass that a scene gives a node. Values that are `nil` come from the preset.
package struct GlassSpec: Hashable, Sendable {
    /// The default luma from which the backdrop of adaptive glass counts as light, 0...1.
    package static let defaultThreshold = 0.5

    /// Returns the luma from which the backdrop of bars that adapt by themselves counts as light: bars keep
    /// the page's appearance unless what is behind them is clearly of the other.
    ///
    /// Seen on iOS 26 in light: a bar is dark over a photograph with a luma of about 0.2, and light over one
    /// of about 0.4 and over blue, green and red of 0.4 to 0.6. The numbers are our own choice.
    package static func barThreshold(_ appearance: Appearance) -> Double {
        appearance == .light ? 0.28 : 0.65
    }

    /// Default: regular.
    package var style: GlassStyle?
    package var tint: GlassTint?
    /// Default: at rest.
    package var state: GlassState?
    /// `true` if a touch or a pointer lights it up.
    package var isInteractive = true
    /// The position of the touch. Default: the middle.
    package var touch: PointSpec?
    /// The luma from which the backdrop counts as light, 0...1, if the node adapts to it.
    package var threshold: Double?
    /// `true` if the node does not adapt, even where its kind does by itself.
    package var isFixed = false
    /// The slider from clear (0) to tinted (1), a setting of release 27.
    package var slider = GlassPresets.defaultSliderPosition
    package var overrides = GlassOverrides()
    /// Default: that of the release.
    package var light: GlassLight?
    package var edge = BackdropFilter.Edge.canvas
    /// Shadows that replace the preset's.
    package var shadows: [ShadowSpec]?
    /// The identity of the glass in morphs.
    package var id: String?
    /// The name of the union that merges glass into one shape within a container.
    package var union: String?
    /// How it appears and disappears within a container.
    package var transition = GlassTransition.matchedGeometry
    /// `true` if the glass is a lens in front of the content rather than a surface under it. No setting
    /// replaces such glass, and no container includes it.
    package var isLoupe = false
    /// Other glass that shows in this, in order, while one goes over to the other.
    package var blends: [Blend] = []

    /// `true` for glass that only says that its node does not adapt, and is otherwise that of its kind.
    package var isOnlyFixed: Bool { isFixed && self == GlassSpec(isFixed: true) }

    /// Glass that shows in other glass.
    package struct Blend: Hashable, Sendable {
        package var spec: GlassSpec
        /// How much of it shows: 0 for none, 1 for it alone; beyond where an animation overshoots.
        package var share: Double
    }

    package init(
        style: GlassStyle? = nil, tint: GlassTint? = nil, state: GlassState? = nil,
        isInteractive: Bool = true, touch: PointSpec? = nil, threshold: Double? = nil,
        isFixed: Bool = false,
        slider: Double = GlassPresets.defaultSliderPosition, overrides: GlassOverrides = GlassOverrides(),
        light: GlassLight? = nil, edge: BackdropFilter.Edge = BackdropFilter.Edge.canvas,
        shadows: [ShadowSpec]? = nil, id: String? = nil, union: String? = nil, isLoupe: Bool = false
    ) {
        self.style = style
        self.tint = tint
        self.state = state
        self.isInteractive = isInteractive
        self.touch = touch
        self.threshold = threshold
        self.isFixed = isFixed
        self.slider = slider
        self.overrides = overrides
        self.light = light
        self.edge = edge
        self.shadows = shadows
        self.id = id
        self.union = union
        self.isLoupe = isLoupe
    }

    var shownStyle: GlassStyle { main.style ?? .regular }

    /// That which shows most, of the glass and what shows in it.
    package var main: GlassSpec { blends.last { $0.share >= 0.5 }?.spec.main ?? self }

    /// `true` for no glass, so that nothing is painted.
    package var isIdentity: Bool { style == .identity && blends.allSatisfy(\.spec.isIdentity) }

    /// How much of glass that is focused shows, 0...1.
    package var focusShare: Double {
        min(max(blended { $0.state == .focused ? 1 : 0 }, 0), 1)
    }

    /// Returns what lies between the values that the glass has and what shows in it.
    ///
    /// - Parameter value: Returns the value of glass in which no other shows.
    package func blended<Value: Interpolatable>(_ value: (GlassSpec) -> Value) -> Value {
        var own = self
        own.blends = []
        return blends.reduce(value(own)) { result, blend in
            result.interpolated(to: blend.spec.blended(value), at: blend.share)
        }
    }

    /// Returns the tint, by default the accent colour for prominent glass, and fainter for disabled glass.
    func tint(in environment: SceneEnvironment) -> GlassTint? {
        blends.isEmpty ? ownTint(in: environment) : blended { $0.ownTint(in: environment) }
    }

    private func ownTint(in environment: SceneEnvironment) -> GlassTint? {
        let standard = environment.accent.opacity(GlassPresets.prominentOpacity)
        guard var shown = tint ?? (style == .prominent ? GlassTint(standard) : nil) else { return nil }
        // The ramp was read in light appearance. In dark, where what lies behind is dark, it would leave a
        // third less than the tint: glass keeps its tint there unless the scene states a ramp.
        if environment.appearance == .dark, shown == GlassTint(shown.color) {
            (shown.floor, shown.gamma) = (1, 0)
        }
        if state == .disabled { shown.color = shown.color.opacity(GlassStateEffects.disabled) }
        return shown
    }

    /// Returns the optics of the glass for a shape with these bounds.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the shape.
    ///   - environment: The environment of the node.
    ///   - radius: The radius of the shape's tightest corner. Default: that of a capsule, or more.
    func optics(in bounds: Rect, _ environment: SceneEnvironment, radius: Double = .infinity) -> GlassOptics {
        blended { $0.ownOptics(in: bounds, environment, radius) }
    }

    private func ownOptics(
        in bounds: Rect, _ environment: SceneEnvironment, _ radius: Double
    ) -> GlassOptics {
        let d = min(bounds.width, bounds.height)
        var optics = GlassPresets.optics(
            shownStyle, d, slider: slider, os: environment.os, appearance: environment.appearance)
        optics.lens.amount = min(
            optics.lens.amount, max(GlassPresets.lensAmountByRadius * radius, optics.lens.height))
        optics.glow = GlassGlow(
            center: touch?.point(in: bounds) ?? bounds.point(atUnit: Point(0.5, 0.5)),
            radius: GlassStateEffects.spotRadius * d)
        // What is no glass has nothing that a setting could change.
        if style == .identity { return optics }
        optics.tint = ownTint(in: environment)
        if environment.contrast == .increased {
            GlassStateEffects.strengthen(&optics, environment.appearance)
        }
        if let state, isInteractive || state == .disabled {
            GlassStateEffects.change(&optics, to: state, environment.appearance)
        }
        if isLoupe { optics.lens.amount = GlassPresets.loupeAmount(d) }
        if environment.appearance == .dark, let tint = optics.tint {
            optics.rim.chroma = optics.rim.chroma.interpolated(
                to: GlassPresets.tintedRimChroma, at: min(max(tint.color.alpha, 0), 1))
        }
        overrides.apply(to: &optics)
        return optics
    }

    /// Returns the preset shadow of the glass for a shape with these bounds.
    func shadow(in bounds: Rect, _ environment: SceneEnvironment) -> Shadow {
        blended { $0.ownShadow(in: bounds, environment) }
    }

    private func ownShadow(in bounds: Rect, _ environment: SceneEnvironment) -> Shadow {
        var shadow = GlassPresets.shadow(shownStyle, in: bounds, environment.os, environment.appearance)
        if state == .disabled { shadow.color = shadow.color.opacity(GlassStateEffects.disabled) }
        return style == .identity ? shadow.faded : shadow
    }

    /// The description in dumps.
    package var summary: String {
        var text = (style ?? .regular).rawValue
        if let tint { text += " tint \(tint.color.summary)" }
        if let state, state != .rest { text += " \(state.rawValue)" }
        if let threshold { text += " adaptive \(PrintedText.number(threshold))" }
        if let id { text += " id \(id)" }
        if let union { text += " union \(union)" }
        text += overrides.summary
        for blend in blends {
            text += " to \(PrintedText.number(blend.share * 100))% \(blend.spec.summary)"
        }
        return text
    }
}
