import VitrineColor
import VitrinePNG
import VitrinePixels

extension PNG {
    /// Returns the size stated in a file whose chunks are contiguous up to `IEND`, or `nil` for any other,
    /// and for one that may be turned (`eXIf`). Neither pixels nor checksums are examined.
    static func size(ofWhole bytes: [UInt8]) -> (width: Int, height: Int)? {
        let start: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        ]
        guard bytes.count >= 33, bytes[..<16].elementsEqual(start) else { return nil }
        let (width, height) = (bytes.word(at: 16), bytes.word(at: 20))
        guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height) else { return nil }
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes.word(at: at)
            if bytes[at + 4..<at + 8].elementsEqual([0x49, 0x45, 0x4E, 0x44]) {
                return length == 0 ? (width, height) : nil
            }
            if bytes[at + 4..<at + 8].elementsEqual("eXIf".utf8) { return nil }
            at += 12 + length
        }
        return nil
    }
}

extension [UInt8] {
    /// Reads four bytes, the highest first.
    fileprivate func word(at index: Int) -> Int {
        self[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

extension ImageComparator {
    /// Returns the result of comparing a picture of a size with itself: no difference, which not every
    /// tolerance lets pass.
    package func comparisonOfSame(width: Int, height: Int, masks: [PixelRect]) -> Comparison {
        let pixel = RGBA8Image(width: 1, height: 1, components: [0, 0, 0, 255])
        var found = compare(pixel, pixel)
        (found.expectedWidth, found.expectedHeight) = (width, height)
        (found.actualWidth, found.actualHeight) = (width, height)
        found.pixels = width * height
        let bounds = PixelRect(width: width, height: height)
        let inside = masks.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        if !inside.isEmpty { found.maskedPixels = PixelBits(bounds, filling: inside).count }
        return found
    }
}

extension ColorEncoding {
    /// A description for reports.
    var words: String {
        switch self {
        case .sRGB: "sRGB"
        case .displayP3: "Display P3"
        case .cicp(let primaries, let transfer):
            "\(primaries) primaries with the curve of \(transfer)"
        case .gammaAndPrimaries(let gamma, let primaries):
            "\(primaries == .sRGB ? "sRGB's" : "other") primaries with "
                + (gamma.map { "the gamma \($0)" } ?? "sRGB's curve")
        case .profile(let profile):
            switch profile.space {
            case .sRGB: "a profile of sRGB"
            case .displayP3: "a profile of Display P3"
            case nil: "a profile of its own"
            }
        }
    }
}
