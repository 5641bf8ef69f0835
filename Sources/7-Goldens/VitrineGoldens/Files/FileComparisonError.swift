import VitrineFiles
import VitrineFormats

/// An error that prevents two files from being compared.
package enum FileComparisonError: Error, Hashable, Sendable {
    case reading(FileReadError)
    case decoding(path: String, ImageDecodingError)
}

extension FileComparisonError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .reading(let error): "\(error.path): error: \(error.reason(for: "a picture"))"
        case .decoding(let path, let error): "\(path): error: \(error)"
        }
    }
}
