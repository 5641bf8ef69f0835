import CPNG
import VitrineColor

extension PNG {
    /// The chunks of a file, other than its pixels, written by libpng.
    struct Container {
        let plan: Plan
        let text: [TextChunk]
        let colorSpace: ColorSpace

        /// Returns the whole file, given the zlib stream of the pixels.
        func file(around stream: [UInt8]) throws(PNG.EncodingError) -> [UInt8] {
            var settings = unsafe vitrine_png_settings()
            unsafe settings.width = UInt32(plan.width)
            unsafe settings.height = UInt32(plan.height)
            unsafe settings.depth = Int32(plan.depth)
            unsafe settings.color_type = plan.colorType
            var output = unsafe vitrine_png_output()
            defer { unsafe vitrine_png_output_free(&output) }
            let profile = colorSpace == .displayP3 ? EmbeddedProfile.displayP3 : nil
            let status = unsafe withCTexts { texts in
                unsafe stream.withUnsafeBufferPointer { stream in
                    unsafe withCProfile(profile, &settings) { settings in
                        unsafe withCPalette(&settings) { settings in
                            unsafe vitrine_png_encode(
                                &settings, stream.baseAddress, stream.count, texts.baseAddress, texts.count,
                                &output)
                        }
                    }
                }
            }
            switch status {
            case VITRINE_PNG_OK:
                return unsafe [UInt8](UnsafeBufferPointer(start: output.bytes, count: output.count))
            case VITRINE_PNG_OUT_OF_MEMORY: throw .outOfMemory
            default: throw .failed(unsafe Self.message(of: output))
            }
        }

        private static func message(of output: vitrine_png_output) -> String {
            unsafe withUnsafeBytes(of: output.message) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }
}

extension PNG.Container {
    /// Lends the palette to C through the settings, which stay unchanged if there is none.
    private func withCPalette<Result>(
        _ settings: inout vitrine_png_settings, _ body: (inout vitrine_png_settings) -> Result
    ) -> Result {
        guard case .palette(let palette) = plan.format else { return unsafe body(&settings) }
        return unsafe palette.redGreenBlue.withUnsafeBufferPointer { colors in
            unsafe palette.alphas.withUnsafeBufferPointer { alphas in
                unsafe settings.palette = colors.baseAddress
                unsafe settings.palette_count = UInt32(palette.colors.count)
                unsafe settings.alphas = alphas.baseAddress
                unsafe settings.alpha_count = UInt32(alphas.count)
                return unsafe body(&settings)
            }
        }
    }

    /// Lends the profile to C through the settings, which stay unchanged if there is none.
    private func withCProfile<Result>(
        _ profile: EmbeddedProfile?, _ settings: inout vitrine_png_settings,
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

    /// Lends the texts to C. All strings are stored in one array, each terminated by NUL.
    private func withCTexts<Result>(
        _ body: (UnsafeBufferPointer<vitrine_png_text>) -> Result
    ) -> Result {
        var storage: [UInt8] = []
        var starts: [(keyword: Int, text: Int)] = []
        for chunk in text {
            let keyword = storage.count
            storage += Latin1.bytes(chunk.keyword) + [0]
            starts.append((keyword, storage.count))
            storage += (chunk.isLatin1 ? Latin1.bytes(chunk.text) : Array(chunk.text.utf8)) + [0]
        }
        return unsafe storage.withUnsafeBytes { bytes in
            let characters = unsafe bytes.bindMemory(to: CChar.self)
            let texts = unsafe zip(text, starts).map { chunk, start in
                unsafe vitrine_png_text(
                    keyword: characters.baseAddress.map { unsafe $0 + start.keyword },
                    keyword_length: chunk.keyword.unicodeScalars.count,
                    text: characters.baseAddress.map { unsafe $0 + start.text },
                    length: chunk.text.utf8.count, utf8: chunk.isLatin1 ? 0 : 1,
                    compressed: chunk.isCompressed ? 1 : 0)
            }
            return unsafe texts.withUnsafeBufferPointer { unsafe body($0) }
        }
    }
}
