import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineText

/// Headings that are no bolder than a sentence of their part of the screen, and smaller, and the only
/// headings of the first level that are smaller, however bold.
enum SmallHeadings {
    /// The factor by which a sentence is seen to be larger, and the size, in points, from which a heading is
    /// seen to be one whatever stands below it.
    private static let (leastFactor, titleSize) = (1.15, 20.0)
    /// The factor by which a sentence is larger than the title of a screen: no bold type makes up for it.
    private static let leastTitleFactor = 1.1
    /// The number of words from which a text with a full stop is a sentence, and that of characters in
    /// scripts without spaces.
    private static let (leastWords, leastCharacters) = (4, 12)

    /// Returns what is found, in the order in which elements are read.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.elements
        return all.indices.compactMap { index -> SemanticsFinding? in
            let heading = all[index]
            guard heading.traits.contains(.isHeader), let font = heading.ownFont, font.size < titleSize,
                let name = heading.label, !isCapitals(name)
            else { return nil }
            let titles = all.filter { $0.heading == 1 && $0.screen == heading.screen }
            let isTitle = heading.heading == 1 && titles.count == 1
            let part = all[(index + 1)...].prefix { !$0.traits.contains(.isHeader) }
            let larger = part.first { text in
                text.screen == heading.screen && isSentence(text)
                    && (text.stack == heading.stack || isTitle && text.isInColumn(with: heading))
                    && text.frame.minY >= heading.frame.maxY - 1
                    && text.ownFont.map { own in
                        own.size >= leastFactor * font.size && own.weight >= font.weight
                            // A sentence in display type is what the screen is about.
                            || isTitle && own.size >= leastTitleFactor * font.size && own.size < titleSize
                    } == true
            }
            guard let larger, let size = larger.ownFont?.size, let text = larger.label else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .smallTitle(font.size, text: text, size), name: name),
                at: heading.placed)
        }
    }

    private static func isSentence(_ element: OutlineElement) -> Bool {
        guard element.traits == .isStaticText, let text = element.label, let last = text.last else {
            return false
        }
        return text.words.count >= leastWords && ".!?…。।؟۔".contains(last)
            || text.count >= leastCharacters && "。！？".contains(last)
    }

    /// Returns `true` for words in capital letters, which are small on purpose.
    private static func isCapitals(_ name: String) -> Bool {
        !name.contains(where: \.isLowercase)
            && (name.contains(where: \.isUppercase) || !name.contains(where: \.isLetter))
    }
}

extension OutlineElement {
    /// The font of a text that is all of it; `nil` for any other element.
    fileprivate var ownFont: FontDescription? {
        guard placed.element.source.node?.kind == "text" else { return nil }
        let text = placed.modifierChain.last?.element as? TextElement
        return text?.content.runs.map(\.font).max { $0.size < $1.size }
    }

    /// Returns `true` if one of two texts stands in a column, and the other in it or in a column in it.
    fileprivate func isInColumn(with other: OutlineElement) -> Bool {
        let stacks = [stack, other.stack].sorted { $0.count < $1.count }
        guard stacks[1].hasPrefix(stacks[0]), stacks[0].hasSuffix("vstack") else { return false }
        let rest = stacks[1].dropFirst(stacks[0].count).split(separator: ".")
        return rest.allSatisfy { $0.hasPrefix("[") || $0.hasPrefix("vstack") }
    }

    /// The path of what a text stands in.
    fileprivate var stack: Substring {
        let path = placed.element.source.path
        return path.lastIndex(of: "[").map { path[..<$0] } ?? path[...]
    }
}
