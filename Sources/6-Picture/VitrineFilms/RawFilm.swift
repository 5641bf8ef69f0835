import VitrinePixels
import VitrineThreads

/// A film as the components of its frames: bytes, or 16 bits with the low byte first.
struct RawFilm: FilmEncoder {
    var head: [FilmOutput] { [] }

    mutating func add(
        _ frame: FilmPixels, changed: PixelRect, workers: Workers
    ) throws(FilmInterruption) -> [FilmOutput] {
        switch frame {
        case .eight(let image): [.bytes(image.components)]
        case .sixteen(let image): [.bytes(Self.bytes(image.components))]
        case .video(let planes): [.bytes(planes.bytes)]
        }
    }

    mutating func finish() -> [FilmOutput] { [] }

    private static func bytes(_ components: [UInt16]) -> [UInt8] {
        let ordered = components.map(\.littleEndian)
        return unsafe ordered.withUnsafeBytes { unsafe Array($0) }
    }
}
