import Foundation
import Testing
import VitrineFiles

/// Names of files as file systems compare them, and as people read them.
struct FileNamesTests {
    /// `true` where names that differ in case or Unicode form have files of their own, as on Linux.
    static let areDistinct: Bool = {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a", "A", "\u{E9}", "e\u{301}"] { try? AtomicFile.write([1], to: "\(folder)/\(name)") }
        return FileNames.list(folder).count == 4
    }()

    private func inFolder(_ files: [String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in files {
            let path = "\(folder)/\(file)"
            let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            try FileManager.default.createDirectory(
                atPath: String(path[..<end]), withIntermediateDirectories: true)
            try AtomicFile.write([1], to: path)
        }
        try body(folder)
    }

    @Test(arguments: [
        ("a", "A"), ("Dark", "dARK"), ("\u{E9}", "e\u{301}"), ("\u{C9}", "e\u{301}"), ("straße", "STRASSE"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("ǆ", "ǅ"), ("ﬁ", "FI"), ("\u{1E9E}", "ss"), ("\u{212A}", "k"), ("Ꭰ", "ꭰ"),
        ("\u{AC00}", "\u{1100}\u{1161}"), ("a/B", "A/b"), ("\u{390}", "\u{399}\u{308}\u{301}"),
    ])
    func oneFileOnAMac(one: String, other: String) {
        #expect(FileNameKey(one) == FileNameKey(other))
        #expect(FileNameKey(one).hashValue == FileNameKey(other).hashValue)
    }

    @Test(arguments: [
        ("a", "b"), ("i", "\u{131}"), ("e", "\u{E9}"), ("a b", "a\u{A0}b"), ("a-b", "a_b"), ("か", "が"),
        ("ä", "ae"), ("1", "\u{2460}"),
    ])
    func twoFilesEverywhere(one: String, other: String) {
        #expect(FileNameKey(one) != FileNameKey(other))
    }

    /// Whatever the letters are: form and case make no other name, one letter more does.
    @Test(arguments: [UInt64(1), 2, 3])
    func randomNames(seed: UInt64) {
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let letters = Array("aZéÜñßşğçøæœłđΣσάЖйЁか゛が한글हिन्दीอัẤǖ-_.0 ")
        for _ in 0..<2000 {
            let name = String((0..<1 + next(12)).map { _ in letters[next(letters.count)] })
            let key = FileNameKey(name)
            for form in [
                name.decomposedStringWithCanonicalMapping, name.precomposedStringWithCanonicalMapping,
                name.uppercased(), name.lowercased(), name.uppercased().decomposedStringWithCanonicalMapping,
            ] {
                #expect(FileNameKey(form) == key, "seed \(seed): \(FileNames.spelled([name, form]))")
            }
            #expect(FileNameKey(name + "x") != key, "seed \(seed): \(FileNames.spelled(name))")
        }
    }

    @Test(.enabled(if: Self.areDistinct)) func placesAreThoseOnDisk() throws {
        let (composed, parted) = ("Caf\u{E9}", "Cafe\u{301}")
        try inFolder(["\(composed)/a.png", "\(parted)/A.png", "\(parted)/b/C.png", "x/y"]) { folder in
            func places(_ path: String, ignoringCase: Bool = true) -> [[UInt8]] {
                FileNames.places(of: path, below: folder, ignoringCase: ignoringCase).map { Array($0.utf8) }
            }
            func bytes(_ paths: String...) -> [[UInt8]] { paths.map { Array($0.utf8) } }
            #expect(places("\(composed)/a.png") == bytes("\(parted)/A.png", "\(composed)/a.png"))
            #expect(places("\(composed)/a.png", ignoringCase: false) == bytes("\(composed)/a.png"))
            #expect(places("CAF\u{C9}/B/c.PNG") == bytes("\(parted)/b/C.png"))
            #expect(places("\(composed)/b/C.png", ignoringCase: false) == bytes("\(parted)/b/C.png"))
            #expect(places("x/y", ignoringCase: false) == bytes("x/y"))
            #expect(places("x/../x/y") == bytes("x/../x/y"))
            #expect(places("x/z").isEmpty && places("").isEmpty)
            #expect(
                Array(FileNames.existing("\(folder)/\(composed)/b/C.png").utf8)
                    == Array("\(folder)/\(parted)/b/C.png".utf8))
            // Case is the system's: only the form is mended.
            #expect(FileNames.existing("\(folder)/\(composed)/b/c.png") == "\(folder)/\(composed)/b/c.png")
        }
    }

    @Test func onePathLeadsToOneFile() throws {
        try inFolder(["a", "b"]) { folder in
            #expect(FileNames.areOneFile("\(folder)/a", "\(folder)/./a"))
            #expect(!FileNames.areOneFile("\(folder)/a", "\(folder)/b"))
            #expect(!FileNames.areOneFile("\(folder)/a", "\(folder)/c"))
        }
    }

    @Test(arguments: [
        ("Caf\u{E9}.png", "\"Caf\u{E9}.png\""), ("Cafe\u{301}.png", #""Cafe\u0301.png""#),
        ("9.41\u{202F}PM", #""9.41\u202FPM""#), ("a\u{200B}b", #""a\u200Bb""#),
        ("x\u{E0001}", #""x\U000E0001""#), ("\u{1100}\u{1161}", #""\u1100\u1161""#), ("a\"b\\", #""a\"b\\""#),
    ])
    func namesAreSpelledWhereTheyReadTheSame(name: String, expected: String) {
        #expect(FileNames.spelled(name).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func namesThatDifferAreSpelledDifferently() {
        let names = ["\u{958}", "\u{915}\u{93C}"]
        #expect(names[0] == names[1])
        #expect(FileNames.spelled(names) == [#""\u0958""#, #""\u0915\u093C""#])
    }

    @Test(arguments: [
        ("Shot 9.41 PM.png", "Shot 9.41\u{202F}PM.png"), ("a b.png", "a\u{A0}b.png"),
        ("photo.png", "Photo.PNG"),
        ("a-b.png", "a\u{2013}b.png"), ("it's.png", "it\u{2019}s.png"), ("ab.png", "a\u{200B}b.png"),
        ("Shot\u{202F}1.png", "Shot 1.png"), ("Caf\u{E9}.png", "CAFE\u{301}.png"), ("ab.png", "ab.png "),
        ("ab.png", " ab.png"), ("a b.png", "a  b.png"), ("ab.png\r", "ab.png"), ("a\tb.png", "ab.png"),
        ("Caf\u{E9}\u{A0}\u{A0}x.png", "Cafe\u{301} X.png"), ("map.png", "m\u{430}\u{440}.png"),
        ("\u{41C}\u{430}\u{440}.png", "Map.png"), ("a.png", "\u{FF41}.png"), ("OK.png", "\u{39F}\u{39A}.png"),
        ("a\u{301}\u{300}.png", "a\u{300}\u{301}.png"), ("\u{E9}\u{302}.png", "\u{EA}\u{301}.png"),
        ("x\u{E1}\u{300}\u{323}", "xa\u{323}\u{300}\u{301}"),
    ])
    func whatLooksAlikeIsFound(written: String, found: String) {
        #expect(FileNames.lookAlike(of: written, among: ["other.png", found, "ab"]) == found)
        #expect(FileNames.lookAlike(of: written, among: ["other.png", "x", written]) == nil)
    }

    @Test(arguments: [
        ("\u{43A}\u{43E}\u{442}.png", "map.png"), ("a b.png", "ab.png"), ("a\u{301}.png", "a\u{300}.png"),
        ("\u{E9}.png", "e.png"), ("\u{131}.png", "i.png"), ("0.png", "O.png"), ("a_b.png", "a-b.png"),
    ])
    func whatLooksDifferentIsNotFound(written: String, found: String) {
        #expect(FileNames.lookAlike(of: written, among: [found]) == nil)
    }

    /// What reads like the other name is spelled; what does not, and what is plain, is not.
    @Test(arguments: [
        ("m\u{430}p", "map", #""m\u0430p""#, #""m\u0430p""#), ("map", "m\u{430}p", #""map""#, "`map`"),
        ("\u{43A}\u{43E}\u{442}", "map", "\"\u{43A}\u{43E}\u{442}\"", "`\u{43A}\u{43E}\u{442}`"),
        ("q\u{202F}r", "q r", #""q\u202Fr""#, #""q\u202Fr""#), ("ab ", "ab", #""ab ""#, #""ab ""#),
        ("Photo", "photo", #""Photo""#, "`Photo`"),
        ("a\u{2013}b", "a-b", "\"a\u{2013}b\"", "`a\u{2013}b`"),
    ])
    func namesBesideOthers(name: String, other: String, spelled: String, quoted: String) {
        #expect(FileNames.spelled(name, besides: other) == spelled)
        #expect(FileNames.quoted(name, besides: other) == quoted)
    }

    /// The name of a folder may be the one that differs.
    @Test(.enabled(if: Self.areDistinct)) func questionsAreAboutFoldersToo() throws {
        try inFolder(["x\u{202F}y/a.png", "z/ab.png "]) { folder in
            let question = FileNames.question(about: "\(folder)/x y/A.png")
            #expect(question == #"did you mean "\#(folder)/x\u202Fy/a.png"?"#)
            #expect(
                FileNames.question(about: "\(folder)/z/ab.png") == #"did you mean "\#(folder)/z/ab.png "?"#)
            #expect(FileNames.question(about: "\(folder)/z/../z/other.png") == nil)
            #expect(FileNames.question(about: "\(folder)/z/../z/AB.png") != nil)
        }
    }

    @Test func differencesAreNamed() {
        #expect(
            FileNames.difference(of: "9\u{202F}PM", from: "9 PM")
                == "with U+202F NARROW NO-BREAK SPACE where U+0020 SPACE is written here")
        #expect(
            FileNames.difference(of: "ab", from: "ab\u{200B}")
                == "without the U+200B ZERO WIDTH SPACE that is written here")
        #expect(
            FileNames.difference(of: "ab\u{301}", from: "ab")
                == "with U+0301 COMBINING ACUTE ACCENT, which is not written here")
        #expect(FileNames.difference(of: "a", from: "a") == nil)
        // The form of a letter is found: it does not matter where something else differs.
        #expect(
            FileNames.difference(of: "cafe\u{301} \u{202F}X", from: "caf\u{E9}  X")
                == "with U+202F NARROW NO-BREAK SPACE where U+0020 SPACE is written here")
        #expect(
            FileNames.difference(of: "e\u{301}", from: "\u{E9}")
                == """
                with U+0065 LATIN SMALL LETTER E where U+00E9 LATIN SMALL LETTER E WITH ACUTE is written here
                """)
    }
}
