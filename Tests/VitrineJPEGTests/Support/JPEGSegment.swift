/// A segment of a JPEG file, as tests add it behind the first marker.
struct JPEGSegment {
    var marker: UInt8
    var data: [UInt8]

    static func exif(_ data: [UInt8]) -> JPEGSegment {
        JPEGSegment(marker: 0xE1, data: Array("Exif\0\0".utf8) + data)
    }

    /// A part of an ICC profile.
    static func profile(_ part: [UInt8], _ number: Int, of count: Int) -> JPEGSegment {
        JPEGSegment(
            marker: 0xE2, data: Array("ICC_PROFILE\0".utf8) + [UInt8(number), UInt8(count)] + part)
    }

    var bytes: [UInt8] {
        let length = data.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + data
    }
}

extension [UInt8] {
    /// Returns a JPEG file with more segments at its beginning.
    func adding(_ segments: [JPEGSegment]) -> [UInt8] {
        Array(prefix(2)) + segments.flatMap(\.bytes) + dropFirst(2)
    }
}
