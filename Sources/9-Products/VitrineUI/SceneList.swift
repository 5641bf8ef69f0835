/// A list of values of the scene language.
public struct SceneList<Element: SceneConvertible>: SceneValueType, ExpressibleByArrayLiteral {
    /// The elements as a list of the scene language.
    public let sceneLiteral: SceneLiteral

    /// Creates a list from a value of the scene language, which is checked when the scene is rendered.
    public init(_ literal: SceneLiteral) { sceneLiteral = literal }

    /// Creates a list of elements.
    public init(_ elements: [Element]) { sceneLiteral = .list(elements) }

    /// Creates a list from a literal.
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
