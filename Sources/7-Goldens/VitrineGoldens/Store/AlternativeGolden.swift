import Foundation
import VitrineFiles

/// Another valid picture beside a golden, stored as `<variant>.alt-NAME.png`, with a reason and an expiry
/// date in `<variant>.alt-NAME.json`.
package struct AlternativeGolden: Hashable, Sendable {
    /// The contents of the JSON file beside the picture. Both values are required.
    package struct Note: Hashable, Sendable, Codable {
        /// The reason why there are two valid pictures.
        package var reason: String
        /// The last day on which the alternative is valid, such as `2026-12-31`.
        package var expires: String

        package init(reason: String, expires: String) {
            self.reason = reason
            self.expires = expires
        }
    }

    package var name: String
    /// The path of the picture below the goldens' folder.
    package var file: String
    package var note: Note

    /// Returns `true` if the alternative is no longer valid on a day such as `2026-12-31`.
    package func isExpired(on day: String) -> Bool { note.expires < day }

    /// Returns `true` for names of letters, digits, hyphens, underscores and dots that begin and end with a
    /// letter or a digit: they are parts of file names. The mark is in none, as in no variant.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last, text.utf8.count <= 100, !isMarked(text) else {
            return false
        }
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        return isWord(first) && isWord(last) && text.allSatisfy { isWord($0) || "-_.".contains($0) }
    }

    /// The part of a file's name before that of an alternative.
    static let mark = ".alt-"

    /// Returns `true` if the picture of a variant would be taken for an alternative. A Mac has one file for
    /// names that differ in case.
    static func isMarked(_ variant: String) -> Bool { variant.lowercased().utf8.contains(mark.utf8) }

    /// Returns the goldens that a picture may be an alternative of, by its name: several if the mark is in it
    /// more than once, as earlier versions allowed.
    static func goldens(of file: String) -> [String] {
        let bytes = Array(file.utf8)
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return bytes.indices.dropFirst(name).filter { bytes[$0...].starts(with: mark.utf8) }.map {
            String(decoding: bytes[..<$0], as: UTF8.self) + ".png"
        }
    }

    /// Returns the path of the note that makes a picture an alternative.
    static func note(of file: String) -> String { "\(file.dropLast(4)).json" }

    /// Returns the old and new paths of a golden's alternatives when the golden is renamed.
    ///
    /// Bytes are compared: of two goldens whose names differ in their Unicode form, each has its own.
    static func moves(_ files: [String], from: String, to: String) -> [(String, String)] {
        let (old, new) = (String(from.dropLast(4)) + mark, String(to.dropLast(4)) + mark)
        return files.filter { $0.utf8.starts(with: old.utf8) }.map {
            ($0, new + String(decoding: $0.utf8.dropFirst(old.utf8.count), as: UTF8.self))
        }
    }

    /// The current date in UTC, such as `2026-12-31`.
    package static var today: String {
        let parts = Calendar(identifier: .iso8601).dateComponents(
            in: TimeZone(identifier: "UTC") ?? .current, from: Date())
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        return [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
    }

    /// Returns `true` if a text is a day of the calendar, such as `2026-12-31`.
    package static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month)
        else { return false }
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[month - 1]).contains(day)
    }
}

extension GoldenStore {
    /// Returns the alternatives of a golden, sorted by name. A picture without a note is none: it may be the
    /// golden of a variant whose name earlier versions allowed.
    package func alternatives(of name: GoldenName) throws(GoldenError) -> [AlternativeGolden] {
        let golden = try place(of: name.path)
        let slash = golden.utf8.lastIndex(of: UInt8(ascii: "/")) ?? golden.startIndex
        let folder = String(golden[..<slash])
        let prefix = String(golden[slash...].dropFirst().dropLast(4)) + AlternativeGolden.mark
        var found: [AlternativeGolden] = []
        for file in try names(in: folder)
        where file.utf8.starts(with: prefix.utf8) && file.hasSuffix(".png") && isFile("\(folder)/\(file)")
            && hasNote("\(folder)/\(file)")
        {
            let own = String(decoding: file.utf8.dropFirst(prefix.utf8.count).dropLast(4), as: UTF8.self)
            let note = try note(at: AlternativeGolden.note(of: "\(folder)/\(file)"))
            found.append(AlternativeGolden(name: own, file: "\(folder)/\(file)", note: note))
        }
        return found
    }

    /// Returns `true` if there is a note beside a picture, whatever it says.
    private func hasNote(_ file: String) -> Bool {
        FileNames.exists("\(root)/\(AlternativeGolden.note(of: file))")
    }

    /// Returns the goldens that a picture may be an alternative of; none if it has no note.
    func goldens(withAlternative file: String) -> [String] {
        let goldens = AlternativeGolden.goldens(of: file)
        return goldens.isEmpty || !hasNote(file) ? [] : goldens
    }

    /// Writes an alternative golden, over the one whose name differs in its Unicode form or in case alone.
    package func write(
        _ picture: GoldenCandidate, manifest explanation: String?, as name: GoldenName, alternative: String,
        note: AlternativeGolden.Note
    ) throws(GoldenError) {
        let stem = String(try place(of: name.path).dropLast(4)) + AlternativeGolden.mark + alternative
        guard AlternativeGolden.isName(alternative) else {
            let reason = "\"\(alternative)\" is no name of an alternative"
            throw .sidecar(path: "\(root)/\(stem).json", reason: reason)
        }
        // On a Mac, all those names have one file.
        let file = try place(of: "\(stem).png")
        let noteFile = AlternativeGolden.note(of: file)
        let path = "\(root)/\(noteFile)"
        guard !note.reason.allSatisfy(\.isWhitespace), AlternativeGolden.isDay(note.expires) else {
            throw .sidecar(path: path, reason: Self.noteReason)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json: Data
        do {
            json = try encoder.encode(note)
        } catch {
            throw .sidecar(path: path, reason: "\(error)")
        }
        // Neither is written without the other.
        for each in [file, noteFile] { try refuseFolder(at: each) }
        try put([UInt8](json) + [0x0A], to: noteFile)
        try write(picture, manifest: explanation, file: file)
    }

    private static let noteReason =
        "another right answer needs `reason`, a text, and `expires`, a day such as \"2026-12-31\""

    private func note(at file: String) throws(GoldenError) -> AlternativeGolden.Note {
        let path = "\(root)/\(file)"
        guard let bytes = try bytes(of: file, limit: 1 << 16) else {
            throw .sidecar(path: path, reason: "this file is missing: " + Self.noteReason)
        }
        guard let note = try? JSONDecoder().decode(AlternativeGolden.Note.self, from: Data(bytes)),
            !note.reason.allSatisfy(\.isWhitespace), AlternativeGolden.isDay(note.expires)
        else { throw .sidecar(path: path, reason: Self.noteReason) }
        return note
    }
}
