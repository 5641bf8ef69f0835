package enum TokenFileError: Error, Hashable, Sendable {
    case missing
    /// There is none, but one whose name looks alike, with what mends that.
    case misnamed(advice: String)
    case outside
    case unreadable(String)
}
