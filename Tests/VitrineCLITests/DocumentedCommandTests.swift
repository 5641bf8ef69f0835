import ArgumentParser
import Foundation
import Testing

@testable import VitrineCLI

/// The commands that README.md and the articles show are commands of the tool, with options that it has.
@Suite struct DocumentedCommandTests {
    /// Words that a page shows as code.
    struct Code {
        let place: String
        let text: String
        /// `true` between backticks, `false` for a line of a block.
        let isInline: Bool
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let pages: [String] = {
        let sources = root.appendingPathComponent("Sources").path
        let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        let articles = files.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        return ["README.md", "CONTRIBUTING.md"] + articles.sorted().map { "Sources/\($0)" }
    }()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the lines of blocks, fenced and indented, and what stands between backticks.
    static func code(in page: String, name: String) -> [Code] {
        var found: [Code] = []
        var prose = ""
        var isFenced = false
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isFenced.toggle()
            } else if isFenced || line.hasPrefix("    ") {
                found.append(Code(place: "\(name):\(index + 1)", text: String(line), isInline: false))
            } else {
                prose += line + "\n"
            }
        }
        for match in prose.matches(of: /`([^`]+)`/) {
            let words = match.1.split { $0.isWhitespace }.joined(separator: " ")
            found.append(Code(place: name, text: words, isInline: true))
        }
        return found
    }

    /// Returns the words after `vitrine` in a line of the shell or of a script, or `nil` if it has no command.
    static func command(in code: Code) -> [String]? {
        let start =
            code.isInline ? /^vitrine (?<rest>[a-z].*)$/ : /(?:^|[\s'"\/])vitrine (?<rest>[a-z].*)$/
        guard let match = code.text.firstMatch(of: start) else { return nil }
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in match.rest + " " {
            if character == quote {
                quote = nil
            } else if quote == nil, "'\"".contains(character) {
                quote = character
            } else if quote == nil, character == " " {
                // What follows is a comment, or another command.
                if [">", "|", "||", "&&"].contains(word) || word.hasPrefix("#") { break }
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        let names = VitrineCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let first = words.first, names.contains(first) || first == "help" else { return nil }
        return words
    }

    /// Returns what the tool's parser says of a command, or `nil` if it takes it.
    static func problem(_ words: [String]) -> String? {
        if let unknown = UnknownCommand(words) { return unknown.message }
        do {
            _ = try VitrineCommand.parseAsRoot(words)
            return nil
        } catch {
            return VitrineCommand.exitCode(for: error) == .success
                ? nil : VitrineCommand.fullMessage(for: error)
        }
    }

    @Test func everyBlockIsReadByTheTool() throws {
        var count = 0
        for page in Self.pages {
            for code in Self.code(in: try Self.text(page), name: page) where !code.isInline {
                guard var words = Self.command(in: code) else { continue }
                count += 1
                // The place of a number, in xargs and parallel.
                words = words.map { $0.replacing("{}", with: "1") }
                let problem = Self.problem(words)
                #expect(problem == nil, "\(code.place): \(code.text)\n\(problem ?? "")")
            }
        }
        #expect(count >= 25)
    }

    /// Prose leaves out operands, and puts `NAME` in the place of a value.
    @Test func everyOptionOfTheProseIsThere() throws {
        var count = 0
        for page in Self.pages {
            for code in Self.code(in: try Self.text(page), name: page) where code.isInline {
                guard let words = Self.command(in: code) else { continue }
                count += 1
                guard let problem = Self.problem(words) else { continue }
                let isShort = problem.contains("Missing expected argument") || words.count == 1
                let isPlaceholder = problem.contains(/The value '[A-Z]+' is invalid/)
                #expect(isShort || isPlaceholder, "\(code.place): \(code.text)\n\(problem)")
            }
        }
        #expect(count >= 30)
    }

    /// The first way of golden tests in CI is there without a release: each of its steps exists.
    @Test func theWayWithoutAReleaseExists() throws {
        let article = try Self.text("Sources/9-Products/Vitrine/Vitrine.docc/GoldenTests.md")
        let start = try #require(article.range(of: "### Without a release\n")?.upperBound)
        let end = try #require(article[start...].range(of: "\n### ")?.lowerBound)
        let code = Self.code(in: String(article[start..<end]), name: "GoldenTests.md").filter { !$0.isInline }
        let commands = code.compactMap(Self.command)
        #expect(commands.map { $0[0] } == ["test"])
        for words in commands { #expect(Self.problem(words) == nil, "\(words)") }

        let makefile = try Self.text("Makefile")
        let targets = code.flatMap { $0.text.matches(of: /make -C \.vitrine ([a-z-]+)/).map { String($0.1) } }
        #expect(targets == ["setup", "install"])
        for target in targets { #expect(makefile.contains("\n\(target):"), "make \(target)") }
        // Where the next step looks for the tool.
        #expect(code.contains { $0.text.contains("install PREFIX=\"$PWD/.tool\"") })
        #expect(code.contains { $0.text.contains("run: .tool/bin/vitrine test") })
        #expect(try Self.text("Scripts/release/install.sh").contains("installed $root/bin/vitrine"))
        // What the key of the cache is made of.
        let root = Self.root
        #expect(
            ["Sources", "Package.swift"].allSatisfy { name in
                FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path)
            })
    }

    /// Each rule of `make` that a page tells to call is one of the Makefile.
    @Test func everyRuleOfMakeIsThere() throws {
        let makefile = try Self.text("Makefile")
        let rules = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
        var count = 0
        for page in Self.pages {
            for code in Self.code(in: try Self.text(page), name: page) {
                guard
                    let match = code.text.firstMatch(of: /^(?: *\$ | *- run: | +)?make(?: -C \S+)? ([a-z-]+)/)
                else { continue }
                count += 1
                #expect(rules.contains(String(match.1)), "\(code.place): \(code.text)")
            }
        }
        #expect(count >= 20)
    }

    @Test(arguments: [
        ("    $ vitrine test --update none  # all", ["test", "--update", "none"]),
        ("      - run: .tool/bin/vitrine test --junit out/a.xml", ["test", "--junit", "out/a.xml"]),
        ("vitrine dump a.yaml > a.txt", ["dump", "a.yaml"]),
        ("  'vitrine test --shard {}/8 || true' ::: 1", ["test", "--shard", "{}/8"]),
        (
            "    $ vitrine approve a.yaml --reason \"two words\"",
            ["approve", "a.yaml", "--reason", "two words"]
        ),
        ("    docker build -t vitrine .", nil),
        ("    name = \"vitrine golden\"", nil),
    ]) func commandsAreFound(line: String, words: [String]?) {
        #expect(Self.command(in: Code(place: "", text: line, isInline: false)) == words)
    }

    @Test(arguments: [
        ["test", "--updat", "none"], ["render", "a.yaml", "--stage", "layout"], ["tset"],
        ["dump", "a.yaml", "--stage", "nothing"],
    ]) func whatIsNotThereIsSaid(words: [String]) {
        #expect(Self.problem(words) != nil)
    }
}
