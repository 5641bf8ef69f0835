import VitrineThreads

/// An error that keeps a server from listening.
package enum HTTPServerError: Error, Hashable, Sendable {
    case invalidPort(Int)
    case portInUse(Int)
    /// A system call failed; `reason` is the system's text.
    case cannotListen(address: String, port: Int, reason: String)
    case threads(ThreadShortage)
}

extension HTTPServerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .invalidPort(let port): "\(port) is no port: ports are 0 to 65535"
        case .portInUse(let port):
            "port \(port) is in use; give another --port, or 0 for any that is free"
        case .cannotListen(let address, let port, let reason):
            "cannot listen at \(address):\(port): \(reason)"
        case .threads(let shortage): shortage.description
        }
    }
}
