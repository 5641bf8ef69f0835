/// Measures in points.
///
/// - Known: on phones in portrait rows are 54 high, 56 from 414 points of width on, of which keys leave 11 to 12 free; keys stand 6
///   apart and 3 from the edges (KeyboardKit's layout configurations measured these), with corners of 5 before the release 26.
///   Whole keyboards are 216 high with the room below them on phones without a home indicator, and 75 more with one.
/// - Of our own, fitted to pictures of the release 26: corners of 8.5, and a surface with round corners.
struct KeyboardMetrics {
    let row: Double
    let isGlass: Bool
    let isWide: Bool

    init(_ kit: ComponentKit) {
        isWide = kit.width >= 600
        row = isWide ? 64 : kit.width >= 414 ? 56 : 54
        isGlass = kit.hasGlass
    }

    var gap: Double { isWide ? 10 : 6 }
    var side: Double { isWide ? 8 : isGlass ? 6 : 3 }
    /// Between keys of neighbouring rows.
    var between: Double { isWide ? 10 : 11 }
    var corner: Double { isWide ? 7 : isGlass ? 8.5 : 5 }
    var bar: Double { isWide ? 50 : 45 }
    var letter: Double { isWide ? 24 : 23 }
}
