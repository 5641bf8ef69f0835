import CAVIFReference
import VitrineTestSupport

/// A file that libavif writes, and what the library alone makes of it.
struct ReferenceAVIF: Sendable, CustomStringConvertible {
    enum Chroma: Int32, Sendable, CaseIterable {
        case all = 1
        case halfColumns
        case halves
        case none
    }

    var width: Int
    var height: Int
    var chroma = Chroma.halves
    var depth = 8
    var isFullRange = true
    var matrix = 6
    var colors = (primaries: 1, transfer: 13)
    var hasAlpha = false
    var isPremultiplied = false
    var turns = -1
    var mirror = -1
    var aperture: [UInt32] = []
    var profile: [UInt8] = []
    var frames = 1

    var description: String {
        "\(width)x\(height) \(chroma) \(depth) bits, matrix \(matrix), "
            + "\(isFullRange ? "full" : "video") range\(hasAlpha ? ", alpha" : "")"
    }

    /// Luma, Cb, Cr and alpha: slopes with noise.
    var samples: [UInt16] {
        var random = SeededGenerator(seed: 5)
        let half = ((width + 1) / 2, (height + 1) / 2)
        let size =
            switch chroma {
            case .all: (width, height)
            case .halfColumns: (half.0, height)
            case .halves: half
            case .none: (0, 0)
            }
        let sizes = [(width, height), size, size] + (hasAlpha ? [(width, height)] : [])
        let highest = 1 << depth - 1
        return sizes.enumerated().flatMap { index, size in
            (0..<size.0 * size.1).map { place in
                let slope = place % size.0 * (9 + index) + place / size.0 * (5 + 3 * index)
                let value = (slope + Int.random(in: 0..<40, using: &random) + 70 * index) % 256
                return UInt16(value * highest / 255)
            }
        }
    }

    var file: [UInt8] {
        var said = vitrine_reference_avif(
            width: Int32(width), height: Int32(height), depth: Int32(depth), format: chroma.rawValue,
            is_full_range: isFullRange ? 1 : 0, primaries: Int32(colors.primaries),
            transfer: Int32(colors.transfer), matrix: Int32(matrix), has_alpha: hasAlpha ? 1 : 0,
            is_premultiplied: isPremultiplied ? 1 : 0, quantizer: 4, turns: Int32(turns),
            mirror: Int32(mirror), aperture: (0, 0, 0, 0, 0, 0, 0, 0), frames: Int32(frames))
        if aperture.count == 8 {
            let n = aperture
            said.aperture = (n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7])
        }
        var file = [UInt8](repeating: 0, count: width * height * 16 + 16384)
        let length = unsafe vitrine_reference_avif_write(
            &said, samples, profile, profile.count, &file, file.count)
        return Array(file.prefix(length))
    }

    /// Returns what the library makes of a file, or `nil` if it fails.
    func libraryPixels(of file: [UInt8]) -> [UInt8]? {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let isRead = unsafe vitrine_reference_avif_read(
            file, file.count, Int32(width), Int32(height), &pixels)
        return isRead != 0 ? pixels : nil
    }
}
