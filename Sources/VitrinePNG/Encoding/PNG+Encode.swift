import VitrineGraphics

extension PNG {
    /// Writes a picture of 8 bits a channel: by a palette where it has at most 256 colours and that pays, else
    /// without its alpha where every pixel is opaque.
    ///
    /// The same picture, text and compression give the same bytes on every machine and for any number of
    /// threads; only the profile of Display P3 is compressed by zlib, and depends on its version.
    ///
    /// - Parameters:
    ///   - colorSpace: what the components are encoded in, which the file states: sRGB by `sRGB`,
    ///     Display P3 by `iCCP` and `cICP`.
    ///   - compression: how much time is spent on a small file.
    ///   - workers: the threads to use.
    public static func encode(
        _ image: RGBA8Image, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB,
        compression: Compression = .standard, workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encoded(image, text: text, colorSpace: colorSpace, compression: compression, workers: workers)
    }

    /// Writes a picture of 16 bits a channel, without its alpha where every pixel is opaque.
    ///
    /// - Parameters:
    ///   - colorSpace: what the components are encoded in, which the file states as with 8 bits.
    ///   - compression: how much time is spent on a small file.
    ///   - workers: the threads to use.
    public static func encode(
        _ image: RGBA16Image, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB,
        compression: Compression = .standard, workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encoded(image, text: text, colorSpace: colorSpace, compression: compression, workers: workers)
    }

    private static func encoded<Component>(
        _ image: RGBAImage<Component>, text: [TextChunk], colorSpace: ColorSpace, compression: Compression,
        workers: Workers
    ) throws(PNG.EncodingError) -> [UInt8] {
        guard image.width > 0, image.height > 0 else {
            throw .emptyImage(width: image.width, height: image.height)
        }
        guard Int32(exactly: image.width) != nil, Int32(exactly: image.height) != nil else {
            throw .tooLarge(width: image.width, height: image.height)
        }
        for chunk in text {
            guard chunk.hasValidKeyword else { throw .invalidKeyword(chunk.keyword) }
            guard chunk.hasValidText else { throw .invalidText(keyword: chunk.keyword) }
        }
        let plan = Plan(image, isOpaque: isOpaque(image), compression: compression)
        var smallest: [UInt8]?
        for policy in plan.policies {
            let rows = try FilteredRows(image, plan: plan, policy: policy, workers: workers)
            let stream = try ZlibStream(rows, workers: workers).bytes
            if stream.count < smallest?.count ?? .max { smallest = stream }
        }
        return try Container(plan: plan, text: text, colorSpace: colorSpace).file(around: smallest ?? [])
    }

    /// `RGBAImage.isOpaque`, its plain twin, takes a bounds check a pixel.
    static func isOpaque<Component>(_ image: RGBAImage<Component>) -> Bool {
        unsafe image.components.withUnsafeBufferPointer { components in
            var all = Component.max
            for index in Swift.stride(from: 3, to: components.count, by: 4) {
                all &= unsafe components[index]
            }
            return all == .max
        }
    }
}
