import VitrinePixels
import VitrineSamples

extension GIF {
    /// Decodes the first frame of a file, on the file's canvas, which is transparent around it.
    ///
    /// A file that ends within the frame is an error; what follows the frame is not looked at.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - limit: The maximum number of pixels, checked before memory is allocated.
    package static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PictureDecodingError) -> StillPicture {
        do throws(PictureDecodingError.Reason) {
            let frame = try Frame(bytes, limit: limit)
            var decoder = LZWDecoder(frame.data, bits: frame.bits)
            let values = try decoder.values(frame.width * frame.height)
            return StillPicture(stored: image(of: frame, values), profile: nil, exif: nil)
        } catch {
            throw PictureDecodingError(article, error)
        }
    }

    private static func image(of frame: Frame, _ values: [UInt8]) -> RGBA8Image {
        let (width, height) = frame.canvas
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let rows = frame.isInterlaced ? interlacedRows(frame.height) : Array(0..<frame.height)
        for (stored, row) in rows.enumerated() {
            var to = ((frame.y + row) * width + frame.x) * 4
            for value in values[stored * frame.width..<(stored + 1) * frame.width] {
                let (color, index) = (Int(value) * 3, Int(value))
                if index != frame.transparent {
                    // As in most programs, a colour beyond the palette is black.
                    let isKnown = color + 3 <= frame.palette.count
                    for lane in 0..<3 { pixels[to + lane] = isKnown ? frame.palette[color + lane] : 0 }
                    pixels[to + 3] = 255
                }
                to += 4
            }
        }
        return RGBA8Image(width: width, height: height, components: pixels)
    }

    /// Returns the rows of an interlaced frame in their stored order: each eighth, those between, and so on.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}
