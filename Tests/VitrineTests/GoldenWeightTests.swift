import Foundation
import Testing

/// Every clone carries the goldens, so that they are kept small. They were before, too.
@Suite struct GoldenWeightTests {
    private static let folder = GalleryGoldenTests.root.appendingPathComponent("goldens")

    /// What may be measured at most, and of which files.
    enum Bound: CaseIterable {
        case all, films

        var limit: Int { self == .all ? 28_000_000 : 3_000_000 }

        func holds(_ name: String) -> Bool { self == .all || name == "film.json" || name == "film.png" }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: folder.path), "the goldens are not in this copy"),
        arguments: Bound.allCases)
    func goldensStaySmall(_ bound: Bound) throws {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
        let files = try #require(
            FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: Array(keys)))
        var (bytes, count) = (0, 0)
        for case let file as URL in files {
            let values = try file.resourceValues(forKeys: keys)
            guard values.isRegularFile == true, bound.holds(file.lastPathComponent) else { continue }
            bytes += values.fileSize ?? 0
            count += 1
        }
        #expect(count > 100)
        #expect(bytes < bound.limit, "\(bytes) bytes in \(count) files")
    }
}
