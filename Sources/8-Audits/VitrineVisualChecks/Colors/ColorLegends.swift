import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// The legends of a scene, whose entries say in words what colours mean.
struct ColorLegends {
    /// The colours of each legend.
    private var legends: [Set<Color>] = []
    /// The places of the stacks that are legends.
    private var places: Set<ElementPlace> = []

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - scene: The scene.
    init(_ elements: [AuditedElement], in scene: LaidOutScene) {
        for element in elements where !element.isSystem && element.isSeen {
            let children = element.placed.children.filter {
                !$0.frame.isEmpty && !($0.element is SpacerElement)
            }
            guard children.count > 1, element.placed.element.modifiedContent == nil else { continue }
            let entries = children.compactMap { child in
                (child.texts.count == 1 ? SeenForm(of: child, in: scene) : nil).flatMap { form in
                    form.beginsWithLamp && !form.isControl ? form : nil
                }
            }
            let colors = Set(entries.compactMap(\.lampColor))
            guard entries.count == children.count, colors.count == children.count,
                Set(entries.map(\.wordless)).count == 1
            else { continue }
            legends.append(colors)
            places.insert(element.placed.place)
        }
    }

    /// Returns `true` if an element is a legend.
    func isLegend(_ placed: PlacedElement) -> Bool { places.contains(placed.place) }

    /// Returns `true` if a legend says what all colours mean in which two marks differ.
    func explain(_ one: [Color], _ other: [Color]) -> Bool {
        let changed = zip(one, other).filter { $0 != $1 }
        return !changed.isEmpty
            && legends.contains { legend in
                changed.allSatisfy { legend.contains($0) && legend.contains($1) }
            }
    }
}
