/// What the library knows of one face of one file without loading the font.
struct FontFace: Hashable, Sendable {
    /// One axis of a variable font, in the order of the table `fvar`.
    struct Axis: Hashable, Sendable {
        /// Four characters, such as `wght`.
        var tag: String
        var minimum: Double
        var defaultValue: Double
        var maximum: Double

        func clamp(_ value: Double) -> Double { min(max(value, minimum), maximum) }
    }

    var path: String
    /// The face's index in a collection, else 0.
    var index: Int
    /// The typographic family (name 16), else the family (name 1).
    var familyName: String
    /// Name 5.
    var version: String
    var weight: Double
    /// 1...9, 5 is normal.
    var width: Int
    /// Whether the face itself is italic or oblique.
    var isItalic: Bool
    var axes: [Axis]

    /// The family under which the face is found. Variable builds of a family are by custom named
    /// `Inter Variable` or `Inter VF`; they belong to the family without that word.
    var family: String {
        for suffix in [" Variable", " VF"] where !axes.isEmpty && familyName.hasSuffix(suffix) {
            return String(familyName.dropLast(suffix.count))
        }
        return familyName
    }

    func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }

    func matches(family wanted: String) -> Bool {
        let wanted = wanted.lowercased()
        return family.lowercased() == wanted || familyName.lowercased() == wanted
    }

    /// The weights that the face can take.
    var weights: ClosedRange<Double> {
        guard let axis = axis("wght"), axis.minimum <= axis.maximum else { return weight...weight }
        return axis.minimum...axis.maximum
    }

    /// Whether an axis can slant an upright face: `ital`, or `slnt` to the right (negative).
    var canSlant: Bool {
        (axis("ital")?.maximum ?? 0) >= 1 || (axis("slnt")?.minimum ?? 0) < 0
    }

    var file: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The axis values for a description: weight and size clamped into their axes (size to `opsz`, as
    /// CSS does for automatic optical sizing), slanted only where the face is not italic itself.
    /// Rounded to 1/64, which both 16.16 fixed point (FreeType) and Float (HarfBuzz) hold exactly.
    func axisValues(for font: FontDescription) -> [Double] {
        let usesItalicAxis = (axis("ital")?.maximum ?? 0) >= 1
        return axes.map { axis in
            let value: Double
            switch axis.tag {
            case "wght": value = axis.clamp(font.weight)
            case "opsz": value = axis.clamp(font.size)
            case "ital" where font.italic: value = axis.maximum
            case "slnt" where font.italic && !isItalic && !usesItalicAxis: value = axis.minimum
            default: value = axis.defaultValue
            }
            return (value * 64).rounded() / 64
        }
    }
}
