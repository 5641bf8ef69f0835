import VitrineAuditElements
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout

extension TextInk {
    /// Half a point may be rounding, and cannot be seen.
    private static let tolerance = 0.5

    /// Returns `true` if a letter lies in an area, or a part of one.
    func meets(_ area: Rect) -> Bool { boxes.contains { $0.intersection(area) != nil } }

    /// Returns `true` if a letter lies on a screen, or a part of one.
    func isOn(_ screen: Rect) -> Bool { boxes.contains { $0.overlaps(screen, by: Self.tolerance) } }

    /// Returns `true` if the rounded corners of a screen cut off a part of a letter: the box of an A has
    /// corners without ink.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen.
    ///   - radius: The radius of its corners.
    func isCut(byCornersOf screen: Size, radius: Double) -> Bool {
        func isBeyond(_ point: Point) -> Bool {
            let (x, y) = (min(point.x, screen.width - point.x), min(point.y, screen.height - point.y))
            // What lies beyond an edge is cut off by that.
            return (0..<radius).contains(x) && (0..<radius).contains(y)
                && Point(radius - x, radius - y).length > radius + Self.tolerance
        }
        func mayBeBeyond(_ box: Rect) -> Bool {
            [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
                .contains { x, y in
                    min(x, screen.width - x) < radius && min(y, screen.height - y) < radius
                }
        }
        if !boxes.contains(where: mayBeBeyond) { return false }
        return runs.contains { run in
            guard run.unitsPerEm > 0 else { return false }
            let scale = Affine.scale(run.size / run.unitsPerEm, run.size / run.unitsPerEm)
            return run.glyphs.contains { glyph in
                glyph.outline.path.points.contains { isBeyond(map.apply(scale.apply($0) + glyph.position)) }
            }
        }
    }
}

extension Path {
    /// The ends of its segments, and the middles of those that are curved.
    fileprivate var points: [Point] {
        var (found, last): ([Point], Point) = ([], .zero)
        for element in elements {
            switch element {
            case .move(let end), .line(let end):
                found.append(end)
                last = end
            case .quad(let control, let end):
                found.append(
                    Point((last.x + 2 * control.x + end.x) / 4, (last.y + 2 * control.y + end.y) / 4))
                found.append(end)
                last = end
            case .cubic(let first, let second, let end):
                found.append(
                    Point(
                        (last.x + 3 * first.x + 3 * second.x + end.x) / 8,
                        (last.y + 3 * first.y + 3 * second.y + end.y) / 8))
                found.append(end)
                last = end
            case .close: break
            }
        }
        return found
    }
}
