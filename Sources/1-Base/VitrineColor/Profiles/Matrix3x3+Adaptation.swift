extension Matrix3x3 {
    /// The cone response matrix of the Bradford transform, which the ICC (v4, annex E) and CSS use.
    private static let bradford = Matrix3x3(
        columns: SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685),
        SIMD3(-0.1614, 0.0367, 1.0296))

    /// Returns the matrix that adapts colours from the white `from` to the white `to`, both in XYZ.
    package static func adaptation(from: SIMD3<Double>, to: SIMD3<Double>) -> Matrix3x3 {
        guard from != to, let back = bradford.inverse else { return .identity }
        let ratio = (bradford * to) / (bradford * from)
        let scaled = Matrix3x3(columns: SIMD3(ratio.x, 0, 0), SIMD3(0, ratio.y, 0), SIMD3(0, 0, ratio.z))
        return back * (scaled * bradford)
    }
}
