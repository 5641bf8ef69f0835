/// The part of an ICC profile that defines the meaning of samples: three primaries, or none, and curves.
///
/// Profiles with both colour tables (`A2B0`) and primaries are interpreted by their primaries.
public struct ICCProfile: Hashable, Sendable {
    /// The name of the profile in the `iCCP` chunk.
    public var name: String
    /// The canvas's colour space that the profile describes, if its colorants are within 0.001 and its
    /// curves within 1/2048 (an eighth of an 8-bit step) of that space.
    ///
    /// Profiles of sRGB and Display P3, being rounded and sampled, differ by less among themselves, and
    /// no other profile comes so close.
    public let space: ColorSpace?

    /// The XYZ values of red, green and blue under the profile's D50; `nil` in a greyscale profile.
    package let colorants: Matrix3x3?
    /// The curve of greys, or those of red, green and blue.
    package let curves: [TransferCurve]

    package init(name: String, colorants: Matrix3x3?, curves: [TransferCurve]) {
        self.name = name
        self.colorants = colorants
        self.curves = curves
        space = Self.space(colorants, curves)
    }
}

extension ICCProfile {
    /// The white point of the profile connection space, as defined in ICC.1.
    package static let d50 = SIMD3(0.9642, 1.0, 0.8249)

    private static func space(_ colorants: Matrix3x3?, _ curves: [TransferCurve]) -> ColorSpace? {
        guard Set(curves).allSatisfy({ $0.distanceFromSRGB < 1.0 / 2048 }) else { return nil }
        guard let colorants else { return .sRGB }
        return ColorSpace.allCases.first { space in
            let own = self.colorants(of: space)
            return [colorants.x - own.x, colorants.y - own.y, colorants.z - own.z].allSatisfy {
                max($0.max(), -$0.min()) < 0.001
            }
        }
    }

    /// Returns the primaries of a canvas's space in XYZ, adapted to D50.
    package static func colorants(of space: ColorSpace) -> Matrix3x3 {
        let own = space.chromaticities
        return Matrix3x3.adaptation(from: own.whiteXYZ, to: d50) * own.toXYZ
    }
}

extension ColorSpace {
    /// The chromaticities of the space's white and primaries.
    package var chromaticities: Chromaticities {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        }
    }
}
