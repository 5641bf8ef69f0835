/// The measures of rows, in points.
///
/// - Known: a row is at least 44 high before release 26 (Human Interface Guidelines) and text starts 16 from
///   its edge; the icon tiles of Settings are 29 wide.
/// - Our own, fitted to pictures: 52 for release 26, and the space around icons.
struct RowMetrics {
    let height: Double
    let side = 16.0
    let tile: Double
    let tileRadius: Double
    let iconGap: Double
    /// The padding above and below lines of text.
    let vertical: Double

    init(_ kit: ComponentKit) {
        height = kit.hasGlass ? 52 : 44
        tile = kit.hasGlass ? 30 : 29
        tileRadius = kit.hasGlass ? 8 : 6.5
        iconGap = kit.hasGlass ? 14 : 15
        vertical = kit.hasGlass ? 11 : 7.5
    }
}
