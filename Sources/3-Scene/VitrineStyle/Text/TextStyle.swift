/// A text style of iOS: a size, a leading and a weight that depend on the user's text size.
///
/// Apple's Human Interface Guidelines, "Typography", the tables "iOS, iPadOS Dynamic Type sizes" and "Larger
/// accessibility type sizes". The tracking follows from the size: `SystemTracking`.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    /// The font weight, 100...900.
    package var weight: Double { self == .headline ? 600 : 400 }

    /// Returns the font size (the em), in points.
    package func size(at type: DynamicTypeSize) -> Double { Double(Self.table[type.rank][column].0) }

    /// Returns the distance between baselines, in points.
    package func leading(at type: DynamicTypeSize) -> Double { Double(Self.table[type.rank][column].1) }

    /// Returns a length scaled with this style.
    package func scaled(_ length: Double, at type: DynamicTypeSize) -> Double {
        length * size(at: type) / size(at: .standard)
    }

    private var column: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Sizes and leadings, one row per text size and one column per style.
    private static let table: [[(Int, Int)]] = [
        [
            (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16),
            (11, 13),
            (11, 13),
        ],
        [
            (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16),
            (11, 13),
            (11, 13),
        ],
        [
            (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16),
            (11, 13),
            (11, 13),
        ],
        [
            (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18),
            (12, 16),
            (11, 13),
        ],
        [
            (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20),
            (14, 19),
            (13, 18),
        ],
        [
            (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22),
            (16, 21),
            (15, 20),
        ],
        [
            (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24),
            (18, 23),
            (17, 22),
        ],
        [
            (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29),
            (22, 28),
            (20, 25),
        ],
        [
            (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33),
            (26, 32),
            (24, 30),
        ],
        [
            (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40),
            (32, 39),
            (29, 35),
        ],
        [
            (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46),
            (37, 44),
            (34, 41),
        ],
        [
            (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52),
            (43, 51),
            (40, 48),
        ],
    ]
}
