import VitrineSource
import VitrineStyle

extension PaintKind {
    static let linearGradient = gradient(
        "linearGradient", .linearGradient, from: GradientFields(),
        [
            Field("from", .position, "the position of the first colour. Default: `top`") { $0.from = $1 },
            Field("to", .position, "the position of the last colour. Default: `bottom`") { $0.to = $1 },
        ]
    ) { .linear(from: $0.from, to: $0.to) }

    static let radialGradient = gradient(
        "radialGradient", .radialGradient, from: GradientFields(),
        [
            Field("center", .position, "the centre of both circles. Default: `center`") {
                ($0.startCenter, $0.center) = ($1, $1)
            },
            Field("startCenter", .position, "the centre of the circle of the first colour, given last") {
                $0.startCenter = $1
            },
            Field("endCenter", .position, "the centre of the circle of the last colour, given last") {
                $0.center = $1
            },
            Field("startRadius", .size, "points at which the first colour ends. Default: 0") {
                $0.startRadius = $1
            },
            Field(
                "endRadius", .size, "points at which the last colour begins. Default: the farthest corner"
            ) { $0.endRadius = $1 },
        ]
    ) {
        .radial(
            startCenter: $0.startCenter, startRadius: $0.startRadius, endCenter: $0.center,
            endRadius: $0.endRadius)
    }

    static let ellipticalGradient = gradient(
        "ellipticalGradient", Noun("an elliptical gradient", .gradient), from: GradientFields(),
        [
            Field("center", .position, "the centre. Default: `center`") { $0.center = $1 },
            Field("startRadius", radius, "the fraction of width and height at which the first colour ends; 0")
            {
                $0.startRadius = $1
            },
            Field(
                "endRadius", radius, "the fraction of width and height at which the last colour begins; 0.5"
            ) {
                $0.endRadius = $1
            },
        ]
    ) { .elliptical(center: $0.center, startRadius: $0.startRadius, endRadius: $0.endRadius ?? 0.5) }

    static let angularGradient = gradient(
        "angularGradient", Noun("an angular gradient", .gradient), from: GradientFields(),
        [
            Field("center", .position, "the centre. Default: `center`") { $0.center = $1 },
            Field("startAngle", .degrees, "degrees clockwise from 3 o'clock. Default: 0") {
                $0.startAngle = $1
            },
            Field("endAngle", .degrees, "degrees clockwise from 3 o'clock. Default: 360") {
                $0.endAngle = $1
            },
        ]
    ) { .angular(center: $0.center, startAngle: $0.startAngle, endAngle: $0.endAngle) }

    private static let spread = Field<GradientFields>(
        "spread", .cases("a spread"),
        "what there is before 0 and past 1: `pad`, the end's colour; `repeat`; or `reflect`. Default: pad"
    ) { $0.spread = $1 }

    private static let radius = Codec<Double>.number(0...100, expected: "a fraction")

    private static func gradient(
        _ name: String, _ what: Noun, from initial: GradientFields, _ fields: [Field<GradientFields>],
        _ geometry: @escaping @Sendable (GradientFields) -> GradientSpec.Geometry
    ) -> PaintKind {
        let parts = Codec<GradientFields>.record(
            what, from: initial, GradientStopFields.fields(\GradientFields.ramp) + fields + [spread])
        return PaintKind(
            name: name,
            codec: Codec(parts.schema, expected: what) { value, reader in
                guard let parts = parts.read(value, reader),
                    let stops = parts.ramp.stops("a gradient", value, reader)
                else {
                    return nil
                }
                if let center = value.entry("center"), value.entry("startCenter") != nil,
                    value.entry("endCenter") != nil
                {
                    reader.warn(
                        .unusedKey,
                        .noEffect(
                            noun: "center", on: what, because: "`startCenter` and `endCenter` are beside it"),
                        at: center.keyMark)
                }
                return .gradient(
                    GradientSpec(
                        stops: stops, space: parts.ramp.space, spread: parts.spread,
                        geometry: geometry(parts)))
            })
    }
}

extension Noun {
    package static let linearGradient = Noun("a linear gradient", .gradient)
    package static let radialGradient = Noun("a radial gradient", .gradient)
}
