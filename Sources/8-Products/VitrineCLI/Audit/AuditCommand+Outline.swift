import ArgumentParser
import VitrineAudits
import VitrineJSON
import VitrineRendering

extension AuditCommand {
    /// Prints what a screen reader says of the scenes.
    ///
    /// - Parameters:
    ///   - jobs: The scenes and their variants.
    ///   - renderer: The renderer to lay them out with.
    ///   - unread: The scenes whose variants are not known.
    func printOutlines(of jobs: [Renderer.Job], _ renderer: Renderer, unread: [AuditFailure]) throws {
        var failures = unread
        var scenes: [JSONValue] = []
        for (job, result) in zip(jobs, renderer.outlines(of: jobs)) {
            switch result {
            case .failure(let failure): failures.append(failure)
            case .success(let outline) where format == .json:
                guard case .object(var object) = outline.json else { continue }
                object["scene"] = .string(job.path)
                scenes.append(.object(object))
            case .success(let outline):
                let variant = outline.variant.map { " (\($0))" } ?? ""
                let title = jobs.count > 1 ? "\(job.path)\(variant)\n" : ""
                Terminal.out(title + outline.text)
            }
        }
        if format == .json { Terminal.out(try JSONValue.object(["scenes": .array(scenes)]).text()) }
        for failure in failures { Terminal.error(failure.error.description + "\n") }
        if !failures.isEmpty { throw ExitCode(2) }
    }
}
