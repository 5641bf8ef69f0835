import VitrineGoldens
import VitrinePNG
import VitrineStyle

/// What a run of a suite is asked to do.
public struct SuiteOptions: Sendable {
    /// The folder of the goldens. A file `suite.yaml` in it says more of them.
    public var goldens: String
    /// The folder that scenes are named below; nil for what `suite.yaml` says, else `scenes` beside the goldens, else
    /// the current folder.
    public var root: String?
    /// Scene files, and folders of them; empty for the whole suite.
    public var scenes: [String]
    /// Patterns of scenes' paths or of variants; one must match.
    public var filters: [String]
    /// Tags; a scene must have one.
    public var tags: Set<String>
    /// Names of variants; empty for all.
    public var variants: Set<String> = []
    public var shard: Shard?
    public var update: UpdateMode
    /// How scenes are rendered; `threads` is how many are at once.
    public var render: RenderOptions
    /// Whether scenes that read what they read when they last matched are taken to match again.
    public var usesCache: Bool
    /// The revision of git from which pictures are rendered that goldens keep only the hash of.
    public var base: String?
    /// How often each scene is rendered at least.
    public var rounds: Int
    /// The folder for pictures of what differs; nil for none.
    public var artifacts: String?
    /// Today, by which answers expire, as `2026-12-31`.
    public var day: String

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

    /// Whether anything but shards leaves scenes out.
    var isFiltered: Bool {
        !scenes.isEmpty || !filters.isEmpty || !tags.isEmpty || !variants.isEmpty
            || render.scene.appearance != nil
    }
}
