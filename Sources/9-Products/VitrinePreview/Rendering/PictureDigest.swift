import VitrinePixels
import VitrineThreads

/// A hash of a picture that is kept by its rows, so that a changed part costs only its own rows.
struct PictureDigest: Sendable {
    private var rows: [UInt64] = []
    private var width = 0

    /// Takes over the rows of a picture that may have changed.
    ///
    /// - Parameters:
    ///   - picture: The picture as it is now.
    ///   - changed: The part that may differ from the last picture.
    ///   - workers: The threads to use.
    mutating func update(_ picture: Pixmap, changed: PixelRect, workers: Workers) {
        var range = max(changed.y0, 0)..<min(max(changed.y1, changed.y0, 0), picture.height)
        if rows.count != picture.height || width != picture.width {
            rows = [UInt64](repeating: 0, count: picture.height)
            width = picture.width
            range = 0..<picture.height
        }
        let indices = Array(range)
        let hashes = workers.map(indices) { y in
            Self.hash(picture.pixels[y * picture.width..<(y + 1) * picture.width])
        }
        for (y, hash) in zip(indices, hashes) { rows[y] = hash }
    }

    /// The hash as 16 hexadecimal digits.
    var digits: String {
        var hash = Self.mixed(UInt64(truncatingIfNeeded: width), UInt64(truncatingIfNeeded: rows.count))
        for row in rows { hash = Self.mixed(hash, row) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func hash(_ row: ArraySlice<Pixmap.Pixel>) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for pixel in row {
            let low = UInt64(pixel.x) | UInt64(pixel.y) &<< 16
            hash = mixed(hash, low | UInt64(pixel.z) &<< 32 | UInt64(pixel.w) &<< 48)
        }
        return hash
    }

    /// One round of SplitMix64 over both words.
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        var z = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
        z ^= z &>> 29
        return z &* 0x94D0_49BB_1331_11EB &+ 0x9E37_79B9_7F4A_7C15
    }
}
