import CHEIF
import VitrinePixels
import VitrineSamples

/// The part of a picture that a file says is to be seen (ISO/IEC 14496-12, 12.1.4).
struct CleanAperture: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Reads what a picture of a size states; the whole picture if it states nothing.
    init(
        _ picture: vitrine_heif_picture, width: Int, height: Int
    ) throws(PictureDecodingError.Reason) {
        guard unsafe picture.has_aperture != 0 else {
            (x, y, self.width, self.height) = (0, 0, width, height)
            return
        }
        let n = unsafe picture.aperture
        (x, self.width) = try Self.side((n.0, n.1), (n.4, n.5), of: width)
        (y, self.height) = try Self.side((n.2, n.3), (n.6, n.7), of: height)
    }

    /// Returns where a side begins and how long it is. The centre of the part is stated by its distance from
    /// that of the picture, which may be negative.
    static func side(
        _ length: (UInt32, UInt32), _ offset: (UInt32, UInt32), of whole: Int
    ) throws(PictureDecodingError.Reason) -> (start: Int, length: Int) {
        guard length.1 > 0, offset.1 > 0 else { throw .malformed("its clean aperture is divided by zero") }
        let count = Int(length.0) / Int(length.1)
        // Twice the start, in parts of the denominator: below 2^32 times 2^33, and so within 64 bits where
        // the picture's sides are within their limit.
        let distance = 2 * Int(Int32(bitPattern: offset.0))
        let start = ((whole - count) * Int(offset.1) + distance) / (2 * Int(offset.1))
        guard count > 0, count <= whole, start >= 0, start <= whole - count else {
            throw .malformed("its clean aperture is outside of the picture")
        }
        return (start, count)
    }
}

extension RGBAImage {
    /// Returns a part of the picture.
    func cut(to part: CleanAperture) -> RGBAImage {
        if part.width == width, part.height == height { return self }
        var rows: [Component] = []
        rows.reserveCapacity(part.width * part.height * 4)
        for y in part.y..<part.y + part.height {
            let start = (y * width + part.x) * 4
            rows += components[start..<start + part.width * 4]
        }
        return RGBAImage(width: part.width, height: part.height, components: rows)
    }
}
