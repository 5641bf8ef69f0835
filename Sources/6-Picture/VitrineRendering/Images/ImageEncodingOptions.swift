import VitrinePNG

/// Options for writing image files. Each format ignores those that it does not support.
public struct ImageEncodingOptions: Hashable, Sendable {
    /// The number of bits per channel. Pictures with 8 bits are dithered.
    public var depth: BitDepth
    /// The texts to write.
    public var text: [ImageText]
    /// The effort spent on a small file. It does not affect the pixels.
    public var compression: ImageCompression

    /// Creates options.
    ///
    /// - Parameters:
    ///   - depth: The number of bits per channel. Default: 8.
    ///   - text: The texts to write. Default: none.
    ///   - compression: The effort spent on a small file. Default: `standard`.
    public init(
        depth: BitDepth = .eight, text: [ImageText] = [], compression: ImageCompression = .standard
    ) {
        self.depth = depth
        self.text = text
        self.compression = compression
    }
}
