import Testing

@testable import VitrineText

/// Faces whose names hold their weights belong to one family.
struct FontFamilyTests {
    @Test(arguments: [
        ("Other Sans Medium", 500.0, "Other Sans"), ("Other Sans Light", 300, "Other Sans"),
        ("Some Sans SemiBold", 600, "Some Sans"), ("Some Sans Extra Light", 250, "Some Sans"),
        ("Some Sans Medium", 700, nil), ("Other Sans", 400, nil), ("Medium", 500, nil),
        ("Book Antiqua", 400, nil),
    ])
    func weightsAreNoPartOfAFamily(name: String, weight: Double, family: String?) {
        #expect(FontFace.family(name, withoutWeight: weight) == family)
    }

    /// JetBrains Mono has a file for each weight, whose old names are of seven families.
    @Test(arguments: [
        (300.0, "JetBrainsMono-Light.ttf"), (400, "JetBrainsMono-Regular.ttf"),
        (500, "JetBrainsMono-Medium.ttf"), (700, "JetBrainsMono-Bold.ttf"),
    ])
    func filesOfOneWeightAreOneFamily(weight: Double, file: String) throws {
        let font = FontDescription(family: "JetBrains Mono", size: 20, weight: weight)
        let face = try sharedLibrary.face(for: font)
        #expect(face.file == file && face.familyName == "JetBrains Mono")
    }

    /// Names of some of a family's faces, in files that also have the family's own, and PostScript names.
    @Test(arguments: [
        ("JetBrains Mono Medium", 400.0, "JetBrainsMono-Medium.ttf"),
        ("DejaVu Sans Condensed", 400, "DejaVuSansCondensed.ttf"),
        ("DejaVu Sans Condensed", 700, "DejaVuSansCondensed-Bold.ttf"),
        ("DejaVu Sans Light", 400, "DejaVuSans-ExtraLight.ttf"), ("DejaVu Sans", 400, "DejaVuSans.ttf"),
        ("JetBrainsMono-Bold", 400, "JetBrainsMono-Bold.ttf"),
        ("jetbrainsmono-light", 400, "JetBrainsMono-Light.ttf"),
        // A weight that is asked for is looked for in all of the family.
        ("JetBrains Mono Light", 700, "JetBrainsMono-Bold.ttf"),
        ("JetBrainsMono-Bold", 300, "JetBrainsMono-Light.ttf"),
    ])
    func namesOfFacesNameThem(family: String, weight: Double, file: String) throws {
        let face = try sharedLibrary.face(for: FontDescription(family: family, size: 20, weight: weight))
        #expect(face.file == file)
    }

    @Test(arguments: [
        ("JetBrains Mono", 500.0, nil), ("JetBrains Mono", 900, 800.0), ("Inter", 650, nil),
        ("JetBrains Mono Light", 700, nil), ("JetBrains Mono Light", 900, 800),
        ("JetBrainsMono-Bold", 400, nil), ("JetBrains Mono Medium", 400, nil), ("JetBrains Mono", 490, 500),
        ("JetBrains Mono", 690, 700), ("Noto Serif", 100, 400), ("Inter", 901, 900),
        ("JetBrains Mono", 600, nil), ("Noto Serif", 600, 700), ("Noto Serif", 400, nil),
    ])
    func weightsThatAreNotThere(family: String, weight: Double, drawn: Double?) throws {
        let engine = try makeEngine()
        let font = FontDescription(family: family, size: 20, weight: weight)
        #expect(engine.substitutedWeight(of: font) == drawn)
    }

    @Test(arguments: [
        ("JetBrains Mono", false, [100.0, 200, 300, 400, 500, 600, 700, 800].map { $0...$0 }),
        ("JetBrains Mono Light", false, [100, 200, 300, 400, 500, 600, 700, 800].map { $0...$0 }),
        ("Noto Serif", true, [400...400, 700...700]), ("Inter", false, [100...900]),
    ])
    func weightsThatThereAre(family: String, italic: Bool, weights: [ClosedRange<Double>]) throws {
        let font = FontDescription(family: family, size: 20, italic: italic)
        #expect(try makeEngine().availableWeights(of: font) == weights)
    }
}
