import VitrineColor
import VitrineDisplayList
import VitrineFormats
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineSource

/// A picture that something else has drawn, and that is compared with a golden.
package struct SuitePicture: Sendable {
    /// The name of the picture, which is that of its folder of goldens.
    package let name: String
    /// The name of the golden in that folder.
    package let variant: String
    package let image: RGBA8Image
    package let colorSpace: ColorSpace
    /// Device pixels per point, in which masks are given.
    package let scale: Double

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - name: The name of the picture, which is that of its folder of goldens.
    ///   - variant: The name of the golden in that folder.
    ///   - image: The pixels.
    ///   - colorSpace: The colour space of their components.
    ///   - scale: Device pixels per point, in which masks are given.
    package init(name: String, variant: String, image: RGBA8Image, colorSpace: ColorSpace, scale: Double) {
        self.name = name
        self.variant = variant
        self.image = image
        self.colorSpace = colorSpace
        self.scale = scale
    }

    /// Reads the pixels of a PNG file with 8 bits per channel: those of the file, if they are in a colour
    /// space that goldens have.
    ///
    /// - Throws: An ``ImageDecodingError`` if the bytes are not a PNG file, or one that is too large.
    package static func pixels(
        of png: [UInt8]
    ) throws(ImageDecodingError) -> (image: RGBA8Image, colorSpace: ColorSpace) {
        do throws(PNG.DecodingError) {
            let file = try PNG.decode(png, limit: SceneLimits.standard.pixels)
            if case .eight(let image) = file.pixels, let space = file.color.space { return (image, space) }
            let space = file.colorSpace
            return (file.pixmap(in: space).rgba8(), space)
        } catch {
            throw .png(error)
        }
    }

    /// Returns the picture as a PNG file, for another process.
    ///
    /// - Throws: An ``ImageEncodingError`` if it has no pixels.
    package func png() throws(ImageEncodingError) -> [UInt8] {
        do throws(PNG.EncodingError) {
            return try PNG.encode(image, colorSpace: colorSpace, compression: .fast)
        } catch {
            throw .png(error)
        }
    }
}
