/// A format of files that people take for pictures that can be read, known by its first bytes.
package enum ForeignFormat: Hashable, Sendable, CaseIterable {
    case bmp
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
        guard let format = found else { return nil }
        self = format
    }

    private var beginnings: [[UInt8]] {
        switch self {
        case .bmp: [Array("BM".utf8)]
        case .icon: [[0, 0, 1, 0]]
        case .jpeg2000: [[0, 0, 0, 12] + Array("jP  ".utf8), [0xFF, 0x4F, 0xFF, 0x51]]
        case .jpegXL: [[0, 0, 0, 12] + Array("JXL ".utf8), [0xFF, 0x0A]]
        case .pdf: [Array("%PDF".utf8)]
        case .photoshop: [Array("8BPS".utf8)]
        case .tiff: [Array("II".utf8) + [42, 0], Array("MM".utf8) + [0, 42]]
        }
    }

    /// The name of such a file, with its article.
    var name: String {
        switch self {
        case .bmp: "a BMP picture"
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
        case .jpegXL: "convert it with `djxl photo.jxl photo.png`"
        case .pdf: "convert it with `pdftoppm -png -r 144 file.pdf page`"
        case .photoshop: "export it as PNG"
        case .bmp, .icon, .jpeg2000, .tiff:
            "convert it to PNG, with ImageMagick's `magick` or on a Mac with `sips -s format png`"
        }
    }
}
