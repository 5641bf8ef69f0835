/// Items in a row that belong to one region and must be composited as one: a backdrop, outer shadows that
/// are cut out under the region, and fills and inner shadows of it.
///
/// Painted one over the other, each cut by the coverage of the region, they would show a hairline along
/// its edge: with coverage c, a cut-out shadow of weight m under a fill of alpha f is left with
/// `m (1 - c) (1 - c f)` where `m (1 - c)` is right, and an inner shadow lets `c (1 - c)` of the fill
/// through. Together they are exact: `(1 - c) (what lies behind, shadows on it) + c (fills and inner
/// shadows on what lies behind)`.
struct SurfaceRun {
    enum Step {
        case fill(Paint)
        case inner(Shadow)
    }

    let area: Area
    private(set) var backdrop: BackdropFilter?
    private(set) var outer: [Shadow] = []
    private(set) var steps: [Step] = []
    /// How many items it takes.
    private(set) var count = 0

    /// The longest run that starts at `index`; nil where items may as well be painted one by one.
    init?(_ items: [DisplayItem], at index: Int) {
        switch items[index].content {
        case .fill(let area, _), .shadow(let area, _), .backdrop(let area, _): self.area = area
        default: return nil
        }
        var hasInner = false
        scan: for item in items[index...] {
            switch item.content {
            case .backdrop(let other, let filter) where count == 0 && other == area: backdrop = filter
            case .shadow(let other, let shadow) where shadow.placement == .inner && other == area:
                steps.append(.inner(shadow))
                hasInner = true
            case .shadow(let other, let shadow) where shadow.knockout && steps.isEmpty && other == area:
                outer.append(shadow)
            case .fill(let other, let paint) where other == area:
                if case .image = paint { break scan }
                steps.append(.fill(paint))
            default: break scan
            }
            count += 1
        }
        let paintsItself = backdrop != nil || !steps.isEmpty
        let isLayered = hasInner && (backdrop != nil || steps.count > 1)
        guard isLayered || (!outer.isEmpty && paintsItself) else { return nil }
    }
}
