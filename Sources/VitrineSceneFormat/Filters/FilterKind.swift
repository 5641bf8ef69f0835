import VitrineDisplayList

/// A filter that scenes can name. To add one, add a line in `FilterKinds.all`.
struct FilterKind: Sendable {
    let name: String
    let codec: Codec<LayerFilter>

    init<Value>(_ name: String, _ codec: Codec<Value>, _ make: @escaping @Sendable (Value) -> LayerFilter) {
        self.name = name
        self.codec = codec.map(make)
    }
}
