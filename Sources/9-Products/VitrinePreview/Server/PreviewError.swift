import VitrineSuites
import VitrineThreads

/// An error that keeps the preview from starting.
package enum PreviewError: Error, Sendable {
    /// A path that refers to neither a scene nor a folder.
    case noScene(String)
    case suite(SuiteError)
    case server(HTTPServerError)
    /// An address that others can reach, without a name by which they may ask.
    case exposed(host: String)
    case threads(ThreadShortage)
}

extension PreviewError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noScene(let path): "\(path): error: there is no such scene and no such folder"
        case .suite(let error): "\(error)"
        case .server(let error): "error: \(error)"
        case .threads(let shortage): "error: \(shortage)"
        case .exposed(let host):
            "error: others can reach \(host); name what they may call this machine with --allow-host"
        }
    }
}
