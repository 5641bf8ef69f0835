import VitrineGeometry
import VitrineLayout
import VitrineText

extension PlacedElement {
    /// The part of the size of text that lines keep free above capitals, and below the baseline where no
    /// letter goes down. Fonts have a little more: 0.24 in Inter.
    private static let freeShare = 0.2
    private static let descenders: Set<Character> = [
        "g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]", "{", "}", "|", "@", "$", "/", "_",
    ]

    /// Returns the frame of a text without what its lines keep free above and below plain Latin letters;
    /// the whole frame for other letters.
    package func letterFrame(of text: TextElement, _ lines: PlacedTextLines) -> Rect {
        let words = text.content.string
        guard words.allSatisfy(\.isASCII) else { return layoutFrame }
        let free = Self.freeShare * (text.content.runs.map(\.font.size).max() ?? 0) * lines.scaleFactor
        let frame = layoutFrame
        let below = words.contains(where: Self.descenders.contains) ? 0 : free
        guard frame.height > free + below else { return frame }
        return Rect(minX: frame.minX, minY: frame.minY + free, maxX: frame.maxX, maxY: frame.maxY - below)
    }
}
