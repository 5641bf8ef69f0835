import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineText

/// Messages of several texts, such as that something has failed and why, that are hidden from screen readers.
enum HiddenMessages {
    /// The number of texts of a message: more are a picture of a screen.
    private static let counts = 2...4
    /// The greatest number of symbols beside them.
    private static let greatestSymbolCount = 2
    /// The number of words from which a text is a sentence.
    private static let leastWordCount = 5
    /// The part of the width of a scene from which something is no picture in it.
    private static let leastShare = 0.6
    /// The least size of a text that is there to be read, in points.
    private static let leastSize = 11.0

    /// Returns the first text of a message; `nil` if elements are something else.
    ///
    /// - Parameters:
    ///   - elements: A hidden element, and what is in it.
    ///   - spoken: All words that are read.
    ///   - scene: The scene.
    static func text(
        in elements: ArraySlice<AuditedElement>, beside spoken: Set<String>, of scene: OutlinedScene
    ) -> String? {
        guard let outer = elements.first, outer.isSeen, !outer.isSystem, !outer.isDisabled,
            outer.device == nil, outer.placed.frame.width >= leastShare * scene.placed.root.frame.width,
            !elements.contains(where: { $0.placed.element is ImageElement }),
            case let symbols = outer.placed.symbolNames, symbols.count <= greatestSymbolCount,
            case let texts = outer.placed.textElements, counts.contains(texts.count),
            texts.allSatisfy({ $0.size >= leastSize && isUnsaid($0.string, beside: spoken) }),
            symbols.contains(where: { StateWords(symbol: $0) != nil })
                || texts.contains(where: { StateWords($0.string) != nil })
                || texts.contains(where: { $0.string.words.count >= leastWordCount }),
            // Of several blocks that are hidden each is a part of a picture.
            Set(
                scene.audited.filter { $0.spoken?.isHidden == true && $0.placed.texts.count > 1 }
                    .map(\.placed.element.source.path)
            ).count == 1
        else { return nil }
        return texts[0].string
    }

    /// Returns `true` for a text most of whose words nothing says.
    private static func isUnsaid(_ text: String, beside spoken: Set<String>) -> Bool {
        let words = text.words
        let unsaid = words.filter { word in !spoken.contains { $0.hasPrefix(word) } }
        return !unsaid.isEmpty && unsaid.count * 3 >= words.count
    }
}
