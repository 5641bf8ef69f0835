import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one entry of a legend with a colour that nothing else in its scene has, where one colour of what the
/// other entries explain is in no entry.
struct LegendColorCheck {
    /// Something painted in one colour outside of legends.
    private struct Mark: Hashable {
        let width: Double
        let height: Double
        let color: Color
    }

    private let elements: [AuditedElement]
    private let scene: LaidOutScene

    /// The number of marks of one form from which they are a plan or a chart.
    private static let leastCount = 3

    init(_ elements: [AuditedElement], in scene: LaidOutScene) {
        (self.elements, self.scene) = (elements, scene)
    }

    /// An entry of a legend.
    private struct Entry {
        let placed: PlacedElement
        let name: String
        let color: Color
    }

    /// Returns what is found, once for each legend.
    var findings: [Diagnostic] {
        let legends = ColorLegends(elements, in: scene)
        return elements.indices.compactMap { index -> Diagnostic? in
            let legend = elements[index].placed
            // A chart writes its own.
            guard legends.isLegend(legend), legend.element.source.node?.kind != "chart" else { return nil }
            let entries = legend.children.compactMap(entry)
            guard entries.count > 1, let (entry, seen) = odd(entries, outside: index) else { return nil }
            return entry.placed.oddity(.legend(entry.name, entry.color.hex, seen.hex))
        }
    }

    private func entry(_ child: PlacedElement) -> Entry? {
        guard !child.frame.isEmpty, let name = child.texts.first,
            let color = SeenForm(of: child, in: scene)?.lampColor
        else { return nil }
        return Entry(placed: child, name: name, color: color)
    }

    private func odd(_ entries: [Entry], outside legend: Int) -> (Entry, Color)? {
        let range = legend..<elements.end(of: legend)
        var marks: [Mark] = []
        var colors: Set<Color> = []
        for (index, element) in elements.enumerated() where !range.contains(index) {
            // What is pictured may have any colour.
            if element.placed.element is ImageElement { return nil }
            colors.formUnion(
                element.placed.ownPaints.flatMap { paint -> [Color] in
                    switch paint {
                    case .color(let color): [color]
                    case .gradient(let gradient): gradient.stops.map(\.color)
                    default: []
                    }
                })
            let frame = element.placed.layoutFrame
            // What is below the legend is below what it explains, too.
            if element.isSeen, !element.isSystem, !frame.isEmpty,
                !element.placed.frame.contains(elements[legend].placed.frame),
                let color = element.placed.decoration?.fills.last?.opaqueColor
            {
                marks.append(Mark(width: frame.width.rounded(), height: frame.height.rounded(), color: color))
            }
        }
        let unseen = entries.filter { !colors.contains($0.color) }
        guard unseen.count == 1, let entry = unseen.first else { return nil }
        let said = Set(entries.map(\.color)).subtracting([entry.color])
        let groups =
            Array(Dictionary(grouping: marks) { [$0.width, -1] }.values)
            + Dictionary(grouping: marks) { [-1, $0.height] }.values
        let found = groups.compactMap { group -> Color? in
            let own = Set(group.map(\.color))
            let unsaid = own.subtracting(said)
            return group.count >= Self.leastCount && unsaid.count == 1 && own.isSuperset(of: said)
                ? unsaid.first : nil
        }
        guard let seen = found.first, Set(found).count == 1 else { return nil }
        return (entry, seen)
    }
}
