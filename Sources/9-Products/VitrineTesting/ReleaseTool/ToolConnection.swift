import VitrineThreads

#if os(macOS) || os(Linux)
    import Dispatch
    import Foundation
    import Synchronization
    import VitrinePixels
    import VitrineSuites

    /// A running tool that compares pictures, behind a socket that is its standard input and output.
    ///
    /// It ends when this process does, because its input ends.
    final class ToolConnection: Sendable {
        /// A request that is being waited for.
        private final class Waiter: Sendable {
            let answered = DispatchSemaphore(value: 0)
            let outcome = Mutex<GoldenReply.Outcome?>(nil)
        }

        private struct State {
            var lastID = 0
            var waiters: [Int: Waiter] = [:]
            var isOpen = true
        }

        /// The time in which a tool must state what it is, in seconds.
        private static let patience = 20.0
        private let socket: Int32
        private let state = Mutex(State())
        private let writing = Mutex(())

        /// Starts a tool and checks what it is.
        ///
        /// - Parameters:
        ///   - executable: The path of the tool.
        ///   - expected: The identity that it must have.
        init(executable: String, expected: ToolIdentity) throws(ToolFailure) {
            var ends: [Int32] = [-1, -1]
            #if os(Linux)
                let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
                throw .cannotStart(reason: unsafe String(cString: strerror(errno)))
            }
            socket = ends[0]
            #if !os(Linux)
                // Without these, the tool would hold this end open, and a tool that ended would end the test.
                for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
                var on: Int32 = 1
                _ = unsafe setsockopt(
                    socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            #endif
            let process = Process()
            process.executableURL = URL(fileURLWithPath: executable)
            process.arguments = ["golden-server"]
            let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
            process.standardInput = theirs
            process.standardOutput = theirs
            process.standardError = FileHandle.nullDevice
            do {
                try NativeThread.check()
                try process.run()
            } catch {
                close(ends[1])
                throw .cannotStart(
                    reason: (error as? ThreadShortage)?.description ?? error.localizedDescription)
            }
            close(ends[1])
            // Replies are read from the start: the first is waited for.
            guard NativeThread.detach({ [self] in receive() }) else {
                shutdown(socket, Int32(SHUT_RDWR))
                throw .cannotStart(reason: ThreadShortage().description)
            }
            do throws(ToolFailure) {
                try check(expected)
            } catch {
                shutdown(socket, Int32(SHUT_RDWR))
                throw error
            }
        }

        deinit { close(socket) }

        private func check(_ expected: ToolIdentity) throws(ToolFailure) {
            guard case .identity(let found)? = reply(to: .identify, within: Self.patience),
                found.protocolVersion == expected.protocolVersion
            else { throw .noAnswer }
            guard found.version == expected.version else {
                throw .otherVersion(found.version, than: expected.version)
            }
            guard let sources = found.sources else { throw .noFingerprint }
            guard sources == expected.sources else { throw .otherSources }
        }

        /// Returns the tool's reply, or `nil` if it has ended or does not reply in time.
        ///
        /// - Parameters:
        ///   - work: The work to do.
        ///   - seconds: The time to wait. Default: until the tool replies or ends.
        func reply(to work: GoldenRequest.Work, within seconds: Double? = nil) -> GoldenReply.Outcome? {
            let waiter = Waiter()
            let id: Int? = state.withLock { state in
                guard state.isOpen else { return nil }
                state.lastID += 1
                state.waiters[state.lastID] = waiter
                return state.lastID
            }
            guard let id, let line = try? JSONEncoder().encode(GoldenRequest(id: id, work)) else {
                return nil
            }
            guard send([UInt8](line) + [UInt8(ascii: "\n")]) else {
                end()
                return nil
            }
            if let seconds {
                guard waiter.answered.wait(timeout: .now() + seconds) == .success else { return nil }
            } else {
                waiter.answered.wait()
            }
            return waiter.outcome.withLock { $0 }
        }

        private func send(_ bytes: [UInt8]) -> Bool {
            #if os(Linux)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            return writing.withLock { _ in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let sent = unsafe rest.withUnsafeBytes {
                        unsafe Foundation.send(socket, $0.baseAddress, $0.count, flags)
                    }
                    if sent < 0, errno == EINTR { continue }
                    guard sent > 0 else { return false }
                    rest = rest.dropFirst(sent)
                }
                return true
            }
        }

        /// Reads replies until the tool ends.
        private func receive() {
            var pending = Data()
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = unsafe buffer.withUnsafeMutableBytes {
                    unsafe recv(socket, $0.baseAddress, $0.count, 0)
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                pending.append(contentsOf: buffer[..<count])
                while let newline = pending.firstIndex(of: UInt8(ascii: "\n")) {
                    note(pending[..<newline])
                    pending = Data(pending[(newline + 1)...])
                }
            }
            end()
        }

        private func note(_ line: Data) {
            guard let reply = try? JSONDecoder().decode(GoldenReply.self, from: line), let id = reply.id,
                let waiter = state.withLock({ $0.waiters.removeValue(forKey: id) })
            else { return }
            waiter.outcome.withLock { $0 = reply.outcome }
            waiter.answered.signal()
        }

        /// Lets all who wait go on without a reply.
        private func end() {
            let left = state.withLock { state in
                state.isOpen = false
                defer { state.waiters = [:] }
                return state.waiters.values.map { $0 }
            }
            for waiter in left { waiter.answered.signal() }
        }
    }
#endif
