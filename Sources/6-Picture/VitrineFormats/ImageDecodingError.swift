import VitrinePNG
import VitrineSamples

/// An error that prevents bytes from being decoded as a picture.
package enum ImageDecodingError: Error, Hashable, Sendable {
    /// The bytes begin like no known format.
    case unknownFormat(known: [String])
    /// The bytes begin as files of a format do that is known, but not read.
    case foreignFormat(ForeignFormat)
    case png(PNG.DecodingError)
    case still(PictureDecodingError)

    /// Creates the error for bytes that begin like no format that is read.
    package init(unrecognized bytes: [UInt8]) {
        self =
            ForeignFormat(of: bytes).map(Self.foreignFormat)
            ?? .unknownFormat(known: ["PNG"] + StillFormats.all.map { $0.name })
    }
}

extension ImageDecodingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat(let known):
            "not a \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "") file"
        case .foreignFormat(let format): "\(format.name), which is not read; \(format.advice)"
        case .png(let error): "\(error)"
        case .still(let error): "\(error)"
        }
    }
}
