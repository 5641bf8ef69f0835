/// The supported values of `ColourPrimaries` in ITU-T H.273 (table 2). Raw values are its code points.
public enum CICPPrimaries: UInt8, Hashable, Sendable, CaseIterable {
    case bt709 = 1
    case bt2020 = 9
    case p3DCI = 11
    case p3D65 = 12
}

extension CICPPrimaries {
    /// The chromaticities of white and the primaries, from table 2 of H.273.
    public var chromaticities: Chromaticities {
        switch self {
        case .bt709: .sRGB
        case .bt2020: .bt2020
        case .p3DCI: .p3DCI
        case .p3D65: .displayP3
        }
    }
}
