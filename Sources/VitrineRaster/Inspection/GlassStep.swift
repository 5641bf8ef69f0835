/// A step on the way to an item within lists in lists.
struct GlassStep: Hashable, Sendable {
    /// Which list of adaptive content goes on.
    enum Branch: Sendable { case light, dark }

    var index: Int
    var branch: Branch?
}
