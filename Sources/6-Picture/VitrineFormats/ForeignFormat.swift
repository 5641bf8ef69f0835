/// A format of files that people take for pictures that can be read, known by its first bytes.
package enum ForeignFormat: Hashable, Sendable, CaseIterable {
    case avif
    case bmp
    case heic
    case icon
    case jpeg2000
    case jpegXL
    case pdf
    case photoshop
    case tiff

    /// Creates the format that bytes begin like, or `nil` if it is none of these.
    init?(of bytes: [UInt8]) {
        let found = Self.allCases.first { format in
            format.beginnings.contains { bytes.starts(with: $0) }
        }
        guard let format = found ?? Self.media(bytes) else { return nil }
        self = format
    }

    private var beginnings: [[UInt8]] {
        switch self {
        case .avif, .heic: []
        case .bmp: [Array("BM".utf8)]
        case .icon: [[0, 0, 1, 0]]
        case .jpeg2000: [[0, 0, 0, 12] + Array("jP  ".utf8), [0xFF, 0x4F, 0xFF, 0x51]]
        case .jpegXL: [[0, 0, 0, 12] + Array("JXL ".utf8), [0xFF, 0x0A]]
        case .pdf: [Array("%PDF".utf8)]
        case .photoshop: [Array("8BPS".utf8)]
        case .tiff: [Array("II".utf8) + [42, 0], Array("MM".utf8) + [0, 42]]
        }
    }

    /// Returns the format that a file of ISO base media states by its brand.
    private static func media(_ bytes: [UInt8]) -> ForeignFormat? {
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        switch String(decoding: bytes[8..<12], as: UTF8.self) {
        case "avif", "avis": return .avif
        case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return .heic
        default: return nil
        }
    }

    /// The name of such a file, with its article.
    var name: String {
        switch self {
        case .avif: "an AVIF picture"
        case .bmp: "a BMP picture"
        case .heic: "a HEIC picture"
        case .icon: "an ICO file of icons"
        case .jpeg2000: "a JPEG 2000 picture"
        case .jpegXL: "a JPEG XL picture"
        case .pdf: "a PDF document"
        case .photoshop: "a Photoshop document"
        case .tiff: "a TIFF picture"
        }
    }

    /// What to do with such a file.
    var advice: String {
        switch self {
        case .avif: "convert it with `avifdec photo.avif photo.png`"
        case .heic:
            """
            convert it with `sips -s format jpeg photo.heic --out photo.jpg` on a Mac, `heif-convert \
            photo.heic photo.jpg` elsewhere
            """
        case .jpegXL: "convert it with `djxl photo.jxl photo.png`"
        case .pdf: "convert it with `pdftoppm -png -r 144 file.pdf page`"
        case .photoshop: "export it as PNG"
        case .bmp, .icon, .jpeg2000, .tiff:
            "convert it to PNG, with ImageMagick's `magick` or on a Mac with `sips -s format png`"
        }
    }
}
