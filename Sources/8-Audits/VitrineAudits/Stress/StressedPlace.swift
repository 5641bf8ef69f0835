import VitrineSource

/// What a rule finds at a place, whatever the environment.
struct StressedPlace: Hashable {
    private let rule: String?
    private let mark: SourceMark

    init(_ diagnostic: Diagnostic) {
        (rule, mark) = (diagnostic.rule?.id, diagnostic.mark)
    }
}
