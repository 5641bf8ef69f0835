import VitrineColor

/// The statement of a colour space that has no chunk of its own, in files that are written.
struct EmbeddedProfile: Sendable {
    /// The name in `iCCP`, in Latin-1.
    var name: String
    /// The bytes of the ICC profile.
    var bytes: [UInt8]
    /// The values of `cICP`: primaries, transfer function, matrix coefficients, full range.
    var codePoints: (UInt8, UInt8, UInt8, UInt8)

    static let displayP3 = EmbeddedProfile(
        name: "Display P3", bytes: ICCWriter.profile(of: .displayP3, named: "Display P3"),
        codePoints: (12, 13, 0, 1))
}
