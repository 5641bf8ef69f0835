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

    private let scene: String
    private let options: RenderOptions

    init(
        image: RenderedImage, width: Double, height: Double, scale: Double, frames: [NodeFrame],
        warnings: [SceneDiagnostic], scene: String, options: RenderOptions
    ) {
        self.image = image
        (self.width, self.height, self.scale) = (width, height, scale)
        self.frames = frames
        self.warnings = warnings
        self.scene = scene
        self.options = options
    }

    /// The pixels with 8 bits per channel.
    public var pixels: PixelImage { PixelImage(image) }

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

    /// Writes an image file, whole or not at all. The extension of its name tells the format.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - depth: The number of bits per channel. Default: 8.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/encoding`` if no format has the extension,
    ///   or the file cannot be written.
    public func write(to path: String, depth: BitDepth = .eight) throws(RenderError) {
        guard let format = ImageEncoders.encoder(forPath: path) else {
            let known = ImageEncoders.all.flatMap { $0.fileExtensions }.joined(separator: ", ")
            throw .encoding(
                ImageEncodingError("\(path): unknown image format; supported: \(known)"), scene: scene)
        }
        let bytes = try encoded(
            as: format, ImageEncodingOptions(depth: depth, compression: options.compression))
        do throws(FileWriteError) {
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw .encoding(ImageEncodingError("\(error)"), scene: scene)
        }
    }
}
