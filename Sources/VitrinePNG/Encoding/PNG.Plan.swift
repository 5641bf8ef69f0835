import VitrineDeflate

extension PNG {
    /// What a file is made of, decided before a byte is compressed.
    struct Plan: Hashable, Sendable {
        /// How pixels are stored.
        enum Format: Hashable, Sendable { case palette(Palette), rgb, rgba }

        /// How rows are filtered.
        enum FilterPolicy: Hashable, Sendable {
            case fixed(RowFilter)
            /// `None` or `Sub`, whichever gives few values; see `FilterChoice`.
            case adaptive
        }

        let width: Int
        let height: Int
        /// Bits a channel, or of an index into the palette.
        let depth: Int
        let format: Format
        /// What is tried; the smallest is taken.
        let policies: [FilterPolicy]
        let effort: DeflateEffort

        /// - Parameter componentBits: those of the picture, 8 or 16.
        init(
            width: Int, height: Int, componentBits: Int, survey: PixelSurvey, compression: Compression
        ) {
            self.width = width
            self.height = height
            let palette = survey.palette.flatMap {
                Self.pays($0, width: width, height: height, isOpaque: survey.isOpaque) ? $0 : nil
            }
            format = palette.map { .palette($0) } ?? (survey.isOpaque ? .rgb : .rgba)
            depth = palette?.bits ?? componentBits
            switch (compression, palette) {
            case (.best, nil): policies = [.adaptive, .fixed(.none), .fixed(.sub), .fixed(.paeth)]
            case (.best, .some): policies = [.fixed(.none), .fixed(.up)]
            case (_, nil): policies = [.adaptive]
            case (_, .some): policies = [.fixed(.none)]
            }
            switch compression {
            case .fast: effort = .fast
            case .standard: effort = .standard
            case .best: effort = .deep
            }
        }

        /// Whether a picture of 8 bits a component is large enough for the palette.
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

        /// What filters and matches take as a pixel: whole bytes.
        var pixelBytes: Int { max(1, bitsPerPixel / 8) }
        /// Bytes of a row, without its filter's.
        var rowBytes: Int { (width * bitsPerPixel + 7) / 8 }
        /// The rows with their filters' bytes, as they are compressed.
        var layout: RowLayout {
            RowLayout(rowBytes: rowBytes + 1, pixelBytes: pixelBytes, count: height)
        }

        /// The format's number of the colour type.
        var colorType: Int32 {
            switch format {
            case .palette: 3
            case .rgb: 2
            case .rgba: 6
            }
        }
    }
}
