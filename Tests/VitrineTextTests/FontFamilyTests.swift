import Testing

@testable import VitrineText

/// Faces whose names hold their weights belong to one family.
struct FontFamilyTests {
    @Test(arguments: [
        ("Quicksand Medium", 500.0, "Quicksand"), ("Quicksand Light", 300, "Quicksand"),
        ("Some Sans SemiBold", 600, "Some Sans"), ("Some Sans Extra Light", 250, "Some Sans"),
        ("Some Sans Medium", 700, nil), ("Quicksand", 400, nil), ("Medium", 500, nil),
        ("Book Antiqua", 400, nil),
    ])
    func weightsAreNoPartOfAFamily(name: String, weight: Double, family: String?) {
        #expect(FontFace.family(name, withoutWeight: weight) == family)
    }

    /// Quicksand has four files, whose old names are of three families.
    @Test(arguments: [
        (300.0, "Quicksand-Light.ttf"), (400, "Quicksand-Regular.ttf"), (500, "Quicksand-Medium.ttf"),
        (700, "Quicksand-Bold.ttf"),
    ])
    func quicksandIsOneFamily(weight: Double, file: String) throws {
        let face = try sharedLibrary.face(for: FontDescription(family: "Quicksand", size: 20, weight: weight))
        #expect(face.file == file && face.familyName == "Quicksand")
    }

    @Test func theOldNameStillNamesTheFace() throws {
        let face = try sharedLibrary.face(for: FontDescription(family: "Quicksand Medium", size: 20))
        #expect(face.file == "Quicksand-Medium.ttf")
    }

    /// Names of some of a family's faces, in files that also have the family's own, and PostScript names.
    @Test(arguments: [
        ("JetBrains Mono Medium", 400.0, "JetBrainsMono-Medium.ttf"),
        ("DejaVu Sans Condensed", 400, "DejaVuSansCondensed.ttf"),
        ("DejaVu Sans Condensed", 700, "DejaVuSansCondensed-Bold.ttf"),
        ("DejaVu Sans Light", 400, "DejaVuSans-ExtraLight.ttf"), ("DejaVu Sans", 400, "DejaVuSans.ttf"),
        ("Quicksand-Bold", 400, "Quicksand-Bold.ttf"), ("quicksand-light", 400, "Quicksand-Light.ttf"),
        // A weight that is asked for is looked for in all of the family.
        ("Quicksand Light", 700, "Quicksand-Bold.ttf"), ("Quicksand-Bold", 300, "Quicksand-Light.ttf"),
    ])
    func namesOfFacesNameThem(family: String, weight: Double, file: String) throws {
        let face = try sharedLibrary.face(for: FontDescription(family: family, size: 20, weight: weight))
        #expect(face.file == file)
    }

    @Test(arguments: [
        ("Quicksand", 600.0, 700.0), ("Quicksand", 500, nil), ("Quicksand", 900, 700), ("Inter", 650, nil),
        ("Quicksand Medium", 400, nil), ("Quicksand Light", 700, nil), ("Quicksand Light", 900, 700),
        ("Quicksand-Bold", 400, nil), ("JetBrains Mono Medium", 400, nil), ("Quicksand", 490, 500),
        ("Quicksand", 690, 700), ("Quicksand", 100, 300), ("Inter", 901, 900), ("JetBrains Mono", 600, nil),
        ("Noto Serif", 600, 700), ("Noto Serif", 400, nil),
    ])
    func weightsThatAreNotThere(family: String, weight: Double, drawn: Double?) throws {
        let engine = try makeEngine()
        let font = FontDescription(family: family, size: 20, weight: weight)
        #expect(engine.substitutedWeight(of: font) == drawn)
    }

    @Test(arguments: [
        ("Quicksand", false, [300.0...300.0, 400...400, 500...500, 700...700]),
        ("Quicksand Light", false, [300...300, 400...400, 500...500, 700...700]),
        ("Noto Serif", true, [400...400, 700...700]), ("Inter", false, [100...900]),
    ])
    func weightsThatThereAre(family: String, italic: Bool, weights: [ClosedRange<Double>]) throws {
        let font = FontDescription(family: family, size: 20, italic: italic)
        #expect(try makeEngine().availableWeights(of: font) == weights)
    }
}
