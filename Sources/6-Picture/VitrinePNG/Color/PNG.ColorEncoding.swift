import VitrineDisplayList

extension PNG {
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

    /// The supported values of `ColourPrimaries` in ITU-T H.273 (table 2). Raw values are its code points.
    public enum CICPPrimaries: UInt8, Hashable, Sendable, CaseIterable {
        case bt709 = 1
        case bt2020 = 9
        case p3DCI = 11
        case p3D65 = 12
    }

    /// The supported values of `TransferCharacteristics` in ITU-T H.273 (table 3). Raw values are its code
    /// points.
    public enum CICPTransfer: UInt8, Hashable, Sendable, CaseIterable {
        case bt709 = 1
        case gamma22 = 4
        case gamma28 = 5
        case bt601 = 6
        case linear = 8
        case sRGB = 13
        case bt2020TenBit = 14
        case bt2020TwelveBit = 15
    }
}

extension PNG.CICPPrimaries {
    /// The chromaticities of white and the primaries, from table 2 of H.273.
    public var chromaticities: PNG.Chromaticities {
        switch self {
        case .bt709: .sRGB
        case .bt2020: .bt2020
        case .p3DCI: .p3DCI
        case .p3D65: .displayP3
        }
    }
}

extension PNG.CICPTransfer {
    /// The curve from a sample to light on the display.
    ///
    /// For 1, 6, 14 and 15, the formula in table 3 is that of the camera. The appearance of a picture depends
    /// on the display that it was graded on, which has the exponent 2.4 of ITU-R BT.1886 (with its black at
    /// zero).
    var curve: TransferCurve {
        switch self {
        case .bt709, .bt601, .bt2020TenBit, .bt2020TwelveBit: .power(2.4)
        case .gamma22: .power(2.2)
        case .gamma28: .power(2.8)
        case .linear: .power(1)
        case .sRGB: .sRGB
        }
    }
}
