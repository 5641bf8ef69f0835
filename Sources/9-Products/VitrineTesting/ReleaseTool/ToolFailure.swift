/// A reason not to use a tool.
enum ToolFailure: Error, Hashable, CustomStringConvertible {
    /// The tool cannot be started; `reason` is the system's text.
    case cannotStart(reason: String)
    /// The tool does not answer as one of this version does.
    case noAnswer
    case otherVersion(String, than: String)
    /// The tool is installed without the fingerprint of its sources.
    case noFingerprint
    case otherSources
    /// The tool in a build folder, or a folder on the way to it, belongs to somebody else.
    case otherOwner(path: String)
    /// The tool in a build folder, or a folder on the way to it, may be replaced by anyone.
    case writableByOthers(path: String)
    /// The sources of this build are not where they were when it was built, or cannot be read.
    case unknownSources(folder: String)

    var description: String {
        switch self {
        case .cannotStart(let reason): "it cannot be started: \(reason)"
        case .noAnswer: "it does not answer as a tool of this version does"
        case .otherVersion(let version, let expected): "it is version \(version), and this is \(expected)"
        case .noFingerprint: "it is installed without the fingerprint of its sources, `vitrine.sources`"
        case .otherSources: "it was built from other sources"
        case .otherOwner(let path):
            "\(path) does not belong to you; name the tool in VITRINE_TOOL to use it all the same"
        case .writableByOthers(let path):
            "anyone may write to \(path); name the tool in VITRINE_TOOL to use it all the same"
        case .unknownSources(let folder):
            "the sources of this build are not in \(folder), so that it cannot be held to them"
        }
    }
}
