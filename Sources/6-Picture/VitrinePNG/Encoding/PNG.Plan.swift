import VitrineDeflate

extension PNG {
    /// The structure of a file, determined before any byte is compressed.
    struct Plan: Hashable, Sendable {
        /// The format of stored pixels.
        enum Format: Hashable, Sendable { case palette(Palette), rgb, rgba }

        /// The rule by which rows are filtered.
        enum FilterPolicy: Hashable, Sendable {
            case fixed(RowFilter)
            /// The choice between `None` and `Sub` that leaves fewer distinct values; see `FilterChoice`.
            case adaptive
        }

        let width: Int
        let height: Int
        /// The number of bits per channel, or per index into the palette.
        let depth: Int
        let format: Format
        /// The filter policies to try. The smallest result is used.
        let policies: [FilterPolicy]
        let effort: DeflateEffort

        /// Creates the plan of a file.
        ///
        /// - Parameters:
        ///   - width: The width in pixels.
        ///   - height: The height in pixels.
        ///   - componentBits: The number of bits per component of the picture: 8 or 16.
        ///   - survey: The properties of the picture's pixels.
        ///   - compression: The effort spent on a small file.
        init(
            width: Int, height: Int, componentBits: Int, survey: PixelSurvey, compression: Compression
        ) {
            let palette = survey.palette.flatMap {
                Self.pays($0, width: width, height: height, isOpaque: survey.isOpaque) ? $0 : nil
            }
            self.init(
                width: width, height: height, depth: palette?.bits ?? componentBits,
                format: palette.map { .palette($0) } ?? (survey.isOpaque ? .rgb : .rgba),
                compression: compression)
        }

        /// Creates the plan of a file whose pixels are stored in a known format.
        ///
        /// - Parameters:
        ///   - width: The width in pixels.
        ///   - height: The height in pixels.
        ///   - depth: The number of bits per channel, or per index into the palette.
        ///   - format: The format of stored pixels.
        ///   - compression: The effort spent on a small file.
        init(width: Int, height: Int, depth: Int, format: Format, compression: Compression) {
            self.width = width
            self.height = height
            self.depth = depth
            self.format = format
            switch (compression, format) {
            case (.best, .palette): policies = [.fixed(.none), .fixed(.up)]
            case (.best, _): policies = [.adaptive, .fixed(.none), .fixed(.sub), .fixed(.paeth)]
            case (_, .palette): policies = [.fixed(.none)]
            case (_, _): policies = [.adaptive]
            }
            switch compression {
            case .fast: effort = .fast
            case .standard: effort = .standard
            case .best: effort = .deep
            }
        }

        /// Returns `true` if a palette makes the file of a picture with 8 bits per component smaller.
        private static func pays(_ palette: Palette, width: Int, height: Int, isOpaque: Bool) -> Bool {
            let direct = width * height * (isOpaque ? 3 : 4)
            let alphas = palette.alphas.isEmpty ? 0 : palette.alphas.count + 12
            let indexed = (width * palette.bits + 7) / 8 * height
            return indexed + palette.colors.count * 3 + 12 + alphas < direct
        }

        var bitsPerPixel: Int {
            switch format {
            case .palette: depth
            case .rgb: depth * 3
            case .rgba: depth * 4
            }
        }

        /// The number of bytes that filters and matches treat as a pixel, at least 1.
        var pixelBytes: Int { max(1, bitsPerPixel / 8) }
        /// The number of bytes in a row, without its filter byte.
        var rowBytes: Int { (width * bitsPerPixel + 7) / 8 }
        /// The rows with their filters' bytes, as they are compressed.
        var layout: RowLayout {
            RowLayout(rowBytes: rowBytes + 1, pixelBytes: pixelBytes, count: height)
        }

        /// The number of the colour type in the format.
        var colorType: Int32 {
            switch format {
            case .palette: 3
            case .rgb: 2
            case .rgba: 6
            }
        }
    }
}
