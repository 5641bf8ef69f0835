import VitrineGeometry

extension Area {
    /// The default distance by which an outline may deviate from the region's edge, in points: 0.002 pixel at
    /// a scale of 4.
    public static let outlineTolerance = 0.0005

    /// Returns the outline of the region as one path, which can be stroked, dashed, trimmed and grown like
    /// any other shape.
    ///
    /// Contours run clockwise on screen around the region and anticlockwise around its holes. They touch but
    /// do not cross, so either fill rule fills them. Curves stay curves: crossings are found on chords within
    /// `tolerance` points of them, and each piece of the outline is then the part of its own curve between
    /// two crossings. Contours and notches thinner than that vanish.
    ///
    /// Points lie on a grid of 2^-16 point (coarser for regions wider than 16,384 points), except for corners
    /// of the shapes themselves, which keep their coordinates. A region that is one convex shape keeps the
    /// path of that shape. Contours with coordinates that are not finite are left out, as in `Coverage`.
    ///
    /// - Complexity: O(*n* log *n* + *n* *k*) for *n* chords, of which *k* lie at the same height on average.
    public func outline(tolerance: Double = outlineTolerance) -> Path {
        if operands.count == 1, let only = operands.first, only.operation == .union,
            case .fill(let shape) = only.geometry, shape.isKnownConvex
        {
            return shape.path()
        }
        guard tolerance > 0, tolerance.isFinite else { return Path() }
        if operands.count > 2 { return outlineOneByOne(tolerance) }
        var tolerance = tolerance
        var collector = OutlineCollector(self, tolerance: tolerance)
        // Only malicious data has this many chords.
        for _ in 0..<6 where collector.chordCount > OutlineCollector.maxChords {
            tolerance *= 16
            collector = OutlineCollector(self, tolerance: tolerance)
        }
        guard let grid = collector.grid() else { return Path() }
        // Cuts are rounded to the grid, which moves edges and may cause new crossings. A coarser grid ends
        // that where the usual one does not.
        for coarser in [1.0, 4, 16, 64] {
            let step = OutlineGrid(centre: grid.centre, step: grid.step * coarser)
            var arrangement = collector.arrangement(on: step)
            guard arrangement.cutAll() || coarser == 64 else { continue }
            let sweep = OutlineSweep(arrangement.edges, collector.program)
            return OutlineChains(sweep.boundary, collector, step, tolerance: tolerance).path()
        }
        return Path()
    }

    /// Combines one operand after the other: the result of each step has far fewer edges than all operands
    /// together, whose crossings may be too many to count. Each step moves points by at most half a grid
    /// step.
    private func outlineOneByOne(_ tolerance: Double) -> Path {
        var path = operands.first.map { Area([$0]).outline(tolerance: tolerance) } ?? Path()
        var rest = operands.dropFirst()
        while let operation = rest.first?.operation {
            let run = rest.prefix { $0.operation == operation }
            rest = rest.dropFirst(run.count)
            if run.count < Self.fewOperands {
                for operand in run { path = Self.combined(path, operand, tolerance) }
            } else {
                // What is subtracted piece by piece is subtracted all together.
                let inner: Operation = operation == .subtract ? .union : operation
                let other = Self.outline(ofAll: run.map { Operand(inner, $0.geometry) }, tolerance)
                path = Self.combined(path, Operand(operation, .fill(.path(other, .nonZero))), tolerance)
            }
        }
        return path
    }

    /// The number of operands from which halves are combined: one by one, the edges of a hundred circles
    /// would be gone through a hundred times.
    private static let fewOperands = 8

    /// Returns the outline of operands that are all united, or all intersected.
    private static func outline(ofAll operands: [Operand], _ tolerance: Double) -> Path {
        guard operands.count > 2, let operation = operands.last?.operation else {
            return Area(operands.enumerated().map { Operand($0 == 0 ? .union : $1.operation, $1.geometry) })
                .outline(tolerance: tolerance)
        }
        let middle = operands.count / 2
        let second = outline(ofAll: Array(operands[middle...]), tolerance)
        return combined(
            outline(ofAll: Array(operands[..<middle]), tolerance),
            Operand(operation, .fill(.path(second, .nonZero))), tolerance)
    }

    private static func combined(_ path: Path, _ operand: Operand, _ tolerance: Double) -> Path {
        Area([Operand(.union, .fill(.path(path, .nonZero))), operand]).outline(tolerance: tolerance)
    }
}
