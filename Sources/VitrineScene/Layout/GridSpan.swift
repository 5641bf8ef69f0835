/// How many columns and rows of a grid an element takes.
struct GridSpan: Hashable, Sendable {
    var columns = 1
    var rows = 1
    /// Along which it makes no column or row larger.
    var unsized: Set<Axis> = []
}
