#if os(macOS) || os(Linux)
    import Foundation
    import Synchronization
    import VitrineSuites

    /// The tool that compares the pictures of this process, started once for all expectations.
    final class ReleaseTool: Sendable {
        /// The tool of this process; `nil` connects none.
        static let shared = ReleaseTool(
            search: ToolSearch(
                environment: ProcessInfo.processInfo.environment,
                starts: [Bundle.main.executablePath, Bundle(for: ReleaseTool.self).bundlePath]
                    .compactMap { $0 }),
            sources: { BuiltSources.fingerprint })

        private let connection: ToolConnection?
        /// The place where the tool was found.
        let origin: ToolSearch.Origin?
        /// The reason for which pictures are drawn in this process, in lines for a terminal.
        let refusal: String?
        /// `true` if a tool was found and has started.
        var isConnected: Bool { connection != nil }
        private let hasEnded = Mutex(false)

        /// Looks for a tool and starts it.
        ///
        /// - Parameters:
        ///   - search: The places to look in.
        ///   - sources: The function that returns the fingerprint of the sources of this build, called only
        ///     if a tool is found.
        init(search: ToolSearch, sources: () -> String?) {
            var reasons: [String] = []
            var found: (ToolConnection, ToolSearch.Origin)?
            var expected: ToolIdentity?
            for candidate in search.isDisabled ? [] : search.candidates {
                do throws(ToolFailure) {
                    try ToolSearch.checkOwner(of: candidate)
                    if expected == nil { expected = sources().map { ToolIdentity(sources: $0) } }
                    guard let expected else { throw .unknownSources(folder: BuiltSources.folder) }
                    found = (
                        try ToolConnection(executable: candidate.path, expected: expected), candidate.origin
                    )
                    break
                } catch {
                    reasons.append("\(candidate.path) (\(candidate.origin.rawValue)) is not used: \(error)")
                }
            }
            connection = found?.0
            origin = found?.1
            if search.isDisabled {
                refusal = nil
            } else if found == nil {
                refusal = (reasons.isEmpty ? ["there is no tool of a release build"] : reasons)
                    .joined(separator: "\n    ")
            } else {
                // A tool that was asked for by name and is not used must not go unseen.
                refusal = reasons.first { $0.contains(ToolSearch.Origin.environment.rawValue) }
            }
        }

        /// Returns the tool's reply, or `nil` if there is none, or it has ended.
        func reply(to work: GoldenRequest.Work) -> GoldenReply.Outcome? {
            guard let connection else { return nil }
            if let outcome = connection.reply(to: work) { return outcome }
            let isFirst = hasEnded.withLock { ended in
                defer { ended = true }
                return !ended
            }
            if isFirst { DebugBuildNote.print("the tool of the release build ended before it replied") }
            return nil
        }
    }
#endif
