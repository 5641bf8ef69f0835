/// A request to a ``GoldenService``, one line of JSON where it crosses a pipe.
package struct GoldenRequest: Sendable, Codable {
    /// The requested work.
    package enum Work: Sendable, Codable {
        /// States which tool this is.
        case identify
        /// Compares all pictures of a job.
        case run(GoldenJob)
        /// Lists the pictures of a suite, and takes note of the goldens that belong to no scene by now.
        case open(suite: String, GoldenJob)
        /// Compares one picture of a suite. The job opens the suite anew where it is not known. Pictures of
        /// differences go to the folder for artifacts, or to that of the suite if it is `nil`.
        case compare(suite: String, GoldenJob, scene: String, variant: String, artifacts: String?)
        /// Lists the goldens that belonged to no scene when the suite was opened.
        case listObsolete(suite: String, GoldenJob)
    }

    /// The number that identifies the reply.
    package var id: Int
    package var work: Work

    package init(id: Int, _ work: Work) {
        self.id = id
        self.work = work
    }
}
