import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// The areas where content blurs or fades away on purpose, as under the bars of scrolls: text there can be
/// read once it is scrolled.
struct EdgeFades {
    private var fades: [(number: Int, area: Rect)] = []

    /// Texts may touch an effect.
    private static let tolerance = 1.0

    init(_ elements: [AuditedElement], _ list: DisplayList) {
        var blurs: [String: Rect] = [:]
        var fills: [String: Rect] = [:]
        for element in elements {
            let placed = element.placed
            let source = placed.element.source
            switch placed.element.traits[FadesContent.self] {
            case .blur(let reach): blurs[source.path] = placed.frame.outset(by: reach)
            case .fill(let reach): fills[source.path] = placed.frame.outset(by: reach)
            case nil: break
            }
        }
        if blurs.isEmpty && fills.isEmpty { return }
        var found: [(number: Int, area: Rect)] = []
        list.items.forEachNumbered { number, item in
            switch item.content {
            case .progressiveBlur:
                if let area = blurs[item.source] { found.append((number, area)) }
            case .fill:
                // The first that a bar fills is its effect.
                if let area = fills.removeValue(forKey: item.source) { found.append((number, area)) }
            default: return
            }
        }
        fades = found
    }

    /// Returns `true` if a part of an element leaves under a fade.
    ///
    /// - Parameters:
    ///   - frame: The frame of the element.
    ///   - number: The number of the item that paints it.
    func hide(_ frame: Rect, paintedAt number: Int) -> Bool {
        fades.contains { fade in
            guard fade.number > number, let shared = fade.area.intersection(frame) else { return false }
            return min(shared.width, shared.height) > Self.tolerance
        }
    }
}
