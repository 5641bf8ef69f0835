import VitrineDisplayList
import VitrineSource
import VitrineStyle

extension PaintKind {
    static let noise = PaintKind(
        name: "noise",
        codec: Codec(parts.schema, expected: "noise") { value, reader in
            guard let parts = parts.read(value, reader), let stops = parts.ramp.stops("noise", value, reader)
            else {
                return nil
            }
            var noise = parts.noise
            noise.stops = stops
            noise.space = parts.ramp.space
            noise.cell = parts.cell ?? (noise.kind == .grain ? 1 : noise.cell)
            return .noise(noise)
        })

    private struct NoiseFields: Sendable {
        var ramp = GradientStopFields()
        var noise = Noise(stops: [], cell: 8)
        var cell: Double?
    }

    private static let parts = Codec<NoiseFields>.record(
        "noise", from: NoiseFields(),
        GradientStopFields.fields(\NoiseFields.ramp) + [
            Field("kind", .cases("a kind of noise"), "grain, value or gradient. Default: gradient") {
                $0.noise.kind = $1
            },
            Field("size", .number(0.05...10_000), "the width of a cell in points. Default: 8, or 1 for grain")
            {
                $0.cell = $1
            },
            Field("octaves", .integer(1...10), "fields summed, each of half the size. Default: 1") {
                $0.noise.octaves = $1
            },
            Field("gain", .number(0...2), "the weight of each octave to the one before. Default: 0.5") {
                $0.noise.gain = $1
            },
            Field("seed", .integer(0...1_000_000_000), "the seed of the random field. Default: 0") {
                $0.noise.seed = UInt64($1)
            },
        ])
}
