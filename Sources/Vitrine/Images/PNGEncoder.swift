import VitrinePNG
import VitrinePixels

/// The encoder of PNG files.
public struct PNGEncoder: ImageEncoder {
    public static let fileExtensions = ["png"]

    private let options: ImageEncodingOptions

    public init(_ options: ImageEncodingOptions) { self.options = options }

    public func encode(_ image: RenderedImage, workers: Workers) throws(ImageEncodingError) -> [UInt8] {
        do throws(PNG.EncodingError) {
            switch options.depth {
            case .eight:
                return try PNG.encode(
                    DitheredRows(image.pixels), text: options.text, colorSpace: image.colorSpace,
                    compression: options.compression, workers: workers)
            case .sixteen:
                return try PNG.encode(
                    image.pixels.rgba16(), text: options.text, colorSpace: image.colorSpace,
                    compression: options.compression, workers: workers)
            }
        } catch {
            throw .png(error)
        }
    }
}
