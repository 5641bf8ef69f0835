import Foundation
import Testing

/// Every clone carries the goldens, so that they are kept small.
@Suite struct GoldenWeightTests {
    private static let folder = GalleryGoldenTests.root.appendingPathComponent("goldens")

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: folder.path), "the goldens are not in this copy"))
    func allTogetherStayBelow28MB() throws {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
        let files = try #require(
            FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: Array(keys)))
        var (bytes, count) = (0, 0)
        for case let file as URL in files {
            let values = try file.resourceValues(forKeys: keys)
            guard values.isRegularFile == true else { continue }
            bytes += values.fileSize ?? 0
            count += 1
        }
        #expect(count > 100)
        #expect(bytes < 28_000_000, "\(bytes) bytes in \(count) files")
    }
}
