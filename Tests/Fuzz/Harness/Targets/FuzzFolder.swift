import Foundation

/// A folder in which a target keeps the files that the code under test reads and writes.
struct FuzzFolder {
    let path: String

    /// Creates an empty folder.
    ///
    /// - Throws: An error if the folder cannot be written.
    init(_ path: String) throws {
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        // Places in messages and logs have no links.
        self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Writes a file, in folders that are made for it.
    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// The paths of all files, with their contents where they are regular.
    var contents: [String: Data] {
        var found: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
            found[name] = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
        }
        return found
    }
}
