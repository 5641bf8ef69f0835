import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineRaster

/// The display lists of one painting: some subjects left out, painted all over, or as their coverage.
struct ContrastPainting {
    /// The sigma, in points, up to which blurred content can still be read.
    static let readableSigma = 1.0
    /// How far beyond its glyphs a text is painted all over, in its own points.
    static let margin = 1.0

    /// The numbers of the items that are measured.
    let measured: Set<Int>
    /// The numbers of the items that are left out.
    let companions: Set<Int>
    /// The boxes of the subjects by the numbers of their items, in the canvas' points.
    let places: [Int: Rect]

    /// Returns the items without the subjects: their backdrop.
    func backdrop(_ items: [DisplayItem]) -> [DisplayItem] {
        var numbering = DisplayItemNumbering()
        return painted(items, &numbering, isCovered: false)
    }

    /// Returns the items with the subjects' colours all over their boxes, as if they covered each pixel.
    func covered(_ items: [DisplayItem]) -> [DisplayItem] {
        var numbering = DisplayItemNumbering()
        return painted(items, &numbering, isCovered: true)
    }

    /// Returns a subject's paint all over its box.
    private func covering(_ content: DisplayContent) -> DisplayContent? {
        switch content {
        case .glyphs(let run, let paint):
            run.conservativeBounds.map { .fill(.fill(.rectangle($0.outset(by: Self.margin))), paint) }
        case .fill(let area, let paint): area.conservativeBounds.map { .fill(.fill(.rectangle($0)), paint) }
        case .surface(let surface): surface.covering
        default: nil
        }
    }

    private func painted(
        _ items: [DisplayItem], _ numbering: inout DisplayItemNumbering, isCovered: Bool
    ) -> [DisplayItem] {
        items.compactMap { item in
            let number = numbering.number()
            if companions.contains(number) { return nil }
            let isMeasured = measured.contains(number)
            var item = item
            switch item.content {
            case .group(var group):
                let first = numbering
                let isOnlySubject = !group.shadows.isEmpty && isOnlySubject(group.items, first)
                let items = painted(group.items, &numbering, isCovered: isCovered)
                if isOnlySubject {
                    // The shadow of a text belongs to what is behind it. One within its letters is a part of
                    // their colour, and follows their outlines.
                    let inner = group.shadows.filter { $0.placement == .inner }
                    let outer = group.shadows.filter { $0.placement == .outer }
                    let shadows = outer.reversed().map { $0.cast(by: group.items, item.source) }
                    let isShaded = isCovered && !inner.isEmpty
                    let own = DisplayItem(
                        source: item.source, .group(Group(shadows: inner, items: group.items)))
                    group.items = shadows + (isShaded ? [own] : items)
                    group.shadows = []
                } else {
                    group.items = items
                }
                item.content = .group(group)
            case .projected(var content):
                content.items = painted(content.items, &numbering, isCovered: isCovered)
                item.content = .projected(content)
            case .adaptive(var content):
                numbering.either(
                    { content.light = painted(content.light, &$0, isCovered: isCovered) },
                    { content.dark = painted(content.dark, &$0, isCovered: isCovered) })
                item.content = .adaptive(content)
            default:
                if isMeasured {
                    guard isCovered, let changed = covering(item.content) else { return nil }
                    item.content = changed
                }
            }
            return item
        }
    }

    /// Returns `true` if all that items paint belongs to subjects.
    private func isOnlySubject(_ items: [DisplayItem], _ start: DisplayItemNumbering) -> Bool {
        var numbering = start
        return items.allSatisfy { item in
            let number = numbering.number()
            guard case .group(let group) = item.content else {
                return measured.contains(number) || companions.contains(number)
            }
            let inner = numbering
            numbering.skip(group.items)
            return isOnlySubject(group.items, inner)
        }
    }
}

extension DisplayItemNumbering {
    /// Counts items and all in them.
    fileprivate mutating func skip(_ items: [DisplayItem]) {
        for item in items {
            _ = number()
            switch item.content {
            case .group(let group): skip(group.items)
            case .projected(let content): skip(content.items)
            case .adaptive(let content):
                either({ $0.skip(content.light) }, { $0.skip(content.dark) })
            default: break
            }
        }
    }
}

extension Surface {
    /// The topmost fill all over its box; `nil` if it has none.
    fileprivate var covering: DisplayContent? {
        guard let fill = fills.last, let box = area.conservativeBounds else { return nil }
        return .fill(.fill(.rectangle(box)), fill)
    }
}

extension Shadow {
    /// Returns the shadow of glyphs and areas as an item of its own.
    fileprivate func cast(by items: [DisplayItem], _ source: String) -> DisplayItem {
        DisplayItem(
            source: source,
            .group(
                Group(
                    transform: .translation(offset.x, offset.y),
                    filters: sigma > 0 ? [.blur(sigma: sigma)] : [],
                    items: items.map { $0.filled(with: color) })))
    }
}

extension DisplayItem {
    /// Returns the item in one colour.
    fileprivate func filled(with color: Color) -> DisplayItem {
        var item = self
        switch content {
        case .glyphs(let run, _): item.content = .glyphs(run, .solid(color))
        case .fill(let area, _): item.content = .fill(area, .solid(color))
        case .group(var group):
            group.items = group.items.map { $0.filled(with: color) }
            item.content = .group(group)
        default: break
        }
        return item
    }
}
