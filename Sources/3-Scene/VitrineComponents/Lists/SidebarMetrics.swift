/// The measures of lists in sidebars, in points.
///
/// - Known: rows of 44, the least touch target (Human Interface Guidelines).
/// - Our own, by pictures of iPadOS 26: all others; the selected row is on a capsule.
enum SidebarMetrics {
    static let height = 44.0
    static let radius = 22.0
    /// The distance of capsules from the panel.
    static let side = 10.0
    /// The inset of text from the capsule's edge.
    static let inset = 14.0
    static let above = 4.0
    static let spacing = 22.0
    static let belowHeader = 8.0
}
