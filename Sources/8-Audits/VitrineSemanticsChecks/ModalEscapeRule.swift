import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// Screens that are dimmed behind something, and that a screen reader reads all the same.
enum ModalEscapeRule: SemanticsRule {
    static let rule = AuditRule.modalEscape

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.audited
        let size = scene.placed.canvas.size
        guard let index = all.lastIndex(where: { $0.placed.dims(size) }) else { return [] }
        var places: [ElementPlace: Int] = [:]
        for (index, element) in all.enumerated() { places[element.placed.place] = index }
        let order = scene.elements.map { places[$0.placed.place] ?? 0 }
        guard order.contains(where: { $0 > index }),
            let behind = scene.elements.indices.first(where: { order[$0] < index })
        else { return [] }
        let problem = SemanticsProblem(
            kind: .escape(behind: scene.elements[behind].label ?? "what lies"), name: "dimmed screen")
        return [SemanticsFinding(problem, at: all[index].placed)]
    }
}

extension PlacedElement {
    /// Returns `true` for a dark layer over all of a screen, which what is behind it shines through.
    fileprivate func dims(_ screen: Size) -> Bool {
        // The safe area may be left out.
        guard frame.width >= screen.width, frame.height >= screen.height * 0.8,
            let shape = element as? ShapeElement, shape.decoration.fills.count == 1,
            case .color(let color) = shape.decoration.fills[0]
        else { return false }
        let isDark = max(color.red, color.green, color.blue) < 0.3
        return isDark && color.alpha >= 0.15 && color.alpha < 0.95
    }
}
