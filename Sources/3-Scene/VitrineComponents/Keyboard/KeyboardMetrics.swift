import VitrineControls

/// The measures of keyboards, in points.
///
/// - Known: on phones in portrait, rows are 54 high, and 56 from a width of 414 points; 11 to 12 of that is
///   the gap between rows. Keys are 6 apart and 3 from the edges (as measured for KeyboardKit's layout
///   configurations), with corners of 5 before release 26. Whole keyboards, including the space below, are
///   216 high on phones without a home indicator, and 75 more with one.
/// - Measured on iOS 26: letters of 25 points, 2 above the middle of their keys, keys 6.67 from the sides,
///   and beside a second keyboard a key of 43 for numbers, on a phone 402 wide.
/// - Our own, fitted to pictures of release 26: corners of 8.5, and a surface with rounded corners.
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
    var side: Double { isWide ? 8 : isGlass ? 6.67 : 3 }
    /// The gap between rows of keys.
    var between: Double { isWide ? 10 : 11 }
    var corner: Double { isWide ? 7 : isGlass ? 8.5 : 5 }
    /// The extent of glass past the edges of a screen, which hides the rim there, and the radius of its upper
    /// corners.
    var overshoot: Double { isGlass ? 2 : 0 }
    var surfaceCorner: Double { 26 + overshoot }
    var bar: Double { isWide ? 50 : 45 }
    var letter: Double { isWide ? 24 : isGlass ? 25 : 23 }
    /// The distance of a letter above the middle of its key.
    var letterRise: Double { isGlass && !isWide ? 2 : 0 }
}
