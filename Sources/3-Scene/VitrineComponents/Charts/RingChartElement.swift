import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineStyle

/// The segments of a ring, or of a whole circle.
struct RingChartElement: Element {
    let source: ElementSource
    let values: [Double]
    let paints: [PaintSpec]
    /// Those of them that have names.
    let namedPaints: [String: PaintSpec]
    /// The value of the whole ring; `nil` for the sum of the values.
    let total: Double?
    let lineWidth: Double?
    let gap: Double
    let selected: Int?
    let track: Color

    var label: String { "ringChart" }
    var attributes: [Attribute] {
        [Attribute("values", values.map(PrintedText.number).joined(separator: " "))]
            + paints.map { Attribute("paint", $0.summary) }
    }

    var traits: ElementTraits {
        ElementTraits(KeyedColors.self, [paints]).and(NamedPaints.self, namedPaints)
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return Arrangement(
            side.isFinite ? Size(side, side) : Size(proposal.width ?? 160, proposal.height ?? 160))
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let side = min(placed.frame.width, placed.frame.height)
        let band = min(lineWidth ?? side / 6, side / 2)
        let lift = selected == nil ? 0 : min(band * 0.14, 6)
        let width = min(band, side / 2 - lift)
        let frame = Rect(
            x: placed.frame.midX - side / 2 + lift, y: placed.frame.midY - side / 2 + lift,
            width: side - 2 * lift, height: side - 2 * lift)
        guard frame.width > 0 else { return }
        let sum = values.reduce(0, +)
        let whole = max(total ?? sum, sum)
        if whole > sum || sum == 0 {
            let ring = Path.ring(frame, width: width, startAngle: 0, endAngle: 360, cap: .butt)
            builder.append(.fill(.fill(.path(ring, .nonZero)), .solid(track)), from: source)
        }
        guard whole > 0 else { return }
        let isWhole = values.filter { $0 > 0 }.count == 1 && whole == sum
        // The gap in points is converted to degrees on the centre line of the band.
        let middle = (frame.width - width) / 2
        let space = isWhole || middle <= 0 ? 0 : gap / middle * 180 / ExactMath.pi
        var start = -90.0
        for (index, value) in values.enumerated() {
            let end = start + 360 * value / whole
            let edges = (start + space / 2, end - space / 2)
            start = end
            guard edges.1 > edges.0 else { continue }
            let isLifted = index == selected
            let box =
                isLifted
                ? Rect(
                    x: frame.minX - lift, y: frame.minY - lift, width: frame.width + 2 * lift,
                    height: frame.height + 2 * lift) : frame
            let angles = placed.isMirrored ? (180 - edges.1, 180 - edges.0) : edges
            let path = Path.ring(
                box, width: width + (isLifted ? lift : 0), startAngle: angles.0, endAngle: angles.1,
                cap: .butt)
            let paint = selected == nil || isLifted ? paints[index] : paints[index].opacity(0.4)
            builder.append(.fill(.fill(.path(path, .nonZero)), paint.paint(in: frame)), from: source)
        }
    }
}
