import Foundation
import Testing
import VitrineFiles

/// Names of files on the command line that differ from others in case, Unicode form, or what is not seen.
struct FileNameCommandTests {
    static let (composed, parted) = ("Caf\u{E9}", "Cafe\u{301}")

    /// `true` where such names have files of their own, as on Linux.
    static let areDistinct: Bool = {
        guard let folder = try? Folder() else { return false }
        for name in ["a", "A", composed, parted] {
            try? AtomicFile.write([1], to: "\(folder.url.path)/\(name)")
        }
        return FileNames.list(folder.url.path).count == 4
    }()

    @Test(.enabled(if: Self.areDistinct), arguments: [("a", "A"), (composed, parted), ("x/b", "X/B")])
    func scenesOfOnePictureAreRefused(names: (String, String)) throws {
        let folder = try Folder()
        for name in [names.0, names.1] { try folder.write(Scenes.small, "\(name).yaml") }
        for arguments in [["-o", "out"], ["-o", "out/", "--variants", "all"], []] {
            let result = try Tool.run(
                ["render", "\(names.0).yaml", "\(names.1).yaml"] + arguments, in: folder.url)
            #expect(result.code == 64 && !result.crashed)
            for name in FileNames.spelled(["\(names.0).yaml", "\(names.1).yaml"]) {
                #expect(result.errors.contains(name), "\(result.errors)")
            }
            #expect(folder.files.allSatisfy { $0.hasSuffix(".yaml") })
        }
    }

    @Test func aSceneOfOnePictureIsRenderedOnce() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "\(Self.parted).yaml")
        let path = "\(Self.parted).yaml"
        #expect(try Tool.run(["render", path, path, "-o", "out"], in: folder.url).code == 0)
        // Typed in the other form, the file is the one that is there.
        #expect(
            try Tool.run(["render", "\(Self.composed).yaml", "-o", "one.png"], in: folder.url).code == 0)
        #expect(try folder.bytes("one.png") == folder.bytes("out/\(Self.parted).png"))
    }

    @Test(
        .enabled(if: Self.areDistinct),
        arguments: [
            ("Home.yaml", "home.yaml", "did you mean Home.yaml?"),
            ("a\u{202F}b.yaml", "a b.yaml", #"did you mean "a\u202Fb.yaml"?"#),
            ("a\u{2013}b.yaml", "a-b.yaml", "did you mean a\u{2013}b.yaml?"),
        ])
    func aMissingSceneIsSuggested(disk: String, typed: String, hint: String) throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "scenes/\(disk)")
        let scenes = folder.url.appendingPathComponent("scenes")
        #expect(try Tool.run(["render", typed, "-o", "a.png"], in: scenes).errors.contains(hint))
        let test = try Tool.run(["test", "scenes/\(typed)", "--no-cache"], in: folder.url)
        #expect(test.code == 2)
        #expect(
            test.errors.contains(
                hint.replacing("mean \"", with: "mean \"scenes/")
                    .replacing("mean a", with: "mean scenes/a").replacing("mean H", with: "mean scenes/H")))
    }

    @Test(.enabled(if: Self.areDistinct)) func tokensAreSuggested() throws {
        let folder = try Folder()
        try folder.write("{}", "Brand.tokens.json")
        let result = try Tool.run(["tokens", "brand.tokens.json"], in: folder.url)
        #expect(
            result.code != 0 && result.errors.contains("did you mean Brand.tokens.json?"), "\(result.errors)")
    }

    @Test(.enabled(if: Self.areDistinct)) func foldersOfFontsAreSuggested() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "a.yaml")
        try folder.write("", "Fonts/notes.txt")
        let result = try Tool.run(["render", "a.yaml", "--font-dir", "fonts"], in: folder.url)
        #expect(result.code == 66 && result.errors.contains("did you mean Fonts?"), "\(result.errors)")
    }

    /// What the line of the issue says: nothing is recorded, and the message tells the names apart.
    @Test(.enabled(if: Self.areDistinct)) func aSuiteWithTwinsRecordsNothing() throws {
        let folder = try Folder()
        for name in [Self.composed, Self.parted] { try folder.write(Scenes.small, "scenes/\(name).yaml") }
        let result = try Tool.run(["test", "--no-cache"], in: folder.url)
        #expect(result.code == 2)
        #expect(result.errors.contains(#""Cafe\u0301.yaml", "Café.yaml""#), "\(result.errors)")
        #expect(!folder.files.contains { $0.hasPrefix("goldens") })
    }
}
