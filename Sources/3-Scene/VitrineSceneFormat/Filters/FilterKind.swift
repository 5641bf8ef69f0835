import VitrineDisplayList
import VitrineStyle

/// A filter that scenes can name. To add one, add a line in `FilterKinds.all`.
struct FilterKind: Sendable {
    let name: String
    let codec: Codec<FilterSpec>

    init<Value>(_ name: String, _ codec: Codec<Value>, _ make: @escaping @Sendable (Value) -> LayerFilter) {
        self.name = name
        self.codec = codec.map { .layer(make($0)) }
    }

    /// Creates a kind from a shadow, which is painted under what casts it as in CSS.
    init(_ name: String, shadow: Codec<ShadowSpec>) {
        self.name = name
        codec = shadow.map { spec in
            var spec = spec
            spec.knockout = spec.knockout ?? false
            return .shadow(spec)
        }
    }
}
