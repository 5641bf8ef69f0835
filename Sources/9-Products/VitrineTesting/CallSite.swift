import Foundation
import VitrineFiles
import VitrineGeometry
import VitrineGoldens

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The source location of an expectation in a test, and the framework that runs it.
struct CallSite: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
    let function: StaticString

    /// The place in words, such as `light() at AppTests/CardTests.swift:12`.
    var place: String { "\(function) at \(fileID):\(line)" }

    /// The name of the function without its parameters.
    var functionName: String { String("\(function)".prefix { $0 != "(" }) }

    /// The folder for what expectations of this function leave behind, below that of all: the file and the
    /// function, and the folder of goldens where it is not the usual one.
    ///
    /// Tests of one name in two files, and of two names in one, keep each other's pictures.
    func artifactsFolder(goldens: String) -> String {
        let file = "\(fileID)".hasSuffix(".swift") ? String("\(fileID)".dropLast(6)) : "\(fileID)"
        let parts = file.split(separator: "/").map(String.init) + ["\(function)"]
        let others = goldens == "goldens" ? [] : [goldens]
        return (parts + others).map(Self.plainName).joined(separator: "/")
    }

    /// Returns a name as a part of a path that every system and artifact store takes: `light()` is `light`,
    /// and `pair(_:of:)` is `pair-_-of`. What is left out or cut is told apart by a hash.
    static func plainName(_ name: String) -> String {
        var plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
        let isUsual = plain.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "_():".utf8.contains(byte)
        }
        plain = plain.map { $0.isLetter || $0.isNumber || "_-.".contains($0) ? String($0) : " " }.joined()
            .split(separator: " ").joined(separator: "-")
        while plain.utf8.count > 80 { plain.removeLast() }
        if plain.hasPrefix(".") { plain = "-" + plain }
        if isUsual && !plain.isEmpty && name.utf8.count <= 80 { return plain }
        return (plain.isEmpty ? "" : plain + "-") + FNV1a64.digits(Array(name.utf8)).prefix(8)
    }

    /// Fails the test for each result that is not a match, and says what is to be said of warnings.
    ///
    /// - Returns: `true` if all results match, and no warning is a failure.
    func report(_ results: [CaseResult], goldens: String, warnings: GoldenWarnings) -> Bool {
        let isQuiet = say(warnings, of: results)
        for result in results {
            switch result.state {
            case .matched, .unchanged: continue
            case .recorded, .updated, .moved:
                fail(
                    """
                    \(result.title): \(result.state.displayName): look at \(goldens)/\(result.golden) and \
                    run the test again
                    """
                )
            default: fail(Self.message(result), pictures: result.pictures)
            }
        }
        return isQuiet && results.allSatisfy { $0.state == .matched || $0.state == .unchanged }
    }

    /// Attaches the warnings about scenes, or fails the test for them.
    ///
    /// - Returns: `false` if they are a failure.
    private func say(_ warnings: GoldenWarnings, of results: [CaseResult]) -> Bool {
        // All variants of a scene have the same warnings.
        var texts: [(scene: String, text: String)] = []
        for result in results {
            let text = GoldenWarnings.warnings(in: result.warnings)
            if text.isEmpty || texts.contains(where: { $0.text == text }) { continue }
            texts.append((result.scene, text))
        }
        switch warnings {
        case .ignore: return true
        case .attach:
            for (scene, text) in texts { warn(text, about: scene) }
            return true
        case .fail:
            for (_, text) in texts { fail(text) }
            return texts.isEmpty
        }
    }

    /// Shows and attaches warnings, without failing the test.
    private func warn(_ text: String, about scene: String) {
        let name = Self.plainName(scene) + "-warnings.txt"
        #if canImport(Testing)
            if Test.current != nil {
                Attachment.record(Array(text.utf8), named: name, sourceLocation: location)
                #if compiler(>=6.3)
                    Issue.record(
                        Comment(rawValue: text), severity: .warning, sourceLocation: location)
                #endif
                return
            }
        #endif
        #if canImport(XCTest) && canImport(Darwin)
            XCTContext.runActivity(named: "warnings about \(scene)") { activity in
                let attachment = XCTAttachment(string: text)
                attachment.name = name
                activity.add(attachment)
            }
        #else
            // Nothing depends on it, so that a closed stream is no failure of a test.
            try? StandardStream.error.write(Array("\(text)\n".utf8))
        #endif
    }

    #if canImport(Testing)
        private var location: SourceLocation {
            SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    #endif

    private static func message(_ result: CaseResult) -> String {
        let lines = TerminalReport.details(of: result)
        let picture = result.pictures?.difference ?? result.pictures?.actual
        return
            (["\(result.title): \(result.state.displayName)"] + lines.map { "    \($0)" }
            + (picture.map { ["    see \($0)"] } ?? [])).joined(separator: "\n")
    }

    /// Fails the test with a message, and attaches the pictures.
    func fail(_ message: String, pictures: CaseResult.Pictures? = nil) {
        let files = [
            pictures?.expected, pictures?.actual, pictures?.difference, pictures?.oldFilm, pictures?.film,
        ].compactMap { $0 }
        #if canImport(Testing)
            if Test.current != nil {
                for file in files {
                    guard let bytes = try? FileBytes.read(file) else { continue }
                    Attachment.record(bytes, named: Self.name(file), sourceLocation: location)
                }
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            #if canImport(Darwin)
                XCTContext.runActivity(named: "golden image") { activity in
                    for file in files {
                        let attachment = XCTAttachment(contentsOfFile: URL(fileURLWithPath: file))
                        attachment.name = Self.name(file)
                        activity.add(attachment)
                    }
                }
            #endif
            XCTFail(message, file: filePath, line: line)
        #endif
    }

    private static func name(_ path: String) -> String {
        path.split(separator: "/").suffix(2).joined(separator: "-")
    }
}

extension CallSite: Equatable {
    static func == (one: CallSite, other: CallSite) -> Bool {
        one.place == other.place && one.column == other.column
    }
}
