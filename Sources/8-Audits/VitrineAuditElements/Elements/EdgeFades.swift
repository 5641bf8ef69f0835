import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The areas where content blurs or fades away on purpose, as under the bars of scrolls: text there can be
/// read once it is scrolled.
package struct EdgeFades {
    private var fades: [(number: Int, area: Rect)] = []

    /// Texts may touch an effect.
    private static let tolerance = 1.0
    /// The opacity below which an end of a gradient counts as clear.
    fileprivate static let clear = 0.05

    package init(_ elements: [AuditedElement], _ list: DisplayList) {
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
            if let area = placed.fadingMaterial {
                for path in placed.materialPaths { blurs[path] = area }
            }
        }
        if blurs.isEmpty && fills.isEmpty { return }
        var found: [(number: Int, area: Rect)] = []
        list.items.forEachNumbered { number, item in
            switch item.content {
            case .progressiveBlur(let painted, _):
                if let area = blurs[item.source] { found.append((number, area.widened(to: painted))) }
            case .backdrop, .surface:
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
    package func hide(_ frame: Rect, paintedAt number: Int) -> Bool {
        fades.contains { fade in
            fade.number > number && fade.area.overlaps(frame, by: Self.tolerance)
        }
    }
}

extension PlacedElement {
    /// The area of a material that a mask lets leave toward an edge, as bars do that are made by hand; `nil`
    /// if it is none.
    fileprivate var fadingMaterial: Rect? {
        guard element is MaskElement, children.dropFirst().contains(where: \.fades), !materialPaths.isEmpty
        else { return nil }
        return frame
    }

    /// `true` if a gradient in it goes from what is opaque to what is clear.
    private var fades: Bool {
        (decoration?.fills ?? []).contains(where: \.fadesOut) || children.contains(where: \.fades)
    }

    /// The paths of the nodes in it that have a material or glass.
    fileprivate var materialPaths: [String] {
        let isMaterial = decoration.map { $0.material != nil || $0.glass != nil } ?? false
        return (isMaterial ? [element.source.path] : []) + children.flatMap(\.materialPaths)
    }
}

extension Rect {
    /// Returns the frame of a bar, as wide as the effect that it has along the whole edge of a scroll.
    fileprivate func widened(to area: Area) -> Rect {
        guard case .fill(let shape) = area.operands.first?.geometry else { return self }
        let bounds = shape.bounds
        return Rect(
            minX: Swift.min(minX, bounds.minX), minY: minY, maxX: Swift.max(maxX, bounds.maxX), maxY: maxY)
    }
}

extension PaintSpec {
    /// `true` for a gradient that goes from what is opaque to what is clear.
    var fadesOut: Bool {
        guard case .gradient(let gradient) = self else { return false }
        let alphas = gradient.stops.map(\.color.alpha)
        return alphas.contains { $0 < EdgeFades.clear } && alphas.contains { $0 > 1 - EdgeFades.clear }
    }
}
