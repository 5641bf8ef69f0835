import VitrineGeometry
import VitrineLayout

/// The content at both ends of a bar, and its title: centred in the bar if there is space.
struct BarRowElement: Element {
    let source: ElementSource
    let leading: any Element
    let title: any Element
    let trailing: any Element
    /// The minimum space between the title and the ends, in points.
    var gap = 8.0
    /// `true` if a title without space in the centre stands beside the leading content, `false` if it is as
    /// close to the centre as the ends allow, like UIKit's navigation bars before release 26.
    var isLeadingWhenCrowded = false
    /// The height of the line in whose middle the ends lie, at the top of a title that is higher; `nil` for
    /// the middle of the row.
    var line: Double?

    var label: String { "barRow" }
    var children: [any Element] { [leading, title, trailing] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let ideal = children.map { $0.size(for: .ideal) }
        let width = proposal.width ?? ideal.reduce(2 * gap) { $0 + $1.width }
        // Titles are truncated before buttons are.
        let ends =
            ideal[0].width + ideal[2].width <= width
            ? [ideal[0].width, ideal[2].width] : [ideal[0], ideal[2]].map { min($0.width, width / 2) }
        let offers = [ends[0], max(width - ends[0] - ends[1] - 2 * gap, 0), ends[1]].map {
            Proposal($0, proposal.height)
        }
        let sizes = zip(children, offers).map { $0.size(for: $1) }
        let height = sizes.map(\.height).max() ?? 0
        guard width.isFinite else {
            return Arrangement(Size(width, height), [.init(.zero, .ideal)], placedIndices: [0])
        }
        let minimumX = sizes[0].width + (sizes[0].width > 0 ? gap : 0)
        let maximumX = width - sizes[2].width - (sizes[2].width > 0 ? gap : 0) - sizes[1].width
        let centered = (width - sizes[1].width) / 2
        let isCrowded = sizes[0].width > 0 && (centered > maximumX || centered < minimumX)
        let closest = max(min(centered, maximumX), minimumX)
        let x = [0, isCrowded && isLeadingWhenCrowded ? minimumX : closest, width - sizes[2].width]
        let middles = [line ?? height, height, line ?? height].map { min($0, height) / 2 }
        return Arrangement(
            Size(width, height),
            sizes.indices.map { index in
                .init(Point(x[index], middles[index] - sizes[index].height / 2), offers[index])
            })
    }
}
