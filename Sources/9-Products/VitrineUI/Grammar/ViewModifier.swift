/// A custom modifier, made of others:
///
///     struct CardStyle: ViewModifier {
///         func body(content: Content) -> some View {
///             content.padding(16).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
///         }
///     }
public protocol ViewModifier {
    /// The type of the views that the modifier makes.
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = AnyView

    /// The views that the modifier makes of one.
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// Returns the view with a custom modifier.
    public func modifier(_ modifier: some ViewModifier) -> some View {
        ModifiedView(literals: modifier.body(content: AnyView(self)).nodes)
    }
}
