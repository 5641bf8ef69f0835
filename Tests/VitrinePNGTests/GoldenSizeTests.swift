import CPNGOracle
import Foundation
import Testing
import VitrineGraphics
import VitrinePNG

/// The promise of `PNG.Compression`: no golden is larger than libpng makes it at level 6 with all its filters.
struct GoldenSizeTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("goldens").path

    /// One of each pair: the encoder of a debug build is slow.
    static let goldens: [String] = {
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix("dark.png") }.sorted()
    }()

    @Test(arguments: goldens)
    func noLargerThanLibpng(_ golden: String) throws {
        let file = try PNG.decode(FileBytes.read(Self.root + "/" + golden, limit: 64 << 20))
        guard case .eight(let image) = file.pixels else {
            Issue.record("goldens have 8 bits")
            return
        }
        let libpng = unsafe image.components.withUnsafeBufferPointer { pixels in
            unsafe vitrine_oracle_png_size(
                UInt32(image.width), UInt32(image.height), image.isOpaque ? 1 : 0, pixels.baseAddress)
        }
        let bytes = try PNG.encode(image)
        #expect(libpng > 0 && bytes.count <= libpng)
        #expect(try PNG.decode(bytes).pixels == file.pixels)
    }

    @Test func thereAreGoldens() { #expect(!Self.goldens.isEmpty) }
}
