/// A builder of views from the statements of a closure: views, `if`, `switch`, `for` and optionals.
@resultBuilder
public enum ViewBuilder: Sendable {
    /// Returns a view as a list.
    public static func buildExpression(_ view: some View) -> ViewList { ViewList(view.nodes) }

    /// Returns a view that may be missing as a list, which is then empty.
    public static func buildExpression(_ view: (some View)?) -> ViewList {
        ViewList(view.map { $0.nodes } ?? [])
    }

    /// Returns the views of an array.
    public static func buildExpression(_ views: [some View]) -> ViewList { ViewList(views.flatMap(\.nodes)) }

    /// Returns the views of all statements, one after the other.
    public static func buildBlock(_ parts: ViewList...) -> ViewList { ViewList(parts.flatMap(\.literals)) }

    /// Returns the views of an `if` without `else`; none if its condition does not hold.
    public static func buildOptional(_ part: ViewList?) -> ViewList { part ?? ViewList([]) }

    /// Returns the views of the first branch.
    public static func buildEither(first: ViewList) -> ViewList { first }

    /// Returns the views of the second branch.
    public static func buildEither(second: ViewList) -> ViewList { second }

    /// Returns the views of all rounds of a loop.
    public static func buildArray(_ parts: [ViewList]) -> ViewList { ViewList(parts.flatMap(\.literals)) }

    /// Returns the views of a branch behind `#available`.
    public static func buildLimitedAvailability(_ part: ViewList) -> ViewList { part }
}
