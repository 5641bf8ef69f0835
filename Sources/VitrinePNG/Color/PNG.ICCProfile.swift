import VitrineDisplayList

extension PNG {
    /// The part of an ICC profile that says what samples mean: three primaries or none, and curves.
    ///
    /// Profiles with tables of colours (`A2B0`) as well as primaries are read by their primaries.
    public struct ICCProfile: Hashable, Sendable {
        /// The name that the `iCCP` chunk gives it.
        public var name: String
        /// Whether its samples are greys.
        public var isGray: Bool { colorants == nil }
        /// The canvas' colour space that it describes, where it does: its colorants are within 0.001 and its
        /// curves within 1/2048 (an eighth of an 8-bit step) of that space's. Profiles of sRGB and
        /// Display P3 differ by less among themselves, being rounded and sampled, and no other comes so near.
        public let space: ColorSpace?

        /// XYZ of red, green and blue under the profile's D50; nil in a profile of greys.
        let colorants: Matrix3?
        /// One curve of greys, or those of red, green and blue.
        let curves: [TransferCurve]

        init(name: String, colorants: Matrix3?, curves: [TransferCurve]) {
            self.name = name
            self.colorants = colorants
            self.curves = curves
            space = Self.space(colorants, curves)
        }
    }
}

extension PNG.ICCProfile {
    /// The white of the profile connection space, as ICC.1 has it.
    static let d50 = SIMD3(0.9642, 1.0, 0.8249)

    private static func space(_ colorants: Matrix3?, _ curves: [TransferCurve]) -> ColorSpace? {
        guard Set(curves).allSatisfy({ $0.distanceFromSRGB < 1.0 / 2048 }) else { return nil }
        guard let colorants else { return .sRGB }
        return ColorSpace.allCases.first { space in
            let own = self.colorants(of: space)
            return [colorants.x - own.x, colorants.y - own.y, colorants.z - own.z].allSatisfy {
                max($0.max(), -$0.min()) < 0.001
            }
        }
    }

    /// The primaries of a canvas' space in XYZ, adapted to D50.
    static func colorants(of space: ColorSpace) -> Matrix3 {
        let own = space.chromaticities
        return Matrix3.adaptation(from: own.whiteXYZ, to: d50) * own.toXYZ
    }
}

extension ColorSpace {
    /// Where the space's white and primaries lie.
    var chromaticities: PNG.Chromaticities {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        }
    }
}
