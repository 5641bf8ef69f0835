import VitrineGeometry

/// Collects the outlines of an area's operands as chords that keep a reference to their curves.
struct OutlineCollector {
    /// The largest number of chords, which only malicious data exceeds; their tolerance is then increased.
    static let maxChords = 1 << 15

    /// A segment of an operand's path.
    struct Source {
        var curve: CubicSegment
        var isLine: Bool
    }

    /// A chord in the direction of its path, with the parameters of its ends on the source.
    private struct Chord {
        var from: Point
        var to: Point
        var source: Int32
        var t0: Double
        var t1: Double
        var counter: Int32
    }

    private(set) var sources: [Source] = []
    private(set) var program = AreaProgram()
    private var chords: [Chord] = []
    private let tolerance: Double
    private var counter: Int32 = 0

    var chordCount: Int { chords.count }

    init(_ area: Area, tolerance: Double) {
        self.tolerance = tolerance
        for operand in area.operands {
            let first = program.addCounter()
            counter = Int32(first)
            switch operand.geometry {
            case .fill(let shape):
                add(shape.path())
                program.append(
                    .init(operation: operand.operation, counter: first, rule: shape.fillRule.programRule))
            case .stroke(let shape, let style): add(shape, style, operand.operation, first)
            }
        }
    }

    private mutating func add(
        _ shape: ResolvedShape, _ style: StrokeStyle, _ operation: Area.Operation, _ first: Int
    ) {
        if let outline = ConcentricStroke(shape, style) {
            add(outline.outer.path())
            if let inner = outline.inner { add(inner.path()) }
            return program.append(.init(operation: operation, counter: first, rule: .evenOdd))
        }
        let line = DashedLine(shape, style)
        var stroker = Stroker(line.style, maxScale: Flattening.tolerance / tolerance)
        var polygons = Path()
        stroker.stroke(line.path) { polygon in
            for (index, p) in polygon.enumerated() {
                if index == 0 { polygons.move(to: p) } else { polygons.line(to: p) }
            }
            polygons.close()
        }
        add(polygons)
        var term = AreaProgram.Term(operation: operation, counter: first, rule: .nonZero)
        if style.position != .center {
            let second = program.addCounter()
            counter = Int32(second)
            add(shape.path())
            term.side = (second, shape.fillRule.programRule, style.position == .inside)
        }
        program.append(term)
    }

    // MARK: Paths

    private mutating func add(_ path: Path) {
        var current = Point.zero
        var start = Point.zero
        var first = chords.count
        var firstSource = sources.count
        /// Closes the contour, or removes it if it is not finite.
        func finish(_ self: inout OutlineCollector) {
            if current != start { self.add(line: current, start) }
            let isFinite = self.chords[first...].allSatisfy {
                abs($0.to.x) < 1e12 && abs($0.to.y) < 1e12 && abs($0.from.x) < 1e12 && abs($0.from.y) < 1e12
            }
            if !isFinite {
                self.chords.removeLast(self.chords.count - first)
                self.sources.removeLast(self.sources.count - firstSource)
            }
            first = self.chords.count
            firstSource = self.sources.count
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                finish(&self)
                (current, start) = (p, p)
            case .line(let p):
                add(line: current, p)
                current = p
            case .quad(let c, let p):
                add(curve: CubicSegment(quadratic: current, c, p))
                current = p
            case .cubic(let c1, let c2, let p):
                add(curve: CubicSegment(current, c1, c2, p))
                current = p
            case .close:
                finish(&self)
                current = start
            }
        }
        finish(&self)
    }

    private mutating func add(line from: Point, _ to: Point) {
        let source = Int32(sources.count)
        sources.append(Source(curve: CubicSegment(from, from, to, to), isLine: true))
        chords.append(Chord(from: from, to: to, source: source, t0: 0, t1: 1, counter: counter))
    }

    private mutating func add(curve: CubicSegment) {
        let source = Int32(sources.count)
        sources.append(Source(curve: curve, isLine: false))
        let count = min(
            Flattening.chords(curve.p0, curve.p1, curve.p2, curve.p3, tolerance: tolerance), Self.maxChords)
        var (from, t0) = (curve.p0, 0.0)
        for i in 1...count {
            let t1 = i == count ? 1 : Double(i) / Double(count)
            let to =
                i == count
                ? curve.p3
                : Flattening.cubic(
                    curve.p0, curve.p1, curve.p2, curve.p3, t1, Double(count - i) / Double(count))
            chords.append(Chord(from: from, to: to, source: source, t0: t0, t1: t1, counter: counter))
            (from, t0) = (to, t1)
        }
    }

    // MARK: Grid

    /// Returns the finest grid that contains all chords, or `nil` if there are none.
    func grid() -> OutlineGrid? {
        guard let first = chords.first else { return nil }
        var box = (minX: first.from.x, minY: first.from.y, maxX: first.from.x, maxY: first.from.y)
        for chord in chords {
            for p in [chord.from, chord.to] {
                box = (min(box.minX, p.x), min(box.minY, p.y), max(box.maxX, p.x), max(box.maxY, p.y))
            }
        }
        let centre = Point(
            ((box.minX + box.maxX) / 2).rounded(.down), ((box.minY + box.maxY) / 2).rounded(.down))
        var step = OutlineGrid.finestStep
        while max(box.maxX - centre.x, box.maxY - centre.y) >= step * OutlineGrid.limit { step *= 2 }
        return OutlineGrid(centre: centre, step: step)
    }

    func arrangement(on grid: OutlineGrid) -> OutlineArrangement {
        var arrangement = OutlineArrangement()
        for chord in chords {
            arrangement.add(
                OutlineEdge(
                    from: grid.snap(chord.from), to: grid.snap(chord.to), t0: chord.t0, t1: chord.t1,
                    source: chord.source, counter: chord.counter))
        }
        return arrangement
    }

    /// Returns the corners of the operands' paths by their position on the grid.
    func corners(on grid: OutlineGrid) -> [GridPoint: Point] {
        var result: [GridPoint: Point] = [:]
        for source in sources {
            for p in [source.curve.p0, source.curve.p3] where result[grid.snap(p)] == nil {
                result[grid.snap(p)] = p
            }
        }
        return result
    }
}
