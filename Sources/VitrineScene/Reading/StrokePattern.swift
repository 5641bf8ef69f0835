import VitrineGraphics

/// How a line is interrupted, by a name of CSS or as design tokens tell it.
enum StrokePattern: Sendable {
    case solid, dashed, dotted
    case lengths([Double], cap: StrokeStyle.Cap)

    private struct Parts: Sendable {
        var dash: [Double] = []
        var cap = StrokeStyle.Cap.butt
    }

    private static let parts = Codec<Parts>.record(
        "a stroke style", from: Parts(),
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

    /// Dashes of three widths with gaps of as many, or round dots a width apart; what the stroke says of dashes itself wins.
    func apply(to style: inout StrokeStyle) {
        guard style.dash.isEmpty else { return }
        switch self {
        case .solid: break
        case .dashed: style.dash = [3 * style.width, 3 * style.width]
        case .dotted:
            style.dash = [0, 2 * style.width]
            style.cap = .round
        case .lengths(let lengths, let cap):
            style.dash = lengths.allSatisfy { $0 == 0 } ? [] : lengths
            style.cap = cap
        }
    }
}
