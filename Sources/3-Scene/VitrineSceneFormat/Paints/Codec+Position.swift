import VitrineGeometry
import VitrineSource
import VitrineStyle

extension Codec where Value == Point {
    static let unitPoints: [(String, Point)] = [
        ("topLeading", Point(0, 0)), ("top", Point(0.5, 0)), ("topTrailing", Point(1, 0)),
        ("leading", Point(0, 0.5)), ("center", Point(0.5, 0.5)), ("trailing", Point(1, 0.5)),
        ("bottomLeading", Point(0, 1)), ("bottom", Point(0.5, 1)), ("bottomTrailing", Point(1, 1)),
    ]

    /// A position in a shape: a word such as `topLeading`, or `[x, y]` as fractions, also outside 0...1.
    package static let unitPoint = either(
        pair, when: { $0.isSequence || $0.isMapping }, or: choice(.unitPoint, unitPoints))

    /// The point about which something changes: a unit point whose x counts from the leading edge, as
    /// SwiftUI's do.
    package static let anchor = Codec(unitPoint.schema, expected: unitPoint.expected) { value, reader in
        let isMirrored = reader.environment.layoutDirection == .rightToLeft
        return unitPoint.read(value, reader).map { isMirrored ? Point(1 - $0.x, $0.y) : $0 }
    }

    /// `[x, y]` as fractions, also outside 0...1.
    package static let pair = Codec<[Double]>.list(
        of: Codec<Double>.number(-100...100), count: 2...2, example: "[0.5, 0.5]"
    ).map { Point($0[0], $0[1]) }

    /// `{ x, y }` in points, both optional.
    package static let offset = record(
        .offset, from: .zero,
        [
            Field("x", .length, "points to the right") { $0.x = $1 },
            Field("y", .length, "points down") { $0.y = $1 },
        ])

    /// An offset, or the end up to which a scroll is scrolled.
    package static let scrollOffset = either(
        offset, when: \.isMapping,
        or: .choice(
            .scrollEnd,
            [
                ("top", .zero), ("leading", .zero), ("bottom", Point(0, scrollEnd)),
                ("trailing", Point(scrollEnd, 0)),
            ]))
    /// More points than any content is long: offsets are held within it.
    package static let scrollEnd = 1e6
}

extension Codec where Value == OffsetSpec {
    /// `{ x, y }` in points or percentages of the container's inner size, both optional.
    package static let offset = record(
        .offset, from: OffsetSpec(),
        [
            Field("x", .lengthOrShare, "points to the right, or a percentage of the room") {
                ($0.points.x, $0.fractions.x) = ($1.points, $1.fraction)
            },
            Field("y", .lengthOrShare, "points down, or a percentage of the room") {
                ($0.points.y, $0.fractions.y) = ($1.points, $1.fraction)
            },
        ])
}

extension Codec where Value == PointSpec {
    /// A unit point, or `{ x, y }` in points from the shape's top left corner.
    package static let position = either(
        Codec<Point>.offset.map { PointSpec($0, inPoints: true) }, when: \.isMapping,
        or: Codec<Point>.unitPoint.map { PointSpec($0) })
}

extension Noun {
    package static let unitPoint: Noun = "a unit point"
    package static let offset: Noun = "an offset"
    package static let scrollEnd: Noun = "an end of a scroll"
}
