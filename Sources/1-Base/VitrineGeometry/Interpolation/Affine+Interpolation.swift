extension Affine: Interpolatable {
    /// Returns `false` if only one of the maps collapses the plane, other than to a point or without turning
    /// it: it then has no angle. Such maps change at once in CSS Transforms 1, too, section "Interpolation of
    /// Matrices".
    package func isInterpolatable(to other: Affine) -> Bool {
        movesByFactors(to: other) || (factors != nil && other.factors != nil)
    }

    /// Turns along the shorter way, and interpolates scale, shear and translation each for itself. All
    /// extrapolate.
    ///
    /// Maps that neither turn nor shear go factor by factor, like SwiftUI's `scaleEffect`: on the way from 1
    /// to -1 the plane shrinks to nothing instead of turning.
    package func mixture(with other: Affine, at fraction: Double) -> Affine {
        let x = tx.interpolated(to: other.tx, at: fraction)
        let y = ty.interpolated(to: other.ty, at: fraction)
        if movesByFactors(to: other) {
            return Affine(
                a: a.interpolated(to: other.a, at: fraction), b: b.interpolated(to: other.b, at: fraction),
                c: c.interpolated(to: other.c, at: fraction), d: d.interpolated(to: other.d, at: fraction),
                tx: x, ty: y)
        }
        guard let from = factors, let to = other.factors else {
            var map = switched(to: other, at: fraction)
            (map.tx, map.ty) = (x, y)
            return map
        }
        return Affine(from.mixed(with: to, at: fraction), tx: x, ty: y)
    }

    /// Returns `true` if the factors may be interpolated one by one: if they are equal, if no map turns or
    /// shears, or if one of them collapses the plane to a point, which has every angle.
    private func movesByFactors(to other: Affine) -> Bool {
        let isTranslation = a == other.a && b == other.b && c == other.c && d == other.d
        return isTranslation || (isUpright && other.isUpright) || isPoint || other.isPoint
    }

    private var isUpright: Bool { b == 0 && c == 0 }
    private var isPoint: Bool { a == 0 && b == 0 && c == 0 && d == 0 }

    /// The map without its translation as a rotation of a shear and scale; `nil` if it collapses the plane.
    private var factors: Factors? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        var across = (a * a + b * b).squareRoot()
        guard across > 0, across.isFinite else { return nil }
        // Of a map that mirrors, the axis that is closer to being reversed is the one that is flipped, as in
        // CSS Transforms 1, section "Decomposing a 2D matrix".
        if determinant < 0 && a < d { across = -across }
        return Factors(
            degrees: ExactMath.atan2(b / across, a / across) * (180 / ExactMath.pi), across: across,
            down: determinant / across, shear: (a * c + b * d) / across)
    }

    /// The rotation by `degrees` after the map `(x, y) -> (across x + shear y, down y)`.
    private struct Factors {
        var degrees: Double
        var across: Double
        var down: Double
        var shear: Double

        /// Returns the factors that first turn by another half turn, and mirror both axes.
        private var turnedOver: Factors {
            Factors(
                degrees: degrees + (degrees < 0 ? 180 : -180), across: -across, down: -down, shear: -shear)
        }

        func mixed(with other: Factors, at fraction: Double) -> Factors {
            // If one flips the first axis and the other the second, a half turn spares both.
            let from = (across < 0 && other.down < 0) || (down < 0 && other.across < 0) ? turnedOver : self
            var turn = other.degrees - from.degrees
            if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
            return Factors(
                degrees: from.degrees + turn * fraction,
                across: from.across.interpolated(to: other.across, at: fraction),
                down: from.down.interpolated(to: other.down, at: fraction),
                shear: from.shear.interpolated(to: other.shear, at: fraction))
        }
    }

    private init(_ factors: Factors, tx: Double, ty: Double) {
        let (sine, cosine) = ExactMath.sinCos(degrees: factors.degrees)
        self.init(
            a: cosine * factors.across, b: sine * factors.across,
            c: cosine * factors.shear - sine * factors.down,
            d: sine * factors.shear + cosine * factors.down, tx: tx, ty: ty)
    }
}
