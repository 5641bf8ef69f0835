import Foundation
import Testing

@Suite("Scripts of CI services: comments are renewed by their author, tokens are in no argument")
struct IntegrationScriptTests {
    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Integrations").path
    private static let token = "t0ken-of-nobody"
    private static let hasJQ = ["/usr/bin/jq", "/usr/local/bin/jq", "/opt/homebrew/bin/jq"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs a script with a program replaced by another script, which notes its arguments in `log`.
    private func run(
        _ script: String, _ arguments: [String] = [], in folder: Folder, replacing program: String,
        with body: String, environment: [String: String]
    ) throws -> (code: Int32, log: [String], output: String) {
        let path = folder.url.path
        try folder.write(
            "#!/bin/sh\nprintf '%s\\n' \"$*\" | tr '\\n' ' ' >>'\(path)/log'\necho >>'\(path)/log'\n\(body)\n",
            "bin/\(program)")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: "\(path)/bin/\(program)")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["\(Self.scripts)/\(script)"] + arguments
        process.currentDirectoryURL = folder.url
        process.environment = [
            "PATH": "\(path)/bin:/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin", "HOME": path,
        ].merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let log = (try? folder.bytes("log")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (process.terminationStatus, log.split(separator: "\n").map(String.init), text)
    }

    // MARK: GitLab

    private func gitLab(notes: [String]) throws -> (code: Int32, log: [String], output: String) {
        let folder = try Folder()
        try folder.write("one changed\n", "comment.md")
        for (index, page) in notes.enumerated() { try folder.write(page, "page-\(index + 1)") }
        // The token comes by standard input alone.
        let curl = """
            grep -q -x "PRIVATE-TOKEN: \(Self.token)" || exit 22
            case "$*" in
                */user) printf '{ "id": 42 }' ;;
                *per_page=100*) for last in "$@"; do :; done; cat "page-${last##*page=}" 2>/dev/null || printf '[]' ;;
            esac
            """
        return try run(
            "gitlab/comment.sh", ["comment.md"], in: folder, replacing: "curl", with: curl,
            environment: [
                "VITRINE_TOKEN": Self.token, "CI_API_V4_URL": "https://gitlab.example/api/v4",
                "CI_PROJECT_ID": "5", "CI_MERGE_REQUEST_IID": "7",
            ])
    }

    private static func note(_ id: Int, by author: Int, _ body: String = "<!-- vitrine:goldens -->\\nold")
        -> String
    {
        "{ \"id\": \(id), \"author\": { \"id\": \(author) }, \"body\": \"\(body)\" }"
    }

    @Test(
        .enabled(if: hasJQ),
        arguments: [
            (notes: ["[]"], expected: "--request POST"),
            // Anyone can write the mark.
            (notes: ["[\(note(11, by: 7))]"], expected: "--request POST"),
            (notes: ["[\(note(11, by: 7)), \(note(12, by: 42))]"], expected: "/notes/12"),
            (notes: ["[\(note(11, by: 42, "hello")), \(note(12, by: 420))]"], expected: "--request POST"),
            // The comment is older than a hundred others.
            (
                notes: [
                    "[\((1...100).map { note($0, by: 7) }.joined(separator: ","))]", "[\(note(200, by: 42))]",
                ], expected: "/notes/200"
            ),
        ])
    func aNoteOfOnesOwnIsRenewed(notes: [String], expected: String) throws {
        let found = try gitLab(notes: notes)
        #expect(found.code == 0)
        let last = try #require(found.log.last)
        #expect(last.contains(expected), "\(found.log)")
        #expect(last.contains("--request PUT") == expected.hasPrefix("/notes"))
        #expect(!found.log.contains { $0.contains(Self.token) }, "\(found.log)")
        #expect(!found.output.contains(Self.token))
    }

    // MARK: GitHub

    private func gitHub(known: String) throws -> (code: Int32, log: [String], output: String) {
        let folder = try Folder()
        try folder.write("one changed\n", "comment.md")
        return try run(
            "github/comment.sh", in: folder, replacing: "gh",
            with: "case \"$*\" in *--paginate*) printf '%s' '\(known)' ;; esac",
            environment: [
                "BODY": "comment.md", "NUMBER": "7", "GITHUB_REPOSITORY": "us/app", "GH_TOKEN": Self.token,
            ])
    }

    @Test(arguments: ["", "IC_kwDO\nIC_other\n"])
    func aCommentOfOnesOwnIsRenewed(known: String) throws {
        let found = try gitHub(known: known)
        #expect(found.code == 0 && found.log.count == 2)
        // GitHub is asked which comments are this account's, and only those are looked at.
        let question = try #require(found.log.first)
        #expect(question.contains("viewerDidAuthor }") && question.contains("select(.viewerDidAuthor and"))
        #expect(question.contains("--raw-field owner=us") && question.contains("--raw-field name=app"))
        let answer = try #require(found.log.last)
        if known.isEmpty {
            #expect(answer.contains("--method POST repos/us/app/issues/7/comments"))
        } else {
            #expect(answer.contains("updateIssueComment") && answer.contains("--raw-field id=IC_kwDO "))
        }
        #expect(!found.log.contains { $0.contains(Self.token) })
    }

    // MARK: Pictures

    @Test func picturesArePushedWithoutTheTokenInAnArgument() throws {
        let folder = try Folder()
        let path = folder.url.path
        try folder.write("picture", "pictures/home/light-difference.png")
        let git = """
            case "$*" in *fetch*) exit 1 ;; *push*) printf '%s' "$TOKEN" >'\(path)/token' ;; esac
            PATH=/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin
            case "$*" in *push*) exit 0 ;; esac
            exec git "$@"
            """
        let found = try run(
            "github/publish-pictures.sh", in: folder, replacing: "git", with: git,
            environment: [
                "PICTURES": "pictures", "BRANCH": "shown", "PLACE": "7", "TOKEN": Self.token,
                "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "us/app",
            ])
        #expect(found.code == 0 && found.output.isEmpty, "\(found.output)")
        let push = try #require(found.log.last { $0.contains("push") })
        #expect(push.contains("https://github.example/us/app HEAD:refs/heads/shown"))
        #expect(push.contains("credential.helper=!f()"))
        #expect(!found.log.contains { $0.contains(Self.token) })
        // git's helper reads it from the environment.
        #expect(String(decoding: try folder.bytes("token"), as: UTF8.self) == Self.token)
    }

    /// What no script may do: hand a secret to a program as an argument.
    @Test func noScriptHasATokenInAnArgument() throws {
        let files = try #require(FileManager.default.enumerator(atPath: Self.scripts))
        var count = 0
        for case let file as String in files where [".sh", ".yml", ".yaml"].contains(where: file.hasSuffix) {
            let text = try String(contentsOfFile: "\(Self.scripts)/\(file)", encoding: .utf8)
            count += 1
            for line in text.split(separator: "\n") where line.contains("TOKEN") {
                let isPassed = line.contains(
                    /(--header|-H|--user|-u|--token|--password|https?:\/\/)[^|]*\$\{?[A-Z_]*TOKEN/)
                #expect(!isPassed, "\(file): \(line)")
            }
        }
        #expect(count > 8)
    }
}
