import VitrineGeometry
import VitrineOutlines

/// The rounding of letters: the ends of strokes become half circles, and other corners arcs.
///
/// Where edges are straight, this is what shrinking an outline and growing it again with round joins makes
/// of it. But each corner has a radius of its own, from the width of the stroke that ends there, so that
/// nothing vanishes where strokes are thin, edges stay where they are, and curves stay curves.
struct OutlineRounding {
    /// The number by which fingerprints tell letters of this rounding from those of any other.
    static let version = 1

    /// The width of the font's upright strokes, in its units.
    let stem: Double
    private let unitsPerEm: Double

    /// The radius of corners between long edges, as a share of the width of strokes.
    ///
    /// In San Francisco's rounded letters (`320` in bold at 72 points, on iOS 26), the corners of a 2 are
    /// rounded by half of the stroke.
    private static let share = 0.5
    /// The width of the widest stroke whose end is round as a whole, in stems.
    private static let widest = 1.75
    /// The width of the widest edge that cuts off the tip of one corner, in stems.
    private static let tip = 0.3
    /// The distance from a corner within which no edge lies opposite, in stems.
    private static let nearest = 0.1
    /// The largest radius at the end of a stroke, in stems.
    private static let largest = 0.8
    /// The distance by which edges are moved outward, as a share of the square of a stem of an em.
    ///
    /// What the ends of strokes lose is a share of the ink that grows with the weight, from 0.5 % to 4 %.
    /// This leaves 0.1 % to 1 % of it, and the ink of San Francisco's rounded letters.
    private static let growth = 0.07

    /// Creates the rounding for a font with upright strokes of a width, in its units.
    init(stem: Double, unitsPerEm: Int) {
        self.unitsPerEm = Double(unitsPerEm)
        self.stem = stem.isFinite ? min(stem, self.unitsPerEm) : 0
    }

    /// Returns an outline with round corners.
    func rounded(_ outline: GlyphOutline) -> GlyphOutline {
        guard let box = outline.bounds, stem > 0, outline.path.isFinite else { return outline }
        var path = outline.path
        if outline.winding == 0 {
            // Parts of variable letters overlap, and their corners within others are none.
            let size = max(box.width, box.height)
            path = Area.fill(.path(path, .nonZero)).outline(tolerance: size * 1e-5)
        }
        let contours = Self.contours(of: path)
        let area = contours.reduce(0) { $0 + Self.area($1) }
        guard area != 0 else { return outline }
        let side: Double = area > 0 ? 1 : -1
        let whole = contours.map { ContourEdge.withoutBluntTips($0, width: stem * Self.tip, side: side) }
        let strokes = StrokeWidths(whole)
        var result = Path()
        for contour in whole {
            var corners = CorneredContour(contour, side: side)
            corners.round(width: stem * Self.widest, largest: stem * Self.largest) { place, reach in
                Self.share
                    * min(strokes.width(at: place, reach: reach, from: stem * Self.nearest) ?? stem, stem)
            }
            corners.rounded?.add(movedBy: side * Self.growth * stem * stem / unitsPerEm, to: &result)
        }
        return GlyphOutline(result)
    }

    /// Returns the contours of a path as edges of one line or curve each, without those that have no length.
    static func contours(of path: Path) -> [[ContourEdge]] {
        var contours: [[ContourEdge]] = []
        var (current, start) = (Point.zero, Point.zero)
        func add(_ piece: ContourEdge.Piece, _ end: Point) {
            if let edge = ContourEdge(piece) { contours[contours.count - 1].append(edge) }
            current = end
        }
        func finish() {
            if !contours.isEmpty, current != start { add(ContourEdge.Piece(line: current, start), start) }
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                finish()
                contours.append([])
                (current, start) = (p, p)
            case .line(let p): add(ContourEdge.Piece(line: current, p), p)
            case .quad(let c, let p): add(ContourEdge.Piece(CubicSegment(quadratic: current, c, p)), p)
            case .cubic(let c1, let c2, let p): add(ContourEdge.Piece(CubicSegment(current, c1, c2, p)), p)
            case .close: finish()
            }
        }
        finish()
        return contours.filter { !$0.isEmpty }
    }

    /// Returns twice the area of the polygon of a contour's control points, positive if it runs clockwise on
    /// screen.
    private static func area(_ contour: [ContourEdge]) -> Double {
        contour.reduce(0) { sum, edge in
            edge.pieces.reduce(sum) { sum, piece in
                let c = piece.curve
                return sum + c.p0.cross(c.p1) + c.p1.cross(c.p2) + c.p2.cross(c.p3)
            }
        }
    }
}
