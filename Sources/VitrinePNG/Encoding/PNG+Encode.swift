import CPNG
import VitrineGraphics

extension PNG {
    /// Writes a picture of 8 bits a channel, without its alpha where every pixel is opaque.
    ///
    /// The same picture and text give the same bytes as long as libpng and zlib stay the same.
    ///
    /// - Parameter colorSpace: what the components are encoded in, which the file states: sRGB by `sRGB`,
    ///   Display P3 by `iCCP` and `cICP`.
    public static func encode(
        _ image: RGBA8Image, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encode(image, depth: 8, text: text, colorSpace: colorSpace, compression: .standard)
    }

    /// Writes a picture of 16 bits a channel, without its alpha where every pixel is opaque.
    ///
    /// - Parameter colorSpace: what the components are encoded in, which the file states as with 8 bits.
    public static func encode(
        _ image: RGBA16Image, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encode(image, depth: 16, text: text, colorSpace: colorSpace, compression: .standard)
    }

    static func encode<Component>(
        _ image: RGBAImage<Component>, depth: Int32, text: [TextChunk], colorSpace: ColorSpace = .sRGB,
        compression: Compression
    ) throws(PNG.EncodingError) -> [UInt8] {
        guard image.width > 0, image.height > 0 else {
            throw .emptyImage(width: image.width, height: image.height)
        }
        guard let width = Int32(exactly: image.width), let height = Int32(exactly: image.height) else {
            throw .tooLarge(width: image.width, height: image.height)
        }
        for chunk in text {
            guard chunk.hasValidKeyword else { throw .invalidKeyword(chunk.keyword) }
            guard chunk.hasValidText else { throw .invalidText(keyword: chunk.keyword) }
        }
        var settings = unsafe vitrine_png_settings()
        unsafe settings.width = UInt32(width)
        unsafe settings.height = UInt32(height)
        unsafe settings.depth = depth
        unsafe settings.opaque = isOpaque(image) ? 1 : 0
        unsafe settings.level = compression.level
        unsafe settings.strategy = compression.strategy.rawValue
        unsafe settings.filter = compression.filter.rawValue
        var output = unsafe vitrine_png_output()
        defer { unsafe vitrine_png_output_free(&output) }
        let profile = colorSpace == .displayP3 ? StatedProfile.displayP3 : nil
        let status = unsafe withCTexts(text) { texts in
            unsafe image.components.withUnsafeBytes { pixels in
                unsafe withCProfile(profile, &settings) { settings in
                    unsafe vitrine_png_encode(
                        &settings, pixels.bindMemory(to: UInt8.self).baseAddress, texts.baseAddress,
                        texts.count, &output)
                }
            }
        }
        switch status {
        case VITRINE_PNG_OK:
            return unsafe [UInt8](UnsafeBufferPointer(start: output.bytes, count: output.count))
        case VITRINE_PNG_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .failed(unsafe message(of: output))
        }
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

    private static func message(of output: vitrine_png_output) -> String {
        unsafe withUnsafeBytes(of: output.message) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// Lends the profile to C, in the settings; without one they stay as they are.
    private static func withCProfile<Result>(
        _ profile: StatedProfile?, _ settings: inout vitrine_png_settings,
        _ body: (inout vitrine_png_settings) -> Result
    ) -> Result {
        guard let profile else { return unsafe body(&settings) }
        unsafe settings.code_points = profile.codePoints
        return unsafe profile.name.withCString { name in
            unsafe profile.bytes.withUnsafeBufferPointer { bytes in
                unsafe settings.profile_name = unsafe name
                unsafe settings.profile = bytes.baseAddress
                unsafe settings.profile_count = UInt32(bytes.count)
                return unsafe body(&settings)
            }
        }
    }

    /// Lends the texts to C: all strings lie, each ended by NUL, in one array.
    private static func withCTexts<Result>(
        _ chunks: [TextChunk], _ body: (UnsafeBufferPointer<vitrine_png_text>) -> Result
    ) -> Result {
        var storage: [UInt8] = []
        var starts: [(keyword: Int, text: Int)] = []
        for chunk in chunks {
            let keyword = storage.count
            storage += Latin1.bytes(chunk.keyword) + [0]
            starts.append((keyword, storage.count))
            storage += (chunk.isLatin1 ? Latin1.bytes(chunk.text) : Array(chunk.text.utf8)) + [0]
        }
        return unsafe storage.withUnsafeBytes { bytes in
            let characters = unsafe bytes.bindMemory(to: CChar.self)
            let texts = unsafe zip(chunks, starts).map { chunk, start in
                unsafe vitrine_png_text(
                    keyword: characters.baseAddress.map { unsafe $0 + start.keyword },
                    keyword_length: chunk.keyword.unicodeScalars.count,
                    text: characters.baseAddress.map { unsafe $0 + start.text },
                    length: chunk.text.utf8.count, utf8: chunk.isLatin1 ? 0 : 1)
            }
            return unsafe texts.withUnsafeBufferPointer { unsafe body($0) }
        }
    }
}
