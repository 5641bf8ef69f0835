import VitrineColor
import VitrineGeometry

/// The HyAB distance (S. Abasi et al., 2019) in OKLab (B. Ottosson, 2020) with its toe-corrected lightness,
/// computed from tables as in pixelmatch. The distance between black and white is 1.
enum HyAB {
    /// The linear light of each level of sRGB, with the last one repeated.
    static let light: [Double] = {
        let levels = (0...255).map { ColorSpace.linear(Double($0) / 255) }
        return levels + [levels[255]]
    }()

    /// The cube roots of i/4096.
    static let roots: [Double] = (0...4097).map { cubeRoot(Double($0) / 4096) }

    /// Returns the cube root of x >= 0, accurate to about the last bit: Newton's step squares an error of
    /// 1e-14.
    static func cubeRoot(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        let guess = ExactMath.pow(x, 1.0 / 3)
        return guess - (guess * guess * guess - x) / (3 * guess * guess)
    }

    /// The cube roots of the responses of the eye's cones, and the lightness.
    struct LMS {
        var l: Double
        var m: Double
        var s: Double
        var lightness: Double

        /// Computes the responses from linear light.
        @inline(__always)
        init(_ r: Double, _ g: Double, _ b: Double) {
            let cones = OKLab.cones(r, g, b)
            l = HyAB.root(cones.l)
            m = HyAB.root(cones.m)
            s = HyAB.root(cones.s)
            lightness = HyAB.toe(OKLab.lightness(l, m, s))
        }
    }

    /// Returns a cube root, interpolated linearly between entries of the table.
    @inline(__always)
    static func root(_ x: Double) -> Double {
        let t = x * 4096
        let index = Int(t)
        return roots[index] + (roots[index + 1] - roots[index]) * (t - Double(index))
    }

    /// Returns the light of a level, interpolated linearly between entries of the table.
    @inline(__always)
    static func light(_ level: Double) -> Double {
        let index = Int(level)
        return light[index] + (light[index + 1] - light[index]) * (level - Double(index))
    }

    /// Returns Ottosson's L_r, with k1 = 0.206, k2 = 0.03 and k3 = (1 + k1) / (1 + k2).
    @inline(__always)
    private static func toe(_ lightness: Double) -> Double {
        let k3 = (1 + 0.206) / (1 + 0.03)
        let x = k3 * lightness - 0.206
        return 0.5 * (x + (x * x + 4 * 0.03 * k3 * lightness).squareRoot())
    }

    /// Returns `true` if the distance between two colours exceeds `limit`, without computing the square root
    /// in it.
    @inline(__always)
    static func exceeds(_ a: LMS, _ b: LMS, _ limit: Double) -> Bool {
        let rest = limit - abs(a.lightness - b.lightness)
        guard rest > 0 else { return true }
        let (l, m, s) = (a.l - b.l, a.m - b.m, a.s - b.s)
        let (green, blue) = (OKLab.green(l, m, s), OKLab.blue(l, m, s))
        return green * green + blue * blue > rest * rest
    }
}
