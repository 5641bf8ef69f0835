import Synchronization
import VitrineGeometry

/// The patterns for hyphenation on this machine, by language. A library can be shared between threads.
///
/// Patterns are files of libhyphen, `hyph_en_US.dic`. The folders are searched in this order: the extra ones
/// of the font library, `../share/vitrine/hyphenation` from the folder of the program,
/// `/usr/local/share/hyphen`, `/usr/share/hyphen`, `/opt/homebrew/share/hyphen`. Files are read on demand,
/// and each only once.
final class HyphenationLibrary: Sendable {
    private let folders: [String]
    private let state = Mutex(State())

    private struct State {
        var paths: [String: String?] = [:]
        var files: [String: File] = [:]
        var names: [String: [String]] = [:]
    }

    private struct File {
        var patterns: HyphenationPatterns?
        var hash: String
    }

    /// The largest size of a file.
    private static let byteLimit = 8 << 20

    init(folders: [String]) { self.folders = folders }

    /// The folders of the system.
    static var systemFolders: [String] {
        (FontFolders.besideProgram("hyphenation").map { [$0] } ?? []) + [
            "/usr/local/share/hyphen", "/usr/share/hyphen", "/opt/homebrew/share/hyphen",
        ]
    }

    /// Returns the patterns for a language; `nil` if there are none.
    ///
    /// - Parameter language: A BCP 47 tag.
    /// - Throws: `FontError.unreadable` if the language's file does not contain patterns.
    func patterns(for language: String) throws(FontError) -> HyphenationPatterns? {
        guard let path = path(for: language) else { return nil }
        let file = try file(at: path)
        guard let patterns = file.patterns else {
            throw .unreadable(path: path, reason: "no hyphenation patterns in UTF-8 or ISO 8859-1")
        }
        return patterns
    }

    /// Returns the identity of the file of a language's patterns; `nil` if there is none.
    func fingerprint(for language: String) -> (FontFingerprint, path: String)? {
        guard let path = path(for: language), let file = try? file(at: path) else { return nil }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (
            FontFingerprint(family: FontLibrary.hyphenationFamily, file: name, version: "", hash: file.hash),
            path
        )
    }

    /// The languages that there are patterns for, sorted, as tags.
    var languages: [String] {
        let names = Set(folders.flatMap { self.names(in: $0) })
        return names.map { $0.split(separator: "_").joined(separator: "-") }.sorted(by: FontFolders.bytewise)
    }

    private func file(at path: String) throws(FontError) -> File {
        if let known = state.withLock({ $0.files[path] }) { return known }
        let input = try InputFile(path: path)
        guard input.size <= Self.byteLimit else {
            throw .unreadable(path: path, reason: "larger than 8 MiB")
        }
        let bytes = input.bytes(at: 0, count: input.size)
        let file = File(patterns: HyphenationPatterns(bytes), hash: FNV1a64.digits(bytes))
        state.withLock { $0.files[path] = file }
        return file
    }

    /// Returns the path of the patterns for a language: those of its region, of the language alone, of the
    /// region that is named as the language (and of the United States for English), or of its first region.
    private func path(for language: String) -> String? {
        if let known = state.withLock({ $0.paths[language] }) { return known }
        let parts = language.split(separator: "-").map(String.init)
        let base = parts.first?.lowercased() ?? ""
        let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
        var wanted = region.map { ["\(base)_\($0)"] } ?? []
        wanted += [base, base == "en" ? "en_US" : "\(base)_\(base.uppercased())"]
        var found: String?
        for folder in folders where found == nil {
            let names = self.names(in: folder)
            let name = wanted.first(where: names.contains) ?? names.first { $0.hasPrefix(base + "_") }
            found = name.map { "\(folder)/hyph_\($0).dic" }
        }
        state.withLock { $0.paths[language] = .some(found) }
        return found
    }

    /// Returns the names of the files of patterns in a folder without `hyph_` and `.dic`, sorted.
    private func names(in folder: String) -> [String] {
        if let known = state.withLock({ $0.names[folder] }) { return known }
        let found = FontFolders.names(in: folder).filter { $0.hasPrefix("hyph_") && $0.hasSuffix(".dic") }
            .map { String($0.dropFirst(5).dropLast(4)) }.sorted(by: FontFolders.bytewise)
        state.withLock { $0.names[folder] = found }
        return found
    }
}
