import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The results of a scene's stages, each returned when it is asked for.
package struct StagedScene {
    let pipeline: ScenePipeline
    let sources: () throws(RenderError) -> SceneSources
    let resolved: () throws(RenderError) -> ResolvedScene
    let placed: () throws(RenderError) -> LaidOutScene
    let list: () throws(RenderError) -> DisplayList

    package init(
        pipeline: ScenePipeline,
        sources: @escaping () throws(RenderError) -> SceneSources,
        resolved: @escaping () throws(RenderError) -> ResolvedScene,
        placed: @escaping () throws(RenderError) -> LaidOutScene,
        list: @escaping () throws(RenderError) -> DisplayList
    ) {
        self.pipeline = pipeline
        self.sources = sources
        self.resolved = resolved
        self.placed = placed
        self.list = list
    }
}

extension StagedScene {
    /// Parses the scene of a pipeline; the other stages run when they are asked for.
    init(running pipeline: ScenePipeline) throws(RenderError) {
        let content = try pipeline.parse(try pipeline.read())
        func resolved() throws(RenderError) -> ResolvedScene { try pipeline.resolve(content) }
        func placed() throws(RenderError) -> LaidOutScene { pipeline.layOut(try resolved()) }
        func list() throws(RenderError) -> DisplayList { pipeline.displayList(try placed()) }
        self.init(
            pipeline: pipeline, sources: { pipeline.sources(content) }, resolved: resolved, placed: placed,
            list: list)
    }
}
