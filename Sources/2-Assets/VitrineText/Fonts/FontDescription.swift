/// A font as a scene asks for it: the face to look up in the font library, and the settings of its text.
package struct FontDescription: Hashable, Sendable {
    /// The name of the family as stated in the font files, in any letter case.
    package var family: String
    /// The size of the em in points, from 0.01 to 10,000.
    package var size: Double
    /// The weight, from 1 to 1000, of which 400 is regular and 700 bold. Fonts with a weight axis support
    /// any value in between.
    package var weight: Double
    package var italic: Bool
    /// `true` if all digits have the same width (the OpenType feature `tnum`).
    package var monospacedDigits: Bool
    /// The space added after each grapheme, in points, at most 1000 em in either direction. If it is not
    /// zero, ligatures are off.
    package var tracking: Double
    /// The space added after each grapheme, including the last of a line, in points, at most 1000 em in
    /// either direction. Ligatures stay on. As in SwiftUI, kerning has no effect if there is tracking.
    package var kerning: Double
    /// The design of Apple's that the font takes the place of, and is fitted to; `nil` for a family of its
    /// own. In the default design letter spacing depends on the size, in addition to `tracking`, and
    /// ligatures stay on; see `SystemTracking`.
    package var design: FontDesign?
    /// `true` if letters are joined into ligatures and contextual forms.
    package var ligatures: Bool
    /// Whose widths letters have where the font takes the place of Apple's default design.
    package var metrics: LetterMetrics
    /// The values of OpenType features by their four-character tags, overriding the font's defaults.
    package var features: [String: Int]

    // Few differ in anything else, and texts look their fonts up often.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(family)
        hasher.combine(size)
        hasher.combine(weight)
    }

    /// Creates a description of a font. Default: regular Inter.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - size: The size of the em, in points.
    ///   - weight: The weight, from 1 to 1000.
    ///   - italic: `true` if the font is italic.
    ///   - monospacedDigits: `true` if all digits have the same width.
    ///   - tracking: The space added after each grapheme, in points, without ligatures.
    ///   - kerning: The space added after each grapheme, in points, with ligatures.
    ///   - design: The design that the font takes the place of.
    ///   - ligatures: `true` if letters are joined into ligatures.
    ///   - metrics: Whose widths letters have.
    ///   - features: The values of OpenType features by their tags.
    package init(
        family: String = "Inter", size: Double, weight: Double = 400, italic: Bool = false,
        monospacedDigits: Bool = false, tracking: Double = 0, kerning: Double = 0, design: FontDesign? = nil,
        ligatures: Bool = true, metrics: LetterMetrics = .system, features: [String: Int] = [:]
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.tracking = tracking
        self.kerning = kerning
        self.design = design
        self.ligatures = ligatures
        self.metrics = metrics
        self.features = features
    }

    /// Returns the same font at another size, with its letter spacing scaled alike.
    func scaled(by factor: Double) -> FontDescription {
        var font = self
        font.size = size * factor
        font.tracking = tracking * factor
        font.kerning = kerning * factor
        return font
    }

    /// `true` if a weight is asked for, rather than the usual one of a family.
    var statesWeight: Bool { weight != 400 }

    /// `true` if the font takes the place of one of San Francisco's, the plain or the rounded one.
    var isSystemFont: Bool {
        switch design {
        case .default: true
        case .rounded, .clock: FontDesign.rounded.families.contains(family)
        case .serif, .monospaced, nil: false
        }
    }

    /// The family, weight and size as text for users, such as `Inter 600 17` or `Inter rounded 400 12.5`.
    package var summary: String {
        family + (design.map { $0.form == .original ? "" : " \($0.form.rawValue)" } ?? "")
            + " \(Self.plain(weight))\(italic ? " italic" : "") \(Self.plain(size))"
    }

    private static func plain(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\((value * 1000).rounded() / 1000)"
    }
}

/// The limits of a font description.
extension FontDescription {
    static let sizes = 0.01...10_000.0
    static let weights = 1.0...1000.0
    /// The maximum tracking, in ems. It keeps the sum over the longest text within 64 bits of 1/65,536 font
    /// unit.
    static let largestTracking = 1000.0

    /// Checks the numbers of the description.
    ///
    /// - Throws: `FontError.invalid` if a number is not finite or out of its range.
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
