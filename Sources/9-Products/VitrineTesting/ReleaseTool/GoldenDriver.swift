import Foundation
import VitrineFiles
import VitrineSuites

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

    /// Returns the reply of the tool of a release build about a picture of a test's own, which is handed to
    /// it in a file; `nil` if it is not needed, or not there.
    static func toolReply(to job: GoldenJob, of picture: SuitePicture) -> GoldenReply.Outcome? {
        #if os(macOS) || os(Linux)
            guard isDebugBuild, ReleaseTool.shared.isConnected, let bytes = try? picture.png() else {
                return nil
            }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "vitrine-picture-\(UUID().uuidString).png"
            ).path
            defer { try? FileManager.default.removeItem(atPath: file) }
            guard (try? AtomicFile.write(bytes, to: file)) != nil else { return nil }
            var job = job
            job.picture = GoldenJobPicture(picture, in: file)
            return toolReply(to: .run(job))
        #else
            return nil
        #endif
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
