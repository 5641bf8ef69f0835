import VitrineGoldens
import VitrineStyle

/// The options of a run of a suite.
public struct SuiteOptions: Sendable {
    /// The folder of the goldens. It may contain further settings in `suite.yaml`.
    public var goldens: String
    /// The folder that scene paths are relative to; `nil` for the folder in `suite.yaml`, else `scenes`
    /// beside the goldens, else the current folder.
    public var root: String?
    /// The scene files, and folders of them, to run; empty for the whole suite.
    public var scenes: [String]
    /// Patterns for scene paths or variants, of which one must match; empty for all.
    public var filters: [String]
    /// Tags of which a scene must have at least one; empty for all.
    public var tags: Set<String>
    /// The names of the variants to run; empty for all.
    public var variants: Set<String> = []
    public var shard: Shard?
    public var update: UpdateMode
    /// The options to render scenes with. `threads` is the number of scenes rendered at once.
    public var render: RenderOptions
    /// `true` if a scene whose inputs are the same as at its last match is not rendered again.
    public var usesCache: Bool
    /// The git revision at which to render the expected pictures of goldens that are kept only as hashes.
    public var base: String?
    /// The minimum number of times that each scene is rendered.
    public var rounds: Int
    /// The folder for pictures of differences; `nil` for none.
    public var artifacts: String?
    /// The current date, such as `2026-12-31`, by which alternative goldens expire.
    public var day: String

    /// Creates the options of a run.
    ///
    /// - Parameters:
    ///   - goldens: The folder of the goldens. Default: `goldens`.
    ///   - root: The folder that scene paths are relative to. Default: the one in `suite.yaml`, else `scenes`
    ///     beside the goldens, else the current folder.
    ///   - scenes: The scene files, and folders of them, to run. Default: the whole suite.
    ///   - filters: Patterns for scene paths or variants, of which one must match. Default: all.
    ///   - tags: Tags of which a scene must have at least one. Default: all.
    ///   - shard: The part of the suite to run. Default: the whole.
    ///   - update: The goldens that the run may write. Default: missing ones.
    ///   - render: The options to render scenes with. Default: two scenes at once.
    ///   - usesCache: Whether scenes with unchanged inputs are not rendered again. Default: `false`.
    ///   - base: The git revision at which to render the expected pictures of goldens that are kept only as
    ///     hashes. Default: none.
    ///   - rounds: The minimum number of times that each scene is rendered. Default: 1.
    ///   - artifacts: The folder for pictures of differences. Default: none.
    ///   - day: The date by which alternative goldens expire. Default: the current date in UTC.
    public init(
        goldens: String = "goldens", root: String? = nil, scenes: [String] = [], filters: [String] = [],
        tags: Set<String> = [], shard: Shard? = nil, update: UpdateMode = .missing,
        render: RenderOptions = RenderOptions(threads: 2), usesCache: Bool = false, base: String? = nil,
        rounds: Int = 1, artifacts: String? = nil, day: String = AlternativeGolden.today
    ) {
        self.goldens = goldens
        self.root = root
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

    /// `true` if an option other than the shard excludes scenes.
    var isFiltered: Bool {
        !scenes.isEmpty || !filters.isEmpty || !tags.isEmpty || !variants.isEmpty
            || render.scene.appearance != nil
    }
}
