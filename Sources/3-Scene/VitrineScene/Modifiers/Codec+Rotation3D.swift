import VitrineGeometry
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension Codec where Value == Rotation3DSpec {
    /// A turn in space.
    static let rotation3D = record(
        "a rotation in space", from: Rotation3DSpec(),
        [
            Field("degrees", .degrees, required: true, "the angle") { $0.degrees = $1 },
            Field(
                "axis", axis, required: true,
                """
                `x` (the top moves away), `y` (the right side moves away), `z` (clockwise), or a direction \
                `{ x, y, z }` to the right, down and towards the eye
                """
            ) { $0.axis = ($1.x, $1.y, $1.z) },
            Field("anchor", .unitPoint, "the point that the axis passes. Default: `center`") {
                $0.anchor = $1
            },
            Field(
                "anchorZ", .number(-10_000...10_000),
                "points by which the axis lies in front of the anchor. Default: 0"
            ) { $0.anchorZ = $1 },
            Field(
                "perspective", .number(0...100),
                """
                the larger side of the node divided by the eye's distance; 0 for an eye infinitely far away. \
                Default: 1
                """
            ) { $0.perspective = $1 },
        ])

    private static let axis = Codec<SIMD3<Double>>.either(
        .choice("an axis", [("x", SIMD3(1, 0, 0)), ("y", SIMD3(0, 1, 0)), ("z", SIMD3(0, 0, 1))]),
        when: { !$0.isMapping }, or: direction)

    private static let parts = Codec<SIMD3<Double>>.record(
        "an axis", from: .zero,
        [
            Field("x", .number(-1000...1000), "to the right. Default: 0") { $0.x = $1 },
            Field("y", .number(-1000...1000), "down. Default: 0") { $0.y = $1 },
            Field("z", .number(-1000...1000), "towards the eye. Default: 0") { $0.z = $1 },
        ])

    private static let direction = Codec<SIMD3<Double>>(parts.schema, expected: parts.expected) {
        value, reader in
        guard let axis = parts.read(value, reader) else { return nil }
        guard axis != .zero else {
            reader.report(
                .outOfRange("an axis without a direction", allowed: "`x`, `y` or `z` other than 0"),
                at: value.mark)
            return nil
        }
        return axis
    }
}
