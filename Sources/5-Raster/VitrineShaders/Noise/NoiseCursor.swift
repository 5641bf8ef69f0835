import VitrineDisplayList
import VitrineGeometry

/// One octave of noise that remembers its current cell, which neighbouring pixels mostly share.
struct NoiseCursor {
    private let octave: NoiseField.Octave
    private let kind: Noise.Kind
    private var column = Double.nan
    private var row = Double.nan
    /// The random values at the corners of the cell: top left and right, bottom left and right.
    private var corners: (Point, Point, Point, Point) = (.zero, .zero, .zero, .zero)

    init(_ octave: NoiseField.Octave, _ kind: Noise.Kind) {
        self.octave = octave
        self.kind = kind
    }

    /// Returns the octave's part of the field at a position in cells of the first octave.
    @inline(__always)
    mutating func value(_ u: Double, _ v: Double) -> Double {
        let x = u * octave.frequency + octave.offset.x
        let y = v * octave.frequency + octave.offset.y
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        if left != column || top != row { enter(left, top) }
        return octave.weight * Self.field(kind, corners, x - left, y - top)
    }

    private mutating func enter(_ left: Double, _ top: Double) {
        (column, row) = (left, top)
        let (x, y) = (LatticeHash.index(left), LatticeHash.index(top))
        func corner(_ dx: UInt32, _ dy: UInt32) -> Point {
            let bits = octave.hash.bits(x &+ dx, y &+ dy)
            return kind == .gradient ? LatticeHash.direction(bits) : Point(LatticeHash.unit(bits), 0)
        }
        corners = (
            corner(0, 0), kind == .grain ? .zero : corner(1, 0), kind == .grain ? .zero : corner(0, 1),
            kind == .grain ? .zero : corner(1, 1)
        )
    }

    /// Returns the field within a cell.
    @inline(__always)
    static func field(
        _ kind: Noise.Kind, _ c: (Point, Point, Point, Point), _ x: Double, _ y: Double
    ) -> Double {
        switch kind {
        case .grain: return c.0.x
        case .value:
            let (s, t) = (fade(x), fade(y))
            let top = c.0.x + (c.1.x - c.0.x) * s
            let bottom = c.2.x + (c.3.x - c.2.x) * s
            return top + (bottom - top) * t
        case .gradient:
            let (s, t) = (fade(x), fade(y))
            let (a, b) = (c.0.x * x + c.0.y * y, c.1.x * (x - 1) + c.1.y * y)
            let (d, e) = (c.2.x * x + c.2.y * (y - 1), c.3.x * (x - 1) + c.3.y * (y - 1))
            let top = a + (b - a) * s
            let bottom = d + (e - d) * s
            // The sum reaches half the square root of two for unit gradients, in the middle of a cell.
            return 0.5 + 0.70710678118654752 * (top + (bottom - top) * t)
        }
    }

    /// Returns Perlin's quintic of 2002, whose first and second derivatives are zero at the sides of the
    /// cell.
    @inline(__always)
    private static func fade(_ x: Double) -> Double { x * x * x * (x * (x * 6 - 15) + 10) }
}
