import ArgumentParser
import VitrineAuditElements
import VitrineAudits
import VitrineContactSheets
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
                if let legend { try writeLegend(outline, of: job, renderer, to: legend) }
                guard case .object(var object) = outline.json else { continue }
                object["scene"] = .string(job.path)
                scenes.append(.object(object))
            case .success(let outline):
                if let legend { try writeLegend(outline, of: job, renderer, to: legend) }
                let variant = outline.variant.map { " (\($0))" } ?? ""
                let title = jobs.count > 1 ? "\(job.path)\(variant)\n" : ""
                Terminal.out(title + outline.text)
            }
        }
        if format == .json { Terminal.out(try JSONValue.object(["scenes": .array(scenes)]).text()) }
        for failure in failures { Terminal.error(failure.error.description + "\n") }
        if !failures.isEmpty { throw ExitCode(2) }
    }

    /// Writes the picture of a scene with the numbers of its stops, and what is said there beside it.
    private func writeLegend(
        _ outline: AccessibilityOutline, of job: Renderer.Job, _ renderer: Renderer, to path: String
    ) throws {
        let marks = outline.reached.enumerated().map { index, element in
            let name = element.label == nil ? "(no name) " : ""
            return LegendMark(number: index + 1, name: name + element.spoken, frame: element.frame)
        }
        let bytes: [UInt8]
        do throws(RenderError) {
            bytes = try renderer.legend(of: job, marks: marks)
        } catch {
            throw CommandFailure(error)
        }
        try OutputFile.write(bytes, to: path)
    }
}
