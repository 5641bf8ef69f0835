import Foundation
import VitrineColor
import VitrineText

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

/// One library for all tests, so that its folders are read once.
let sharedLibrary = FontLibrary()

/// Pictures in memory, and the errors that files can have.
struct TestFiles: SceneFiles {
    /// Libraries in addition to those of the goldens, by their paths.
    var libraries: [String: String] = [:]

    func path(ofFolder folder: String) -> Result<String, SceneFileError> {
        fileNames(in: folder).map { _ in "/nowhere/\(folder)" }
    }

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        switch path {
        case "wide.png", "wide@2x.png": .success(SceneImage(ImageHandle(width: 40, height: 20, content: "")))
        case "odd.png":
            .success(
                SceneImage(
                    ImageHandle(width: 4, height: 2, content: ""), warnings: ["it has a strange profile"]))
        case "text.png": .failure(.notAnImage("it does not begin as a PNG does"))
        case "locked.png": .failure(.unreadable("permission denied"))
        case _ where path.hasPrefix("../"): .failure(.outside)
        default: .failure(.missing)
        }
    }

    static let icons: [String: String] = [
        "icons/ship.svg": #"<svg viewBox="0 0 24 24"><path d="M4 4H20V20H4Z" fill="currentColor"/></svg>"#,
        "icons/ship.fill.svg": #"<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#,
        "icons/bell.svg": #"<svg viewBox="0 0 24 24"><rect width="24" height="24"/></svg>"#,
        "icons/two.svg": """
        <svg viewBox="0 0 24 24"><circle class="secondary" cx="12" cy="12" r="12"/>\
        <path d="M6 6H18V18H6Z"/><path d="M9 9H15V15H9Z" fill="#FF0000" opacity=".5"/></svg>
        """,
        "more/boat.svg": #"<svg viewBox="0 0 24 24"><path d="M4 4H20V20Z"/></svg>"#,
        "art/logo.svg": #"<svg viewBox="0 0 48 24"><path d="M0 0H48V24H0Z"/></svg>"#,
        "icons/bad.svg": "<svg viewBox=\"0 0 24 24\">\n  <text>a</text>\n</svg>",
        "icons/broken.svg": "<svg>\n<g>\n",
    ]

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        if path.hasPrefix("../") { return .failure(.outside) }
        if let library = libraries[path] { return .success(Array(library.utf8)) }
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        if path.hasSuffix(".library.yaml"),
            let golden = try? goldenSource(path, path: tests.appending(path: "x.swift").path)
        {
            return .success(Array(golden.utf8))
        }
        return Self.icons[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> {
        if folder.hasPrefix("../") { return .failure(.outside) }
        let names = Self.icons.keys.filter { $0.hasPrefix(folder + "/") }.map {
            String($0.dropFirst(folder.count + 1))
        }
        return names.isEmpty ? .failure(.missing) : .success(names.sorted())
    }
}

/// The stages of a scene, for tests.
enum SceneRun {
    static func file(_ text: String) -> SourceFile { SourceFile(name: "scene.yaml", text: text) }

    static func parsed(_ text: String) throws -> SceneValue { try SceneParser.parse(file(text)) }

    static func resolved(
        _ text: String, options: SceneOptions = SceneOptions(), engine: TextEngine? = nil,
        libraries: [String: String] = [:]
    ) throws -> ResolvedScene {
        let source = file(text)
        let engine = try engine ?? TextEngine(library: sharedLibrary)
        return try SceneResolver(options: options, files: TestFiles(libraries: libraries), text: engine)
            .resolve(try SceneParser.parse(source), of: source)
    }

    static func laidOut(_ text: String, options: SceneOptions = SceneOptions()) throws -> LaidOutScene {
        let engine = try TextEngine(library: sharedLibrary)
        return try resolved(text, options: options, engine: engine).laidOut(text: engine)
    }

    /// Returns the errors in a scene, or `nil` if there are none.
    static func faults(
        _ text: String, options: SceneOptions = SceneOptions(), libraries: [String: String] = [:]
    ) throws -> Diagnostics? {
        do {
            _ = try resolved(text, options: options, libraries: libraries)
            return nil
        } catch let diagnostics as Diagnostics {
            return diagnostics
        }
    }

    /// Returns the errors in some bytes, parsed and resolved on a thread with a large stack.
    static func faults(bytes: [UInt8]) -> Diagnostics? {
        onDeepThread { () -> Diagnostics? in
            do {
                let file = try SourceFile(name: "scene.yaml", bytes: bytes)
                let engine = try TextEngine(library: sharedLibrary)
                _ = try SceneResolver(files: TestFiles(), text: engine).resolve(
                    try SceneParser.parse(file), of: file)
                return nil
            } catch {
                return error as? Diagnostics
            }
        } ?? nil
    }
}

/// A text in which `‸` marks the expected location of an error.
struct MarkedText: Sendable {
    let text: String
    let mark: SourceMark

    init(_ marked: String) {
        var plain = String.UnicodeScalarView()
        var place = SourceMark.start
        var found = SourceMark(line: 0, column: 0)
        for scalar in marked.unicodeScalars {
            if scalar == "‸" {
                found = place
                continue
            }
            plain.append(scalar)
            if scalar == "\n" {
                place = SourceMark(line: place.line + 1, column: 1)
            } else {
                place.column += 1
            }
        }
        text = String(plain)
        mark = found
    }
}
