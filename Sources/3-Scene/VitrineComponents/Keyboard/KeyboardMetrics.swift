import VitrineControls
import VitrineGeometry
import VitrineScene
import VitrineStyle

/// The measures of keyboards, in points.
///
/// - Known: on phones in portrait, rows are 54 high, and 56 from a width of 414 points; 11 to 12 of that is
///   the gap between rows. Keys are 6 apart and 3 from the edges (as measured for KeyboardKit's layout
///   configurations), with corners of 5 before release 26. Whole keyboards, including the space below, are
///   216 high on phones without a home indicator, and 75 more with one.
/// - Measured on iOS 26: letters of 25 points, 2 above the middle of their keys, keys 6.67 from the sides,
///   and beside a second keyboard a key of 43 for numbers, on a phone 402 wide.
/// - Known: on a phone on its side, whole keyboards are 162 high without a home indicator, 171 with one,
///   which has 21 of them, and 38 more with suggestions; their keys stay 75 from the sides of a display with
///   an island or a notch, with emoji and dictation in the corners beside them.
/// - Our own, fitted to pictures of release 26: corners of 8.5, and a surface with rounded corners. On its
///   side, gaps of 7 between rows and letters of 22.
struct KeyboardMetrics {
    let row: Double
    let isGlass: Bool
    let isWide: Bool
    /// `true` on a phone on its side.
    let isLow: Bool
    /// The distance of keys from the sides.
    let side: Double

    init(_ kit: ComponentKit) {
        isLow = kit.context.device.isLow
        isWide = kit.width >= 600 && !isLow
        isGlass = kit.hasGlass
        row = isLow ? (kit.safeArea.bottom > 0 ? 37.5 : 40) : isWide ? 64 : kit.width >= 414 ? 56 : 54
        let inset = isWide ? 8 : isGlass ? 6.67 : 3
        side = isLow && kit.safeArea.left > 0 ? max(kit.safeArea.left + inset, 75) : inset
    }

    var gap: Double { isWide ? 10 : 6 }
    /// The gap between rows of keys.
    var between: Double { isLow ? 7 : isWide ? 10 : 11 }
    var corner: Double { isWide ? 7 : isGlass ? 8.5 : 5 }
    /// The extent of glass past the edges of a screen, which hides the rim there, and the radius of its upper
    /// corners.
    var overshoot: Double { isGlass ? 2 : 0 }
    var surfaceCorner: Double { (isLow ? 14 : 26) + overshoot }
    var bar: Double { isLow ? 38 : isWide ? 50 : 45 }
    var letter: Double { isLow ? 22 : isWide ? 24 : isGlass ? 25 : 23 }
    /// The distance of a letter above the middle of its key.
    var letterRise: Double { isLow ? 0.5 : isGlass && !isWide ? 2 : 0 }
    /// The room above the keys, which keep clear of the rounded corners where no suggestions are above them.
    func top(hasSuggestions: Bool) -> Double {
        isLow ? 4 : isGlass && !hasSuggestions ? 12 : 8
    }
}
