/// A view that is nodes of the scene language by itself.
package protocol PrimitiveView: View where Body == Never {
    /// The nodes.
    var literals: [SceneLiteral] { get }
}
