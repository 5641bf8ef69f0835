import VitrinePNG

/// An error that occurs while a PNG file is read or written.
public enum PictureError: Error, Sendable {
    case input(FileReadError)
    case decoding(PNG.DecodingError, path: String)
    case encoding(PNG.EncodingError)
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .input(let error): "\(error.path): error: \(error.reason(for: "a picture"))"
        case .decoding(let error, let path): "\(path): error: \(error)"
        case .encoding(let error): "error: the picture cannot be written as PNG: \(error)"
        }
    }
}
