import VitrineGoldens
import VitrineRendering
import VitrineStyle

/// The options of a run of a suite.
package struct SuiteOptions: Sendable {
    /// The folder of the goldens. It may contain further settings in `suite.yaml`.
    package var goldens: String
    /// The folder that scene paths are relative to; `nil` for the folder in `suite.yaml`, else `scenes`
    /// beside the goldens, else the current folder.
    package var root: String?
    /// The scene files, and folders of them, to run; empty for the whole suite.
    package var scenes: [String]
    /// A scene in memory, which is then the whole suite; `nil` for scenes in files.
    package var memory: SuiteMemoryScene?
    /// A picture that something else has drawn, which is then the whole suite; `nil` for scenes.
    package var picture: SuitePicture?
    /// What is expected over the settings of the suite and the scenes.
    package var expectation = SuiteExpectation()
    /// Patterns for scene paths or variants, at least one of which must match; empty for all.
    package var filters: [String]
    /// Tags, at least one of which a scene must have; empty for all.
    package var tags: Set<String>
    /// The names of the variants to run; empty for all.
    package var variants: Set<String> = []
    package var shard: Shard?
    package var update: UpdateMode
    /// The options to render scenes with. `threads` is the number of scenes rendered at once.
    package var render: RenderOptions
    /// `true` to skip scenes whose inputs are the same as at their last match.
    package var usesCache: Bool
    /// The git revision at which to render the expected pictures of goldens that are kept only as hashes.
    package var base: String?
    /// The minimum number of times that each scene is rendered.
    package var rounds: Int
    /// The folder for pictures of differences; `nil` for none.
    package var artifacts: String?
    /// The folder at or above ``artifacts`` that the user names, below which no link is followed; `nil` for
    /// that one.
    package var artifactsRoot: String?
    /// The current date, such as `2026-12-31`, by which alternative goldens expire.
    package var day: String

    /// Creates the options of a run.
    ///
    /// - Parameters:
    ///   - goldens: The folder of the goldens. Default: `goldens`.
    ///   - root: The folder that scene paths are relative to. Default: the one in `suite.yaml`, else `scenes`
    ///     beside the goldens, else the current folder.
    ///   - scenes: The scene files, and folders of them, to run. Default: the whole suite.
    ///   - filters: Patterns for scene paths or variants, at least one of which must match. Default: all.
    ///   - tags: Tags, at least one of which a scene must have. Default: all.
    ///   - shard: The part of the suite to run. Default: the whole.
    ///   - update: The goldens that the run may write. Default: missing ones.
    ///   - render: The options to render scenes with. Default: two scenes at once.
    ///   - usesCache: `true` to skip scenes with unchanged inputs. Default: `false`.
    ///   - base: The git revision at which to render the expected pictures of goldens that are kept only as
    ///     hashes. Default: none.
    ///   - rounds: The minimum number of times that each scene is rendered. Default: 1.
    ///   - artifacts: The folder for pictures of differences. Default: none.
    ///   - day: The date by which alternative goldens expire. Default: the current date in UTC.
    package init(
        goldens: String = "goldens", root: String? = nil, scenes: [String] = [], filters: [String] = [],
        tags: Set<String> = [], shard: Shard? = nil, update: UpdateMode = .missing,
        render: RenderOptions = RenderOptions(threads: 2), usesCache: Bool = false, base: String? = nil,
        rounds: Int = 1, artifacts: String? = nil, day: String = AlternativeGolden.today
    ) {
        self.goldens = Self.withoutTrailingSlash(goldens)
        self.root = root.map(Self.withoutTrailingSlash)
        self.scenes = scenes
        self.filters = filters
        self.tags = tags
        self.shard = shard
        self.update = update
        self.render = render
        self.usesCache = usesCache
        self.base = base
        self.rounds = rounds
        self.artifacts = artifacts
        self.day = day
    }

    /// Returns a path without the slashes that shells put behind the name of a folder.
    private static func withoutTrailingSlash(_ path: String) -> String {
        let end = path.lastIndex { $0 != "/" }
        return end.map { String(path[...$0]) } ?? path
    }

    /// `true` if an option other than the shard excludes scenes.
    var isFiltered: Bool {
        !scenes.isEmpty || memory != nil || picture != nil || !filters.isEmpty || !tags.isEmpty
            || !variants.isEmpty || render.scene.appearance != nil
    }
}
