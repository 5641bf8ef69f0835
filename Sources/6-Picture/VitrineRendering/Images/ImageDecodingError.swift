import VitrinePNG

/// An error that prevents bytes from being decoded as a picture.
package enum ImageDecodingError: Error, Hashable, Sendable {
    /// The bytes begin like no known format.
    case unknownFormat(known: [String])
    case png(PNG.DecodingError)
}

extension ImageDecodingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat(let known): "not a \(known.joined(separator: " or ")) file"
        case .png(let error): "\(error)"
        }
    }
}
