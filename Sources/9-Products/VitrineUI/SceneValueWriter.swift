import Foundation
import Synchronization
import VitrineFiles
import VitrineJSON
import VitrineSceneFormat
import VitrineSource

/// Turns literals into the values that a parser makes of a scene's text, with places in Swift source.
struct SceneValueWriter {
    /// The Swift files of the places, that of the scene first.
    private(set) var files: SourceFiles
    /// The first limit of the scene that the values exceed, with the place.
    private(set) var overflow: Diagnostic?

    private var numbers: [String: Int]
    private var mark: SourceMark
    private var count = 0
    private let limits = SceneLimits.standard

    init(at location: SourceLocation) {
        let name = "\(location.file)"
        files = SourceFiles(SwiftSources.file(name))
        numbers = [name: 0]
        mark = SourceMark(line: Int(location.line), column: Int(location.column))
    }

    mutating func value(_ literal: SceneLiteral, depth: Int = 0) -> SceneValue {
        let outer = mark
        defer { mark = outer }
        if let location = literal.location { mark = self.mark(of: location) }
        let place = mark
        count += 1
        if overflow == nil, count > limits.values {
            overflow = Diagnostic(.tooMany(noun: "values", count: count, limit: limits.values), at: place)
        }
        if overflow == nil, depth > limits.depth {
            overflow = Diagnostic(.tooDeep(limit: limits.depth), at: place)
        }
        if overflow != nil { return SceneValue(.null, at: place) }
        switch literal.content {
        case .unset, .null: return SceneValue(.null, at: place)
        case .bool(let flag): return SceneValue(.bool(flag), at: place)
        case .number(let number):
            return SceneValue(.number(number, literal: PrintedText.shortest(number)), at: place)
        case .string(let text): return SceneValue(.string(text), at: place)
        case .sequence(let values):
            return SceneValue(.sequence(values.map { value($0, depth: depth + 1) }), at: place)
        case .mapping(let entries):
            return SceneValue(
                .mapping(
                    entries.map { key, literal in
                        let value = value(literal, depth: depth + 1)
                        return SceneValue.Entry(
                            key: key, keyMark: literal.location == nil ? place : value.mark, value: value)
                    }), at: place)
        }
    }

    private mutating func mark(of location: SourceLocation) -> SourceMark {
        let name = "\(location.file)"
        let file = numbers[name] ?? files.add(SwiftSources.file(name))
        numbers[name] = file
        return SourceMark(line: Int(location.line), column: Int(location.column), file: file)
    }
}

/// The Swift files that scenes come from, for the excerpts in messages. Where the sources are not at hand, as
/// on another machine, messages have the place alone.
private enum SwiftSources {
    private static let known = Mutex<[String: SourceFile]>([:])

    static func file(_ path: String) -> SourceFile {
        known.withLock { known in
            if let file = known[path] { return file }
            let bytes = (try? FileBytes.read(path, limit: SceneLimits.standard.bytes)) ?? []
            let file = SourceFile(name: path, text: SourceFile.text(of: bytes) ?? "")
            known[path] = file
            return file
        }
    }
}
