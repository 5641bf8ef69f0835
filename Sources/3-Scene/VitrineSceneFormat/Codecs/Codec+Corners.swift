import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSource
import VitrineStyle

extension Codec where Value == CornerLengths.Length {
    /// A radius in points, or a percentage of the side.
    fileprivate static let radius = Codec(
        .anyOf([
            Codec<Double>.number(0...100_000, expected: .radius).schema,
            Codec<Double>.share(0...100).schema,
        ]), expected: "a radius in points, or a percentage of the side"
    ) { value, reader in
        if case .string(let text) = value.content, text.hasSuffix("%") {
            return Codec<Double>.share(0...100).read(value, reader).map { CornerLengths.Length(fraction: $0) }
        }
        return Codec<Double>.number(0...100_000, expected: .radius).read(value, reader).map {
            CornerLengths.Length(points: $0)
        }
    }
}

extension Codec where Value == CornerLengths.Corner {
    /// A radius, or `{ x, y }` for the corner of an ellipse.
    fileprivate static let corner = either(
        .record(
            .corner, from: CornerLengths.Corner(),
            [
                Field("x", .radius, required: true, "the radius along the width") { $0.across = $1 },
                Field("y", .radius, required: true, "the radius along the height") { $0.down = $1 },
            ]), when: \.isMapping,
        or: Codec<CornerLengths.Length>.radius.map { CornerLengths.Corner(across: $0, down: $0) })
}

extension Codec where Value == Shape {
    private static let words = choice(
        .corner, [("capsule", Shape.capsule), ("concentric", Shape.concentric)])

    private struct Fields: Sendable {
        var corners = CornerLengths()
        var style = CornerStyle.continuous

        mutating func setAll(
            _ path: WritableKeyPath<CornerLengths.Corner, CornerLengths.Length>, _ value: CornerLengths.Length
        ) {
            corners.topLeft[keyPath: path] = value
            corners.topRight[keyPath: path] = value
            corners.bottomRight[keyPath: path] = value
            corners.bottomLeft[keyPath: path] = value
        }
    }

    private static let parts = Codec<Fields>.record(
        .cornerRadius, from: Fields(),
        [
            Field("radius", .radius, "all four corners; what is beside it wins") {
                $0.corners = CornerLengths(CornerLengths.Corner(across: $1, down: $1))
            },
            Field("x", .radius, "all four corners, along the width") { $0.setAll(\.across, $1) },
            Field("y", .radius, "all four corners, along the height") { $0.setAll(\.down, $1) },
            Field("topLeading", .corner, "one corner") { $0.corners.topLeft = $1 },
            Field("topTrailing", .corner, "one corner") { $0.corners.topRight = $1 },
            Field("bottomTrailing", .corner, "one corner") { $0.corners.bottomRight = $1 },
            Field("bottomLeading", .corner, "one corner") { $0.corners.bottomLeft = $1 },
            Field("style", .cases("a corner style"), "circular or continuous. Default: continuous") {
                $0.style = $1
            },
        ])

    private static let list = Codec<[CornerLengths.Corner]>.list(of: .corner, count: 4...4)

    /// A radius, four radii clockwise from the top leading corner, `capsule`, `concentric`, or a mapping. A
    /// radius is in points, a percentage of each side, or `{ x, y }`.
    package static let corners = Codec(
        .anyOf([Codec<CornerLengths.Length>.radius.schema, words.schema, list.schema, parts.schema]),
        expected: .cornerRadius
    ) { value, reader in
        let isShare = if case .string(let text) = value.content { text.hasSuffix("%") } else { false }
        switch value.content {
        case .number,
            .string where value.isNumber || isShare:
            return Codec<CornerLengths.Length>.radius.read(value, reader).map {
                .rounded(CornerLengths(CornerLengths.Corner(across: $0, down: $0)), .continuous)
            }
        case .sequence:
            return list.read(value, reader).map {
                let corners = CornerLengths(
                    topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
                return .rounded(corners, .continuous)
            }
        case .mapping: return parts.read(value, reader).map { .rounded($0.corners, $0.style) }
        default: return words.read(value, reader)
        }
    }
}

extension Noun {
    package static let cornerRadius: Noun = "a corner radius"
    package static let corner: Noun = "a corner"
    package static let radius: Noun = "a radius in points"
}
