import VitrineFiles
import VitrineFormats
import VitrineRendering

/// A picture of a test's own, as a process hands it to another: in a file.
package struct GoldenJobPicture: Hashable, Sendable, Codable {
    /// The name of the picture, which is that of its folder of goldens.
    private let name: String
    private let variant: String
    /// The path of a PNG file.
    private let file: String
    private let scale: Double

    /// Creates a picture that lies in a file.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - file: The path of the PNG file that holds its pixels.
    package init(_ picture: SuitePicture, in file: String) {
        name = picture.name
        variant = picture.variant
        scale = picture.scale
        self.file = file
    }

    /// The picture, read from its file.
    var picture: SuitePicture {
        get throws(PictureError) {
            let bytes: [UInt8]
            do throws(FileReadError) {
                bytes = try FileBytes.read(file, limit: InputLimits.comparedBytes)
            } catch {
                throw .input(error)
            }
            do throws(ImageDecodingError) {
                let (image, colorSpace) = try SuitePicture.pixels(of: bytes)
                return SuitePicture(
                    name: name, variant: variant, image: image, colorSpace: colorSpace, scale: scale)
            } catch {
                throw .decoding(error, path: file)
            }
        }
    }
}
