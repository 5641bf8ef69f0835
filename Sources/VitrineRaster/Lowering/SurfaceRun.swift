import VitrineDisplayList
import VitrineGeometry

/// Items in a row that belong to one region and must be composited as one: a backdrop, outer shadows that
/// are cut out under the region, and fills, inner shadows and inside strokes of it.
///
/// Painted one over the other, each cut by the coverage of the region, they would show a hairline along
/// its edge: with coverage c, a cut-out shadow of weight m under a fill of alpha f is left with
/// `m (1 - c) (1 - c f)` where `m (1 - c)` is right, and a border or an inner shadow lets `c (1 - c)` of
/// the fill through. Together they are exact: `(1 - c) (what lies behind, shadows on it) + c (fills, inner
/// shadows and strokes on what lies behind)`, a stroke of coverage s having the weight s / c there.
struct SurfaceRun {
    enum Step {
        /// A paint in all of the region, or a stroke that lies within it.
        case fill(Area, Paint)
        case innerShadow(Shadow)
    }

    let area: Area
    private(set) var backdrop: BackdropFilter?
    private(set) var outerShadows: [Shadow] = []
    private(set) var steps: [Step] = []
    /// How many items it takes.
    private(set) var count = 0

    /// The longest run that starts at `index`; nil where items may as well be painted one by one.
    init?(_ items: [DisplayItem], at index: Int) {
        switch items[index].content {
        case .fill(let area, _), .shadow(let area, _), .backdrop(let area, _): self.area = area
        default: return nil
        }
        scan: for item in items[index...] {
            switch item.content {
            case .backdrop(let other, let filter) where count == 0 && other == area: backdrop = filter
            case .shadow(let other, let shadow) where shadow.placement == .inner && other == area:
                steps.append(.innerShadow(shadow))
            case .shadow(let other, let shadow) where shadow.knockout && steps.isEmpty && other == area:
                outerShadows.append(shadow)
            case .fill(let other, let paint) where other == area || other.isStroke(within: area):
                steps.append(.fill(other, paint))
            default: break scan
            }
            count += 1
        }
        // Shadows are cut out of what takes their place; two of anything else share an edge.
        let own = steps.count + (backdrop == nil ? 0 : 1)
        guard own > 1 || (own == 1 && !outerShadows.isEmpty) else { return nil }
    }
}

extension Area {
    /// Whether it is nothing but inside strokes of the one shape that `region` fills.
    fileprivate func isStroke(within region: Area) -> Bool {
        guard region.operands.count == 1, let only = region.operands.first, only.operation == .union,
            case .fill(let shape) = only.geometry
        else { return false }
        return operands.allSatisfy { operand in
            guard operand.operation == .union, case .stroke(let line, let style) = operand.geometry else {
                return false
            }
            return style.position == .inside && line == shape
        }
    }
}
