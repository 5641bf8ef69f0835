import FlyingSocks

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Socket {
    /// Sends small responses at once, and keeps the socket from processes that are started.
    func prepareForResponses() {
        try? setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        #if canImport(Darwin)
            try? setValue(true, for: .noSIGPIPE)
        #endif
        keepFromChildren()
    }

    /// Keeps the socket from processes that are started.
    func keepFromChildren() { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }

    /// Tells the client that nothing more is sent, while it may still be sending.
    func endWriting() { _ = shutdown(file.rawValue, Int32(SHUT_WR)) }
}
