/// Measures of rows in points.
///
/// - Known: a row is at least 44 high before the release 26 (Human Interface Guidelines) and text begins 16 from its edge;
///   Settings' tiles are 29 wide.
/// - Of our own, fitted to pictures: 52 for the release 26, and the room around icons.
struct RowMetrics {
    let height: Double
    let side = 16.0
    let tile: Double
    let tileRadius: Double
    let iconGap: Double
    /// Above and below lines of text.
    let vertical: Double

    init(_ kit: ComponentKit) {
        height = kit.hasGlass ? 52 : 44
        tile = kit.hasGlass ? 30 : 29
        tileRadius = kit.hasGlass ? 8 : 6.5
        iconGap = kit.hasGlass ? 14 : 15
        vertical = kit.hasGlass ? 11 : 7.5
    }
}
