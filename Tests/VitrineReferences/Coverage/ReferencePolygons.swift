@testable import VitrineGeometry

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
