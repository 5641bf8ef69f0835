import VitrineAuditElements
import VitrineLayout
import VitrineRendering
import VitrineScene
import VitrineText

extension Renderer {
    /// Returns what a screen reader says of variants of scenes, in parallel.
    package func outlines(of jobs: [Job]) -> [Result<AccessibilityOutline, AuditFailure>] {
        inParallel(jobs) { job, options, library in
            do throws(RenderError) {
                let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
                return .success(try pipeline.outline(variant: job.variant?.name))
            } catch {
                return .failure(AuditFailure(job.path, error))
            }
        }
    }
}

extension ScenePipeline {
    /// Returns what a screen reader says of the scene.
    ///
    /// - Parameter variant: The name of the variant that the options are those of. Default: none.
    /// - Throws: A ``RenderError`` if the scene cannot be read or laid out.
    package func outline(variant: String? = nil) throws(RenderError) -> AccessibilityOutline {
        let scene = try resolve(try parse(try read()))
        let placed = layOut(scene)
        try checkFonts()
        return AccessibilityOutline(placed, files: scene.files, variant: variant)
    }
}
