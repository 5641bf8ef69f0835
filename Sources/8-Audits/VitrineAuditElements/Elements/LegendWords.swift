import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// What a legend explains, and texts that say another thing than the colour in which it is drawn, such as a
/// route in the colour of a jam, where a text says that the road is free.
package struct LegendWords {
    /// A shape in the colour of one entry, where words say the name of another.
    package struct Contradiction {
        package let mark: PlacedElement
        /// What is said.
        package let text: String
        /// The colour of the shape, and the entry that it belongs to.
        package let (own, other): (Color, String)
        /// The colour of what is said.
        package let right: Color
    }

    private struct Entry {
        let lamp: PlacedElement
        let name: PlacedElement
        let string: String
        let color: Color
    }

    private let elements: [AuditedElement]

    /// The greatest number of words of the name of an entry.
    private static let greatestWordCount = 3
    /// Words after which a text does not say what it names.
    private static let negations: Set<String> = [
        "geen", "ikke", "inte", "kein", "keine", "no", "non", "not", "nicht", "ohne", "pas", "sans", "senza",
        "sem", "sin", "until", "without", "bis", "if",
    ]

    package init(_ elements: [AuditedElement]) {
        self.elements = elements.filter { $0.isSeen && !$0.isSystem && !$0.placed.frame.isEmpty }
    }

    /// Returns the one shape or two that contradict what is said.
    package var contradictions: [Contradiction] {
        let entries = entries
        guard entries.count > 1, Set(entries.map(\.color)).count == entries.count,
            Set(entries.map(\.string)).count == entries.count
        else { return [] }
        let own = Set(entries.flatMap { [$0.lamp.place, $0.name.place] })
        let shapes = elements.map(\.placed).filter {
            $0.element is ShapeElement && !own.contains($0.place)
        }
        let drawn = entries.map { entry in shapes.filter { $0.inks.contains(entry.color) } }
        let used = entries.indices.filter { !drawn[$0].isEmpty }
        let said = entries.map { saying(of: $0, except: own) }
        guard used.count == 1, let place = used.first, drawn[place].count == 1, said[place] == nil,
            case let others = entries.indices.filter({ said[$0] != nil }), others.count == 1,
            let other = others.first, let text = said[other]
        else { return [] }
        return drawn[place].map {
            Contradiction(
                mark: $0, text: text, own: entries[place].color, other: entries[place].string,
                right: entries[other].color)
        }
    }

    /// The small shapes right before words beside them.
    private var entries: [Entry] {
        let parts = elements.map(\.placed).filter {
            $0.element is TextElement || $0.element is ShapeElement
        }
        return zip(parts, parts.dropFirst()).compactMap { lamp, name -> Entry? in
            guard let shape = lamp.element as? ShapeElement,
                let color = shape.decoration.fills.last?.opaqueColor,
                case let string = name.texts.first ?? "",
                (1...Self.greatestWordCount).contains(string.words.count),
                name.element is TextElement, lamp.isLegendMark(of: name)
            else { return nil }
            return Entry(lamp: lamp, name: name, string: string, color: color)
        }
    }

    /// Returns a text or a name outside of a legend that has all words of an entry.
    private func saying(of entry: Entry, except places: Set<ElementPlace>) -> String? {
        let words = Set(entry.string.words)
        return elements.lazy.filter { element in
            !places.contains(element.placed.place) && element.spoken?.traits.isInteractive != true
        }.flatMap { element in
            [element.placed.element is TextElement ? element.placed.texts.first : nil]
                + [element.spoken?.label, element.spoken?.value]
        }.compactMap(\.self).first { text in
            let all = text.words
            return words.isSubset(of: all) && all != entry.string.words
                && Self.negations.isDisjoint(with: all)
        }
    }
}
