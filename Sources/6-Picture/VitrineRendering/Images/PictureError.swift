import VitrineFiles
import VitrineFormats

/// An error that occurs while an image file is read or written.
package enum PictureError: Error, Sendable {
    case input(FileReadError)
    case decoding(ImageDecodingError, path: String)
    case encoding(ImageEncodingError)
}

extension PictureError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .input(let error): "\(error.path): error: \(error.reason(for: "a picture"))"
        case .decoding(let error, let path): "\(path): error: \(error)"
        case .encoding(let error): "error: \(error)"
        }
    }
}
