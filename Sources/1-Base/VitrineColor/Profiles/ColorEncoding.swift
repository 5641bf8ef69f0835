/// The meaning of a file's samples as colours.
public enum ColorEncoding: Hashable, Sendable {
    /// The encoding stated by `sRGB`, or by `cICP` with 1 and 13, and the default for files that state
    /// none.
    case sRGB
    /// The encoding of `cICP` with the primaries 12 and the transfer function 13.
    case displayP3
    /// Any other known pair of code points in `cICP`.
    case cicp(primaries: CICPPrimaries, transfer: CICPTransfer)
    /// The encoding stated by `gAMA`, `cHRM` or both.
    ///
    /// `gamma` is the encoding exponent: with `gAMA` 45455 it is 0.45455, and samples are light to that
    /// power. It is `nil` if there is only `cHRM`, in which case the curve is that of sRGB.
    case gammaAndPrimaries(gamma: Double?, primaries: Chromaticities)
    /// The encoding stated by the profile in `iCCP`.
    case profile(ICCProfile)

    /// The canvas's colour space that the samples are already in, if there is one.
    public var space: ColorSpace? {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        case .profile(let profile): profile.space
        case .cicp, .gammaAndPrimaries: nil
        }
    }
}
