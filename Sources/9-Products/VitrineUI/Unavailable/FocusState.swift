/// No part of a still.
@propertyWrapper
public struct FocusState<Value> {
    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { .constant(value) }

    private let value: Value

    /// No part of a still.
    @available(*, unavailable, message: "write state: .focused on the field")
    public init(wrappedValue: Value) { value = wrappedValue }

    /// No part of a still.
    @available(*, unavailable, message: "write state: .focused on the field")
    public init() where Value == Bool { value = false }
}
