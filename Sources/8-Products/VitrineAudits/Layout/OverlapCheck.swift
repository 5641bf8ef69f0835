import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineRaster
import VitrineSource

/// The texts of a scene that lie on each other, so that neither can be read.
struct OverlapCheck {
    /// The glyphs of a text, in the canvas' points.
    private struct Ink {
        let element: AuditedElement
        let text: String
        let box: Rect
        /// The number of covers before it.
        let coverCount: Int
    }

    /// What the groups around an item say about it.
    private struct Surroundings {
        var map = Affine.identity
        var opacity = 1.0
        /// The part of the canvas that can show.
        var visible: Rect
    }

    private let texts: [String: AuditedElement]
    private var inks: [Ink] = []
    /// What hides what is behind it, in the order of painting.
    private var covers: [Rect] = []

    /// The length, in points, by which glyphs may touch.
    private static let tolerance = 1.0
    /// The opacity from which something hides what is behind it, or can be read.
    private static let half = 0.5

    init(_ elements: [AuditedElement], _ list: DisplayList) {
        var texts: [String: AuditedElement] = [:]
        for element in elements
        where element.placed.element is TextElement && !element.isSystem {
            texts[element.placed.element.source.path] = element
        }
        self.texts = texts
        visit(list.items, Surroundings(visible: Rect(origin: .zero, size: list.size)))
    }

    /// Returns what is found, in the order of painting.
    var findings: [Diagnostic] {
        var found: [Diagnostic] = []
        var seen: Set<[String]> = []
        for (index, upper) in inks.enumerated() {
            for lower in inks[..<index] {
                let paths = [lower, upper].map(\.element.placed.element.source.path)
                // What a text is drawn twice for, as with a glow, is one text.
                guard paths[0] != paths[1], lower.text != upper.text,
                    let shared = lower.box.intersection(upper.box),
                    min(shared.width, shared.height) > Self.tolerance,
                    !isCovered(shared, from: lower.coverCount, to: upper.coverCount),
                    seen.insert(paths).inserted
                else { continue }
                let problem = OverlapProblem(text: upper.text, other: lower.text, shared: shared)
                let placed = upper.element.placed
                found.append(
                    placed.diagnostic(
                        .overlappingText, .language(Diagnostic.ProblemOfLanguage(problem)),
                        at: placed.element.source.mark))
            }
        }
        return found
    }

    /// Returns `true` if one of some covers hides an area.
    private func isCovered(_ area: Rect, from start: Int, to end: Int) -> Bool {
        covers[start..<end].contains { $0.intersection(area) == area }
    }

    private mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
        for item in items {
            switch item.content {
            case .glyphs(let run, let paint):
                guard paint.leastAlpha * around.opacity >= Self.half, let element = texts[item.source],
                    let box = run.conservativeBounds.map(around.map.apply)?.intersection(around.visible)
                else { continue }
                inks.append(
                    Ink(element: element, text: run.text, box: box, coverCount: covers.count))
            case .fill(let area, let paint): cover(area, paint.leastAlpha, around)
            case .surface(let surface):
                let fills = surface.layers.map { layer -> Double in
                    if case .fill(let paint) = layer.content { return paint.leastAlpha }
                    return 0
                }
                let blur = surface.backdrop.map(Self.alpha) ?? 0
                cover(surface.area, max(fills.max() ?? 0, blur), around)
            case .backdrop(let area, let filter): cover(area, Self.alpha(of: filter), around)
            case .glass(let glass):
                for body in glass.bodies { cover(.fill(body.shape), 1, around) }
            case .adaptive(let content): visit(content.light, around)
            case .group(let group):
                let map = group.transform.then(around.map)
                // The box of glyphs that are turned is larger than they are.
                guard map.b == 0, map.c == 0, !group.filters.contains(where: { $0.isBlur }) else { continue }
                var inner = around
                inner.map = map
                inner.opacity *= max(group.opacity, 0)
                if let clip = group.clip {
                    guard let box = clip.conservativeBounds.map(map.apply)?.intersection(around.visible)
                    else { continue }
                    inner.visible = box
                }
                visit(group.items, inner)
            case .shadow, .progressiveBlur, .projected: break
            }
        }
    }

    private mutating func cover(_ area: Area, _ alpha: Double, _ around: Surroundings) {
        guard alpha * around.opacity >= Self.half, let box = area.conservativeBounds.map(around.map.apply),
            let visible = box.intersection(around.visible)
        else { return }
        covers.append(visible)
    }

    private static func alpha(of filter: BackdropFilter) -> Double {
        filter.filters.contains { $0.isBlur } ? 1 : 0
    }
}

extension LayerFilter {
    /// `true` if nothing can be read through it.
    fileprivate var isBlur: Bool { sigma ?? 0 > 1 }
}
