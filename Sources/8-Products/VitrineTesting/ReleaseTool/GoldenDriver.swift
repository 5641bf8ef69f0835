import Vitrine

/// The comparison of pictures for expectations: by a tool of a release build where this is a debug build and
/// there is such a tool, otherwise in this process.
enum GoldenDriver {
    private static let service = GoldenService()

    /// `true` if this module is compiled without optimisation.
    static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Returns the reply of the tool of a release build, or else that of this process.
    static func reply(to work: GoldenRequest.Work) -> GoldenReply.Outcome {
        toolReply(to: work) ?? service.reply(to: work)
    }

    /// Returns the reply of the tool of a release build; `nil` if it is not needed, or not there.
    static func toolReply(to work: GoldenRequest.Work) -> GoldenReply.Outcome? {
        #if os(macOS) || os(Linux)
            if isDebugBuild {
                if let refusal = ReleaseTool.shared.refusal { DebugBuildNote.print(refusal) }
                if let outcome = ReleaseTool.shared.reply(to: work) { return outcome }
            }
        #endif
        return nil
    }
}
