import Testing

@testable import VitrineText

struct FontMatchingTests {
    private func face(
        _ path: String, weight: Double = 400, width: Int = 5, italic: Bool = false,
        axes: [FontFace.Axis] = []
    ) -> FontFace {
        FontFace(
            path: path, index: 0, familyName: "Test", version: "", weight: weight, width: width,
            isItalic: italic,
            axes: axes)
    }

    private let weights = FontFace.Axis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)
    private let slant = FontFace.Axis(tag: "slnt", minimum: -10, defaultValue: 0, maximum: 0)

    /// The examples of CSS Fonts Level 4, section 5.2, for faces of 300, 400, 500, 600 and so on.
    @Test(arguments: [
        (450.0, [400.0, 500, 600], 500.0), (400, [300, 500, 700], 500), (400, [300, 600], 300),
        (500, [400, 600], 400), (500, [600, 900], 600), (300, [200, 400], 200), (300, [400, 700], 400),
        (600, [400, 700], 700), (600, [300, 500], 500), (900, [400, 700], 700),
    ])
    func nearestWeightIsThatOfCSS(wanted: Double, available: [Double], expected: Double) {
        let faces = available.map { face("\($0)", weight: $0) }
        let best = FontMatching.best(of: faces, for: FontDescription(size: 10, weight: wanted))
        #expect(best?.weight == expected)
    }

    @Test func orderOfPreference() {
        let faces = [
            face("a", width: 3, axes: [weights]), face("b", italic: true, axes: [weights]), face("c"),
            face("d", axes: [weights, slant]), face("e", axes: [weights]),
        ]
        func best(_ italic: Bool, _ faces: some Sequence<FontFace>) -> String? {
            FontMatching.best(of: Array(faces), for: FontDescription(size: 10, italic: italic))?.path
        }
        #expect(best(false, faces) == "d")
        #expect(best(false, faces.dropLast(2)) == "c")
        #expect(best(false, faces.dropLast(3)) == "b")
        #expect(best(true, faces) == "b")
        #expect(best(true, faces.dropFirst(2)) == "d")
        #expect(best(true, [faces[2], faces[4]]) == nil)
    }

    @Test func variableBuildsBelongToTheirFamily() {
        var record = face("x", axes: [weights])
        record.familyName = "Inter Variable"
        #expect(record.family == "Inter")
        #expect(record.matches(family: "inter"))
        #expect(record.matches(family: "Inter Variable"))
        record.axes = []
        #expect(record.family == "Inter Variable")
    }

    @Test func axesFollowTheDescription() {
        let size = FontFace.Axis(tag: "opsz", minimum: 14, defaultValue: 14, maximum: 32)
        let other = FontFace.Axis(tag: "GRAD", minimum: -1, defaultValue: 0.5, maximum: 1)
        let record = face("x", axes: [size, weights, slant, other])
        let font = FontDescription(size: 20, weight: 612.5, italic: true)
        #expect(record.axisValues(for: font) == [20, 612.5, -10, 0.5])
        #expect(record.axisValues(for: FontDescription(size: 99, weight: 100)) == [32, 100, 0, 0.5])
    }
}
