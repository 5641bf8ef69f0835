import VitrineGoldens

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
    package var update: UpdateMode
    /// The number of threads per picture.
    package var threads: Int
    /// The folder for pictures of differences; `nil` for none.
    package var artifacts: String?

    package init(
        goldens: String, root: String? = nil, scenes: [String] = [], variants: [String]? = nil,
        update: UpdateMode, threads: Int, artifacts: String?
    ) {
        self.goldens = goldens
        self.root = root
        self.scenes = scenes
        self.variants = variants
        self.update = update
        self.threads = threads
        self.artifacts = artifacts
    }

    /// The options of a run that does the job, for all variants.
    var options: SuiteOptions {
        SuiteOptions(
            goldens: goldens, root: root, scenes: scenes, update: update,
            render: RenderOptions(threads: threads), artifacts: artifacts)
    }
}
