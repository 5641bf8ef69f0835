import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The rows of tiles below each other, or the columns of tiles side by side, of which one has other gaps
/// between its tiles than the others, so that they are not in line.
struct GutterCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which gaps are seen to differ.
    private static let least = 3.0
    /// A point may be rounding.
    private static let rounding = 1.0
    /// The factor up to which tiles of different rows are alike.
    private static let factor = 1.3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A row or a column of tiles.
    private struct Line {
        let child: PlacedElement
        let tiles: [Rect]
        let gaps: [Double]
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            guard let stack = element.placed.element as? StackElement, !element.isSystem, element.isSeen
            else { return [] }
            let lines = element.placed.children.compactMap { Self.line($0, along: stack.axis.other) }
            return Self.groups(of: lines, along: stack.axis).compactMap { group in
                guard let (line, gap, other) = Self.odd(group, along: stack.axis) else { return nil }
                return line.child.oddity(.gutter(gap, other))
            }
        }
    }

    /// Returns the tiles of a line along an axis, which are of one size; `nil` if they are not.
    private static func line(_ child: PlacedElement, along axis: Axis) -> Line? {
        let core = AlignedChild(child).core
        guard let stack = core.element as? StackElement, stack.axis == axis,
            // What spacers push apart has no gaps of its own.
            !core.children.contains(where: { $0.element is SpacerElement || $0.element is DividerElement })
        else { return nil }
        let tiles = core.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
        let frames = tiles.map { ($0.surface ?? $0.content).layoutFrame }
        guard tiles.count > 1, tiles.allSatisfy(\.isTile),
            frames.allSatisfy({ abs($0.size[axis] - frames[0].size[axis]) < rounding })
        else { return nil }
        let sorted = frames.sorted { $0.origin[axis] < $1.origin[axis] }
        let gaps = zip(sorted, sorted.dropFirst()).map { one, next in
            next.origin[axis] - one.origin[axis] - one.size[axis]
        }
        return gaps.allSatisfy { $0 >= 0 } ? Line(child: child, tiles: sorted, gaps: gaps) : nil
    }

    /// Returns the lines of equally many tiles of about one size.
    private static func groups(of lines: [Line], along axis: Axis) -> [[Line]] {
        var groups: [[Line]] = []
        for line in lines {
            let place = groups.firstIndex { group in
                let (one, other) = (group[0].tiles[0].size, line.tiles[0].size)
                return group[0].tiles.count == line.tiles.count
                    && [Axis.horizontal, .vertical].allSatisfy {
                        max(one[$0], other[$0]) <= factor * min(one[$0], other[$0])
                    }
            }
            if let place { groups[place].append(line) } else { groups.append([line]) }
        }
        return groups.filter { $0.count > 1 }
    }

    /// Returns the line whose gaps are not those of all others, the gap of it that differs most, and theirs.
    private static func odd(_ lines: [Line], along axis: Axis) -> (Line, Double, Double)? {
        func differences(_ one: Line, _ other: Line) -> [Double] {
            zip(one.gaps, other.gaps).map { abs($0 - $1) }
        }
        func areEqual(_ one: Line, _ other: Line) -> Bool {
            differences(one, other).allSatisfy { $0 < rounding }
        }
        let across = axis.other
        let starts = lines.map { $0.tiles[0].origin[across] }
        let ends = lines.compactMap { $0.tiles.last.map { $0.origin[across] + $0.size[across] } }
        let middles = zip(starts, ends).map { ($0 + $1) / 2 }
        // Rows that begin elsewhere are another arrangement, unless they meet in the middle.
        guard
            [starts, middles, ends].contains(where: { places in
                places.allSatisfy { abs($0 - places[0]) < rounding }
            })
        else { return nil }
        var candidates = lines.indices.filter { index in
            let others = lines.indices.filter { $0 != index }.map { lines[$0] }
            return others.allSatisfy { !areEqual($0, lines[index]) && areEqual($0, others[0]) }
        }
        if candidates.count > 1 {
            // Of two lines, the right one has the gap that is between them as well.
            let gap =
                lines[1].tiles[0].origin[axis] - lines[0].tiles[0].origin[axis]
                - lines[0].tiles[0].size[axis]
            candidates.sort { abs(lines[$0].gaps[0] - gap) > abs(lines[$1].gaps[0] - gap) }
        }
        guard let index = candidates.first, let other = lines.indices.first(where: { $0 != index }),
            let worst = differences(lines[index], lines[other]).enumerated().max(by: { $0.1 < $1.1 }),
            worst.element >= least
        else { return nil }
        return (lines[index], lines[index].gaps[worst.offset], lines[other].gaps[worst.offset])
    }
}

extension AlignedChild {
    /// `true` for what is drawn as a tile or a key, or has a size of its own.
    fileprivate var isTile: Bool {
        guard !placed.texts.isEmpty || !placed.symbolNames.isEmpty else { return false }
        return surface != nil
            || placed.modifierChain.contains { placed in
                (placed.element as? FrameElement).map { $0.width.fixed != nil || $0.width.maximum != nil }
                    == true || (placed.element as? SurfaceElement)?.decoration.isEmpty == false
            }
    }
}
