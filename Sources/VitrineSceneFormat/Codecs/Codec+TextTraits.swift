import VitrineJSON
import VitrineStyle
import VitrineText

extension Codec where Value == TextLineSpec {
    private static let parts = Codec.record(
        "a line along text", from: TextLineSpec(),
        [
            Field("color", .paint, "the line's own paint; the text's unless told") { $0.paint = $1 },
            Field("pattern", .cases("a pattern"), "solid, dot, dash, dashDot or dashDotDot") {
                $0.pattern = $1
            },
        ])

    /// `true`, `false`, or `{ color, pattern }`.
    static let textLine = either(
        parts, when: \.isMapping, or: Codec<Bool>.bool.map { TextLineSpec(isShown: $0) })
}

extension Codec where Value == SmallCaps {
    /// `true` for all letters, or the letters concerned.
    static let smallCaps = Codec(
        .anyOf([.boolean, .enumeration(SmallCaps.allCases.map(\.rawValue))]),
        expected: "true, false, lowercase or uppercase"
    ) { value, reader in
        if case .bool(let flag) = value.content { return flag ? .all : SmallCaps.none }
        return cases("a kind of small capitals").read(value, reader)
    }
}
