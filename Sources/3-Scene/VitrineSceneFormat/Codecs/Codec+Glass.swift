import VitrineColor
import VitrineDisplayList
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == GlassSpec {
    /// The name of a style, or a mapping of all glass properties.
    package static let glass = Codec(.reference("glass"), expected: whole.expected) { whole.read($0, $1) }

    /// The schema of `#/$defs/glass`, which every kind of node may have.
    package static let glassSchema = whole.schema

    private static let whole = either(
        record(.glass, from: GlassSpec(), fields), when: \.isMapping,
        or: Codec<GlassStyle>.cases(.glassStyle).map { GlassSpec(style: $0) })

    private static let fields: [Field<GlassSpec>] =
        [
            Field("style", .cases(.glassStyle), "regular, clear, prominent, thin or identity") {
                $0.style = $1
            },
            Field("tint", .glassTint, "a tint, shaded by backdrop luminance; alpha sets its strength") {
                $0.tint = $1
            },
            Field("interactive", .bool, "`true` if states light it up. Default: true") {
                $0.isInteractive = $1
            },
            Field("state", .cases("a state of glass"), "rest, pressed, hovered, focused or disabled") {
                $0.state = $1
            },
            Field("touch", .position, "the position of the touch. Default: its middle") { $0.touch = $1 },
            Field(
                "adaptive", adaptive,
                """
                turns the node light or dark with its backdrop, as bars do unless it is false: true, or the \
                luma from which a backdrop is light
                """
            ) { ($0.threshold, $0.isFixed) = ($1, $1 == nil) },
            Field("slider", .fraction, "0 (clear) to 1 (tinted), from release 27 on. Default: 0.45") {
                $0.slider = $1
            },
            Field("light", .light, "two lights that face each other across the glass") { $0.light = $1 },
            Field("frost", frost, "standard deviation of the blur in points, or `{ face, rim }`") {
                $0.overrides.merge($1)
            },
        ] + ["lens", "face", "bleed", "innerShadow", "rim", "contour", "glow"].map(group) + [
            Field("shadow", .oneOrMore(of: .shadow), "instead of the preset's; `[]` for none") {
                $0.shadows = $1
            },
            Field(
                "edge", .cases(.edge),
                "the boundary at which the backdrop ends and mirrors: canvas or region"
            ) {
                $0.edge = $1
            },
            Field("id", .word("an id"), "the name of glass that is one, before and after a change") {
                $0.id = $1
            },
            Field("transition", .cases("a way"), "how it comes into a container. Default: matchedGeometry") {
                $0.transition = $1
            },
            Field("union", .word("an id"), "in a container it is one shape with all glass of this union") {
                $0.union = $1
            },
        ]

    private static func group(_ name: String) -> Field<GlassSpec> {
        Field(name, .group(name), GlassParameter.groups[name]?.doc ?? name) { $0.overrides.merge($1) }
    }

    private static let adaptive = Codec<Double?>(
        .anyOf([.boolean, Codec<Double>.fraction.schema]), expected: "true, false or a luma from 0 to 1"
    ) { value, reader in
        switch value.content {
        case .bool(let flag): .some(flag ? GlassSpec.defaultThreshold : nil)
        case .number: Codec<Double>.fraction.read(value, reader).map { .some($0) }
        default: reader.mismatch(value, expected: "true, false or a luma from 0 to 1")
        }
    }

    private static let frost = Codec<GlassOverrides>.either(
        .group("frost"), when: \.isMapping,
        or: Codec<Double>.number(0...1000, expected: "a standard deviation in points").map {
            GlassOverrides(numbers: ["frost.face": $0])
        })
}

extension Codec where Value == GlassLight {
    package static let light = record(
        "a light", from: GlassLight(),
        [
            Field("angle", .degrees, "towards the first, clockwise from 12 o'clock. Default: -45") {
                $0.angle = $1
            },
            Field("first", .fraction, "the share of the first. Default: 0.5") { $0.first = $1 },
            Field("second", .fraction, "the share of the one opposite. Default: 0.5") { $0.second = $1 },
        ])
}

extension Codec where Value == GlassOverrides {
    /// Returns a codec for the parameters whose names begin with a prefix and a dot.
    static func group(_ prefix: String) -> Codec {
        let what = GlassParameter.groups[prefix]?.noun ?? prefix
        var fields: [Field<GlassOverrides>] = []
        var seen: Set<String> = []
        for parameter in GlassParameter.all where parameter.name.hasPrefix(prefix + ".") {
            let rest = parameter.name.dropFirst(prefix.count + 1).split(separator: ".").map(String.init)
            guard let key = rest.first, seen.insert(key).inserted else { continue }
            let name = "\(prefix).\(key)"
            if rest.count > 1 {
                fields.append(
                    Field(key, group(name), GlassParameter.groups[name]?.doc ?? name) { $0.merge($1) })
                continue
            }
            switch parameter.value {
            case .number(let range, _):
                fields.append(Field(key, .number(range), parameter.doc) { $0.numbers[name] = $1 })
            case .color: fields.append(Field(key, .color, parameter.doc) { $0.colors[name] = $1 })
            }
        }
        return record(Noun(what), from: GlassOverrides(), fields)
    }
}

extension Codec where Value == GlassTint {
    private struct Fields: Sendable {
        var tint = GlassTint(.clear)
        var opacity = 1.0
    }

    private static let keys = ["floor", "exponent", "gamma"]

    private static let parts = Codec<Fields>.record(
        "a tint", from: Fields(),
        [
            Field("color", .color, required: true, "the colour that white becomes") { $0.tint.color = $1 },
            Field("opacity", .opacity, "multiplies the colour's alpha") { $0.opacity = $1 },
            Field("floor", .number(0...4), "the share that black gets. Default: 0.7606, in dark 1") {
                $0.tint.floor = $1
            },
            Field("exponent", .number(0.01...10), "the exponent of the luminance. Default: 0.9067") {
                $0.tint.exponent = $1
            },
            Field(
                "gamma", .number(-1...10),
                "the deepening of the colour over black. Default: 0.0704, in dark 0"
            ) {
                $0.tint.gamma = $1
            },
        ])

    /// A colour, or `{ color, opacity, floor, exponent, gamma }`.
    static let glassTint = either(
        parts.map { parts in
            var tint = parts.tint
            tint.color = tint.color.opacity(parts.opacity)
            return tint
        },
        when: { value in keys.contains { value.entry($0) != nil } },
        or: Codec<Color>.color.map { GlassTint($0) })
}

extension Noun {
    package static let glass: Noun = "glass"
    package static let edge: Noun = "an edge"
    package static let glassStyle: Noun = "a glass style"
}
