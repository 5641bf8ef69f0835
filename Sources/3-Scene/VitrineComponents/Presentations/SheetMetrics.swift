import VitrineGeometry

/// The measures of sheets, in points.
///
/// - Known: corners of 10 before release 26, a drag indicator of 36 by 5 with 5 above it (UIKit), a sheet
///   that ends 10 below the status bar, and on tablets a form of 540 by 620 without an indicator.
/// - Measured on iOS 26: a large sheet begins at the safe area. A medium one is laid out as wide as the
///   screen, with 0.56 of what is between the safe areas above the lower one, and scaled until it is 8 from
///   the screen's edges; then its corners are 37 above, and follow the display's below.
/// - Our own: the same scale at other heights below the large one, corners of 38 without a display and of
///   forms, and a medium form of half the height.
enum SheetMetrics {
    static let indicator = Size(36, 5)
    static let above = 5.0
    static let top = 10.0
    static let radius = 10.0
    static let glassRadius = 38.0
    static let glassInset = 8.0
    static let topRadius = 37.0
    static let medium = 0.56
    static let form = Size(540, 620)
}
