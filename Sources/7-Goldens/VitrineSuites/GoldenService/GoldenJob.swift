import VitrineGoldens
import VitrineRendering

/// The pictures to compare with goldens, as a process asks another for them.
package struct GoldenJob: Hashable, Sendable, Codable {
    /// The folder of the goldens.
    package var goldens: String
    /// The folder that scene paths are relative to; `nil` for the one that ``SuiteOptions/root`` describes.
    package var root: String?
    /// The scene files to compare; empty for the whole suite.
    package var scenes: [String]
    /// The names of the variants to compare; `nil` for all.
    package var variants: [String]?
    /// A scene in memory, which is then the whole suite; `nil` for scenes in files.
    package var memory: GoldenJobScene?
    /// A picture of the test's own, which is then the whole suite; `nil` for scenes.
    package var picture: GoldenJobPicture?
    /// What the test expects, over the settings of the suite and the scenes.
    package var expectation: GoldenJobExpectation
    package var update: UpdateMode
    /// The number of threads per picture.
    package var threads: Int
    /// The folder for pictures of differences; `nil` for none.
    package var artifacts: String?
    /// The folder at or above ``artifacts`` that the user names, below which no link is followed; `nil` for
    /// that one.
    package var artifactsRoot: String?

    package init(
        goldens: String, root: String? = nil, scenes: [String] = [], variants: [String]? = nil,
        memory: GoldenJobScene? = nil, picture: GoldenJobPicture? = nil,
        expectation: GoldenJobExpectation = GoldenJobExpectation(), update: UpdateMode, threads: Int,
        artifacts: String?, artifactsRoot: String? = nil
    ) {
        self.goldens = goldens
        self.root = root
        self.scenes = scenes
        self.variants = variants
        self.memory = memory
        self.picture = picture
        self.expectation = expectation
        self.update = update
        self.threads = threads
        self.artifacts = artifacts
        self.artifactsRoot = artifactsRoot
    }

    /// The options of a run that does the job, for all variants.
    ///
    /// - Throws: A ``RenderError`` if the text in memory is not a scene.
    var options: SuiteOptions {
        get throws(RenderError) {
            var options = SuiteOptions(
                goldens: goldens, root: root, scenes: scenes, update: update,
                render: RenderOptions(scene: expectation.options, threads: threads), artifacts: artifacts)
            options.artifactsRoot = artifactsRoot
            options.expectation = expectation.suite
            try options.render.check(for: "")
            options.memory = try memory.map { (memory) throws(RenderError) in try memory.scene }
            return options
        }
    }
}
