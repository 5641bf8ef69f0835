import VitrineColor

extension PNG {
    /// A reason to ignore a chunk that describes colours.
    enum ColorProblem: Error, Hashable {
        case invalidLength(Int)
        case misplaced
        /// The value of `gAMA`, in units of 1/100,000.
        case invalidGamma(UInt32)
        case invalidPrimaries
        case invalidRenderingIntent(UInt8)
        case unsupportedPrimaries(UInt8)
        case unsupportedTransferFunction(UInt8)
        case matrixCoefficients(UInt8)
        case narrowRange
        case profile(ICCProblem)
    }
}

extension PNG.ColorProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .invalidLength(let count): "a length of \(count) bytes"
        case .misplaced: "it comes after the palette or the pixels"
        case .invalidGamma(let value): "a gamma of \(value)/100000"
        case .invalidPrimaries: "the primaries cannot produce the white point"
        case .invalidRenderingIntent(let value): "a rendering intent of \(value)"
        case .unsupportedPrimaries(let code): "the colour primaries \(code) are not supported"
        case .unsupportedTransferFunction(let code): "the transfer function \(code) is not supported"
        case .matrixCoefficients(let code): "matrix coefficients of \(code) in an RGB image"
        case .narrowRange: "narrow-range samples are not supported"
        case .profile(let problem): problem.description
        }
    }
}
