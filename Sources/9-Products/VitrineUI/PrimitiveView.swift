/// A view that maps directly to scene nodes.
package protocol PrimitiveView: View where Body == Never {
    /// The nodes.
    var literals: [SceneLiteral] { get }
}
