import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The one of several alike rows of which a text is set in or out by its own padding or offset, while in all
/// others it begins, or ends, on one line with what is above or below it: a name over its field.
enum PaddedTextCheck {
    /// The distances, in points, that are seen, and leave a text in its column; and those of two texts below
    /// each other. Shorter distances of two texts are found by `AlignmentCheck`.
    private static let (distances, textDistances) = (4.0...48, 6.01...48)
    /// A point may be rounding.
    private static let rounding = 1.0
    /// The signs of what belongs to the line above it.
    private static let partSigns: Set<Character> = ["↳", "└", "•", "·", "–", "—", ">", "*", "→", "←"]

    /// Returns the text, and the length by which it stands beside its line.
    static func found(
        in rows: [AlignedChild]
    ) -> (part: PlacedElement, kind: OddChildProblem.Kind)? {
        let columns = rows.map { $0.core.partColumns }
        guard rows.count > 2, columns.allSatisfy({ $0.map(\.count) == columns[0].map(\.count) }) else {
            return nil
        }
        for (column, parts) in columns[0].enumerated() {
            for place in parts.indices {
                let texts = columns.map { $0[column][place] }
                guard texts.allSatisfy(\.isBareText) else { continue }
                for peer in [place - 1, place + 1] where parts.indices.contains(peer) {
                    let peers = columns.map { $0[column][peer] }
                    if let found = odd(texts, beside: peers) { return found }
                }
            }
        }
        return nil
    }

    private static func odd(
        _ texts: [AlignedChild], beside peers: [AlignedChild]
    ) -> (part: PlacedElement, kind: OddChildProblem.Kind)? {
        let lengths = peers.allSatisfy(\.isBareText) ? textDistances : distances
        for isEnd in [false, true] {
            let gaps = zip(texts, peers).map { $0.inner(isEnd) - $1.inner(isEnd) }
            guard let (index, other) = OddChildCheck.odd(gaps), abs(other) < rounding,
                lengths.contains(abs(gaps[index])), case let text = texts[index],
                abs(text.shift(isEnd) - gaps[index]) < rounding,
                text.core.texts.first?.first.map({ partSigns.contains($0) }) != true
            else { continue }
            let length = gaps[index]
            return (text.placed, isEnd ? .end(-length) : .place(text.placed.isMirrored ? -length : length))
        }
        return nil
    }
}

extension AlignedChild {
    fileprivate var isBareText: Bool { isBare && core.element is TextElement }

    /// Returns the place of its beginning, or of its end, in the direction in which it is read, which grows
    /// inwards.
    fileprivate func inner(_ isEnd: Bool) -> Double {
        let frame = (isBare ? core : surface ?? content).layoutFrame
        return isEnd == placed.isMirrored ? frame.minX : -frame.maxX
    }

    /// Returns the length by which its paddings and offsets move its beginning, or its end, inwards.
    fileprivate func shift(_ isEnd: Bool) -> Double {
        let padding = isEnd ? outerInsets.right : outerInsets.left
        return padding + (isEnd == placed.isMirrored ? offset.x : -offset.x)
    }
}

extension PlacedElement {
    /// The parts, two or more, that stand below each other in each of its columns.
    fileprivate var partColumns: [[AlignedChild]] {
        let inner = readChildren.flatMap(\.partColumns)
        guard (element as? StackElement)?.axis == .vertical else { return inner }
        let parts = children.filter {
            !$0.frame.isEmpty && !($0.element is SpacerElement) && !($0.element is DividerElement)
        }
        return parts.count > 1 ? [parts.map(AlignedChild.init)] + inner : inner
    }
}
