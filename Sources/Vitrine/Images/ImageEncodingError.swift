import VitrinePNG

/// An error that prevents a picture from being encoded.
public enum ImageEncodingError: Error, Hashable, Sendable {
    case png(PNG.EncodingError)
}

extension ImageEncodingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .png(let error): "the picture cannot be written as PNG: \(error)"
        }
    }
}
