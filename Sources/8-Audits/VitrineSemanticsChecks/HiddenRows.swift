import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Rows of several texts that are hidden from screen readers, among rows of the same build that are read,
/// such as the total below what it is the sum of.
struct HiddenRows {
    private let scene: OutlinedScene

    /// The number of rows beside one from which they are a table.
    private static let leastNeighbours = 2

    init(_ scene: OutlinedScene) { self.scene = scene }

    /// Returns what is found, in the order of the scene.
    var findings: [SemanticsFinding] {
        let elements = scene.audited
        let spoken = Set(scene.elements.flatMap { ($0.label ?? "").words + ($0.value ?? "").words })
        let read = scene.elements.map(\.frame)
        var seen: Set<ElementPlace> = []
        return elements.indices.compactMap { index -> SemanticsFinding? in
            guard elements[index].placed.element is StackElement else { return nil }
            let rows = rows(in: index)
            let hidden = rows.filter { isHidden($0) }
            guard hidden.count == 1, let row = hidden.first, !elements[row].isSystem, elements[row].isSeen,
                seen.insert(elements[row].placed.place).inserted
            else { return nil }
            let placed = elements[row].placed
            // The words at the head of a table are no data.
            guard placed.texts.contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
            let neighbours = rows.filter { other in
                other != row && elements[other].placed.texts.count == placed.texts.count
                    && read.contains { elements[other].placed.frame.overlaps($0, by: 1) }
            }
            guard neighbours.count >= Self.leastNeighbours,
                let text = placed.texts.first(where: { $0.words.contains { !spoken.contains($0) } })
            else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .unsaid, name: text), at: placed)
        }
    }

    private func isHidden(_ index: Int) -> Bool {
        let placed = scene.audited[index].placed
        return scene.audited[index..<scene.audited.end(of: index)].contains {
            $0.spoken?.isHidden == true && $0.placed.frame == placed.frame
        }
    }

    /// Returns the positions of the children of a stack that are lines of several texts with words.
    private func rows(in stack: Int) -> [Int] {
        let elements = scene.audited
        let children = (stack + 1..<elements.end(of: stack)).filter {
            elements[$0].depth == elements[stack].depth + 1
        }
        return children.filter { child in
            let texts = elements[child].placed.texts
            return (2...4).contains(texts.count) && isLine(elements[child].placed)
                && texts.contains { $0.contains(where: \.isLetter) }
                && !elements[child..<elements.end(of: child)].contains {
                    $0.spoken?.traits.isInteractive == true
                }
        }
    }

    /// Returns `true` for what has its texts beside each other.
    private func isLine(_ placed: PlacedElement) -> Bool {
        let frames = placed.textFrames
        return zip(frames, frames.dropFirst()).allSatisfy { one, other in
            other.minX >= one.maxX || one.minX >= other.maxX
        }
    }
}

extension PlacedElement {
    /// The frames of the texts in it.
    fileprivate var textFrames: [Rect] {
        element is TextElement ? [frame] : children.flatMap(\.textFrames)
    }
}
