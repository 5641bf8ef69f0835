import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The measures of rows, in points.
///
/// - Known: a row is at least 44 high before release 26 (Human Interface Guidelines) and text starts 16 from
///   its edge; the icon tiles of Settings are 29 wide.
/// - Measured on iOS 26: a row is 32 higher than a line of body text by the font's own metrics, 52 at the
///   standard text size, in Chinese and Korean 52.3, and 51 at `medium`; text starts 16 from its edge or 20
///   on wide phones, a symbol 17 and the title after it 56.3, a chevron ends 18.3 from the edge.
/// - Our own, fitted to pictures: the space around tiles.
struct RowMetrics {
    let height: Double
    let side: Double
    let tile: Double
    let tileRadius: Double
    let iconGap: Double
    /// The width of the column of a symbol without a tile, and the space after it.
    let symbol: Double
    let symbolGap: Double
    /// The distance of a chevron from the inset of the row.
    let chevronShift: Double
    /// The padding above and below lines of text.
    let vertical: Double
    /// The insets of a row that is any other node; `nil` for none. Measured on iOS 26 around a toggle, and
    /// one and two lines of text: 15 above and below, of which the separator has one.
    let nodeInsets: Insets?

    /// The space before rows that belong to one above them. Our own choice.
    static let indentation = 20.0

    init(_ kit: ComponentKit) {
        let indentation = kit.context.surroundings.rowIndentation
        if kit.context.surroundings.column?.isSidebar == true {
            height = SidebarMetrics.height
            side = SidebarMetrics.inset
            tile = 28
            tileRadius = 7
            iconGap = 12
            symbol = 24
            symbolGap = 12
            chevronShift = 0
            vertical = 8
            nodeInsets = Insets(top: 8, left: side + indentation, bottom: 8, right: side)
            return
        }
        height = kit.hasGlass ? kit.rowLine + 32 : 44
        side = kit.hasGlass ? kit.margin : 16
        tile = kit.hasGlass ? 30 : 29
        tileRadius = kit.hasGlass ? 8 : 6.5
        iconGap = kit.hasGlass ? 14 : 15
        symbol = kit.hasGlass ? 22.5 : tile
        symbolGap = kit.hasGlass ? 16.5 : iconGap
        chevronShift = kit.hasGlass ? 2.4 : 0
        vertical = kit.hasGlass ? 11 : 7.5
        nodeInsets =
            kit.hasGlass ? Insets(top: 15, left: side + indentation, bottom: 14, right: side) : nil
    }
}
