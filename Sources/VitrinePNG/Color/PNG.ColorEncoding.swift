import VitrineDisplayList

extension PNG {
    /// What a file says that its samples mean as colours.
    public enum ColorEncoding: Hashable, Sendable {
        /// Said outright (`sRGB`, or `cICP` with 1 and 13), or not said at all.
        case sRGB
        /// `cICP` with the primaries 12 and the transfer function 13.
        case displayP3
        /// Any other pair of code points in `cICP` that is known.
        case cicp(primaries: CICPPrimaries, transfer: CICPTransfer)
        /// `gAMA`, `cHRM` or both. `gamma` is the encoding exponent (0.45455 of `gAMA` 45455: samples are
        /// light to that power), and nil where only `cHRM` is there: then the curve is that of sRGB.
        case gammaAndPrimaries(gamma: Double?, primaries: Chromaticities)
        /// `iCCP`.
        case profile(ICCProfile)

        /// The canvas' colour space that the samples are in already, where there is one.
        public var space: ColorSpace? {
            switch self {
            case .sRGB: .sRGB
            case .displayP3: .displayP3
            case .profile(let profile): profile.space
            case .cicp, .gammaAndPrimaries: nil
            }
        }
    }

    /// The `ColourPrimaries` of ITU-T H.273 (table 2) that are known here; raw values are its code points.
    public enum CICPPrimaries: UInt8, Hashable, Sendable, CaseIterable {
        case bt709 = 1
        case bt2020 = 9
        case p3DCI = 11
        case p3D65 = 12
    }

    /// The `TransferCharacteristics` of ITU-T H.273 (table 3) that are known here; raw values are its code
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
    /// Where white and the primaries lie, from table 2 of H.273.
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
    /// From a sample to light on the display.
    ///
    /// For 1, 6, 14 and 15 the formula of table 3 is that of the camera. What a picture looks like is up to
    /// the display that it was graded on, which has the power of 2.4 of ITU-R BT.1886 (its black at zero).
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
