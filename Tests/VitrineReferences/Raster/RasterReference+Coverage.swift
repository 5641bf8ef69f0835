@testable import VitrineDisplayList
@testable import VitrineGeometry

extension RasterReference {
    /// Returns the share of each pixel that lies within all of these areas: exact for the chords of their
    /// curves, and without anything of the library's sweep.
    func mask(within parts: [Part]) -> [Double] {
        guard !parts.isEmpty else { return [Double](repeating: 1, count: width * height) }
        var reference = CoverageReference()
        var operands: [[PlacedOperand]] = []
        var count = 0
        for part in parts {
            operands.append([])
            for operand in part.area.operands {
                var placed = PlacedOperand(operation: operand.operation, shape: count)
                func add(_ polygons: [[Point]]) {
                    reference.add(polygons.map { $0.map(part.transform.apply) })
                    count += 1
                }
                switch operand.geometry {
                case .fill(let shape):
                    placed.rule = shape.fillRule
                    add(referencePolygons(shape.path()))
                case .stroke(let shape, let style):
                    precondition(style.position == .inside && style.dash.isEmpty && shape.isKnownConvex)
                    let polygons = referencePolygons(shape.path())
                    add(polygons)
                    placed.band = count
                    add(polygons.flatMap { Self.band(within: $0, width: style.width) })
                }
                operands[operands.count - 1].append(placed)
            }
        }
        return reference.areas(in: full) { windings in
            operands.allSatisfy { PlacedOperand.holds($0, windings) }
        }
        // Sums of a whole pixel or of none leave remainders of rounding.
        .map { $0 < 1e-9 ? 0 : min($0, 1) }
    }

    /// An operand of an area by the numbers of its polygons' groups.
    private struct PlacedOperand {
        let operation: Area.Operation
        let shape: Int
        var rule = FillRule.nonZero
        /// For a stroke on the inside, what lies no farther from the edge than its width.
        var band: Int?

        func holds(_ windings: [Int]) -> Bool {
            let isInside = rule == .nonZero ? windings[shape] != 0 : windings[shape] & 1 != 0
            return isInside && band.map { windings[$0] != 0 } ?? true
        }

        static func holds(_ operands: [PlacedOperand], _ windings: [Int]) -> Bool {
            operands.reduce(false) { before, operand in
                let now = operand.holds(windings)
                return switch operand.operation {
                case .union: before || now
                case .subtract: before && !now
                case .intersect: before && now
                }
            }
        }
    }

    /// Returns a quadrilateral within each side of a convex polygon that runs clockwise on screen.
    private static func band(within polygon: [Point], width: Double) -> [[Point]] {
        zip(polygon, polygon.dropFirst() + [polygon[0]]).compactMap { a, b in
            let side = b - a
            guard side.length > 0 else { return nil }
            let inward = Point(-side.y, side.x) * (width / side.length)
            return [a, b, b + inward, a + inward]
        }
    }
}
