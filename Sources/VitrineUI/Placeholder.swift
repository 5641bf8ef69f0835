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

/// Views that depend on a condition, which is checked when the scene is rendered.
///
/// For a condition that is known before, use `if`.
public struct When: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the views.
    ///
    /// - Parameters:
    ///   - condition: What must hold.
    ///   - content: The view where it holds.
    ///   - otherwise: The view where it does not. Default: none.
    public init(
        _ condition: Condition, @ViewBuilder content: () -> ViewList,
        @ViewBuilder otherwise: () -> ViewList = ViewList.absent
    ) {
        literals = [.choice(condition, Self.single(content()), Self.single(otherwise()))]
    }

    /// Returns one node for any number of views: a choice is between single nodes.
    private static func single(_ views: ViewList) -> SceneLiteral {
        if views.sceneLiteral.isUnset { return .unset }
        if views.literals.count == 1 { return views.literals[0] }
        return SceneLiteral(.mapping([("group", views.sceneLiteral)]))
    }
}

/// A node of any kind, by its name in the scene language: a component of the scene or of a library that it
/// imports.
public struct Node: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates a node.
    ///
    /// - Parameters:
    ///   - kind: The name of the kind or of the component.
    ///   - value: The value of its key: a component's parameters by name. Default: none.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
        _ kind: String, _ value: SceneLiteral = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        literals = .node(kind, value, at: SourceLocation(file, line, column))
    }
}
