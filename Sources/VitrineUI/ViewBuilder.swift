/// A builder of views from the statements of a closure: views, `if`, `switch`, `for` and optionals.
@resultBuilder
public enum ViewBuilder: Sendable {
    public static func buildExpression(_ view: some View) -> ViewList { ViewList(view.nodes) }

    public static func buildExpression(_ view: (some View)?) -> ViewList {
        ViewList(view.map { $0.nodes } ?? [])
    }

    public static func buildExpression(_ views: [some View]) -> ViewList { ViewList(views.flatMap(\.nodes)) }

    public static func buildBlock(_ parts: ViewList...) -> ViewList { ViewList(parts.flatMap(\.literals)) }

    public static func buildOptional(_ part: ViewList?) -> ViewList { part ?? ViewList([]) }

    public static func buildEither(first: ViewList) -> ViewList { first }

    public static func buildEither(second: ViewList) -> ViewList { second }

    public static func buildArray(_ parts: [ViewList]) -> ViewList { ViewList(parts.flatMap(\.literals)) }

    public static func buildLimitedAvailability(_ part: ViewList) -> ViewList { part }
}
