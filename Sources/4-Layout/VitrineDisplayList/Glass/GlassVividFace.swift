/// The transfer of a face over vivid backdrops, where these leave it otherwise than quiet ones.
///
/// The colourfulness of a colour is the difference between its largest and its smallest component. Its mean
/// behind a whole glass decides for all of it, as edges between hues would show where single pixels did: from
/// `from` to `to`, the numbers of `GlassFace` go over to these by a smoothstep.
public struct GlassVividFace: Hashable, Sendable {
    public var base: Double
    public var gain: Double
    public var lift: Double
    public var chroma: Double
    public var fade: Double
    public var regain: Double
    /// The mean colourfulness up to which backdrops are quiet, 0...1.
    public var from: Double
    /// The mean colourfulness from which backdrops are vivid, 0...1.
    public var to: Double

    public init(
        base: Double, gain: Double, lift: Double = 0, chroma: Double, fade: Double = 0,
        regain: Double = 0, from: Double, to: Double
    ) {
        self.base = base
        self.gain = gain
        self.lift = lift
        self.chroma = chroma
        self.fade = fade
        self.regain = regain
        self.from = from
        self.to = to
    }
}
