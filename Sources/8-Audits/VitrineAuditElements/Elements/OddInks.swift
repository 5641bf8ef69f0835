import VitrineColor
import VitrineDisplayList
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The buttons of one name, such as those that show all of a section or book a class, of which one has a hue
/// that nothing else in its scene has.
package struct OddInks {
    /// A button with one text or symbol.
    private struct Control {
        let placed: PlacedElement
        /// The positions of what is in it.
        let range: Range<Int>
        let name: String
        /// What it is called, how it is set, where it lies, and whether its surface has its colour.
        let form: String
        /// The hue of its surface, or of what is written on it if the surface has none.
        let color: Color
    }

    private let elements: [AuditedElement]

    /// The number of buttons of one name from which one is unlike all others.
    private static let leastCount = 3
    /// What begins the names of symbols that say no state by their colours.
    private static let plainSymbols = ["arrow", "chevron", "ellipsis", "info", "plus", "xmark"]

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each name.
    package var findings: [Diagnostic] {
        Dictionary(grouping: controls, by: \.form).values.compactMap { alike -> Diagnostic? in
            let parts = Dictionary(grouping: alike, by: \.color)
            guard alike.count >= Self.leastCount, parts.count == 2,
                let odd = parts.values.first(where: { $0.count == 1 })?.first,
                let other = alike.first(where: { $0.color != odd.color })?.color,
                !odd.color.isGrey, !other.isGrey, isAlone(odd)
            else { return nil }
            let problem = OddInkProblem(
                name: odd.name, color: odd.color, other: other, frame: odd.placed.frame)
            return odd.placed.diagnostic(
                .misalignedEdge, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: odd.placed.element.source.mark)
        }.sorted { $0.mark < $1.mark }
    }

    private var controls: [Control] {
        var end = 0
        return elements.indices.compactMap { index -> Control? in
            let element = elements[index]
            guard index >= end, let traits = element.spoken?.traits,
                !traits.isDisjoint(with: [.isButton, .isLink])
            else { return nil }
            end = elements.end(of: index)
            let inner = elements[index..<end]
            guard element.isSeen, !element.isSystem, !element.isDisabled,
                !inner.contains(where: {
                    $0.spoken?.value != nil || $0.isDisabled
                        || $0.spoken?.traits.contains(.isSelected) == true
                }),
                case let signs = inner.compactMap({ Self.sign(of: $0.placed) }), signs.count == 1,
                case let grounds = inner.compactMap(\.placed.decoration).filter({ !$0.isEmpty })
            else { return nil }
            let hue = grounds.lazy.compactMap(Self.hue).first
            let form = "\(element.layer) \(signs[0].name) \(signs[0].font) \(grounds.isEmpty) \(hue != nil)"
            return Control(
                placed: element.placed, range: index..<end, name: signs[0].name, form: form,
                color: hue ?? signs[0].color)
        }
    }

    /// Returns the colour that fills a surface, or tints its glass; `nil` for a grey or a faint one.
    private static func hue(of ground: Decoration) -> Color? {
        let tint = ground.glass?.spec.tint?.color
        return (ground.fills.compactMap(\.opaqueColor) + [tint].compactMap(\.self)).first { !$0.isGrey }
    }

    private static func sign(of placed: PlacedElement) -> (name: String, font: String, color: Color)? {
        if let text = placed.element as? TextElement, let font = text.content.runs.first?.font,
            text.paints.count == 1, let color = text.paints.first?.opaqueColor
        {
            return (text.content.string, "\(font.size) \(font.weight)", color)
        }
        guard let icon = placed.element as? IconElement, let color = icon.paint.opaqueColor,
            plainSymbols.contains(where: { icon.symbol.name.hasPrefix($0) })
        else { return nil }
        return (icon.symbol.name, "\(icon.font.size)", color)
    }

    /// Returns `true` if nothing but a button has its colour.
    private func isAlone(_ control: Control) -> Bool {
        !elements.indices.contains { index in
            !control.range.contains(index) && elements[index].placed.inks.contains(control.color)
        }
    }
}

extension PlacedElement {
    /// The paints of a text, a symbol, a shape or a surface, without those of what is in it.
    package var ownPaints: [PaintSpec] {
        switch element {
        case let text as TextElement: Array(text.paints)
        case let icon as IconElement: [icon.paint]
        default: decoration?.paints ?? []
        }
    }

    /// The plain colours among these.
    package var inks: [Color] { ownPaints.compactMap(\.opaqueColor) }
}
