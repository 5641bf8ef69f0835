import VitrineAuditElements
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineRaster
import VitrineSource

/// The texts and symbols of a scene that lie on texts, so that neither can be read.
package struct OverlapCheck {
    /// The glyphs of a text, or a symbol, in the canvas' points.
    private struct Ink {
        let element: AuditedElement
        /// The text, or the name of the symbol.
        let text: String
        let isSymbol: Bool
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

    private let texts: ElementIndex
    private let symbols: ElementIndex
    private var inks: [Ink] = []
    /// What hides what is behind it, in the order of painting.
    private var covers: [Rect] = []

    /// The length, in points, by which glyphs may touch.
    private static let tolerance = 1.0
    /// The opacity from which something hides what is behind it, or can be read.
    private static let half = 0.5
    /// The part of a symbol, or of a text that is smaller, that may lie on the other.
    private static let sharedPart = 0.1
    /// Less than a hundredth of a point is rounding.
    private static let rounding = 0.01

    package init(_ elements: [AuditedElement], _ list: DisplayList) {
        var (texts, symbols) = (ElementIndex(), ElementIndex())
        let patterns = BackdropTexts(elements).places
        for element in elements where !element.isSystem && !patterns.contains(element.placed.place) {
            if element.placed.element is TextElement {
                texts.insert(element)
            } else if element.placed.element is IconElement {
                symbols.insert(element)
            }
        }
        (self.texts, self.symbols) = (texts, symbols)
        visit(list.items, Surroundings(visible: Rect(origin: .zero, size: list.size)))
    }

    /// Returns what is found, in the order of painting.
    package var findings: [Diagnostic] {
        var found: [Diagnostic] = []
        var seen: Set<[String]> = []
        let boxes = inks.map(\.box)
        for index in inks.indices {
            for below in 0..<index {
                // Most lie apart, which their boxes tell alone.
                guard let shared = boxes[below].intersection(boxes[index]), shared.shortSide > Self.tolerance,
                    !inks[below].isSymbol
                else { continue }
                let (lower, upper) = (inks[below], inks[index])
                let paths = [lower, upper].map(\.element.placed.element.source.path)
                guard lower.element.placed.place != upper.element.placed.place,
                    !Self.isDrawnAgain(lower, upper, shared),
                    !upper.isSymbol || Self.spoils(upper.box, lower.box, shared),
                    !isCovered(shared, since: lower.coverCount), seen.insert(paths).inserted
                else { continue }
                let problem = OverlapProblem(
                    text: upper.text, isSymbol: upper.isSymbol, other: lower.text, shared: shared)
                let placed = upper.element.placed
                found.append(
                    placed.diagnostic(
                        .overlappingText, .language(Diagnostic.ProblemOfLanguage(problem)),
                        at: placed.element.source.mark))
            }
        }
        return found
    }

    /// Returns `true` if a text is drawn twice at about one place, as for a glow.
    private static func isDrawnAgain(_ lower: Ink, _ upper: Ink, _ shared: Rect) -> Bool {
        lower.text == upper.text && shared.area > half * min(lower.box.area, upper.box.area)
    }

    /// Returns `true` if a symbol on a text spoils it: one that is around it, as a ring is, does not, nor
    /// does one that touches it.
    private static func spoils(_ symbol: Rect, _ text: Rect, _ shared: Rect) -> Bool {
        !symbol.contains(text) && shared.area > sharedPart * min(symbol.area, text.area)
    }

    /// Returns `true` if something that is painted after a number of covers hides an area.
    ///
    /// What comes after the upper text hides both: an opaque surface with a border paints what is on it
    /// twice, the first time beneath itself, for what reaches beyond it.
    private func isCovered(_ area: Rect, since count: Int) -> Bool {
        covers[count...].contains { $0.outset(by: Self.rounding).contains(area) }
    }

    private mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
        for item in items {
            switch item.content {
            case .glyphs(let run, let paint):
                guard paint.leastAlpha * around.opacity >= Self.half,
                    let whole = run.conservativeBounds.map(around.map.apply),
                    let element = texts.element(of: item.source, around: whole.center),
                    let box = whole.intersection(around.visible)
                else { continue }
                inks.append(
                    Ink(
                        element: element, text: run.text, isSymbol: false, box: box, coverCount: covers.count)
                )
            case .fill(let area, let paint):
                // What a node lays behind its symbol has no name.
                let middle = area.conservativeBounds.map(around.map.apply)?.center
                if let name = area.name, let element = symbols.element(of: item.source, around: middle) {
                    addSymbol(name, covering: area, alpha: paint.leastAlpha, of: element, in: around)
                } else {
                    cover(area, paint.leastAlpha, around)
                }
            case .surface(let surface):
                let blur = surface.backdrop.map(Self.alpha) ?? 0
                cover(surface.area, surface.fills.map(\.leastAlpha).reduce(blur, max), around)
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

    private mutating func addSymbol(
        _ name: String, covering area: Area, alpha: Double, of element: AuditedElement,
        in around: Surroundings
    ) {
        guard alpha * around.opacity >= Self.half,
            let box = area.conservativeBounds.map(around.map.apply)?.intersection(around.visible)
        else { return }
        inks.append(Ink(element: element, text: name, isSymbol: true, box: box, coverCount: covers.count))
    }

    private mutating func cover(_ area: Area, _ alpha: Double, _ around: Surroundings) {
        guard alpha * around.opacity >= Self.half, area.fillsItsBox,
            let visible = area.conservativeBounds.map(around.map.apply)?.intersection(around.visible)
        else { return }
        covers.append(visible)
    }

    private static func alpha(of filter: BackdropFilter) -> Double {
        filter.filters.contains { $0.isBlur } ? 1 : 0
    }
}

extension Area {
    /// `false` for lines alone, and for what another shape is cut out of, as borders are.
    fileprivate var fillsItsBox: Bool {
        operands.allSatisfy { $0.operation == .union }
            && operands.contains { if case .fill = $0.geometry { true } else { false } }
    }
}

extension LayerFilter {
    /// `true` if nothing can be read through it.
    fileprivate var isBlur: Bool { sigma ?? 0 > 1 }
}
