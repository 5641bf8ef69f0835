import VitrineFormats
import VitrinePNG
import VitrineSamples

extension PNG.Decoded {
    /// Reads a file of any format, as the PNG file that it might have been.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file, whose first bytes tell the format.
    ///   - limit: The maximum number of pixels.
    init(ofAnyFormat bytes: [UInt8], limit: Int) throws(ImageDecodingError) {
        if let format = StillFormats.format(of: bytes) {
            do throws(PictureDecodingError) {
                self.init(try format.decode(bytes, limit: limit))
            } catch {
                throw .still(error)
            }
            return
        }
        do throws(PNG.DecodingError) {
            self = try PNG.decode(bytes, limit: limit)
        } catch .notPNG {
            throw ImageDecodingError(unrecognized: bytes)
        } catch {
            throw .png(error)
        }
    }
}
