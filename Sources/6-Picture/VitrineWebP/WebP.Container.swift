import VitrineSamples

extension WebP {
    /// What a file consists of (RFC 9649, 2).
    struct Container {
        var width: Int
        var height: Int
        /// The picture, or the first frame of an animation.
        var frame: Frame
        var profile: [UInt8]?
        var exif: [UInt8]?

        /// `true` if the frame is all of the picture.
        var isCovered: Bool { frame.width == width && frame.height == height }

        init(_ bytes: [UInt8], limit: Int) throws(PictureDecodingError.Reason) {
            guard WebP.recognizes(bytes) else { throw .anotherFormat }
            guard bytes.count >= 20 else { throw .truncated }
            let length = WebP.number(bytes[4..<8])
            guard length >= 4, length <= bytes.count - 8 else { throw .truncated }
            var canvas: (width: Int, height: Int)?
            var alpha: ArraySlice<UInt8>?
            var first: Frame?
            var chunks = Chunks(bytes[12..<8 + length])
            while let chunk = chunks.next() {
                switch chunk.name {
                case "VP8X" where canvas == nil: canvas = try Self.canvas(chunk.data)
                case "ICCP" where profile == nil: profile = Array(chunk.data)
                case "EXIF" where exif == nil: exif = Self.exif(chunk.data)
                case "ALPH" where first == nil: alpha = chunk.data
                case "VP8 " where first == nil, "VP8L" where first == nil:
                    first = try Frame(chunk.data, isLossless: chunk.name == "VP8L")
                    first?.alpha = alpha
                case "ANMF" where first == nil: first = try Self.frame(chunk.data)
                default: break
                }
            }
            guard !chunks.isTruncated else { throw .truncated }
            guard let first else { throw .malformed("there is no picture in it") }
            (width, height) = canvas ?? (first.width, first.height)
            try PictureDecodingError.Reason.check(width: width, height: height, limit: limit)
            guard first.x + first.width <= width, first.y + first.height <= height else {
                throw .malformed("its frame is larger than the picture")
            }
            frame = first
        }

        private static func canvas(
            _ data: ArraySlice<UInt8>
        ) throws(PictureDecodingError.Reason) -> (width: Int, height: Int) {
            guard data.count >= 10 else { throw .malformed("its size is cut off") }
            let size = Array(data.dropFirst(4))
            // Each of the sides has 24 bits.
            return (WebP.number(size[0..<3]) + 1, WebP.number(size[3..<6]) + 1)
        }

        /// Returns the picture of a frame of an animation.
        private static func frame(_ data: ArraySlice<UInt8>) throws(PictureDecodingError.Reason) -> Frame {
            guard data.count >= 16 else { throw .malformed("a frame is cut off") }
            let place = Array(data.prefix(6))
            var alpha: ArraySlice<UInt8>?
            var chunks = Chunks(data.dropFirst(16))
            while let chunk = chunks.next() {
                switch chunk.name {
                case "ALPH": alpha = chunk.data
                case "VP8 ", "VP8L":
                    var frame = try Frame(chunk.data, isLossless: chunk.name == "VP8L")
                    frame.alpha = alpha
                    (frame.x, frame.y) = (2 * WebP.number(place[0..<3]), 2 * WebP.number(place[3..<6]))
                    return frame
                default: break
                }
            }
            throw .malformed("a frame has no picture")
        }

        /// Returns Exif data without the name that some programs write before them.
        private static func exif(_ data: ArraySlice<UInt8>) -> [UInt8] {
            Array(data.starts(with: "Exif\0\0".utf8) ? data.dropFirst(6) : data)
        }
    }
}
