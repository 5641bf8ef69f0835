import VitrineGoldens

/// The reply to a ``GoldenRequest``, one line of JSON where it crosses a pipe.
package struct GoldenReply: Sendable, Codable {
    /// The outcome of the work.
    package enum Outcome: Sendable, Codable {
        case identity(ToolIdentity)
        case report(SuiteReport)
        case pictures([Picture])
        /// The result of one picture; `nil` if the suite has no such picture.
        case result(CaseResult?)
        case leftovers(LeftoverGoldens)
        /// The first requested variant that does not exist, and the existing ones.
        case noVariant(String, known: [String])
        /// The description of the error that prevents the suite from running.
        case failed(String)
    }

    /// A picture of a suite.
    package struct Picture: Hashable, Sendable, Codable {
        /// The path of the scene below the suite's folder.
        package var scene: String
        package var variant: String
    }

    /// The number of the request; `nil` if the request could not be read.
    package var id: Int?
    package var outcome: Outcome
}
