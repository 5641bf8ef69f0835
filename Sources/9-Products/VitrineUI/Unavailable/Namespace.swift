/// No part of a still.
@propertyWrapper
public struct Namespace {
    /// The name of the views.
    public struct ID: Hashable, Sendable {}

    /// The name of the views.
    public var wrappedValue: ID { ID() }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a scene has no namespaces: write GlassMorph for a moment between two arrangements"
    )
    public init() {}
}
