/// The properties of a face in a font file that are known without loading the font.
struct FontFace: Hashable, Sendable {
    /// An axis of a variable font, in the order of the table `fvar`.
    struct Axis: Hashable, Sendable {
        /// The four-character tag of the axis, such as `wght`.
        var tag: String
        var minimum: Double
        var defaultValue: Double
        var maximum: Double

        func clamp(_ value: Double) -> Double { min(max(value, minimum), maximum) }
    }

    var path: String
    /// The index of the face in a collection; 0 for a single font.
    var index: Int
    /// The typographic family (name 16) or, without one, the family (name 1) without the face's weight.
    var familyName: String
    /// The family (name 1) where it differs, as the face's weight or width is a part of it, such as
    /// `JetBrains Mono Medium`.
    var legacyName: String?
    /// The PostScript name (name 6), which has no spaces: `JetBrainsMono-Medium`.
    var postScriptName: String?
    /// The version string (name 5).
    var version: String
    var weight: Double
    /// The width class, from 1 to 9; 5 is normal.
    var width: Int
    /// `true` if the face itself is italic or oblique.
    var isItalic: Bool
    var axes: [Axis]
    /// What is drawn for the letters of the face.
    var form = LetterForm.original

    // Few differ in anything else.
    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(index)
    }

    /// The family by which the face is found.
    ///
    /// Variable builds of a family are usually named `Inter Variable` or `Inter VF`. They belong to the
    /// family without that suffix.
    var family: String {
        for suffix in Self.variableSuffixes where !axes.isEmpty && familyName.hasSuffix(suffix) {
            return String(familyName.dropLast(suffix.count))
        }
        return familyName
    }

    /// The words at the end of the names of variable builds.
    static let variableSuffixes = [" Variable", " VF"]

    func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }

    func matches(family wanted: String) -> Bool { familyKeys.contains(wanted.lowercased()) }

    /// The names of families by which the face is found, in lower case.
    var familyKeys: Set<String> {
        var keys: Set = [family.lowercased(), familyName.lowercased()]
        for name in [legacyName, postScriptName] { if let name { keys.insert(name.lowercased()) } }
        return keys
    }

    /// Returns `true` for a name that says more than the family: that of some of its faces, or of one.
    func isNamedBeyondFamily(_ wanted: String) -> Bool {
        let key = wanted.lowercased()
        if key == family.lowercased() || key == familyName.lowercased() { return false }
        return key == legacyName?.lowercased() || key == postScriptName?.lowercased()
    }

    /// The words for weights in names, with the weights that OpenType gives them.
    private static let weightWords: [(words: String, weight: Double)] = [
        ("Extra Light", 200), ("ExtraLight", 200), ("Ultra Light", 200), ("UltraLight", 200),
        ("Semi Bold", 600), ("SemiBold", 600), ("Demi Bold", 600), ("DemiBold", 600), ("Demi", 600),
        ("Extra Bold", 800), ("ExtraBold", 800), ("Ultra Bold", 800), ("UltraBold", 800), ("Thin", 100),
        ("Hairline", 100), ("Light", 300), ("Book", 400), ("Medium", 500), ("Heavy", 900), ("Black", 900),
    ]

    /// Returns the family without the word for the face's weight; `nil` if it does not end with one.
    ///
    /// Families of more than four faces are split in the old names, for which these words were added. The
    /// word must agree with the weight that the face states, or it is a part of the family's name.
    static func family(_ name: String, withoutWeight weight: Double) -> String? {
        for (words, usual) in weightWords where name.lowercased().hasSuffix(" " + words.lowercased()) {
            guard (usual - weight).magnitude <= 50 else { return nil }
            return String(name.dropLast(words.count + 1))
        }
        return nil
    }

    /// The weights that the face supports.
    var weights: ClosedRange<Double> {
        guard let axis = axis("wght"), axis.minimum <= axis.maximum else { return weight...weight }
        return axis.minimum...axis.maximum
    }

    /// `true` if an axis can slant an upright face: `ital`, or `slnt` to the right (negative).
    var canSlant: Bool {
        (axis("ital")?.maximum ?? 0) >= 1 || (axis("slnt")?.minimum ?? 0) < 0
    }

    var file: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the axis values for a description.
    ///
    /// The weight and the size are clamped to their axes (the size to `opsz`, as CSS does for automatic
    /// optical sizing). The face is slanted only if it is not italic itself. Values are rounded to 1/64,
    /// which both 16.16 fixed point (FreeType) and `Float` (HarfBuzz) represent exactly.
    ///
    /// - Parameters:
    ///   - font: The description of the font.
    ///   - typeface: The role of the face as the system's. Default: none.
    func axisValues(for font: FontDescription, as typeface: SystemTypeface? = nil) -> [Double] {
        let usesItalicAxis = (axis("ital")?.maximum ?? 0) >= 1
        return axes.map { axis in
            let value: Double
            switch axis.tag {
            case "wght": value = axis.clamp(typeface?.weight(of: font) ?? font.weight)
            case "opsz": value = axis.clamp(typeface?.opticalSize(at: font.size) ?? font.size)
            case "ital" where font.italic: value = axis.maximum
            case "slnt" where font.italic && !isItalic && !usesItalicAxis: value = axis.minimum
            default: value = axis.defaultValue
            }
            return (value * 64).rounded() / 64
        }
    }
}
