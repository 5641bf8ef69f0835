import Foundation
import Testing
import VitrineTestSupport

@Suite("Fonts of a suite: what somebody has installed changes no picture, and what differs says what to do")
struct SuiteFontTests {
    /// A suite of one scene with a text, and a home with an Inter of another hash among its fonts.
    private final class Place {
        let folder = try? Folder()
        /// The path of the font that the machine has.
        let font: String

        init(goldens: String = "suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\n") throws {
            let folder = try #require(folder)
            let fonts = try Tool.run(
                ["fonts", "--format", "json"], in: folder.url, environment: ["HOME": "/"])
            let rows = try #require(
                try JSONSerialization.jsonObject(with: Data(fonts.output.utf8)) as? [[String: Any]])
            font = try #require(rows.first { $0["family"] as? String == "Inter" }?["path"] as? String)
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font)))
            try folder.write(bytes, "suite-fonts/\(name)")
            try folder.write(bytes + [0, 0, 0, 0], "home/.local/share/fonts/\(name)")
            try folder.write(goldens, "goldens/suite.yaml")
            try folder.write(
                """
                vitrine: 1
                canvas: { width: 24, height: 16 }
                body: [{ text: Hi }]

                """, "scenes/a.yaml")
        }

        var name: String { font.split(separator: "/").last.map(String.init) ?? "" }

        func run(_ arguments: [String], home: String = "home") throws -> Tool.Result {
            let folder = try #require(folder)
            return try Tool.run(
                arguments, in: folder.url,
                environment: [
                    "HOME": "\(folder.url.path)/\(home)", "VITRINE_CACHE": folder.url.path + "/cache",
                ])
        }

        /// The folder of the font that the machine has.
        var fontFolder: String { "/" + font.split(separator: "/").dropLast().joined(separator: "/") }

        /// Copies the font, and changes its hash and nothing else unless the number is 0.
        func copyFont(_ path: String, changed: UInt8 = 0) throws {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font)))
            try #require(folder).write(bytes + (changed == 0 ? [] : [changed, 0, 0, 0]), path)
        }

        func write(_ text: String, _ name: String) throws { try #require(folder).write(text, name) }

        func text(_ name: String) throws -> String {
            String(decoding: try #require(folder).bytes(name), as: UTF8.self)
        }
    }

    private static let withFonts =
        "suite: 1\nscenes: ../scenes\nfonts: ../suite-fonts\ngolden: { scale: 1 }\n"

    @Test func theSuitesFontsGoBeforeThoseOfAHome() throws {
        let place = try Place(goldens: Self.withFonts)
        let first = try place.run(["test"], home: "nobody")
        #expect(first.code == 0, "\(first.output)")
        #expect(
            first.output.hasSuffix(
                """
                2 goldens were written to goldens: look at each, since it is what later runs take for right, \
                and commit it

                """), "\(first.output)")
        let second = try place.run(["test", "--no-cache"])
        #expect(second.code == 0, "\(second.output)")
        #expect(second.output.contains("2 matched") && !second.output.contains("written to"))
        let doctor = try place.run(["doctor"])
        #expect(doctor.code == 0 && doctor.output.contains("ok   golden fonts"), "\(doctor.output)")
    }

    @Test func fontsOfAHomeThatDifferAreSaidEverywhereWithWhatToDo() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        let result = try place.run([
            "test", "--no-cache", "--json", "out/r.json", "--junit", "out/r.xml", "--report", "out/r.html",
            "--comment", "out/r.md",
        ])
        #expect(result.code == 2)
        let folder = place.font.split(separator: "/").dropLast().joined(separator: "/")
        let advice = [
            "give `--font-dir /\(folder)`", "`fonts: ../fonts` in goldens/suite.yaml",
            "`vitrine test --update changed`", "home/.local/share/fonts/\(place.name)",
        ]
        let page = try place.text("out/r.html")
        for text in [result.output, try place.text("out/r.json"), try place.text("out/r.xml"), page] {
            for words in advice { #expect(text.contains(words), "\(words)") }
        }
        // Both variants have the same fonts: one says it all.
        #expect(result.output.components(separatedBy: "--font-dir").count == 2)
        #expect(result.output.contains("a.yaml [light]: as above"))
        // The pictures can be looked at, and so approved.
        #expect(page.contains("\"expected\":\"p0\"") && page.contains("\"state\":\"fontsDiffer\""))
        #expect(try place.text("out/r.md").contains("font-dir"))
        // What was advised helps.
        #expect(try place.run(["test", "--no-cache", "--font-dir", "/\(folder)"]).code == 0)
        try place.write(Self.withFonts, "goldens/suite.yaml")
        #expect(try place.run(["test", "--no-cache"]).code == 0)
    }

    @Test func aFontThatIsNowhereIsNamedWithItsHash() throws {
        let place = try Place()
        // The golden is made with the font of the home, which another machine does not have.
        #expect(try place.run(["test"]).code == 0)
        let result = try place.run(["test", "--no-cache"], home: "nobody")
        #expect(result.code == 2)
        #expect(result.output.contains("which is not on this machine: put it into a folder fonts and write"))
        #expect(result.output.contains("accepted: \(place.name) of Inter"))
        let doctor = try place.run(["doctor"], home: "nobody")
        #expect(doctor.code == 0 && !doctor.output.contains("All is well"))
        #expect(doctor.output.contains("look golden fonts"), "\(doctor.output)")
        #expect(doctor.output.contains("goldens: 2 goldens were made with \(place.name) of Inter"))
        #expect(doctor.output.contains("-> use \(place.name) of Inter"))
    }

    @Test func doctorSaysThatAHomesFontsDiffer() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        #expect(try place.run(["doctor"], home: "nobody").output.contains("ok   golden fonts"))
        let doctor = try place.run(["doctor", "--format", "json"])
        #expect(doctor.output.contains("\"golden fonts\"") && doctor.output.contains("--font-dir"))
        let mended = try place.run([
            "doctor", "--font-dir", "/" + place.font.split(separator: "/").dropLast().joined(separator: "/"),
        ])
        #expect(mended.output.contains("ok   golden fonts"), "\(mended.output)")
    }

    /// Before the scene's own, and those before the suite's.
    @Test func theCommandLinesFontsGoBeforeTheScenesOwn() throws {
        let place = try Place(goldens: Self.withFonts)
        let folder = try #require(place.folder)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: place.font)))
        try folder.write(bytes + [1, 0, 0, 0], "scenes/own/\(place.name)")
        try folder.write(bytes + [2, 0, 0, 0], "given/\(place.name)")
        try place.write(
            SceneText.body("[{ text: Hi }]", canvas: "{ width: 24, height: 16 }", top: "fonts: own\n"),
            "scenes/a.yaml")
        func path(_ arguments: [String]) throws -> String {
            let found = try place.run(["fonts", "scenes/a.yaml", "--format", "json"] + arguments)
            return found.output
        }
        #expect(try path([]).contains("scenes/own/"))
        #expect(try path(["--font-dir", "given"]).contains("given/\(place.name)"))
        #expect(try place.run(["test"]).code == 0)
        #expect(try place.run(["test", "--no-cache"], home: "nobody").code == 0)
        // Doctor knows the scene's own fonts, too.
        #expect(try place.run(["doctor"]).output.contains("ok   golden fonts"))
        #expect(try place.run(["test", "--no-cache", "--font-dir", "given"]).code == 2)
    }

    /// A font is what is in its file: a copy under another name draws the same.
    @Test func aCopyUnderAnotherNameIsTheSameFont() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        try place.copyFont("fonts/Copy.ttf")
        try place.write(
            "suite: 1\nscenes: ../scenes\nfonts: ../fonts\ngolden: { scale: 1 }\n", "goldens/suite.yaml")
        let result = try place.run(["test", "--no-cache"])
        #expect(result.code == 0 && result.output.contains("2 matched"), "\(result.output)")
        #expect(try place.run(["doctor"]).output.contains("ok   golden fonts"))
    }

    private static let ownFonts =
        SceneText.body("[{ text: Hi }]", canvas: "{ width: 24, height: 16 }", top: "fonts: own\n")

    /// What a scene's own fonts hide is not in use for it, and the suite's fonts would be hidden, too.
    @Test func aScenesOwnFontsDiffer() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        try place.copyFont("scenes/own/Own.ttf", changed: 1)
        try place.write(Self.ownFonts, "scenes/a.yaml")
        let test = try place.run(["test", "--no-cache"], home: "nobody")
        let doctor = try place.run(["doctor"], home: "nobody")
        #expect(test.code == 2 && doctor.output.contains("look golden fonts"), "\(doctor.output)")
        #expect(doctor.output.contains("here is Own.ttf, hash "))
        for output in [test.output, doctor.output] {
            #expect(output.contains("give `--font-dir \(place.fontFolder)`, or put it into "), "\(output)")
            #expect(output.contains("/scenes/own, which the scene's `fonts` name, in place of Own.ttf"))
            #expect(!output.contains("suite.yaml"))
        }
        // What was advised helps, either way.
        let options = ["test", "--no-cache", "--font-dir", place.fontFolder]
        #expect(try place.run(options, home: "nobody").code == 0)
        try place.copyFont("scenes/own/Own.ttf")
        #expect(try place.run(["test", "--no-cache"], home: "nobody").code == 0)
        // Back again, doctor names the scene's font, and not the one that is installed.
        try place.copyFont("scenes/own/Own.ttf", changed: 2)
        #expect(try place.run(["doctor"], home: "nobody").output.contains("here is Own.ttf, hash "))
    }

    /// A scene that names folders of fonts without the family has the family of all.
    @Test func aScenesOwnFontsHideNoOtherFamilies() throws {
        let place = try Place()
        try place.write(Self.ownFonts, "scenes/a.yaml")
        try place.write("", "scenes/own/notes.txt")
        #expect(try place.run(["test"], home: "nobody").code == 0)
        #expect(try place.run(["doctor"], home: "nobody").output.contains("ok   golden fonts"))
        let doctor = try place.run(["doctor"])
        #expect(doctor.output.contains("`fonts: ../fonts` in goldens/suite.yaml"), "\(doctor.output)")
    }

    @Test func anEarlierFolderOfTheCommandLineGoesFirst() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        try place.copyFont("given/Given.ttf", changed: 2)
        let given = ["--font-dir", "given"]
        let test = try place.run(["test", "--no-cache"] + given, home: "nobody")
        #expect(test.code == 2)
        let advice = "give `--font-dir \(place.fontFolder)` before `--font-dir given`, which has another "
        for output in [test.output, try place.run(["doctor"] + given, home: "nobody").output] {
            #expect(output.contains(advice) && !output.contains("suite.yaml"), "\(output)")
        }
        let mended = ["test", "--no-cache", "--font-dir", place.fontFolder] + given
        #expect(try place.run(mended, home: "nobody").code == 0)
    }

    @Test func theSuitesFontsAreExchanged() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        try place.copyFont("suite-fonts/\(place.name)", changed: 3)
        try place.write(Self.withFonts, "goldens/suite.yaml")
        let test = try place.run(["test", "--no-cache"], home: "nobody")
        let advice = "put it into suite-fonts, which suite.yaml names, in place of \(place.name)"
        #expect(test.code == 2 && test.output.contains(advice), "\(test.output)")
    }

    /// No font makes a picture match that is set in another family.
    @Test func aFamilyThatIsNoLongerUsedHasNoAdvice() throws {
        let place = try Place()
        #expect(try place.run(["test"], home: "nobody").code == 0)
        try place.write(
            "vitrine: 1\ncanvas: { width: 24, height: 16 }\n"
                + "body: [{ text: Hi, font: { family: JetBrains Mono } }]\n", "scenes/a.yaml")
        let test = try place.run(["test", "--no-cache"], home: "nobody")
        #expect(test.code == 2 && !test.output.contains("accepted"), "\(test.output)")
        #expect(
            test.output.contains("no text of the scene is set in Inter") && test.output.contains("any more"))
    }

    // MARK: Alternatives

    @Test(arguments: [
        ("2020-01-01", "--expires: 2020-01-01 is past: the last day may be "),
        ("2027-02-30", "--expires: `2027-02-30` is no day of the calendar"),
        ("2027-13-01", "is no day of the calendar"), ("31.12.2027", "is no day of the calendar"),
        ("2100-02-29", "is no day of the calendar"), ("", "is no day of the calendar"),
    ])
    func anAlternativesLastDayIsToCome(day: String, message: String) throws {
        let folder = try Folder()
        let result = try Tool.run(
            ["approve", "a.yaml", "--alternative", "gpu", "--reason", "r", "--expires", day], in: folder.url)
        #expect(result.code == 64 && result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: ["x.alt-y", "X.ALT-Y"]) func anAlternativeHasNoMarkInItsName(name: String) throws {
        let folder = try Folder()
        let result = try Tool.run(
            ["approve", "a.yaml", "--alternative", name, "--reason", "r", "--expires", "2999-12-31"],
            in: folder.url)
        #expect(result.code == 64 && result.errors.contains("and no `.alt-`"), "\(result.errors)")
    }

    @Test func anAlternativeNeedsAReason() throws {
        let folder = try Folder()
        let result = try Tool.run(
            ["approve", "a.yaml", "--alternative", "gpu", "--reason", "  ", "--expires", "2999-12-31"],
            in: folder.url)
        #expect(result.code == 64 && result.errors.contains("--reason is empty"), "\(result.errors)")
    }
}
