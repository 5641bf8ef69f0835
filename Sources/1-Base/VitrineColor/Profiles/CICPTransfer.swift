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

extension CICPTransfer {
    /// The curve from a sample to light on the display.
    ///
    /// For 1, 6, 14 and 15, the formula in table 3 is that of the camera. The appearance of a picture depends
    /// on the display that it was graded on, which has the exponent 2.4 of ITU-R BT.1886 (with its black at
    /// zero).
    package var curve: TransferCurve {
        switch self {
        case .bt709, .bt601, .bt2020TenBit, .bt2020TwelveBit: .power(2.4)
        case .gamma22: .power(2.2)
        case .gamma28: .power(2.8)
        case .linear: .power(1)
        case .sRGB: .sRGB
        }
    }
}
