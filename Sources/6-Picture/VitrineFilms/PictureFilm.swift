import VitrineColor
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineThreads

/// A film as numbered pictures, each the file that `render` writes at its time.
struct PictureFilm: FilmEncoder {
    let colorSpace: ColorSpace
    let compression: PNG.Compression
    /// The number of digits of a frame's number.
    let digits: Int
    /// The name of the scene, for messages.
    let scene: String
    private var count = 0
    /// The bytes of the last frame.
    private var last: [UInt8] = []

    init(frames: Int, colorSpace: ColorSpace, compression: PNG.Compression, scene: String) {
        digits = max(String(frames).count, 4)
        self.colorSpace = colorSpace
        self.compression = compression
        self.scene = scene
    }

    var head: [FilmOutput] { [] }

    mutating func add(
        _ frame: FilmPixels, changed: PixelRect, workers: Workers
    ) throws(FilmInterruption) -> [FilmOutput] {
        if !changed.isEmpty || count == 0 {
            do throws(PNG.EncodingError) {
                last = try encoded(frame, workers)
            } catch {
                throw .failure(.encoding(.png(error), scene: scene))
            }
        }
        count += 1
        let number = String(count)
        let zeros = String(repeating: "0", count: max(digits - number.count, 0))
        return [.file(last, name: "frame-\(zeros)\(number).png")]
    }

    mutating func finish() -> [FilmOutput] { [] }

    private func encoded(_ frame: FilmPixels, _ workers: Workers) throws(PNG.EncodingError) -> [UInt8] {
        switch frame {
        case .eight(let image):
            try PNG.encode(image, colorSpace: colorSpace, compression: compression, workers: workers)
        case .sixteen(let image):
            try PNG.encode(image, colorSpace: colorSpace, compression: compression, workers: workers)
        case .video: []
        }
    }
}
