import VitrineGeometry

/// The types by which values are mixed.
package enum MixableType {
    /// Returns the type by which values of a type are mixed, which is that of what is there for optional
    /// ones; `nil` for values that nothing lies between.
    package static func of<Value>(_ type: Value.Type) -> (any Interpolatable.Type)? {
        type as? any Interpolatable.Type ?? (type as? any OptionalOfMixable.Type)?.wrapped
    }
}

/// An optional value of a type that can be mixed.
private protocol OptionalOfMixable {
    static var wrapped: any Interpolatable.Type { get }
}

extension Optional: OptionalOfMixable where Wrapped: Interpolatable {
    static var wrapped: any Interpolatable.Type { Wrapped.self }
}
