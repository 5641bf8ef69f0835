import VitrineGeometry
import VitrineStyle

extension StrokePattern {
    private struct Fields: Sendable {
        var dash: [Double] = []
        var cap = StrokeStyle.Cap.butt
    }

    private static let parts = Codec<Fields>.record(
        "a stroke style", from: Fields(),
        [
            Field(
                "dash", .list(of: .number(0...10_000), count: 1...32), required: true,
                "lengths of dashes and gaps in points"
            ) { $0.dash = $1 },
            Field("cap", .cases("a line cap"), "how ends are drawn") { $0.cap = $1 },
        ])

    private static let names = Codec<StrokePattern>.choice(
        "a stroke style", [("solid", .solid), ("dashed", .dashed), ("dotted", .dotted)])

    static let codec = Codec<StrokePattern>.either(
        parts.map { .lengths($0.dash, cap: $0.cap) }, when: \.isMapping, or: names)
}
