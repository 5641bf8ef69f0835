/// The transfer of a face for vivid colours, where these leave it otherwise than quiet ones.
///
/// The colourfulness of a colour is the difference between its largest and its smallest component. From
/// `from` to `to`, the numbers of `GlassFace` go over to these by a smoothstep.
public struct GlassVividFace: Hashable, Sendable {
    public var base: Double
    public var gain: Double
    public var lift: Double
    public var chroma: Double
    public var fade: Double
    /// The colourfulness up to which colours are quiet, 0...1.
    public var from: Double
    /// The colourfulness from which colours are vivid, 0...1.
    public var to: Double

    public init(
        base: Double, gain: Double, lift: Double = 0, chroma: Double, fade: Double = 0, from: Double,
        to: Double
    ) {
        self.base = base
        self.gain = gain
        self.lift = lift
        self.chroma = chroma
        self.fade = fade
        self.from = from
        self.to = to
    }
}
