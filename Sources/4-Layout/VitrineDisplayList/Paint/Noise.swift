/// Colours from a random field that is the same on every machine and at every scale of the canvas.
public struct Noise: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One random value per cell: film grain.
        case grain
        /// Random values with smooth transitions between them.
        case value
        /// Perlin's gradient noise: softer, without a visible grid.
        case gradient
    }

    /// The colours of the field's values 0...1.
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var kind: Kind
    /// The side of a cell of the first octave, in points.
    public var cell: Double
    /// The number of fields that are summed, each with half the cell size of the previous one, 1...10.
    public var octaves: Int
    /// The weight of each octave relative to the previous one.
    public var gain: Double
    public var seed: UInt64

    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, kind: Kind = .gradient, cell: Double,
        octaves: Int = 1, gain: Double = 0.5, seed: UInt64 = 0
    ) {
        self.stops = stops
        self.space = space
        self.kind = kind
        self.cell = cell
        self.octaves = octaves
        self.gain = gain
        self.seed = seed
    }
}
