import VitrineColor
import VitrinePixels
import VitrineRendering
import VitrineThreads

/// The pixels of the current frame, of which rows are converted again where they have changed.
///
/// A frame that an encoder keeps when the next one is converted has a copy of its own.
struct FilmBuffer {
    let width: Int
    let height: Int
    private var eight: RGBA8Image?
    private var sixteen: RGBA16Image?
    private var video: VideoPlanes?

    /// Creates a transparent frame.
    init(width: Int, height: Int, format: FilmFormat, depth: BitDepth) {
        (self.width, self.height) = (width, height)
        let count = 4 * width * height
        switch (format, depth) {
        case (.y4m, _): video = VideoPlanes(width: width, height: height)
        case (_, .eight):
            eight = RGBA8Image(width: width, height: height, components: Array(repeating: 0, count: count))
        case (_, .sixteen):
            sixteen = RGBA16Image(width: width, height: height, components: Array(repeating: 0, count: count))
        }
    }

    var bounds: PixelRect { PixelRect(width: width, height: height) }

    /// The current frame.
    var pixels: FilmPixels? {
        eight.map { .eight($0) } ?? sixteen.map { .sixteen($0) } ?? video.map { .video($0) }
    }

    func hasSize(of picture: RenderedImage) -> Bool {
        (picture.pixels.width, picture.pixels.height) == (width, height)
    }

    /// Converts rows of a picture of the same size.
    mutating func update(_ rows: Range<Int>, from picture: RenderedImage, workers: Workers) {
        // Memory that the writer still has would be copied for nothing.
        if rows.isEmpty { return }
        let pixels = video == nil ? picture.pixels : picture.pixels(in: .sRGB)
        eight?.update(rows, from: pixels, workers: workers)
        sixteen?.update(rows, from: pixels, workers: workers)
        video?.update(rows, from: pixels, workers: workers)
    }
}
