import Foundation
import VitrineColor

/// Conversions between colour spaces in plain doubles with the C library's powers, without any of the code
/// under test and without shortcuts.
struct ColorReference {
    /// The functions from components to light, for red, green and blue.
    var curves: [(Double) -> Double]
    /// The matrix from light to XYZ, as rows.
    var toXYZ: [[Double]]
    /// The white of `toXYZ` in XYZ.
    var white: [Double]

    static let d65 = [0.3127, 0.3290]
    static let sRGB = [d65, [0.64, 0.33], [0.30, 0.60], [0.15, 0.06]]
    static let displayP3 = [d65, [0.680, 0.320], [0.265, 0.690], [0.15, 0.06]]

    /// - Parameter places: The x and y coordinates of white, red, green and blue.
    init(places: [[Double]], curve: @escaping (Double) -> Double) {
        func xyz(_ place: [Double]) -> [Double] {
            [place[0] / place[1], 1, (1 - place[0] - place[1]) / place[1]]
        }
        white = xyz(places[0])
        let columns = places.dropFirst().map(xyz)
        let rows = (0..<3).map { row in columns.map { $0[row] } }
        let strengths = Self.solve(rows, white)
        toXYZ = rows.map { row in (0..<3).map { row[$0] * strengths[$0] } }
        curves = [curve, curve, curve]
    }

    /// - Parameter colorants: The XYZ values of red, green and blue, as stored in a profile.
    init(colorants: [[Double]], white: [Double]?, curves: [(Double) -> Double]) {
        let held = colorants.map { $0.map(HandMadeProfile.rounded) }
        toXYZ = (0..<3).map { row in held.map { $0[row] } }
        self.white = white ?? toXYZ.map { $0[0] + $0[1] + $0[2] }
        self.curves = curves
    }

    /// Returns the components, from 0 to 1, of a colour in a canvas's space, clipped.
    func converted(_ components: [Double], to space: ColorSpace) -> [Double] {
        let target = ColorReference(places: space == .sRGB ? Self.sRGB : Self.displayP3) { $0 }
        let light = (0..<3).map { curves[$0](components[$0]) }
        let adapted = Self.adapted(Self.product(toXYZ, light), from: white, to: target.white)
        return Self.solve(target.toXYZ, adapted).map(Self.encoded)
    }

    static func encoded(_ light: Double) -> Double {
        let value = min(max(light, 0), 1)
        return value <= 0.0031308 ? value * 12.92 : 1.055 * Foundation.pow(value, 1 / 2.4) - 0.055
    }

    static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : Foundation.pow((value + 0.055) / 1.055, 2.4)
    }

    static func power(_ exponent: Double) -> (Double) -> Double { { Foundation.pow($0, exponent) } }

    /// Returns a colour adapted by the definition of Bradford's transform: ratios of cone responses.
    private static func adapted(_ xyz: [Double], from: [Double], to: [Double]) -> [Double] {
        let cones = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
        let (a, b, response) = (product(cones, from), product(cones, to), product(cones, xyz))
        return solve(cones, (0..<3).map { response[$0] * b[$0] / a[$0] })
    }

    private static func product(_ rows: [[Double]], _ v: [Double]) -> [Double] {
        rows.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
    }

    /// Solves linear equations by Gauss-Jordan elimination with partial pivoting.
    private static func solve(_ rows: [[Double]], _ right: [Double]) -> [Double] {
        var m = (0..<3).map { rows[$0] + [right[$0]] }
        for column in 0..<3 {
            let pivot = (column..<3).max { abs(m[$0][column]) < abs(m[$1][column]) } ?? column
            m.swapAt(column, pivot)
            for row in 0..<3 where row != column {
                let factor = m[row][column] / m[column][column]
                for k in column..<4 { m[row][k] -= factor * m[column][k] }
            }
        }
        return (0..<3).map { m[$0][3] / m[$0][$0] }
    }
}
