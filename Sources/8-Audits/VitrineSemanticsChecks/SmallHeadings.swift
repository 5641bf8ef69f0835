import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineText

/// Headings that are no bolder than a sentence of their part of the screen, and smaller.
enum SmallHeadings {
    /// The factor by which a sentence is seen to be larger, and the size, in points, from which a heading is
    /// seen to be one whatever stands below it.
    private static let (leastFactor, titleSize) = (1.15, 20.0)
    /// The number of words from which a text with a full stop is a sentence.
    private static let leastWords = 4

    /// Returns what is found, in the order in which elements are read.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.elements
        return all.indices.compactMap { index -> SemanticsFinding? in
            let heading = all[index]
            guard heading.traits.contains(.isHeader), let font = heading.ownFont, font.size < titleSize,
                let name = heading.label, name != name.uppercased()
            else { return nil }
            let part = all[(index + 1)...].prefix { !$0.traits.contains(.isHeader) }
            let larger = part.first { text in
                text.screen == heading.screen && isSentence(text) && text.stack == heading.stack
                    && text.frame.minY >= heading.frame.maxY - 1
                    && text.ownFont.map {
                        $0.size >= leastFactor * font.size && $0.weight >= font.weight
                    } == true
            }
            guard let larger, let size = larger.ownFont?.size, let text = larger.label else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .smallTitle(font.size, text: text, size), name: name),
                at: heading.placed)
        }
    }

    private static func isSentence(_ element: OutlineElement) -> Bool {
        guard element.traits == .isStaticText, let text = element.label else { return false }
        return text.words.count >= leastWords && text.last.map { ".!?…。".contains($0) } == true
    }
}

extension OutlineElement {
    /// The font of a text that is all of it; `nil` for any other element.
    fileprivate var ownFont: FontDescription? {
        guard placed.element.source.node?.kind == "text" else { return nil }
        let text = placed.modifierChain.last?.element as? TextElement
        return text?.content.runs.map(\.font).max { $0.size < $1.size }
    }

    /// The path of what a text stands in.
    fileprivate var stack: Substring {
        let path = placed.element.source.path
        return path.lastIndex(of: "[").map { path[..<$0] } ?? path[...]
    }
}
