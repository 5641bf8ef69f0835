import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry

extension SeededGenerator {
    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func point(_ range: ClosedRange<Double>) -> Point { Point(double(range), double(range)) }

    mutating func rect(_ range: ClosedRange<Double>, smallest: Double = 1) -> Rect {
        let a = point(range.lowerBound...(range.upperBound - smallest))
        return Rect(
            minX: a.x, minY: a.y, maxX: double((a.x + smallest)...range.upperBound),
            maxY: double((a.y + smallest)...range.upperBound))
    }

    mutating func polygon(_ range: ClosedRange<Double>, vertices: Int) -> Path {
        var path = Path()
        path.move(to: point(range))
        for _ in 1..<vertices { path.line(to: point(range)) }
        path.close()
        return path
    }

    /// Returns a closed contour of lines, quadratics and cubics that may cross itself.
    mutating func curve(_ range: ClosedRange<Double>, segments: Int) -> Path {
        var path = Path()
        path.move(to: point(range))
        for _ in 0..<segments {
            switch int(0...2) {
            case 0: path.line(to: point(range))
            case 1: path.quad(point(range), to: point(range))
            default: path.cubic(point(range), point(range), to: point(range))
            }
        }
        path.close()
        return path
    }

    /// Returns a shape of any kind within a range.
    mutating func shape(_ range: ClosedRange<Double>) -> ResolvedShape {
        switch int(0...5) {
        case 0: return .rectangle(rect(range))
        case 1: return .ellipse(rect(range))
        case 2: return .roundedRectangle(rect(range), CornerRadii(double(0...8)), .circular)
        case 3: return .roundedRectangle(rect(range), CornerRadii(double(0...8)), .continuous)
        case 4: return .path(polygon(range, vertices: int(3...7)), int(0...1) == 0 ? .nonZero : .evenOdd)
        default: return .path(curve(range, segments: int(2...4)), int(0...1) == 0 ? .nonZero : .evenOdd)
        }
    }
}
