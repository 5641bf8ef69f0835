/// A font as a scene asks for it: what to look for in the font library, and how to set it.
public struct FontDescription: Hashable, Sendable {
    /// The family's name as the font files state it, in any letter case.
    public var family: String
    /// The em in points, 0.01...10,000.
    public var size: Double
    /// 100...900, 400 is regular and 700 bold; any value between where the font has a weight axis.
    public var weight: Double
    public var italic: Bool
    /// Whether all digits are equally wide (the OpenType feature `tnum`).
    public var monospacedDigits: Bool
    /// Points added after each grapheme, at most 1000 em either way. Ligatures are off where it is not zero.
    public var tracking: Double
    /// Points added after each grapheme, the last of a line too, at most 1000 em either way. Ligatures stay.
    /// Nothing where there is tracking, as in SwiftUI.
    public var kerning: Double
    /// Whether the font stands for the system's, whose letters stand apart as its size asks, beyond what `tracking`
    /// adds; see `SystemTracking`. Ligatures stay.
    public var isSystem: Bool
    /// Whether letters that make a ligature or a contextual form of several are joined.
    public var ligatures: Bool
    /// Values of OpenType features by their tags of four characters, over the font's defaults.
    public var features: [String: Int]

    /// A font of `size` points; all else is regular Inter unless told otherwise.
    public init(
        family: String = "Inter", size: Double, weight: Double = 400, italic: Bool = false,
        monospacedDigits: Bool = false, tracking: Double = 0, kerning: Double = 0, isSystem: Bool = false,
        ligatures: Bool = true, features: [String: Int] = [:]
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.tracking = tracking
        self.kerning = kerning
        self.isSystem = isSystem
        self.ligatures = ligatures
        self.features = features
    }

    /// The same font at another size, with the distances between its letters.
    func scaled(by factor: Double) -> FontDescription {
        var font = self
        font.size = size * factor
        font.tracking = tracking * factor
        font.kerning = kerning * factor
        return font
    }

    /// For people: family, weight and size, such as `Inter 600 17` or `Inter 400 italic 12.5`.
    public var summary: String {
        "\(family) \(Self.plain(weight))\(italic ? " italic" : "") \(Self.plain(size))"
    }

    private static func plain(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\((value * 1000).rounded() / 1000)"
    }
}

/// The limits of a font description.
extension FontDescription {
    static let sizes = 0.01...10_000.0
    static let weights = 100.0...900.0
    /// In ems. The bound keeps the sum over the longest text within 64 bits of 1/65,536 font unit.
    static let largestTracking = 1000.0

    /// Throws unless every number is finite and within its range.
    func validate() throws(FontError) {
        guard Self.sizes.contains(size) else { throw .invalid(parameter: "size", value: "\(size)") }
        guard Self.weights.contains(weight) else { throw .invalid(parameter: "weight", value: "\(weight)") }
        guard tracking.magnitude <= Self.largestTracking * size else {
            throw .invalid(parameter: "tracking", value: "\(tracking)")
        }
        guard kerning.magnitude <= Self.largestTracking * size else {
            throw .invalid(parameter: "kerning", value: "\(kerning)")
        }
    }
}
