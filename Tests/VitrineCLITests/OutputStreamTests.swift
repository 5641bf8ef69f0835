import Foundation
import Testing
import VitrineTestSupport

/// Streams and files that cannot be written, and processes that may do little.
@Suite(.timeLimit(.minutes(20))) struct OutputStreamTests {
    private func shell(_ command: String, in folder: Folder) throws -> (code: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.environment = Tool.neutralEnvironment.merging(["VITRINE": Tool.path]) { $1 }
        process.currentDirectoryURL = folder.url
        let errors = folder.url.appendingPathComponent("shell-errors")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit, "\(command)")
        return (process.terminationStatus, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    private static let commands = [
        "--help", "--version", "render --help", "dump s.yaml --stage layout", "fonts", "tokens t.json",
        "schema", "schema --of report",
    ]

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Scenes.small, "s.yaml")
        try folder.write(Scenes.broken, "broken.yaml")
        try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, "t.json")
        return folder
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
    func aFullDisk(command: String) throws {
        let result = try shell("\"$VITRINE\" \(command) > /dev/full", in: folder())
        #expect(result.code == 73)
        #expect(result.errors.contains("error: cannot write standard output: "), "\(result.errors)")
    }

    @Test(arguments: commands)
    func aClosedStream(command: String) throws {
        let result = try shell("\"$VITRINE\" \(command) >&-", in: folder())
        #expect(result.code == 73)
        #expect(result.errors.contains("error: cannot write standard output: "), "\(result.errors)")
    }

    @Test func aReaderThatLeaves() throws {
        let folder = try folder()
        let result = try shell(
            "{ \"$VITRINE\" schema; echo $? > code; } | head -c 1; cat code; exit $(cat code)", in: folder)
        #expect(result.code == 73 && result.errors.contains("cannot write standard output: "))
    }

    @Test(arguments: ["2>&-", "2> /dev/full"])
    func messagesThatNobodySees(redirection: String) throws {
        if redirection.contains("full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
        let folder = try folder()
        #expect(
            try shell("\"$VITRINE\" render broken.yaml -o x.png \(redirection)", in: folder).code == 73)
        // Nothing was written, so nothing is wrong.
        #expect(try shell("\"$VITRINE\" render s.yaml -o x.png \(redirection)", in: folder).code == 0)
    }

    /// A closed stream must not become the number of the next file that is opened.
    @Test func messagesDoNotEndUpInFiles() throws {
        let folder = try folder()
        try folder.write("vitrine: 1\nvitrine: 1\n", "twice.yaml")
        _ = try shell("\"$VITRINE\" render s.yaml twice.yaml -o out/ >&- 2>&- <&-", in: folder)
        let png = try folder.bytes("out/s.png")
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(!String(decoding: png, as: UTF8.self).contains("error"))
    }

    @Test func aLimitOfFileSizesLeavesNoTemporaryFile() throws {
        let folder = try folder()
        let result = try shell("ulimit -f 0; \"$VITRINE\" render s.yaml -o x.png 2> /dev/null", in: folder)
        #expect(result.code == 73)
        #expect(folder.files.filter { $0.hasSuffix(".tmp") || $0 == "x.png" } == [])
    }

    #if os(Linux)
        /// Threads need address space for their stacks: with less and less of it there are fewer, then none.
        @Test(arguments: stride(from: 130_000, through: 400_000, by: 30_000).map { $0 })
        func fewOrNoThreads(kilobytes: Int) throws {
            let folder = try folder()
            let result = try shell(
                "ulimit -v \(kilobytes); timeout 60 \"$VITRINE\" render s.yaml --threads 4 -o x.png 2> /dev/null",
                in: folder)
            // 124: it had to be ended, because it waited for ever.
            #expect(result.code != 124)
        }
    #endif

    @Test(arguments: [
        ["render", "s.yaml", "-o", ""], ["blur", "p.png", "--sigma", "1", "-o", ""],
        ["approve", "s.yaml", "--alternative", "..", "--reason", "r", "--expires", "2030-01-01"],
        ["approve", "s.yaml", "--alternative", "a/b", "--reason", "r", "--expires", "2030-01-01"],
        ["approve", "s.yaml", "--alternative", "", "--reason", "r", "--expires", "2030-01-01"],
    ])
    func namesThatAreNone(arguments: [String]) throws {
        let folder = try folder()
        _ = try Tool.run(["render", "s.yaml", "-o", "p.png"], in: folder.url)
        let result = try Tool.run(arguments, in: folder.url)
        #expect(result.code == 64, "\(result.errors)")
        #expect(result.errors.contains("empty") || result.errors.contains("--alternative: `"))
    }

    @Test func aSceneCannotSpeakToTheTerminalOrTheRunner() throws {
        let folder = try Folder()
        let evil = "\u{1B}[31m\u{7}\u{9B}2J\u{202E}"
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 40, height: 30 }
            body:
              - "\(evil)": 4
              - text: "a"
                "::error::b\\n::error::c": 2
            ::error file=a::b: 1
            """, "s.yaml")
        let name = "::error::x\u{1B}.yaml"
        try folder.write("vitrine: 2", name)
        for scene in ["s.yaml", name] {
            let result = try Tool.run(["render", scene, "-o", "x.png"], in: folder.url)
            #expect(result.code == 65)
            for scalar in result.errors.unicodeScalars where scalar != "\n" {
                #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar != "\u{202E}")
            }
            for line in result.errors.split(separator: "\n") {
                #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
            }
        }
    }

    @Test func aCanvasOfNoPixelsHasAPlace() throws {
        let folder = try Folder()
        try folder.write(
            SceneText.body("{ circle: 4 }", canvas: "{ width: 1, height: 1, scale: 0.25 }"), "s.yaml")
        let result = try Tool.run(["render", "s.yaml", "-o", "x.png"], in: folder.url)
        #expect(result.code == 65 && result.errors.hasPrefix("s.yaml:2:"), "\(result.errors)")
        let half = try Tool.run(["render", "s.yaml", "--scale", "0.5", "-o", "x.png"], in: folder.url)
        #expect(half.code == 0, "\(half.errors)")
    }
}
