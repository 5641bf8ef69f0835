import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The results of a scene's stages, each returned when it is asked for.
struct StagedScene {
    let pipeline: ScenePipeline
    let sources: () throws(RenderError) -> SceneSources
    let resolved: () throws(RenderError) -> ResolvedScene
    let placed: () throws(RenderError) -> LaidOutScene
    let list: () throws(RenderError) -> DisplayList
}

extension StagedScene {
    /// Parses the scene of a pipeline; the other stages run when they are asked for.
    init(running pipeline: ScenePipeline) throws(RenderError) {
        let file = try pipeline.read()
        let value = try pipeline.parse(file)
        func resolved() throws(RenderError) -> ResolvedScene { try pipeline.resolve(value, of: file) }
        func placed() throws(RenderError) -> LaidOutScene { pipeline.layOut(try resolved()) }
        func list() throws(RenderError) -> DisplayList { pipeline.displayList(try placed()) }
        self.init(
            pipeline: pipeline, sources: { pipeline.sources(value, of: file) }, resolved: resolved,
            placed: placed, list: list)
    }
}
