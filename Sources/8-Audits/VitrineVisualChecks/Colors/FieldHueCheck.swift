import VitrineAuditElements
import VitrineColor
import VitrineContrast
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The fields whose frames or labels alone tell them from others of a scene, by a hue: those with a mistake,
/// and those that are required (failure F81 of WCAG 2.2, 1.4.1); and the links that are told from the words
/// around them in this way (failure F73).
///
/// A frame that differs in lightness, too, by the 3 to 1 of technique G183, is seen by everyone.
package struct FieldHueCheck {
    /// A field, and how it looks.
    private struct Field {
        let placed: PlacedElement
        let form: SeenForm
    }

    private let scene: LaidOutScene
    private let space: ColorSpace
    private let ratio: ContrastRatio
    private var fields: [Field] = []
    /// What is drawn as a field, and is said to have a value.
    private var drawnFields: [Field] = []
    /// The texts and the symbols that are in no field and no button.
    private var labels: [PlacedElement] = []

    /// The least ratio of the luminances of two frames that everyone tells apart.
    private static let leastRatio = 3.0
    /// The least Delta E OK of two frames that are meant to differ.
    private static let leastDifference = 0.1
    /// The least chroma in OKLab of a colour that means something.
    private static let leastChroma = 0.08
    /// How far from a field its message may be, in points.
    private static let reach = 20.0
    /// By how much what holds nothing but a field may be larger, in points.
    private static let slack = 4.0
    /// Fields beyond these are not looked at.
    private static let comparedCount = 40

    /// - Parameters:
    ///   - scene: The scene.
    ///   - space: The encoding of its colours.
    package init(_ scene: LaidOutScene, in space: ColorSpace) {
        (self.scene, self.space, ratio) = (scene, space, ContrastRatio(in: space))
        visit(scene.root)
    }

    private mutating func visit(_ placed: PlacedElement) {
        if scene.hidesChildren(placed) { return }
        if let field = placed.field, field.frame.distance(to: placed.frame) == 0,
            placed.frame.width - field.frame.width <= Self.slack,
            placed.frame.height - field.frame.height <= Self.slack
        {
            if let form = SeenForm(of: placed, in: scene) { fields.append(Field(placed: placed, form: form)) }
            return
        }
        if placed.isDrawnField {
            if let form = SeenForm(of: placed, in: scene) {
                drawnFields.append(Field(placed: placed, form: form))
            }
            return
        }
        // A heading is that of all fields below it.
        if placed.isButton || placed.isHeading { return }
        switch placed.element {
        case let text as TextElement where !text.content.string.isEmpty: labels.append(placed)
        case is IconElement: labels.append(placed)
        default: break
        }
        for child in placed.children { visit(child) }
    }

    /// Returns what is found: fields before links.
    package var findings: [Diagnostic] {
        let frames = frameFindings
        return (frames.isEmpty ? unsaidMistakes : frames) + labelFindings + labels.compactMap(link)
    }

    /// Returns the first field that only the hue of its label tells from the one before.
    private var labelFindings: [Diagnostic] {
        var before: (label: PlacedElement, text: TextElement, field: Field)?
        for field in fields.prefix(Self.comparedCount) {
            let frame = field.placed.frame
            let above = labels.last {
                $0.element is TextElement && $0.frame.maxY <= frame.minY + Self.slack
                    && frame.minY - $0.frame.maxY <= Self.labelReach
                    && abs($0.frame.minX - frame.minX) <= Self.labelReach
            }
            guard let label = above, let text = label.element as? TextElement else { continue }
            defer { before = (label, text, field) }
            guard let before, before.text.content.runs.count == 1, text.content.runs.count == 1,
                before.text.content.runs[0].font == text.content.runs[0].font,
                // The one that is typed into may show it by both.
                before.field.form.frames == field.form.frames,
                case .color(let one)? = before.text.paints.first,
                case .color(let other)? = text.paints.first,
                let found = difference([one], [other])
            else { continue }
            return [diagnostic(.label, found.colors, found.ratio, at: label)]
        }
        return []
    }

    /// Returns the finding of a link in a text that has no underline; `nil` if more than a hue tells it.
    private func link(_ placed: PlacedElement) -> Diagnostic? {
        guard let text = placed.element as? TextElement else { return nil }
        let runs = text.content.runs
        guard let link = runs.first(where: { $0.attributes.link != nil && $0.attributes.underline == nil }),
            let plain = runs.first(where: {
                $0.attributes.link == nil && $0.font == link.font && $0.text.contains(where: \.isLetter)
            }),
            case .color(let one) = text.paints[plain.attributes.paint],
            case .color(let other) = text.paints[link.attributes.paint],
            one.alpha == 1, other.alpha == 1, ratio.ratio(of: one, to: other) < Self.leastRatio
        else { return nil }
        return diagnostic(.link, [one, other], ratio.ratio(of: one, to: other), at: placed)
    }

    private func diagnostic(
        _ part: FieldHueProblem.Part, _ colors: [Color], _ ratio: Double, at placed: PlacedElement
    ) -> Diagnostic {
        let problem = FieldHueProblem(part: part, colors: colors, ratio: ratio, frame: placed.frame)
        return placed.diagnostic(
            .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)), at: placed.element.source.mark)
    }

    /// How far above a field its label may be, and how far beside its edge, in points.
    private static let labelReach = 12.0

    /// Returns the first field of each form that only the hue of its frame tells from another one.
    private var frameFindings: [Diagnostic] {
        var found: [Diagnostic] = []
        let fields = fields.prefix(Self.comparedCount)
        // A text belongs to the nearest field, and between two to the one above it, as messages do.
        var counts = fields.map { _ in 0 }
        for label in labels {
            let distances = fields.map { label.frame.distance(to: $0.placed.frame) }
            if let least = distances.min(), least <= Self.reach {
                counts[distances.firstIndex(of: least) ?? 0] += 1
            }
        }
        var told: Set<String> = []
        for (index, field) in fields.enumerated() where !told.contains(field.form.frameForm) {
            for (other, count) in zip(fields, counts).prefix(index)
            where other.form.frameForm == field.form.frameForm && count == counts[index] {
                guard let difference = difference(other.form.frames, field.form.frames) else { continue }
                told.insert(field.form.frameForm)
                found.append(diagnostic(.frame, difference.colors, difference.ratio, at: field.placed))
                break
            }
        }
        return found
    }

    /// Returns the only field with a red border, if nothing says why: no text below it or beside it, and no
    /// sign in it.
    private var unsaidMistakes: [Diagnostic] {
        let fields = (fields + drawnFields).prefix(Self.comparedCount)
        let borders = fields.map(\.placed.borders)
        let ordinary = fields.indices.filter { borders[$0].allSatisfy { TrafficLight($0) != .red } }
        let red = fields.indices.filter { !ordinary.contains($0) }
        guard red.count == 1, let index = red.first, case let field = fields[index].placed,
            let color = borders[index].first(where: { TrafficLight($0) == .red }),
            // Where it has focus, it has the colour of what can be pressed.
            scene.root.count(of: color) == field.count(of: color),
            // What is drawn may have the colour of a brand, unless another is beside it.
            !drawnFields.contains(where: { $0.placed.place == field.place })
                || ordinary.contains(where: { !borders[$0].isEmpty }) && !field.hasText(of: color),
            !fields[index].form.symbols.contains(where: { StateWords(symbol: $0) == .bad }),
            // A field may be required.
            !fields[index].form.texts.contains(where: { $0.contains("*") }),
            !labels.contains(where: { Self.isMessage($0, of: field, among: fields.map(\.placed)) })
        else { return [] }
        let plain = ordinary.first.flatMap { borders[$0].first } ?? color
        return [diagnostic(.border, [plain, color], ratio.ratio(of: plain, to: color), at: field)]
    }

    /// Returns `true` for a text or a symbol that stands below a field, or beside it, and is not the name of
    /// the next one.
    private static func isMessage(
        _ label: PlacedElement, of field: PlacedElement, among fields: [PlacedElement]
    ) -> Bool {
        let distance = label.frame.distance(to: field.frame)
        let isName = fields.contains { other in
            other.frame.minY >= label.frame.maxY - slack && other.frame.distance(to: label.frame) < distance
        }
        return distance <= reach && label.frame.midY > field.frame.minY && !isName
    }

    /// Returns the first colours in which two frames differ, if all that differ do so in hue alone; `nil` for
    /// any others.
    private func difference(_ one: [Color], _ other: [Color]) -> (colors: [Color], ratio: Double)? {
        guard one.count == other.count else { return nil }
        let changed = zip(one, other).filter { $0 != $1 }
        for (one, other) in changed {
            let labs = [one, other].map { $0.okLab(in: space) }
            let chroma = labs.map { ($0.y * $0.y + $0.z * $0.z).squareRoot() }.max() ?? 0
            guard one.alpha == 1, other.alpha == 1, chroma >= Self.leastChroma,
                OKLab.difference(labs[0], labs[1]) >= Self.leastDifference,
                ratio.ratio(of: one, to: other) < Self.leastRatio
            else { return nil }
        }
        return changed.first.map { ([$0, $1], ratio.ratio(of: $0, to: $1)) }
    }
}

extension PlacedElement {
    /// The only field in an element; `nil` if there is none, or several.
    fileprivate var field: PlacedElement? {
        if !traits.isDisjoint(with: [.isTextField, .isSecureTextField]) { return self }
        let found = children.compactMap(\.field)
        return found.count == 1 ? found.first : nil
    }

    /// `true` for what has the form of a field with a border, and is read out with a name and a value.
    fileprivate var isDrawnField: Bool {
        fieldSurface?.decoration?.strokes.isEmpty == false && isReadAsField
    }

    /// `true` if it, or what its modifiers modify, has a name and a value, and is no other control.
    private var isReadAsField: Bool {
        modifierChain.contains { placed in
            guard let properties = placed.element.source.accessibility?.properties else { return false }
            return properties.label != nil && properties.value != nil
                && properties.traits.isDisjoint(with: [
                    .isAdjustable, .isButton, .isLink, .isSelected, .isTab, .isToggle,
                ])
        }
    }

    /// Returns `true` if a text or a symbol in it has a colour.
    fileprivate func hasText(of color: Color) -> Bool {
        if let text = element as? TextElement { return text.paints.contains(.color(color)) }
        if let icon = element as? IconElement { return icon.paint == .color(color) }
        return readChildren.contains { $0.hasText(of: color) }
    }

    fileprivate var isHeading: Bool {
        traits.contains(.isHeader) || element.source.accessibility?.properties.heading != nil
    }

    /// The plain colours of the strokes around it.
    fileprivate var borders: [Color] {
        let own = decoration?.strokes.compactMap { $0.paint.opaqueColor } ?? []
        return own + children.flatMap(\.borders)
    }

    /// Returns how often a colour is in it.
    fileprivate func count(of color: Color) -> Int {
        inks.count { $0 == color } + readChildren.map { $0.count(of: color) }.reduce(0, +)
    }

    private var traits: AccessibilityTraits { element.source.accessibility?.properties.traits ?? [] }
}
