/// The targets of fuzzing. To add one, conform a type, list it here and add a folder of seeds.
public enum FuzzTargets {
    public static let all: [any FuzzTarget.Type] = [
        SceneTarget.self, ExpressionTarget.self, FilesTarget.self, TokensTarget.self, ResolverTarget.self,
        SVGTarget.self, PNGTarget.self, PhotosTarget.self, ProfileTarget.self, FontTarget.self,
        GoldenTarget.self, HashesTarget.self, SuiteTarget.self, CacheTarget.self, ReportTarget.self,
        ApprovalTarget.self,
    ]

    /// Returns the target with a name, or `nil` if there is none.
    public static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
