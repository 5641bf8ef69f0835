import Foundation
import Testing

/// Holds the page on architecture to the package's manifest.
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The words between the backticks of a text, in their order.
    private static func quoted(_ text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The targets of `Sources` as the table lists them, each with its imports.
    private static func tableOfTargets() throws -> [String: Set<String>] {
        let page = try text("Sources/Vitrine/Vitrine.docc/Architecture.md")
        let lines = page.split(separator: "\n").drop { !$0.hasPrefix("| target |") }.dropFirst(2)
        var table: [String: Set<String>] = [:]
        for line in lines.prefix(while: { $0.hasPrefix("|") }) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 6 else {
                Issue.record("a row with \(cells.count - 2) cells: \(line)")
                continue
            }
            for target in quoted(cells[1]) { table[target] = Set(quoted(cells[4])) }
        }
        return table
    }

    /// The targets of `Sources` as the manifest declares them, each with its dependencies.
    private static func manifestTargets() throws -> [String: Set<String>] {
        var targets: [String: Set<String>] = [:]
        for declaration in try text("Package.swift").split(separator: ".target(").dropFirst() {
            // Executables and system libraries are declared by words that end the same way.
            for part in declaration.split(separator: "Target(") {
                note(part, in: &targets)
            }
        }
        for declaration in try text("Package.swift").split(separator: ".systemLibrary(").dropFirst() {
            note(declaration.prefix { $0 != "," }, in: &targets)
        }
        return targets
    }

    private static func note(_ declaration: Substring, in targets: inout [String: Set<String>]) {
        let end = declaration.range(of: "),\n        .")?.lowerBound ?? declaration.endIndex
        let body = declaration[..<end]
        guard let start = body.range(of: "name: \"")?.upperBound,
            let name = body[start...].split(separator: "\"").first.map(String.init),
            !body.contains("path: \"Tests/"), !name.hasSuffix("Tests")
        else { return }
        var dependencies: Set<String> = []
        if let list = body.range(of: "dependencies: [")?.upperBound {
            let names = body[list...].prefix { $0 != "]" }
            let words = names.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            for word in words where word.offset % 2 == 1 { dependencies.insert(String(word.element)) }
        }
        // A product is named together with its package.
        dependencies.subtract(["swift-argument-parser", "FlyingFox"])
        targets[name] = dependencies
    }

    @Test func tableIsThatOfTheManifest() throws {
        let (table, manifest) = (try Self.tableOfTargets(), try Self.manifestTargets())
        #expect(table.count > 20)
        #expect(Set(table.keys) == Set(manifest.keys))
        for (target, imports) in manifest.sorted(by: { $0.key < $1.key }) {
            #expect(table[target] == imports, "the row of `\(target)`")
        }
    }

    /// No target is larger than one person reads in a day.
    @Test func targetsAreOfReadableSize() throws {
        let sources = Self.root.appending(path: "Sources")
        for target in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            var lines = 0
            let files = FileManager.default.enumerator(atPath: sources.appending(path: target).path)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let text = try Self.text("Sources/\(target)/\(file)")
                lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
            }
            #expect(lines <= 9_500, "\(target) has \(lines) lines")
        }
    }
}
