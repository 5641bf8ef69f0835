import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The one of several bars or dots beside each other, such as those that show steps, that is thicker than all
/// others or thinner, and has the colour of one of them.
enum OddBarCheck {
    /// What is found: the height of a bar, and that of the others, in points.
    struct Found {
        let child: PlacedElement
        let own: Double
        let other: Double
    }

    /// A shape without words.
    private struct Bar {
        let child: PlacedElement
        let frame: Rect
        /// What it is painted with, and how opaque.
        let look: String

        var isLong: Bool { frame.width >= OddBarCheck.slimness * frame.height }
        var isDisc: Bool { abs(frame.width - frame.height) < 1 }
    }

    /// The greatest height of a bar, in points: what is higher is a tile.
    private static let greatestHeight = 24.0
    /// The factor by which a bar is longer than high.
    private static let slimness = 2.0
    /// The factor and the length, in points, by which a height is seen to be another.
    private static let (factor, least) = (1.3, 2.0)
    /// The numbers of bars and of dots from which the others have one height.
    private static let (barCount, dotCount) = (3, 4)

    /// Returns the bar whose height is not that of all others.
    ///
    /// - Parameter children: The children of a row.
    static func found(among children: [AlignedChild]) -> Found? {
        let bars = children.compactMap(bar)
        guard bars.count == children.count,
            bars.count >= barCount && bars.allSatisfy(\.isLong)
                || bars.count >= dotCount && bars.allSatisfy(\.isDisc),
            let (index, other) = OddChildCheck.odd(bars.map(\.frame.height)),
            case let own = bars[index].frame.height,
            max(own, other) >= factor * min(own, other), abs(own - other) >= least,
            // The dots of many pages fade out at the ends.
            bars[index].isLong || own > other || (1..<bars.count - 1).contains(index),
            // What has a look of its own stands out, as the bar of the present step may.
            bars.indices.contains(where: { $0 != index && bars[$0].look == bars[index].look }),
            !bars[index].child.isChosen
        else { return nil }
        return Found(child: bars[index].child, own: own, other: other)
    }

    private static func bar(_ child: AlignedChild) -> Bar? {
        guard child.placed.texts.isEmpty, child.placed.symbolNames.isEmpty,
            !child.placed.modifierChain.contains(where: { $0.isTransforming || $0.isOnItsWay }),
            case let frame = (child.surface ?? child.core).layoutFrame, frame.height <= greatestHeight,
            case let look = child.placed.paintings, !look.isEmpty
        else { return nil }
        return Bar(child: child.placed, frame: frame, look: look.joined(separator: " "))
    }
}

extension PlacedElement {
    /// What is painted in it, and the opacities.
    fileprivate var paintings: [String] {
        let own = (decoration?.paints ?? []).map { "\($0)" }
        let opacity = (element as? EffectElement).map { ["\($0.opacity)"] } ?? []
        return own + opacity + children.flatMap(\.paintings)
    }
}
