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
        borders + OppositeSurfaceCheck(elements).findings + LevelColorCheck(elements).findings
            + WordColorCheck(elements).findings + NamedColorCheck(elements).findings
            + LegendColorCheck(elements, in: scene).findings + OddInks(elements).findings
            + DrawnAmountCheck(elements).findings
    }

    private var borders: [Diagnostic] {
        let around = elements.surroundings((ground: Color?.none, reacts: false)) { index, around in
            let traits = elements[index].spoken?.traits ?? []
            let reacts = !traits.isDisjoint(with: [.isButton, .isToggle])
            return (ground(of: elements[index].placed, on: around.ground), around.reacts || reacts)
        }
        let handmade = handmadeFields
        return elements.enumerated().compactMap { index, element in
            guard element.isSeen, !element.isDisabled, !element.isSystem, let ground = around[index].ground,
                let decoration = element.placed.decoration
            else { return nil }
            if handmade.contains(index) {
                return finding(element.placed, decoration, on: ground, as: "field")
            }
            guard isField(index) || around[index].reacts && isBox(element.placed) else { return nil }
            return finding(element.placed, decoration, on: ground)
        }
    }

    /// The positions of the surfaces in what is read out as a field, or as a name with a value, and has the
    /// form of a field below its name.
    private var handmadeFields: Set<Int> {
        var found: Set<Int> = []
        for (index, element) in elements.enumerated() {
            guard let spoken = element.spoken, element.placed.element.source.node?.isOfSystem != true else {
                continue
            }
            let isField = !spoken.traits.isDisjoint(with: .ofFields)
            guard isField || spoken.label != nil || spoken.children == .combine, spoken.heading == nil
            else { continue }
            let range = index..<elements.end(of: index)
            let names = isField ? [] : elements[range].map(\.placed).filter { $0.element is TextElement }
            let fields = Set(
                range.filter { inner in
                    let placed = elements[inner].placed
                    guard placed.element is SurfaceElement, placed.decoration?.isEmpty == false,
                        placed.fieldSurface != nil
                    else { return false }
                    return isField
                        || names.contains {
                            $0.frame.maxY <= placed.frame.minY
                                && Self.says(spoken, name: $0.texts, value: placed.texts)
                        }
                })
            // A name stands for one field alone.
            if fields.count == 1 { found.formUnion(fields) }
        }
        return found
    }

    /// Returns `true` if a name and a value are read as one, by their own words or together.
    private static func says(_ spoken: AccessibilityProperties, name: [String], value: [String]) -> Bool {
        guard let label = spoken.label else { return spoken.children == .combine }
        let needed = (spoken.value == nil ? name + value : name).flatMap(\.words)
        return Set(label.words).isSuperset(of: needed)
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

    /// The ratio below which the fill of a field cannot be told from what is behind it. Fields of iOS's own
    /// have little more.
    private static let unseen = 1.06

    /// - Parameter kind: What is drawn, where that is made by hand; `nil` for the kind of its node.
    private func finding(
        _ placed: PlacedElement, _ decoration: Decoration, on ground: Color, as kind: String? = nil
    ) -> Diagnostic? {
        guard decoration.shadows.isEmpty, decoration.glass == nil, decoration.material == nil,
            let fill = decoration.fills.isEmpty ? ground : Self.only(decoration.fills)
        else { return nil }
        let color: Color
        if decoration.strokes.isEmpty {
            guard kind != nil, ratio.ratio(of: fill, to: ground) < Self.unseen else { return nil }
            color = fill
        } else {
            guard decoration.strokes.count == 1, case .color(let stroke)? = decoration.strokes.first?.paint,
                stroke.alpha == 1 || kind != nil, ratio.ratio(of: fill, to: ground) < ContrastStandard.seen
            else { return nil }
            color = stroke.over(fill)
        }
        let least = min(ratio.ratio(of: color, to: ground), ratio.ratio(of: color, to: fill))
        guard least < ContrastStandard.seen else { return nil }
        let problem = ContrastProblem(
            rule: .controlContrast, text: nil,
            control: kind ?? placed.element.source.node?.kind ?? "control", ratio: least,
            required: ContrastStandard.seen, share: 1, color: color, backdrop: ground,
            place: Point(placed.frame.minX, placed.frame.center.y), fix: nil)
        return placed.diagnostic(
            .controlContrast, .language(Diagnostic.ProblemOfLanguage(problem)),
            at: placed.element.source.mark)
    }
}

extension AccessibilityTraits {
    /// The traits of what people type into.
    fileprivate static let ofFields: AccessibilityTraits = [.isSearchField, .isSecureTextField, .isTextField]
}

extension NodeIdentity {
    /// `true` for the fields that the system draws, of which the surface has the same path.
    fileprivate var isOfSystem: Bool { ["searchField", "secureField", "textField"].contains(kind) }
}

extension Color {
    /// Returns the colour that it gives on an opaque one.
    fileprivate func over(_ ground: Color) -> Color {
        if alpha == 1 { return self }
        func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
        return Color(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }
}
