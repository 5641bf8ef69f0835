import VitrineGoldens
import VitrinePNG
import VitrineRaster
import VitrineRendering
import VitrineSource
import VitrineText
import VitrineTokens

extension InputLimits {
    /// The maximum number of files and folders below the folder of a suite's scenes.
    static let suiteFiles = 50_000

    /// All limits on input, by their names in the documentation. The limits on icons are in `SVGLimits`.
    package static let all: [(name: String, value: Int)] = {
        let (scene, raster, tokens) = (SceneLimits.standard, RasterLimits.default, TokenLimits.standard)
        return [
            ("scene.bytes", scene.bytes), ("scene.values", scene.values), ("scene.depth", scene.depth),
            ("scene.components", scene.components), ("scene.imports", scene.imports),
            ("scene.errors", scene.errors), ("scene.characters", scene.characters),
            ("scene.textWork", TextWork.limit),
            ("canvas.pixels", scene.pixels),
            ("canvas.side", Int(scene.canvas)), ("raster.livePixels", raster.livePixels),
            ("raster.nesting", raster.nesting), ("raster.sigma", Int(raster.sigma)),
            ("raster.glassBodies", raster.glassBodies), ("raster.farShadows", raster.farShadows),
            ("raster.work", Int(raster.work)),
            ("tokens.bytes", tokens.bytes), ("tokens.values", tokens.values),
            ("tokens.inherited", tokens.inherited), ("tokens.sources", tokens.sources),
            ("tokens.depth", tokens.depth), ("tokens.files", tokens.files), ("tokens.chain", tokens.chain),
            ("picture.side", PNG.sideLimit), ("picture.bytes", pictureBytes),
            ("compared.bytes", comparedBytes), ("suite.bytes", suiteBytes), ("suite.files", suiteFiles),
            ("report.bytes", SuiteReport.byteLimit), ("report.shards", Shard.countLimit),
            ("approvals.bytes", ApprovalFile.byteLimit),
        ]
    }()
}
