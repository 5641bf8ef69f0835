/// No part of a still.
@propertyWrapper
public struct ObservedObject<Value> {
    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { .constant(value) }

    private let value: Value

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a scene is a still: write let, and .constant(value) in the place of $name"
    )
    public init(wrappedValue: Value) { value = wrappedValue }
}
