import VitrineGeometry
import VitrineLayout
import VitrineText

/// The signs at the ends of words and numbers, such as that of degrees, a quotation mark or a smaller unit,
/// without which these stand in the middle or in line: a number looks centred if its sign hangs.
package struct HangingSigns {
    private let text: TextEngine
    /// The device pixels per point.
    private let scale: Double

    /// The parts of a sign's width by which a text is moved so that its letters are in the middle, and so
    /// that they are in line.
    private static let (centred, aligned) = (0.3...0.7, 0.7...1.5)
    /// The size of a unit as a part of that of its number, at most.
    private static let unitShare = 0.8
    /// The greatest number of characters of a sign, such as `°C`.
    private static let mostCharacters = 3

    /// - Parameters:
    ///   - text: What lays out texts.
    ///   - scale: The device pixels per point.
    package init(text: TextEngine, scale: Double) { (self.text, self.scale) = (text, scale) }

    /// Returns `true` if a text is moved across so that a sign at one of its ends hangs.
    ///
    /// - Parameters:
    ///   - placed: The text, with its modifiers.
    ///   - alignment: The alignment of the text among its like, which tells the end that is in line.
    ///   - shift: The length by which it is moved, in points; negative to the left.
    package func explain(
        _ placed: PlacedElement, in alignment: HorizontalAlignment, movedBy shift: Double
    ) -> Bool {
        let core = AlignedChild(placed).core
        guard let element = core.element as? TextElement, let ink = core.ink(text, scale: scale),
            let box = ink.frame, box.height < 2 * (element.content.runs.map(\.font.size).max() ?? 0)
        else { return false }
        let widths = widths(of: element, ink)
        // A sign at the right end pulls the letters to the left, which are moved back.
        let (left, right) = core.isMirrored ? (widths.end, widths.start) : (widths.start, widths.end)
        let width = shift < 0 ? left : right
        guard width > 0 else { return false }
        if alignment == .center { return Self.centred.contains(abs(shift) / width) }
        // The end that is in line is the left one in leading columns, and then the sign is there.
        let isLeft = (alignment == .leading) != core.isMirrored
        return isLeft == (shift < 0) && Self.aligned.contains(abs(shift) / width)
    }

    /// Returns the widths of the signs at both ends of a text, in points; 0 for none.
    private func widths(of element: TextElement, _ ink: TextInk) -> (start: Double, end: Double) {
        let runs = element.content.runs
        let size = runs.map(\.font.size).max() ?? 0
        if runs.count > 1, let first = runs.first, let last = runs.last {
            // A unit in smaller type is a run of its own.
            func width(of run: AttributedText.Run, from ends: [Rect]) -> Double {
                guard run.font.size <= Self.unitShare * size, let box = ends.first else { return 0 }
                return ends.dropFirst().reduce(box) { $0.union($1) }.width
            }
            let count = ink.boxes.count
            let (start, end) = (first.text.filter { !$0.isWhitespace }, last.text.filter { !$0.isWhitespace })
            if start.count < count, end.count < count {
                let widths = (
                    width(of: first, from: Array(ink.boxes.prefix(start.count))),
                    width(of: last, from: Array(ink.boxes.suffix(end.count)))
                )
                if widths.0 > 0 || widths.1 > 0 { return widths }
            }
        }
        let words = element.content.string.filter { !$0.isWhitespace }
        let end = words.reversed().prefix(Self.mostCharacters + 1).signLength
        let start = words.prefix { !$0.isLetter && !$0.isNumber }.count
        guard words.count == ink.boxes.count, start + end < words.count else { return (0, 0) }
        let boxes = ink.boxes
        return (
            start > 0 ? boxes[start].minX - boxes[0].minX : 0,
            end > 0 ? boxes[words.count - 1].maxX - boxes[words.count - end - 1].maxX : 0
        )
    }
}

extension Sequence<Character> {
    /// The number of characters of the sign at the end of a text, which is given from its end on: signs, and
    /// letters after one, as in `°C`; 0 for none.
    fileprivate var signLength: Int {
        let letters = prefix(while: \.isLetter).count
        let rest = dropFirst(letters).prefix { !$0.isLetter && !$0.isNumber }.count
        return rest > 0 ? letters + rest : 0
    }
}
