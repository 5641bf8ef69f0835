/// A list of values of the scene language.
public struct SceneList<Element: SceneConvertible>: SceneValueType, ExpressibleByArrayLiteral {
    public let sceneLiteral: SceneLiteral

    public init(_ literal: SceneLiteral) { sceneLiteral = literal }
    public init(_ elements: [Element]) { sceneLiteral = .list(elements) }
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
