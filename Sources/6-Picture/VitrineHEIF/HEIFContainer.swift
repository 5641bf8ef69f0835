import VitrineSamples

/// What the outside of a file of ISO base media says, which AVIF and HEIC are (ISO/IEC 14496-12, 4).
struct HEIFContainer {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The brand that the file is best read as, and then those that it is compatible with.
    var brands: [String] {
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return [] }
        let end = min(max(number(at: 0), 16), bytes.count, Self.brandLimit)
        return ([8] + stride(from: 16, through: end - 4, by: 4)).map { text(at: $0) }
    }

    /// The bytes in which brands are looked for; files have few of them.
    private static let brandLimit = 256

    /// `true` if one of the parts of the file is longer than what is left of it.
    var isTruncated: Bool {
        var start = 0
        var hasPicture = false
        while start <= bytes.count - 8 {
            let (short, name) = (number(at: start), text(at: start + 4))
            // What is not known may be anything, and may be damaged: it is passed over where it fits.
            guard Self.parts.contains(name) || (8...bytes.count - start).contains(short) else {
                return !hasPicture
            }
            hasPicture = hasPicture || name == "meta" || name == "moov"
            // 0 is a part up to the end of the file, and 1 one whose length follows.
            if short == 0 { return false }
            if short == 1 { return isLong(at: start, hasPicture) }
            guard short >= 8 else { return false }
            guard short <= bytes.count - start else { return true }
            start += short
        }
        return !hasPicture
    }

    /// Parts that stand in files of pictures.
    private static let parts: Set<String> = [
        "etyp", "ftyp", "meta", "moov", "mdat", "free", "skip", "uuid", "idat",
    ]

    /// Judges a part with a length of 64 bits; such a part is the last in all files that are known.
    private func isLong(at start: Int, _ hasPicture: Bool) -> Bool {
        guard start <= bytes.count - 16, number(at: start + 8) == 0 else { return true }
        return number(at: start + 12) > bytes.count - start
    }

    /// The format of chroma in which pictures are coded by HEVC (ITU-T H.265, 6.2): 0 is none, 1 is 4:2:0,
    /// 2 is 4:2:2 and 3 is 4:4:4. `nil` if there is no such picture.
    ///
    /// Of several it is the densest: masks of alpha have none, and tiles of a picture are alike.
    var chromaFormat: Int? {
        // `meta` holds `iprp`, and that `ipco`, whose parts say how pictures are coded. `meta` has four bytes
        // before its parts.
        guard let meta = part("meta", in: 0..<bytes.count), meta.count >= 4,
            let properties = part("iprp", in: meta.dropFirst(4)), let list = part("ipco", in: properties)
        else { return nil }
        return children(of: list).compactMap { name, place in
            // ISO/IEC 14496-15, 8.3.3.1: the format stands in the lowest bits of the 17th byte.
            name == "hvcC" && place.count > 16 ? Int(bytes[place.lowerBound + 16] & 3) : nil
        }.max()
    }

    private func part(_ name: String, in range: Range<Int>) -> Range<Int>? {
        children(of: range).first { $0.name == name }?.place
    }

    /// Returns the parts of a range of bytes, without their headers, up to one that does not fit.
    private func children(of range: Range<Int>) -> [(name: String, place: Range<Int>)] {
        var found: [(name: String, place: Range<Int>)] = []
        var start = range.lowerBound
        while start <= range.upperBound - 8, found.count < Self.childLimit {
            let length = number(at: start)
            let end = length == 0 ? range.upperBound : start + length
            guard length == 0 || length >= 8, end <= range.upperBound else { break }
            found.append((text(at: start + 4), start + 8..<end))
            start = end
        }
        return found
    }

    /// The parts of one part that are looked at. A photograph of a phone has about a hundred tiles.
    private static let childLimit = 10_000

    private func number(at place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func text(at place: Int) -> String {
        String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }
}
