import VitrinePixels

extension PNG {
    /// What a file held.
    public struct Decoded: Sendable {
        /// The pixels at the depth they came in: 16 bits for files of 16, 8 for all below.
        public enum Pixels: Hashable, Sendable {
            case eight(RGBA8Image)
            case sixteen(RGBA16Image)
        }

        public var pixels: Pixels
        /// What the samples mean as colours. `pixels` holds them as the file does.
        public var color: ColorEncoding
        /// All text chunks, in the file's order.
        public var text: [TextChunk]
        /// What was odd, yet not wrong enough to refuse the file: libpng's own words, then the chunks about
        /// colours that could not be followed.
        public var warnings: [String]

        /// Width in pixels.
        public var width: Int {
            switch pixels {
            case .eight(let image): image.width
            case .sixteen(let image): image.width
            }
        }

        /// Height in pixels.
        public var height: Int {
            switch pixels {
            case .eight(let image): image.height
            case .sixteen(let image): image.height
            }
        }
    }
}
