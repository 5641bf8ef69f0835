import VitrineStyle

/// A property of the environment that can vary between renderings of a scene, such as `transparency`.
///
/// It is the one definition used by canvases, changes of the environment within a scene, conditions, variants
/// and the records of goldens. A new axis is an extension in a file of its own, and a line in
/// `EnvironmentAxes`.
package struct EnvironmentAxis: Sendable {
    /// Sets a value that has been read.
    package typealias Change = @Sendable (inout SceneOptions) -> Void

    /// The property of options, and the key in scenes, such as `dynamicType`.
    package let name: String
    /// The option of the command line and the word in records, such as `dynamic-type`.
    package let option: String
    /// The key of a canvas; `nil` if a canvas has none.
    let canvas: Key?
    /// The key by which a node changes the axis for itself and all in it; `nil` if no node can.
    let override: Key?
    /// What conditions ask of it; `nil` if they ask nothing.
    let condition: EnvironmentCondition?
    /// How variants differ along it; `nil` if they do not.
    let variants: VariantAxis?
    /// Takes over the value of other options where the first have none.
    fileprivate let fill: @Sendable (inout SceneOptions, SceneOptions) -> Void
    /// Sets the environment to the value of the first options that have one, or from which one follows.
    fileprivate let enter: @Sendable ([SceneOptions], inout SceneEnvironment) -> Void
    /// The parts of a record, such as `dynamic-type=AX1`.
    fileprivate let record: @Sendable (SceneOptions) -> [String]

    /// How a value is read, and what the schema says of it.
    struct Key: Sendable {
        let codec: Codec<Change>
        let summary: String
    }

    /// Creates an axis of single values.
    ///
    /// - Parameters:
    ///   - name: The property of options, and the key in scenes.
    ///   - codec: Reads a value in scenes.
    ///   - path: The property of options.
    ///   - canvas: What the schema says of the key of a canvas.
    ///   - override: What the schema says of the key by which a node changes the axis; `nil` if no node can.
    ///   - condition: What conditions ask of it.
    ///   - variants: How variants differ along it.
    ///   - implied: The value that follows from other options of the same caller.
    ///   - text: A value in records.
    ///   - enter: Sets the environment to a value. The environment's own value is that of an axis that nobody
    ///     sets.
    init<Value: Sendable>(
        _ name: String, _ codec: Codec<Value>, path: any (WritableKeyPath<SceneOptions, Value?> & Sendable),
        canvas: String, override: String? = nil, condition: EnvironmentCondition? = nil,
        variants: VariantAxis.Naming<Value>? = nil,
        implied: (@Sendable (SceneOptions) -> Value?)? = nil, text: @escaping @Sendable (Value) -> String,
        enter: @escaping @Sendable (inout SceneEnvironment, Value) -> Void
    ) {
        let set: @Sendable (inout SceneOptions, Value) -> Void = { $0[keyPath: path] = $1 }
        let change = codec.map { value -> Change in { set(&$0, value) } }
        self.init(
            name, option: Self.hyphenated(name), canvas: Key(codec: change, summary: canvas),
            override: override.map { Key(codec: change, summary: $0) }, condition: condition,
            variants: variants.map { VariantAxis(name, codec, $0, set) },
            fill: { options, other in options[keyPath: path] = options[keyPath: path] ?? other[keyPath: path]
            },
            enter: { layers, environment in
                let values = layers.lazy.compactMap { $0[keyPath: path] ?? implied?($0) }
                if let value = values.first { enter(&environment, value) }
            },
            record: { options in
                options[keyPath: path].map { ["\(Self.hyphenated(name))=\(text($0))"] } ?? []
            })
    }

    /// Creates an axis from all of its parts.
    init(
        _ name: String, option: String, canvas: Key?, override: Key?, condition: EnvironmentCondition?,
        variants: VariantAxis?, fill: @escaping @Sendable (inout SceneOptions, SceneOptions) -> Void,
        enter: @escaping @Sendable ([SceneOptions], inout SceneEnvironment) -> Void,
        record: @escaping @Sendable (SceneOptions) -> [String]
    ) {
        self.name = name
        self.option = option
        self.canvas = canvas
        self.override = override
        self.condition = condition
        self.variants = variants
        self.fill = fill
        self.enter = enter
        self.record = record
    }

    /// `dynamicType` as `dynamic-type`.
    private static func hyphenated(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
}

extension EnvironmentAxis {
    /// The key of a canvas, which sets the record's options; `nil` if a canvas has none.
    package func canvasField<Record>(
        _ options: any (WritableKeyPath<Record, SceneOptions> & Sendable)
    ) -> Field<Record>? {
        canvas.map { key in
            Field(name, key.codec, key.summary) { record, change in change(&record[keyPath: options]) }
        }
    }

    /// The key by which a node changes the axis, which sets the record's options; `nil` if no node can.
    package func overrideField<Record>(
        _ options: any (WritableKeyPath<Record, SceneOptions> & Sendable)
    ) -> Field<Record>? {
        override.map { key in
            Field(name, key.codec, key.summary) { record, change in change(&record[keyPath: options]) }
        }
    }
}

extension SceneOptions {
    /// Returns these options, with unset ones taken from `other`.
    package func filled(from other: SceneOptions) -> SceneOptions {
        var options = self
        for axis in EnvironmentAxes.all { axis.fill(&options, other) }
        return options
    }

    /// What the options set, in words for records, such as `appearance=dark os=18`.
    package var recorded: String { recordedParts.joined(separator: " ") }

    /// The settings of the options, one by one, such as `appearance=dark`.
    package var recordedParts: [String] { EnvironmentAxes.all.flatMap { $0.record(self) } }
}

extension SceneEnvironment {
    /// Applies options to the environment.
    ///
    /// - Parameter layers: Options in order of precedence, the highest first. Properties that none sets are
    ///   kept.
    package mutating func enter(_ layers: [SceneOptions]) {
        for axis in EnvironmentAxes.all { axis.enter(layers, &self) }
    }
}
