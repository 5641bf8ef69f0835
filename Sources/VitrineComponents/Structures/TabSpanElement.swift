import VitrineGeometry
import VitrineLayout

/// A tab at its place in the row of a floating tab bar; the element takes the row's width.
struct TabSpanElement: ModifierElement {
    let content: any Element
    let index: Int
    let count: Int

    var label: String { "tab" }

    /// Returns the width of a tab by its share of the row. Measured on iOS 26: tabs of 95.3 every 82.6 where
    /// four have 343 points, and of 74 every 67.3 where five have; the law between them is our own.
    private static func width(share: Double) -> Double {
        max(min(FloatingTabBar.tab.width, 1.26 * share - 12.8), min(share, FloatingTabBar.tab.width))
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        guard proposal.width != .infinity else {
            return Arrangement(
                Size(.infinity, children[0].size(for: proposal).height), [.init(.zero, proposal)])
        }
        let width = proposal.width ?? FloatingTabBar.width(of: count)
        let tab = Self.width(share: width / Double(max(count, 1)))
        let pitch = count > 1 ? (width - tab) / Double(count - 1) : 0
        let offer = Proposal(tab, proposal.height)
        return Arrangement(
            Size(width, children[0].size(for: offer).height), [.init(Point(pitch * Double(index), 0), offer)])
    }
}
