/// No part of a still.
@propertyWrapper
public struct Environment<Value> {
    /// The value.
    public let wrappedValue: Value

    /// No part of a still.
    @available(
        *, unavailable,
        message:
            "ask when the scene is rendered: .when(Condition(appearance: .dark), then: .white, else: .black)"
    )
    public init(_ key: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: key] }
}
