/// The nodes that a parameter of a component stands for.
public struct Placeholder: View, PrimitiveView {
    /// A key that no node has, for a reference that stands for a whole list of nodes.
    static let listKey = "\u{0}list"

    package let literals: [SceneLiteral]

    /// Creates a placeholder for one node.
    ///
    /// - Parameter name: The name of the parameter.
    public init(_ name: String) { literals = [SceneLiteral(.string("{\(name)}"))] }

    /// Creates a placeholder for all nodes of the closure that it stands in.
    ///
    /// - Parameter name: The name of the parameter.
    public init(list name: String) {
        literals = [SceneLiteral(.mapping([(Self.listKey, SceneLiteral(.string("{\(name)}")))]))]
    }
}
