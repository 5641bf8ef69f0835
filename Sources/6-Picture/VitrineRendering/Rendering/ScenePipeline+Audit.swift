import VitrineComponents
import VitrineHints
import VitrineLayout
import VitrineScene
import VitrineSource

extension ScenePipeline {
    /// Checks that no rule whose level is an error has found anything.
    ///
    /// - Throws: ``RenderError/Kind/scene`` with all that rules have found.
    func checkAudit() throws(RenderError) {
        if let warnings, !warnings.errors.isEmpty { throw .scene(warnings) }
    }

    /// Returns the ids that silence nothing in a picture of a scene, and something in another of its
    /// variants.
    ///
    /// - Parameters:
    ///   - content: The scene.
    ///   - audit: What rules have found in the picture.
    func silencesUsed(elsewhereIn content: SceneContent, beside audit: Audit) -> Set<SourceMark> {
        let unused = audit.unusedSilences
        guard !unused.isEmpty, let variants = try? content.value.variants(of: content.files)
        else { return [] }
        var used: Set<SourceMark> = []
        for variant in variants {
            // Fonts that another variant uses are none of this picture's.
            guard let text = try? otherEngine() else { return used }
            let resolver = SceneResolver(
                options: options.applying(variant).scene, files: files, text: text, overrides: overrides,
                hints: SceneHints(), isCancelled: isCancelled)
            guard let scene = try? resolver.resolve(sources(content)) else {
                continue
            }
            let placed = scene.laidOut(text: text, isCancelled: isCancelled)
            if isCancelled?() == true { return used }
            used.formUnion(scene.audit.adding(placed.found).usedSilences)
            if unused.allSatisfy({ used.contains($0.mark) }) { break }
        }
        return used
    }
}
