/// The way from a file's samples to a canvas' light, however the file says it: a curve for each of red, green
/// and blue, and a matrix.
package struct ColorTransform: Hashable, Sendable {
    /// The curves: a single one for all channels, or three.
    package var curves: [TransferCurve]
    /// The matrix from light to the linear components of the canvas's space.
    package var matrix: Matrix3x3
    /// `true` if equal samples are a grey of the canvas, for which a single curve is enough.
    package var keepsGrays: Bool

    private init(curves: [TransferCurve], matrix: Matrix3x3, keepsGrays: Bool) {
        self.curves = curves
        self.matrix = matrix
        self.keepsGrays = keepsGrays
    }

    private init(_ curve: TransferCurve, _ source: Chromaticities, in space: ColorSpace) {
        let target = space.chromaticities
        let adaptation = Matrix3x3.adaptation(from: source.whiteXYZ, to: target.whiteXYZ)
        self.init(
            curves: [curve],
            matrix: source == target ? .identity : Self.linear(of: space) * (adaptation * source.toXYZ),
            keepsGrays: true)
    }

    private init(_ profile: ICCProfile, in space: ColorSpace) {
        if let known = profile.space {
            self.init(.sRGB, known.chromaticities, in: space)
            return
        }
        guard let colorants = profile.colorants else {
            self.init(curves: profile.curves, matrix: .identity, keepsGrays: true)
            return
        }
        // Because of rounding to 1/65,536, the sum of the colorants differs slightly from D50. Adaptation
        // from that sum keeps white white and greys grey. A larger difference is taken to be intended.
        let sum = colorants * SIMD3(repeating: 1)
        let excess = sum - ICCProfile.d50
        let isBalanced = max(excess.max(), -excess.min()) < 0.002
        let adaptation = Matrix3x3.adaptation(
            from: isBalanced ? sum : ICCProfile.d50, to: space.chromaticities.whiteXYZ)
        let isOneCurve = Set(profile.curves).count == 1
        self.init(
            curves: isOneCurve ? Array(profile.curves.prefix(1)) : profile.curves,
            matrix: Self.linear(of: space) * (adaptation * colorants), keepsGrays: isBalanced && isOneCurve)
    }

    /// Creates the transform from an encoding to a space, or returns `nil` if samples need no conversion.
    package init?(_ color: ColorEncoding, in space: ColorSpace) {
        guard color.space != space else { return nil }
        switch color {
        case .sRGB: self.init(.sRGB, .sRGB, in: space)
        case .displayP3: self.init(.sRGB, .displayP3, in: space)
        case .cicp(let primaries, let transfer):
            self.init(transfer.curve, primaries.chromaticities, in: space)
        case .gammaAndPrimaries(let gamma, let primaries):
            self.init(gamma.map { .power(1 / $0) } ?? .sRGB, primaries, in: space)
        case .profile(let profile):
            self.init(profile, in: space)
        }
    }

    /// Returns the matrix from XYZ under D65 to linear components.
    private static func linear(of space: ColorSpace) -> Matrix3x3 {
        // The primaries of both spaces span a triangle, so the matrix has an inverse.
        space.chromaticities.toXYZ.inverse ?? .identity
    }
}
