import VitrineFiles
import VitrinePNG

/// An error that occurs while a golden is read or written.
package enum GoldenError: Error, Hashable, Sendable {
    case name(GoldenNameError)
    case read(FileReadError)
    case decoding(path: String, PNG.DecodingError)
    case record(path: String, GoldenRecordError)
    /// The file has 16 bits per channel, while goldens have 8.
    case depth(path: String)
    case encoding(path: String, PNG.EncodingError)
    case write(FileWriteError)
    /// A folder could not be created or listed; `reason` is the system's text.
    case folder(path: String, reason: String)
    /// The file, or a folder on the way to it, is a symbolic link, which may lead anywhere.
    case link(path: String)
    /// The file is marked as read-only for everyone.
    case readOnly(path: String)
    /// Several files have the name of a golden but for its Unicode form or case, and none is written as the
    /// scene's name is.
    case ambiguous(path: String, places: [String])
    /// The file of hashes, or the note of an alternative, is invalid.
    case sidecar(path: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .name(let error): error.description
        case .read(let error): error.description
        case .decoding(let path, let error): "\(path): \(error)"
        case .record(let path, let error): "\(path): \(error)"
        case .depth(let path): "\(path): 16 bits a channel, where goldens have 8"
        case .encoding(let path, let error): "\(path): \(error)"
        case .write(let error): error.description
        case .folder(let path, let reason): "\(path): \(reason)"
        case .link(let path):
            "\(path) is a symbolic link, and none below the goldens' folder is followed: "
                + "put the file itself there"
        case .readOnly(let path): "cannot write \(path): the file is read-only"
        case .ambiguous(let path, let places):
            """
            \(path): \(places.count) goldens have this name but for case or Unicode form: \
            \(FileNames.spelled(places).joined(separator: ", ")); keep one of them
            """
        case .sidecar(let path, let reason): "\(path): \(reason)"
        }
    }
}
