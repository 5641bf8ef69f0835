import Synchronization
import VitrineColor

/// The pictures of goldens and of differences that were sent last, as files.
final class GoldenPictures: Sendable {
    struct Key: Hashable, Sendable {
        var picture: GoldenBoard.Key
        var side: String
        /// The hashes of the golden and of the new picture.
        var hashes: [String?]
    }

    struct Kept: Sendable {
        var bytes: [UInt8]
        var colorSpace: ColorSpace
        /// The hash of the new picture's pixels; `nil` for other pictures.
        var hash: String?
        fileprivate var use = 0
    }

    private let kept = Mutex<(pictures: [Key: Kept], bytes: Int, uses: Int)>(([:], 0, 0))
    /// The maximum size of all files together.
    private static let limit = 64 << 20

    /// Returns a picture that is kept, or makes and keeps it.
    func picture(_ key: Key, _ make: () throws(HTTPRefusal) -> Kept) throws(HTTPRefusal) -> Kept {
        if let known = kept.withLock({ kept in
            kept.uses += 1
            kept.pictures[key]?.use = kept.uses
            return kept.pictures[key]
        }) {
            return known
        }
        let made = try make()
        kept.withLock { kept in
            kept.bytes += made.bytes.count - (kept.pictures[key]?.bytes.count ?? 0)
            kept.pictures[key] = made
            kept.pictures[key]?.use = kept.uses
            while kept.bytes > Self.limit, kept.pictures.count > 1,
                let oldest = kept.pictures.min(by: { $0.value.use < $1.value.use })
            {
                kept.bytes -= oldest.value.bytes.count
                kept.pictures[oldest.key] = nil
            }
        }
        return made
    }
}

extension GoldenPictures.Kept {
    init(_ bytes: [UInt8], in space: ColorSpace?, hash: String? = nil) {
        self.init(bytes: bytes, colorSpace: space ?? .sRGB, hash: hash, use: 0)
    }
}
