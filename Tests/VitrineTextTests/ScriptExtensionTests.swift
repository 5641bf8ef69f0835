import CHarfBuzz
import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineDisplayList
@testable import VitrineText

/// Signs that several scripts share (UAX #24, Script_Extensions).
struct ScriptExtensionTests {
    private let font = FontDescription(size: 20)

    @Test func theTableIsOfTheSameVersionAsThatOfLineBreaks() {
        #expect(ScriptExtensions.version == LineBreakTable.version)
    }

    /// Lines of ScriptExtensions.txt of Unicode 17, and neighbours that it does not list.
    private static let lines: [(UInt32, [String]?)] = [
        (0x060C, ["Arab", "Gara", "Nkoo", "Rohg", "Syrc", "Thaa", "Yezi"]), (0x0342, ["Grek"]),
        (0x3031, ["Hira", "Kana"]), (0x3035, ["Hira", "Kana"]), (0x06D4, ["Arab", "Rohg"]),
        (0x10102, ["Cprt", "Linb"]), (0x1F251, ["Hani"]), (0x41, nil), (0x060D, nil), (0x1F252, nil),
        (0x10FFFF, nil),
    ]

    @Test(arguments: lines)
    func scriptsOfSigns(scalar: UInt32, codes: [String]?) {
        let expected = codes?.map { code in
            hb_script_t(code.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        #expect(ScriptExtensions.shared[scalar] == expected)
    }

    /// Arabic punctuation, digits and the stroke that lengthens words come from the font of the letters.
    @Test(arguments: [
        "سلام، عالم", "سلام؛ عالم", "كيف؟", "؟كيف", "ســلام", "٣ كتب", "नमस्ते। फिर", "নমস্কার।", "アパート、東京ー",
    ])
    func signsTakeTheFontOfTheirRun(text: String) throws {
        let engine = try makeEngine()
        let paragraph = try engine.paragraph(text, font: font)
        #expect(paragraph.undrawnCharacters.isEmpty)
        let families = Set(engine.fingerprintsUsed.map(\.family)).subtracting(["Inter"])
        #expect(families.count == 1, "\(families.sorted())")
    }

    /// Letters join across the stroke that lengthens words: the letters beside it have joined forms.
    @Test func lettersJoinAcrossTatweel() throws {
        let engine = try makeEngine()
        func outlines(_ text: String) throws -> Set<String> {
            Set(try engine.paragraph(text, font: font).lines[0].glyphs.map { "\($0.outline.path)" })
        }
        // The initial form of beh is the same before another letter and before the stroke.
        let initial = try outlines("بب").subtracting(try outlines("ب"))
        #expect(!initial.isDisjoint(with: try outlines("بـ")))
    }

    /// Alone, too, they are found in the installed fonts.
    @Test(arguments: ["।", "॥", "،", "؟", "ـ", "ＡＢＣ", "ｗｉｄｅ１２", "！"])
    func signsAloneAreFound(text: String) throws {
        let engine = try makeEngine()
        #expect(try engine.paragraph(text, font: font).undrawnCharacters.isEmpty)
    }

    @Test(arguments: [("।", "Noto Sans Devanagari"), ("Ａ", "Noto Sans CJK JP"), ("،", "Noto Sans Arabic")])
    func fontsToInstall(character: Unicode.Scalar, family: String) {
        #expect(character.fallbackFamily == family)
    }

    /// A sign that the letters before it do not use begins the run of the letters after it.
    @Test func runsBeginAtSignsOfTheirScript() {
        let runs = ScriptRuns.runs(of: "ab، سلام".unicodeScalars.map(\.value))
        #expect(runs.map(\.range) == [0..<2, 2..<8])
        #expect(runs.map(\.script) == [HB_SCRIPT_LATIN, HB_SCRIPT_ARABIC])
    }

    /// Long rows of signs take no longer than their length.
    @Test func rowsOfSignsAreReadOnce() {
        let row = [UInt32](repeating: 0x060C, count: 200_000)
        #expect(ScriptRuns.runs(of: [0x0416] + row + [0x0628]).count == 2)
    }
}
