import VitrineFiles
import VitrineFormats
import VitrinePixels
import VitrineSource

/// An image file in memory: its pixels, in sRGB or Display P3, and its metadata.
package struct PictureFile: Sendable {
    package var picture: RenderedImage
    /// The number of bits per channel that keeps the file's precision.
    package var depth: BitDepth
    package var texts: [ImageText]
    /// Problems of the file that are not serious enough to reject it.
    package var warnings: [String]

    /// Reads an image file.
    ///
    /// Colours in Display P3 stay in that space; all others are converted to sRGB. Pixels are upright, and
    /// texts that may state an orientation are left out where pixels were turned.
    ///
    /// - Parameter path: The path of the file, of at most 512 MiB; `-` for standard input.
    /// - Throws: A ``PictureError`` if the file cannot be read or decoded.
    package init(reading path: String) throws(PictureError) {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try StandardInput.read(path, limit: InputLimits.comparedBytes)
        } catch {
            throw .input(error)
        }
        do throws(ImageDecodingError) {
            let file = try ImageDecoders.decode(bytes, limit: SceneLimits.standard.pixels)
            picture = RenderedImage(pixels: file.pixmap(in: file.colorSpace), colorSpace: file.colorSpace)
            depth = file.depth
            let odd = file.texts.filter { !$0.isValid }.map {
                "a text is left out, because its keyword `\($0.keyword)` or its contents are not allowed"
            }
            let stale = file.isTurned ? file.texts.filter(\.mayStateOrientation) : []
            texts = file.texts.filter { $0.isValid && !stale.contains($0) }
            warnings =
                file.warnings + odd
                + stale.map {
                    "the text `\($0.keyword)` is left out, because it may turn the picture a second time"
                }
        } catch {
            throw .decoding(error, path: path)
        }
    }

    /// Returns the bytes of a PNG file, dithered if it has 8 bits per channel.
    ///
    /// - Parameters:
    ///   - compression: The effort spent on a small file.
    ///   - threads: The number of threads that compress the pixels.
    /// - Throws: ``PictureError/encoding(_:)`` if the picture cannot be encoded.
    package func encoded(
        compression: ImageCompression = .standard, threads: Int = 1
    ) throws(PictureError) -> [UInt8] {
        do throws(ImageEncodingError) {
            return try picture.encoded(
                ImageEncodingOptions(depth: depth, text: texts, compression: compression),
                threads: threads)
        } catch {
            throw .encoding(error)
        }
    }
}

extension ImageText {
    /// `true` for the texts in which programs store Exif and XMP, with an orientation as in `eXIf`.
    fileprivate var mayStateOrientation: Bool {
        keyword == "XML:com.adobe.xmp" || keyword.hasPrefix("Raw profile type ")
    }
}
