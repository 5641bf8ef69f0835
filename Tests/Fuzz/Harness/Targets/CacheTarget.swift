import Foundation
import VitrineTestSupport
import VitrineText

@testable import VitrineSuites

/// Caches of suites. A damaged one costs time, and nothing else.
public final class CacheTarget: FuzzTarget {
    public static let name = "caches"

    private let folder: FuzzFolder
    private let library: FontLibrary
    private let file: String

    public init(folder: String) throws {
        self.folder = try FuzzFolder(folder)
        library = FontLibrary(extraFolders: [self.folder.path], includesSystem: false)
        try FileManager.default.createDirectory(
            atPath: self.folder.path + "/goldens", withIntermediateDirectories: true)
        // The name of the file is the cache's own affair: one is saved to find it.
        let cache = SuiteCache(
            goldens: self.folder.path + "/goldens", library: library,
            environment: ["VITRINE_CACHE": self.folder.path])
        cache.save(all: ["a"])
        let names = try FileManager.default.contentsOfDirectory(atPath: self.folder.path)
        guard let found = names.first(where: { $0.hasSuffix(".json") }) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        file = found
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        try folder.write(bytes, to: file)
        let cache = SuiteCache(
            goldens: folder.path + "/goldens", library: library, environment: ["VITRINE_CACHE": folder.path])
        let key = cache.key(["a"])
        let isCurrent = cache.isUpToDate("a/light.png", key: key) { "0123456789abcdef" }
        cache.save(all: ["a/light.png", "b/light.png"])
        // The key depends on this program, so no file from elsewhere can be up to date.
        return isCurrent ? .broken("a cache from elsewhere is believed") : .accepted
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        let words = [
            "version", "program", "entries", "path", "stamp", "hash", "key", "reads", "golden", "a/light.png",
            "/dev/zero", "/proc/self/mem", "fonts:/", "folder 00", "0123456789abcdef",
        ]
        return ValueMutation(words: words).apply(to: bytes, with: other, using: &random)
    }
}
