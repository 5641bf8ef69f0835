import VitrineGeometry
import VitrineStyle

/// Views side by side, each in an equal part of the width, or another view if one of them does not fit there.
package struct EqualPartsElement: Element, Sendable {
    package let source: ElementSource
    /// The space between the views, in points.
    package let spacing: Double
    /// The number of views that must fit.
    private let count: Int
    /// The row, what takes its place, and the views that are measured.
    package let children: [any Element]

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - source: The node that it belongs to.
    ///   - spacing: The space between the views, in points.
    ///   - row: The views side by side.
    ///   - views: The views themselves, which are measured.
    ///   - other: What takes the place of the row.
    package init(
        source: ElementSource, spacing: Double, row: any Element, of views: [any Element],
        else other: any Element
    ) {
        (self.source, self.spacing, count) = (source, spacing, views.count)
        children = [row, other] + views
    }

    package var label: String { "equalParts" }
    package var attributes: [Attribute] { [Attribute("spacing", spacing)] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let ideal = proposal.ideal()
        let fits =
            proposal.width.map { width in
                let part = (width - spacing * Double(count - 1)) / Double(count)
                // Text sizes are whole pixels; a proposal may be fractional.
                return children.dropFirst(2).allSatisfy { $0.size(for: ideal).width <= part + 0.01 }
            } ?? true
        let index = fits ? 0 : 1
        return Arrangement(
            children[index].size(for: proposal), [.init(.zero, proposal)], placedIndices: [index])
    }
}
