/// A part of a scene. Views of one's own are made of others:
///
///     struct Stat: View {
///         let title: String
///         let value: Int
///
///         var body: some View {
///             VStack(alignment: .leading) {
///                 Text(title).font(.caption).foregroundStyle(.secondary)
///                 Text("\(value)").font(.title)
///             }
///         }
///     }
public protocol View {
    /// The type of the views that this one is made of.
    associatedtype Body: View

    /// The views that this one is made of.
    @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
    /// Views that the library provides have no body.
    public var body: Never { fatalError("a view of the library has no body") }
}

extension Never: View {
    /// Nothing, of which no view can be made.
    public typealias Body = Never
}

extension View {
    /// The nodes of the scene language that the view is.
    var nodes: [SceneLiteral] {
        if let primitive = self as? any PrimitiveView { return primitive.literals }
        return body.nodes
    }
}
