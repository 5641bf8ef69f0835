import VitrinePNG
import VitrinePixels
import VitrineThreads

/// The encoder of PNG files.
public struct PNGEncoder: ImageEncoder {
    public static let fileExtensions = ["png"]

    private let options: ImageEncodingOptions

    public init(_ options: ImageEncodingOptions) { self.options = options }

    public func encode(_ image: RenderedImage, threads: Int) throws(ImageEncodingError) -> [UInt8] {
        let workers = Workers(count: threads)
        do throws(PNG.EncodingError) {
            switch options.depth {
            case .eight:
                return try PNG.encode(
                    DitheredRows(image.pixels), text: options.text.map(\.chunk), colorSpace: image.colorSpace,
                    compression: options.compression.png, workers: workers)
            case .sixteen:
                return try PNG.encode(
                    image.pixels.rgba16(), text: options.text.map(\.chunk), colorSpace: image.colorSpace,
                    compression: options.compression.png, workers: workers)
            }
        } catch {
            throw .png(error)
        }
    }
}
