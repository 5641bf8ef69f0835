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

    @Test(arguments: [
        ("Quicksand", 600.0, 700.0), ("Quicksand", 500, nil), ("Quicksand", 900, 700), ("Inter", 650, nil),
        ("Quicksand Medium", 400, nil),
    ])
    func weightsThatAreNotThere(family: String, weight: Double, drawn: Double?) throws {
        let engine = try makeEngine()
        let font = FontDescription(family: family, size: 20, weight: weight)
        #expect(engine.substitutedWeight(of: font) == drawn)
    }
}
