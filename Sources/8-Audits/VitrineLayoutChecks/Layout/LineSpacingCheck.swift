import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several lines of equal tiles, such as those of a grid of pictures, that is farther from the one
/// before it than all others are from each other, or nearer.
struct LineSpacingCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which a gap is seen to be another.
    private static let least = 3.0
    /// The factor from which a gap parts two groups of lines, and that from which it does even where the gaps
    /// within and between lines are one length.
    private static let (groupFactor, mostFactor) = (2.0, 5.0)
    /// The least side of a tile, in points: seats and dots stand in groups.
    private static let side = 48.0
    /// The number of lines from which the others have one gap.
    private static let leastCount = 4
    /// A point may be rounding.
    private static let rounding = 1.0
    /// The factor up to which tiles of different lines are alike.
    private static let factor = 1.3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A line of equal tiles across a stack.
    private struct Line {
        let child: AlignedChild
        /// The places of its tiles, in their order along it.
        let tiles: [Rect]
        /// The distance between its tiles, in points.
        let gutter: Double
        /// `true` for pictures without words.
        let isPicture: Bool
    }

    /// Returns what is found, once for each stack.
    var findings: [Diagnostic] {
        elements.compactMap { element -> Diagnostic? in
            guard let stack = element.placed.element as? StackElement, !element.isSystem, element.isSeen
            else { return nil }
            let lines = element.placed.children.filter { !$0.frame.isEmpty }
                .map { Self.line($0, along: stack.axis.other) }
            // What is no line of tiles, such as a heading, parts groups.
            for run in lines.split(whereSeparator: { $0 == nil }).map({ $0.compactMap(\.self) }) {
                guard let (line, own, other) = Self.odd(run, along: stack.axis) else { continue }
                return line.child.placed.oddity(.spacing(own, other))
            }
            return nil
        }
    }

    /// Returns the tiles of a line along an axis; `nil` if they are not of one size and evenly spaced.
    private static func line(_ placed: PlacedElement, along axis: Axis) -> Line? {
        let child = AlignedChild(placed)
        guard let stack = child.core.element as? StackElement, stack.axis == axis, !placed.isChosen,
            !child.core.children.contains(where: { $0.element is DividerElement })
        else { return nil }
        let tiles = child.core.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
        let frames = tiles.map { ($0.surface ?? $0.core).layoutFrame }
            .sorted { $0.origin[axis] < $1.origin[axis] }
        guard tiles.count > 1, tiles.allSatisfy(\.isPainted), let first = frames.first,
            first.shortSide >= side, frames.allSatisfy({ areEqual($0.size, first.size) })
        else { return nil }
        let gaps = zip(frames, frames.dropFirst()).map { one, next in
            next.origin[axis] - one.origin[axis] - one.size[axis]
        }
        guard let gutter = gaps.first, gaps.allSatisfy({ $0 >= 0 && abs($0 - gutter) < rounding }) else {
            return nil
        }
        return Line(
            child: child, tiles: frames, gutter: gutter, isPicture: tiles.allSatisfy(\.placed.texts.isEmpty))
    }

    private static func areEqual(_ one: Size, _ other: Size) -> Bool {
        abs(one.width - other.width) < rounding && abs(one.height - other.height) < rounding
    }

    /// Returns `true` for tiles that are as long as each other across a stack, and about as long along it: a
    /// padding may take room from its line.
    private static func areAlike(_ one: Size, _ other: Size, along axis: Axis) -> Bool {
        abs(one[axis.other] - other[axis.other]) < rounding
            && max(one[axis], other[axis]) <= factor * min(one[axis], other[axis])
    }

    /// Returns the line that has another gap before it than all others, that gap and theirs.
    private static func odd(_ lines: [Line], along axis: Axis) -> (line: Line, own: Double, other: Double)? {
        guard lines.count >= leastCount, let first = lines.first,
            // The last line may have room left.
            lines.dropLast().allSatisfy({ $0.tiles.count == first.tiles.count }),
            lines.allSatisfy({ areAlike($0.tiles[0].size, first.tiles[0].size, along: axis) })
        else { return nil }
        let frames = lines.map { $0.tiles[0] }
        let gaps = zip(frames, frames.dropFirst()).map { one, next in
            next.origin[axis] - one.origin[axis] - one.size[axis]
        }
        guard let (index, other) = OddChildCheck.odd(gaps), other > 0,
            case let own = gaps[index], own >= 0, abs(own - other) >= least, own <= mostFactor * other
        else { return nil }
        let isEven = lines.allSatisfy { abs($0.gutter - other) < rounding }
        // What has words may have a last line of another kind.
        let isBetween = index > 0 && index < gaps.count - 1
        guard isEven && (isBetween || lines.allSatisfy(\.isPicture)) || own < groupFactor * other else {
            return nil
        }
        return (lines[index + 1], own, other)
    }
}

extension AlignedChild {
    /// `true` for what is drawn as a tile, or has a picture.
    fileprivate var isPainted: Bool { surface != nil || !RowPicture.all(in: placed).isEmpty }
}
