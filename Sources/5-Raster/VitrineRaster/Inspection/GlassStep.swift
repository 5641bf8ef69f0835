/// A step on the path to an item in nested lists.
struct GlassStep: Hashable, Sendable {
    /// The list of adaptive content in which the path continues.
    enum Branch: Sendable { case light, dark }

    var index: Int
    var branch: Branch?
}
