/// A value that a control shows: `.constant(true)`.
public struct Binding<Value> {
    /// The value.
    public let wrappedValue: Value

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a constant value, as all values are in a still.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(wrappedValue: value) }
}

extension Binding: Sendable where Value: Sendable {}
