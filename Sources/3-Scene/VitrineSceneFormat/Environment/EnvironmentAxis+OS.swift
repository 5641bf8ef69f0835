import VitrineStyle

extension EnvironmentAxis {
    /// The release of the system whose look a scene has.
    package static let os = EnvironmentAxis(
        "os", .osVersion, path: \.os,
        summary: "The system release.",
        help: "18, 26 or 27: the system's release; before 26, glass is a material.",
        canvas: "the system's release: 18, 26 or 27. Default: 26",
        override: "18, 26 or 27",
        condition: .bounded(
            .osVersion, words: OSVersion.allCases.map(\.rawValue),
            "a version of the system such as 26, or `>=26`", \.os),
        variants: .init(
            rank: 20, "releases of the system", slug: { "os\($0.rawValue)" },
            words: { "iOS \($0.rawValue)" }),
        choice: .cases("OS", standard: .ios26), text: \.rawValue, apply: { $0.os = $1 })
}
