import Foundation
import VitrineFiles

/// A rendered scene: its picture, and where its nodes are.
public struct Rendering: Sendable {
    /// The picture with 16 bits per channel, as encoders take it.
    public let image: RenderedImage
    /// The width of the canvas, in points.
    public let width: Double
    /// The height of the canvas, in points.
    public let height: Double
    /// Device pixels per point.
    public let scale: Double
    /// The frames of the nodes, in the order of the scene.
    public let frames: [NodeFrame]
    /// The warnings about the scene.
    public let warnings: [SceneDiagnostic]

    private let converted: ConvertedPixels
    private let scene: String
    private let options: RenderOptions

    init(
        image: RenderedImage, width: Double, height: Double, scale: Double, frames: [NodeFrame],
        warnings: [SceneDiagnostic], scene: String, options: RenderOptions
    ) {
        self.image = image
        converted = ConvertedPixels(image)
        (self.width, self.height, self.scale) = (width, height, scale)
        self.frames = frames
        self.warnings = warnings
        self.scene = scene
        self.options = options
    }

    /// The pixels with 8 bits per channel, dithered as they are in the PNG file. They are converted once.
    public var pixels: PixelImage { converted.pixels }

    /// Everything except the picture, as a value that can be encoded as JSON.
    public var layout: SceneLayout {
        SceneLayout(width: width, height: height, scale: scale, frames: frames, warnings: warnings)
    }

    /// Returns the frame of the node with an id; `nil` if there is none.
    public func frame(of id: String) -> NodeFrame? { frames.first { $0.id == id } }

    /// Returns the bytes of a PNG file, compressed as the options of the rendering say.
    ///
    /// - Parameter depth: The number of bits per channel. Default: 8.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/encoding`` if the picture cannot be
    ///   encoded.
    public func png(depth: BitDepth = .eight) throws(RenderError) -> [UInt8] {
        try encoded(
            as: PNGEncoder.self, ImageEncodingOptions(depth: depth, compression: options.compression))
    }

    /// Returns a PNG file, compressed as the options of the rendering say.
    ///
    /// - Parameter depth: The number of bits per channel. Default: 8.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/encoding`` if the picture cannot be
    ///   encoded.
    public func pngData(depth: BitDepth = .eight) throws(RenderError) -> Data {
        Data(try png(depth: depth))
    }

    /// Returns the bytes of an image file.
    ///
    /// - Parameters:
    ///   - format: The format of the file.
    ///   - options: The options of the format. Default: 8 bits per channel, no texts.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/encoding`` if the picture cannot be
    ///   encoded.
    public func encoded(
        as format: any ImageEncoder.Type, _ options: ImageEncodingOptions = ImageEncodingOptions()
    ) throws(RenderError) -> [UInt8] {
        do throws(ImageEncodingError) {
            return try image.encoded(as: format, options, threads: self.options.threads)
        } catch {
            throw .encoding(error, scene: scene)
        }
    }

    /// Writes an image file, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - format: The format of the file, such as an encoder of your own. Default: the one that the
    ///     extension of the file's name tells.
    ///   - depth: The number of bits per channel. Default: 8.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/encoding`` if no format has the extension
    ///   or the picture cannot be encoded, and of the kind ``RenderError/Kind/output`` if the file cannot be
    ///   written.
    public func write(
        to path: String, as format: (any ImageEncoder.Type)? = nil, depth: BitDepth = .eight
    ) throws(RenderError) {
        guard let format = format ?? ImageEncoders.encoder(forPath: path) else {
            let known = ImageEncoders.all.flatMap { $0.fileExtensions }.joined(separator: ", ")
            throw .encoding(
                ImageEncodingError("\(path): unknown image format; supported: \(known)"), scene: scene)
        }
        let bytes = try encoded(
            as: format, ImageEncodingOptions(depth: depth, compression: options.compression))
        do throws(FileWriteError) {
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw .output(error)
        }
    }

    /// Writes an image file, whole or not at all.
    ///
    /// - Parameters:
    ///   - url: The location of the file, on disk.
    ///   - format: The format of the file, such as an encoder of your own. Default: the one that the
    ///     extension of the file's name tells.
    ///   - depth: The number of bits per channel. Default: 8.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/encoding`` if no format has the extension
    ///   or the picture cannot be encoded, and of the kind ``RenderError/Kind/output`` if the file cannot be
    ///   written.
    public func write(
        to url: URL, as format: (any ImageEncoder.Type)? = nil, depth: BitDepth = .eight
    ) throws(RenderError) {
        try write(to: url.path, as: format, depth: depth)
    }
}
