import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels

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

/// Returns the chords of a path, by uniform steps of de Casteljau's algorithm, which shares nothing with the
/// library.
func referencePolygons(_ path: Path, steps: Int = 96) -> [[Point]] {
    var result: [[Point]] = []
    var points: [Point] = []
    var start = Point.zero
    func flush() {
        if points.count > 1 { result.append(points) }
        points = []
    }
    func addCurve(_ controls: [Point]) {
        for i in 1...steps {
            var p = controls
            while p.count > 1 {
                p = zip(p, p.dropFirst()).map { $0.interpolated(to: $1, Double(i) / Double(steps)) }
            }
            points.append(p[0])
        }
    }
    for element in path.elements {
        switch element {
        case .move(let p):
            flush()
            points = [p]
            start = p
        case .line(let p): points.append(p)
        case .quad(let c, let p): addCurve([points.last ?? start, c, p])
        case .cubic(let c, let d, let p): addCurve([points.last ?? start, c, d, p])
        case .close:
            flush()
            points = [start]
        }
    }
    flush()
    return result
}

/// Returns the largest difference between coverage and a dense reference, from 0 to 1, and its position.
func largestDeviation(_ coverage: Coverage, _ expected: [Double], _ rect: PixelRect) -> (Double, String) {
    let mask = coverage.mask(in: rect)
    var worst = 0.0
    var place = ""
    for (i, value) in mask.values.enumerated() {
        let difference = abs(Double(value) / 65535 - expected[i])
        if difference > worst {
            worst = difference
            place = "at (\(i % rect.width), \(i / rect.width)): \(Double(value) / 65535), not \(expected[i])"
        }
    }
    return (worst, place)
}

/// Returns the sum of all coverage, in pixels.
func totalArea(_ coverage: Coverage) -> Double {
    var sum = 0.0
    for y in coverage.bounds.y0..<coverage.bounds.y1 {
        for span in coverage.runs(inRow: y) { sum += Double(span.count) * Double(span.value) / 65535 }
    }
    return sum
}

/// Returns `true` if spans ascend, have positive lengths, and lie within the bounds.
func isWellFormed(_ coverage: Coverage) -> Bool {
    for y in coverage.bounds.y0..<coverage.bounds.y1 {
        var x = coverage.bounds.x0
        for span in coverage.runs(inRow: y) {
            guard span.count > 0, span.value > 0, Int(span.x) >= x else { return false }
            x = Int(span.x) + Int(span.count)
        }
        guard x <= coverage.bounds.x1 else { return false }
    }
    return true
}

func deviationComment(_ seed: Int, _ result: (Double, String)) -> Comment {
    Comment(rawValue: "seed \(seed): largest deviation \(result.0) \(result.1)")
}
