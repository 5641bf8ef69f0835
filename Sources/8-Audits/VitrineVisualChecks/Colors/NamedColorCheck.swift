import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The entries of legends that have the colour of another name: that of another series of a chart, or of
/// another of the names that are written in colours, or beside symbols that have them, or that a screen
/// reader reads out for rings and bars.
struct NamedColorCheck {
    /// A name, and the colour of what stands before it.
    private struct Entry {
        let mark: PlacedElement
        let name: String
        let color: Color
    }

    private let elements: [AuditedElement]

    init(_ elements: [AuditedElement]) { self.elements = elements.filter { $0.isSeen && !$0.isSystem } }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        let (entries, written) = entries
        if entries.isEmpty { return [] }
        let charts = elements.compactMap { $0.placed.element.traits[NamedPaints.self] }
            .map { $0.compactMapValues(\.opaqueColor) }
        let named = Set(entries.map(\.name))
        let all = charts + [written.filter { named.contains($0.key) }, drawn(of: named)]
        return LegendWords(elements).contradictions.map {
            $0.mark.oddity(.word($0.text, $0.own.hex, $0.other, $0.right.hex))
        }
            + entries.compactMap { entry in
                for colors in all {
                    guard let right = colors[entry.name], right != entry.color,
                        let other = colors.keys.sorted().first(where: { colors[$0] == entry.color })
                    else { continue }
                    return entry.mark.oddity(.word(entry.name, entry.color.hex, other, right.hex))
                }
                return nil
            }
    }

    /// Returns the colours of what has one of some names for a screen reader, and no words, such as rings.
    private func drawn(of names: Set<String>) -> [String: Color] {
        var colors: [String: Set<Color>] = [:]
        for (index, element) in elements.enumerated() {
            guard let label = element.spoken?.label, names.contains(label), element.placed.texts.isEmpty
            else { continue }
            let inks = elements[index..<elements.end(of: index)].flatMap(\.placed.inks)
            colors[label, default: []].formUnion(inks.filter { !$0.isGrey })
        }
        return colors.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// The entries of legends, and the colours of names that are written in them or beside symbols, where
    /// these have but one.
    private var entries: (legends: [Entry], written: [String: Color]) {
        let parts = elements.map(\.placed).filter {
            !$0.frame.isEmpty && ($0.element is TextElement || $0.inkColor != nil)
        }
        var legends: [Entry] = []
        var written: [String: Set<Color>] = [:]
        for (mark, name) in zip([parts.first].compactMap(\.self) + parts, parts) {
            guard let text = name.element as? TextElement else { continue }
            let string = text.content.string
            if let color = name.inkColor, !color.isGrey { written[string, default: []].insert(color) }
            guard !(mark.element is TextElement), let color = mark.inkColor, !color.isGrey,
                mark.isLegendMark(of: name) || mark.isLamp && mark.isBeside(firstLine: name)
            else { continue }
            if mark.isLamp {
                legends.append(Entry(mark: mark, name: string, color: color))
            } else {
                written[string, default: []].insert(color)
            }
        }
        return (legends, written.compactMapValues { $0.count == 1 ? $0.first : nil })
    }
}

extension PlacedElement {
    /// The one colour of a text, a symbol or a shape; `nil` for anything else.
    fileprivate var inkColor: Color? {
        switch element {
        case let text as TextElement: text.paints.count == 1 ? text.paints.first?.opaqueColor : nil
        case let icon as IconElement: icon.paint.opaqueColor
        case let shape as ShapeElement: shape.decoration.fills.last?.opaqueColor
        default: nil
        }
    }

    /// Returns `true` for a mark whose middle is that of a name and a line below it.
    fileprivate func isBeside(firstLine name: PlacedElement) -> Bool {
        isLegendMark(of: name, below: name.frame.height / 2)
    }

    /// `true` for a shape, and for a symbol that is no more than one.
    fileprivate var isLamp: Bool {
        (element as? IconElement).map { SeenForm.plainSymbols.contains($0.symbol.name) }
            ?? (element is ShapeElement)
    }
}
