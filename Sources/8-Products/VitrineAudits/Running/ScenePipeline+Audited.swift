import VitrineColor
import VitrineDisplayList
import VitrineLayout
import VitrineRaster
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineThreads
import VitrineTokens

extension ScenePipeline {
    /// Returns all that rules find in a scene, at their levels.
    ///
    /// - Parameter request: What is looked at.
    /// - Throws: A ``RenderError`` if the scene cannot be read, laid out or painted.
    func audited(_ request: AuditRequest) throws(RenderError) -> Diagnostics {
        let file = try read()
        let content = SceneContent(value: try parse(file), files: SourceFiles(file))
        let scene = try resolve(content)
        let placed = layOut(scene)
        try checkFonts()
        var found = TargetCheck(placed).findings
        if request.readsPixels { found += try contrast(of: placed, in: scene, content, request.standard) }
        let shown = Audit(found: found).reported(options.audit)
        return Diagnostics(scene.files, (warnings?.all ?? []) + shown)
    }

    private func contrast(
        of placed: LaidOutScene, in scene: ResolvedScene, _ content: SceneContent,
        _ standard: ContrastStandard
    ) throws(RenderError) -> [Diagnostic] {
        let list = displayList(placed)
        let check = ContrastCheck(placed, list, standard)
        do throws(RasterError) {
            return try check.findings(
                Rasterizer(workers: Workers(count: options.threads)),
                tokens: namedColors(of: content, in: list.colorSpace))
        } catch {
            throw RenderError.raster(error, scene: path).located(in: scene)
        }
    }

    /// Returns the colours of a scene's design tokens.
    private func namedColors(of content: SceneContent, in space: ColorSpace) -> [NamedColor] {
        let inventory = inventory(of: content)
        return (inventory.tokens?.all(in: inventory.environment) ?? []).compactMap { token in
            guard case .color(let color) = token.value else { return nil }
            return NamedColor(name: token.name, color: color.color(in: space))
        }
    }
}

extension TokenColor {
    /// Returns the colour in an encoding; transparent if it has no three components.
    fileprivate func color(in space: ColorSpace) -> Color {
        guard components.count == 3 else { return .clear }
        let c = components.map { $0 ?? 0 }
        return self.space.color(SIMD3(c[0], c[1], c[2]), alpha: alpha, in: space)
    }
}
