import VitrineAuditElements
import VitrineColor
import VitrineContrast
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The fields and the boxes to tick of which only a border shows where they are, and that can hardly be seen
/// (WCAG 2.2, 1.4.11).
///
/// Only plain colours are compared, so that no pixels are needed: a border is painted with what it is around.
package struct BoundaryCheck {
    private let scene: LaidOutScene
    private let elements: [AuditedElement]
    private let ratio: ContrastRatio

    /// The sides of boxes to tick, in points.
    private static let boxSides = 14.0...34

    /// - Parameters:
    ///   - scene: The scene.
    ///   - elements: Its elements.
    package init(_ scene: LaidOutScene, _ elements: [AuditedElement]) {
        (self.scene, self.elements) = (scene, elements)
        ratio = ContrastRatio(in: scene.canvas.colorSpace)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let around = elements.surroundings((ground: Color?.none, reacts: false)) { index, around in
            let traits = elements[index].spoken?.traits ?? []
            let reacts = !traits.isDisjoint(with: [.isButton, .isToggle])
            return (ground(of: elements[index].placed, on: around.ground), around.reacts || reacts)
        }
        return elements.enumerated().compactMap { index, element in
            guard element.isSeen, !element.isDisabled, !element.isSystem, let ground = around[index].ground,
                let decoration = element.placed.decoration,
                isField(index) || around[index].reacts && isBox(element.placed)
            else { return nil }
            return finding(element.placed, decoration, on: ground)
        }
    }

    /// Returns the colour that is behind the children of an element; `nil` if it is not one.
    private func ground(of placed: PlacedElement, on ground: Color?) -> Color? {
        if let canvas = placed.element as? CanvasElement { return Self.only(canvas.background) }
        guard let decoration = placed.decoration, !decoration.isEmpty else {
            return placed.element is ImageElement ? nil : ground
        }
        if decoration.glass != nil || decoration.material != nil { return nil }
        return decoration.fills.isEmpty ? ground : Self.only(decoration.fills)
    }

    /// Returns the colour of the uppermost paint; `nil` if that is none, or lets something through.
    private static func only(_ paints: [PaintSpec]) -> Color? {
        guard case .color(let color)? = paints.last, color.alpha == 1 else { return nil }
        return color
    }

    /// Returns `true` for the surface of a field.
    private func isField(_ index: Int) -> Bool {
        let end = elements.end(of: index)
        return elements[index..<end].contains { element in
            element.placed.element.source.path == elements[index].placed.element.source.path
                && element.spoken?.traits.isDisjoint(with: [.isTextField, .isSecureTextField]) == false
        }
    }

    /// Returns `true` for an empty box or circle of the size of one to tick.
    private func isBox(_ placed: PlacedElement) -> Bool {
        let (width, height) = (placed.frame.width, placed.frame.height)
        return placed.element is ShapeElement && abs(width - height) < 1 && Self.boxSides.contains(width)
            && placed.children.isEmpty
    }

    private func finding(_ placed: PlacedElement, _ decoration: Decoration, on ground: Color) -> Diagnostic? {
        guard decoration.strokes.count == 1, let stroke = decoration.strokes.first,
            decoration.shadows.isEmpty, decoration.glass == nil, decoration.material == nil,
            case .color(let color) = stroke.paint, color.alpha == 1
        else { return nil }
        let fill = decoration.fills.isEmpty ? ground : Self.only(decoration.fills)
        guard let fill, ratio.ratio(of: fill, to: ground) < ContrastStandard.seen else { return nil }
        let least = min(ratio.ratio(of: color, to: ground), ratio.ratio(of: color, to: fill))
        guard least < ContrastStandard.seen else { return nil }
        let problem = ContrastProblem(
            rule: AuditRule.controlContrast.id, text: nil,
            control: placed.element.source.node?.kind ?? "control", ratio: least,
            required: ContrastStandard.seen, share: 1, color: color, backdrop: ground,
            place: Point(placed.frame.minX, placed.frame.center.y), fix: nil)
        return placed.diagnostic(
            .controlContrast, .language(Diagnostic.ProblemOfLanguage(problem)),
            at: placed.element.source.mark)
    }
}
