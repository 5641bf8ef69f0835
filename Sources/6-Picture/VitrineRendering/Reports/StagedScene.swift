import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

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

    /// The number of frames in a second.
    private static let rate = 60
    /// The number of frames of a scene without states, as its film has.
    private static let count = 120
    /// The number of frames from one that is looked at to the next: at first few, as most scenes are still.
    private static let steps = [15, 1]

    /// Returns the resolved scene, with how its nodes change in the first two seconds if no state moves them:
    /// what they go through by themselves, and of the others what is seen of them.
    func moving() throws(RenderError) -> ResolvedScene {
        var scene = try resolved()
        guard scene.motion.tracks.isEmpty else { return scene }
        let sources = try sources()
        for step in Self.steps {
            var observed = ObservedMotion()
            for index in stride(from: 0, to: Self.count, by: step) {
                let time = Double(index) / Double(Self.rate)
                observed.add(try pipeline.moment(of: sources, at: time), at: time)
            }
            let animated = Set(scene.motion.animators.map(\.node))
            scene.motion.tracks =
                scene.motion.animators + observed.tracks.filter { !animated.contains($0.node) }
            if observed.tracks.isEmpty { break }
        }
        return scene
    }
}
