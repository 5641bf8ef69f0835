import VitrineStyle

/// A property of the environment that can vary between renderings of a scene, such as `transparency`.
///
/// It is the one definition used by canvases, changes of the environment within a scene, conditions,
/// variants, the records of goldens, the page of the preview, the options of the command line and the
/// initialisers of options in Swift, which are generated from it. A new axis is an extension in a file of its
/// own, and a line in `EnvironmentAxes`.
package struct EnvironmentAxis: Sendable {
    /// A change of options to a value that has been read.
    package typealias Change = @Sendable (inout SceneOptions) -> Void

    /// The property of options, and the key in scenes, such as `dynamicType`.
    package let name: String
    /// The option of the command line and the word in records, such as `dynamic-type`.
    package let option: String
    /// The axis as an option of the command line.
    package let argument: EnvironmentArgument
    /// The axis as a parameter of initialisers in Swift.
    package let parameter: EnvironmentParameter
    /// The key of a canvas; `nil` if a canvas has none.
    let canvas: Key?
    /// The key by which a node changes the axis for itself and all in it; `nil` if no node can.
    let override: Key?
    /// The condition on it; `nil` if there is none.
    let condition: EnvironmentCondition?
    /// The axis as one that variants differ along; `nil` if they do not.
    let variants: VariantAxis?
    /// The choices in a user interface; `nil` if there are none.
    package let choice: EnvironmentChoice?
    /// Returns why the axis cannot have the value that options set; `nil` if it can.
    fileprivate let refusal: @Sendable (SceneOptions) -> EnvironmentRefusal?
    /// Fills in the value of other options if the first have none.
    fileprivate let fill: @Sendable (inout SceneOptions, SceneOptions) -> Void
    /// Sets the environment to the value of the first options that have or imply one.
    fileprivate let apply: @Sendable ([SceneOptions], inout SceneEnvironment) -> Void
    /// Returns the parts of a record, such as `dynamic-type=AX1`.
    fileprivate let record: @Sendable (SceneOptions) -> [String]

    /// A key of a scene: the codec of its values, and its description in the schema.
    struct Key: Sendable {
        let codec: Codec<Change>
        let summary: String
    }

    /// Creates an axis of single values.
    ///
    /// - Parameters:
    ///   - name: The property of options, and the key in scenes.
    ///   - codec: The codec of values in scenes.
    ///   - path: The property of options.
    ///   - summary: The documentation of the parameter in Swift.
    ///   - help: The help of the option of the command line.
    ///   - placeholder: The word for the option's value. Default: the option's name.
    ///   - canvas: The description of a canvas' key in the schema.
    ///   - override: The description, in the schema, of the key by which a node changes the axis; `nil` if no
    ///     node can.
    ///   - overrideCodec: The codec of that key. Default: that of values in scenes.
    ///   - condition: The condition on it. Default: none.
    ///   - variants: The names of its values in variants. Default: none, as variants do not differ along it.
    ///   - choice: The choices in a user interface.
    ///   - implied: The value that other options of the same caller imply. Default: none.
    ///   - text: The text of a value in records.
    ///   - apply: The closure that sets the environment to a value. If no options set the axis, the
    ///     environment keeps its own value.
    init<Value: Sendable>(
        _ name: String, _ codec: Codec<Value>, path: any (WritableKeyPath<SceneOptions, Value?> & Sendable),
        summary: String, help: String, placeholder: String? = nil, canvas: String, override: String? = nil,
        overrideCodec: Codec<Value>? = nil, condition: EnvironmentCondition? = nil,
        variants: VariantAxis.Naming<Value>? = nil, choice: EnvironmentChoice.Values<Value>,
        implied: (@Sendable (SceneOptions) -> Value?)? = nil, text: @escaping @Sendable (Value) -> String,
        apply: @escaping @Sendable (inout SceneEnvironment, Value) -> Void
    ) {
        let set: @Sendable (inout SceneOptions, Value) -> Void = { $0[keyPath: path] = $1 }
        let change = codec.map { value -> Change in { set(&$0, value) } }
        let changeOfText: @Sendable (String) -> Change? = { text in
            guard let value = choice.parse(text) else { return nil }
            return { set(&$0, value) }
        }
        self.init(
            name, option: Self.hyphenated(name),
            argument: EnvironmentArgument(
                help: help, placeholder: placeholder, expected: codec.expected,
                all: choice.all.map(choice.text), change: changeOfText),
            parameter: EnvironmentParameter(type: "\(Value.self)?", standard: "nil", summary: summary),
            canvas: Key(codec: change, summary: canvas),
            override: override.map {
                Key(codec: (overrideCodec ?? codec).map { value in { set(&$0, value) } }, summary: $0)
            }, condition: condition,
            variants: variants.map { VariantAxis(name, codec, $0, set) },
            choice: EnvironmentChoice(choice, path: path, implied: implied),
            refusal: { options in
                guard let value = options[keyPath: path], let range = choice.range, !range.contains(value)
                else { return nil }
                return EnvironmentRefusal(name: name, value: choice.text(value), allowed: range.allowed)
            },
            fill: { options, other in options[keyPath: path] = options[keyPath: path] ?? other[keyPath: path]
            },
            apply: { layers, environment in
                let values = layers.lazy.compactMap { $0[keyPath: path] ?? implied?($0) }
                if let value = values.first { apply(&environment, value) }
            },
            record: { options in
                options[keyPath: path].map { ["\(Self.hyphenated(name))=\(text($0))"] } ?? []
            })
    }

    /// Creates an axis from all of its parts.
    init(
        _ name: String, option: String, argument: EnvironmentArgument, parameter: EnvironmentParameter,
        canvas: Key?, override: Key?, condition: EnvironmentCondition?, variants: VariantAxis?,
        choice: EnvironmentChoice? = nil,
        refusal: @escaping @Sendable (SceneOptions) -> EnvironmentRefusal?,
        fill: @escaping @Sendable (inout SceneOptions, SceneOptions) -> Void,
        apply: @escaping @Sendable ([SceneOptions], inout SceneEnvironment) -> Void,
        record: @escaping @Sendable (SceneOptions) -> [String]
    ) {
        self.name = name
        self.option = option
        self.argument = argument
        self.parameter = parameter
        self.canvas = canvas
        self.override = override
        self.condition = condition
        self.variants = variants
        self.choice = choice
        self.refusal = refusal
        self.fill = fill
        self.apply = apply
        self.record = record
    }

    /// Returns a name in hyphenated form: `dynamicType` becomes `dynamic-type`.
    private static func hyphenated(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
}

extension EnvironmentAxis {
    /// Returns the field of a canvas' key, which sets the record's options; `nil` if a canvas has none.
    package func canvasField<Record>(
        _ options: any (WritableKeyPath<Record, SceneOptions> & Sendable)
    ) -> Field<Record>? {
        canvas.map { key in
            Field(name, key.codec, key.summary) { record, change in change(&record[keyPath: options]) }
        }
    }

    /// Returns the field by which a node changes the axis, which sets the record's options; `nil` if no node
    /// can.
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

    /// The settings that the axes cannot have, which no option of the tool can make either.
    package var refusals: [EnvironmentRefusal] { EnvironmentAxes.all.compactMap { $0.refusal(self) } }

    /// The settings of the options as text for records, such as `appearance=dark os=18`.
    package var recorded: String { recordedParts.joined(separator: " ") }

    /// The settings of the options, one by one, such as `appearance=dark`.
    package var recordedParts: [String] { EnvironmentAxes.all.flatMap { $0.record(self) } }
}

extension SceneEnvironment {
    /// Applies options to the environment.
    ///
    /// - Parameter layers: Options in order of precedence, the highest first. Properties that none sets are
    ///   kept.
    package mutating func apply(_ layers: [SceneOptions]) {
        for axis in EnvironmentAxes.all { axis.apply(layers, &self) }
    }
}
