import Foundation

/// The seeds of a fuzz target: small files, of which every past finding is one.
public struct FuzzCorpus: Sendable {
    /// The files, sorted by name.
    public let inputs: [(name: String, bytes: [UInt8])]

    /// Reads the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder of all corpora.
    ///   - target: The name of the target.
    /// - Throws: An error if there is no such folder, or no file in it.
    public init(folder: String, target: String) throws {
        let place = "\(folder)/\(target)"
        let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
        inputs = names.filter { !$0.hasPrefix(".") }.compactMap { name in
            FileManager.default.contents(atPath: "\(place)/\(name)").map { (name, [UInt8]($0)) }
        }
        guard !inputs.isEmpty else { throw CocoaError(.fileReadNoSuchFile) }
    }
}
