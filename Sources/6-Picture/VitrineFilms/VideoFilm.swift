import VitrinePixels
import VitrineThreads

/// A film as uncompressed video (YUV4MPEG2).
struct VideoFilm: FilmEncoder {
    let width: Int
    let height: Int
    let rate: FrameRate

    /// The header. The format has no word of its own for the matrix of colours.
    var head: [FilmOutput] {
        let size = "W\(width) H\(height) F\(rate.numerator):\(rate.denominator) Ip A1:1"
        return [
            .bytes(Array("YUV4MPEG2 \(size) C444 XCOLORRANGE=LIMITED XCOLORSPACE=BT709\n".utf8))
        ]
    }

    mutating func add(
        _ frame: FilmPixels, changed: PixelRect, workers: Workers
    ) throws(FilmInterruption) -> [FilmOutput] {
        guard case .video(let planes) = frame else { return [] }
        return [.bytes(Array("FRAME\n".utf8)), .bytes(planes.bytes)]
    }

    mutating func finish() -> [FilmOutput] { [] }
}
