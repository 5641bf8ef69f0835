import VitrineDisplayList

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
        case profile(ProfileProblem)
    }

    /// A reason to ignore an ICC profile.
    enum ProfileProblem: Error, Hashable {
        case truncated
        case notAProfile
        /// The signatures in the profile for its colour space and its connection space.
        case space(String)
        case connectionSpace(String)
        case grayMismatch(isGray: Bool)
        case tablesWithoutPrimaries
        case missing(tag: String)
        case malformed(tag: String)
        case primariesNotWhite
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

extension PNG.ProfileProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .truncated: "the profile is cut short"
        case .notAProfile: "this is not an ICC profile"
        case .space(let name): "the colour space \"\(name)\" is not supported"
        case .connectionSpace(let name): "the connection space \"\(name)\" is not supported"
        case .grayMismatch(let isGray):
            isGray
                ? "a greyscale profile in a colour image" : "a colour profile in a greyscale image"
        case .tablesWithoutPrimaries: "a profile with tables but no primaries is not supported"
        case .missing(let tag): "the profile has no \(tag)"
        case .malformed(let tag): "the profile's \(tag) is damaged"
        case .primariesNotWhite: "the profile's primaries do not add up to white"
        }
    }
}
