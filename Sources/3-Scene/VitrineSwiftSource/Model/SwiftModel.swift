import VitrineComponents
import VitrineJSON
import VitrineScene

/// The scene language in Swift: its views, modifiers and types of values, derived from the codecs' schemas.
///
/// The declarations of the Swift interface are generated from it, and scenes are printed as Swift by it, so
/// that neither can drift from what scenes can say.
package struct SwiftModel: Sendable {
    package private(set) var views: [SwiftView] = []
    package private(set) var modifiers: [SwiftModifier] = []
    /// The keys of a scene, without its version and its components' definitions.
    package private(set) var scene: [SwiftField] = []
    /// The generated types, in the order in which they are needed.
    package private(set) var nominals: [SwiftNominal] = []

    private let language: SceneLanguage
    private var indexes: [String: Int] = [:]
    /// The name of the type for each schema that has one.
    private var known: [String: String] = [:]
    private var viewIndexes: [String: Int] = [:]
    /// The view or the outermost type that is being made.
    private var owner: String?
    private let viewNames: Set<String>

    /// The model of the built-in language.
    package static let builtIn = SwiftModel(.builtIn)

    init(_ language: SceneLanguage) {
        self.language = language
        viewNames = Set(language.kinds.map { SwiftNames.view($0.name) })
        for name in ["color", "paint", "condition", "glass"] {
            _ = type(of: .reference(name), at: [name])
        }
        let plain = language.modifiers.filter { property in
            // Calls in Swift act in the order in which they are written anyway.
            if property.name == "modifiers" { return false }
            guard let restricted = RestrictedModifier(rawValue: property.name) else { return true }
            return Self.methods.contains(restricted)
        }
        modifiers = plain.map { property in
            let (schema, summary) = property.schema.withoutSummary
            return SwiftModifier(
                key: property.name, name: SwiftNames.modifier(property.name), summary: summary,
                type: type(of: schema, at: [property.name]))
        }
        for kind in language.kinds {
            viewIndexes[kind.name] = views.count
            views.append(view(kind))
        }
        scene = language.scene.filter { $0.name != "vitrine" }.map { field($0, at: ["scene"]) }
    }

    /// The modifiers of some kinds only that are methods rather than parameters, as in SwiftUI.
    static let methods: Set<RestrictedModifier> = [.fill, .trim]

    /// Returns the generated type with a name.
    package func nominal(_ name: String) -> SwiftNominal? { indexes[name].map { nominals[$0] } }

    /// Returns the generated types that include the values of another, or of one that does.
    func nominals(including name: String) -> [SwiftNominal] {
        nominals.filter { $0.includes.contains(name) }.flatMap { [$0] + nominals(including: $0.name) }
    }

    /// Returns the view of a kind of node; `nil` if the kind is unknown.
    package func view(ofKind kind: String) -> SwiftView? { viewIndexes[kind].map { views[$0] } }

    /// Returns the modifier with a key.
    package func modifier(_ key: String) -> SwiftModifier? { modifiers.first { $0.key == key } }

    // MARK: Views

    private mutating func view(_ kind: SceneLanguage.Kind) -> SwiftView {
        var view = SwiftView(kind: kind.name, name: SwiftNames.view(kind.name), summary: kind.summary)
        owner = view.name
        defer { owner = nil }
        let schema = kind.payload.withoutSummary.schema
        view.acceptsNull = schema.acceptsNull
        var values: [JSONSchema] = []
        for choice in schema.choices {
            switch choice {
            // The first record has all keys.
            case .object where view.record != nil: break
            case .object(let properties, _):
                view.record = properties.map { field($0, at: [kind.name], unlabeled: kind.name) }
            case _ where choice.isViews: view.acceptsViews = true
            default: values.append(choice)
            }
        }
        let lists = values.filter(\.isArray)
        let others = values.filter { !$0.isArray }
        // Initializers that differ in nothing but their types must take no values that look alike.
        let scalar = others.isEmpty ? nil : type(of: .anyOf(others), at: [kind.name])
        if case .named = scalar, !lists.isEmpty {
            view.values = [type(of: .anyOf(values), at: [kind.name, "value"])]
        } else {
            view.values = (scalar.map { [$0] } ?? []) + lists.map { type(of: $0, at: [kind.name]) }
        }
        let taken = Set(kind.accepts.map(\.rawValue)).subtracting(Self.methods.map(\.rawValue))
        view.modifiers = language.modifiers.filter {
            taken.contains($0.name) || ($0.name == "alignment" && kind.alignsChildren)
        }.map { property in
            var field = field(property, at: [])
            field.isModifier = true
            return field
        }.sorted { Self.rank($0) < Self.rank($1) }
        return view
    }

    /// The order of a view's modifiers among its parameters, as in SwiftUI.
    private static func rank(_ field: SwiftField) -> Int {
        ["columns", "rows", "axes", "alignment", "spacing"].firstIndex(of: field.key) ?? 5
    }

    // MARK: Types

    private mutating func field(
        _ property: JSONSchema.Property, at path: [String], unlabeled owner: String? = nil
    ) -> SwiftField {
        let (schema, summary) = property.schema.withoutSummary
        if path == ["scene"], property.name == "components" {
            return SwiftField(key: property.name, type: .components, isRequired: false, summary: summary)
        }
        // A file may leave the canvas to an option of the tool, or name a device alone; a scene in Swift has
        // it.
        let isCanvas = path == ["scene"] && property.name == "canvas"
        // Pictures by the appearance are two in Swift, where any text is one.
        let isPicture =
            ["source", "image"].contains(property.name) && schema.choices.count == 2
            && schema.hasProperty("light")
        let whole =
            isCanvas
            ? schema.choices.first { $0.hasProperty("device") } ?? schema
            : isPicture ? schema.choices.first ?? schema : schema
        let type = type(of: whole, at: path + [property.name])
        var field = SwiftField(
            key: property.name, type: type, isRequired: property.isRequired || isCanvas, summary: summary)
        field.isUnlabeled = owner.flatMap { SwiftNames.unlabeled[$0] } == property.name
        return field
    }

    private mutating func type(of schema: JSONSchema, at path: [String]) -> SwiftType {
        let choices = schema.choices
        if choices.isEmpty || choices.contains(where: \.isAny) { return .literal }
        if choices.allSatisfy(\.isViews) { return .views }
        if choices.allSatisfy(\.isNumber), !schema.acceptsNull { return .number }
        if choices.allSatisfy(\.isBoolean) { return .boolean }
        if choices.contains(where: \.isText),
            choices.allSatisfy({ $0.isText || $0.isNumber || $0.isBoolean || $0.isLongList })
        {
            return .text
        }
        if case .reference(let name) = choices.first, choices.count == 1 { return definition(name) }
        if choices.count == 1, case .array(let element, _, _) = choices[0] {
            return .list(elementType(of: element, at: path))
        }
        if choices.contains(where: { if case .map = $0 { true } else { false } }) { return .literal }
        if schema.acceptsNull { return .literal }
        // One value or a list of them is the type of the value, which may then be a list.
        if let element = oneOrMore(choices) {
            let type = type(of: element, at: path)
            guard case .named(let name) = type, let index = indexes[name] else { return .literal }
            nominals[index].list = type
            return type
        }
        return nominal(choices, at: path)
    }

    private mutating func elementType(of schema: JSONSchema, at path: [String]) -> SwiftType {
        var path = path
        if let last = path.popLast() { path.append(Self.singular(last)) }
        switch type(of: schema.withoutSummary.schema, at: path) {
        case .named(let name): return .named(name)
        default: return .literal
        }
    }

    private static func singular(_ word: String) -> String {
        if word == "people" { return "person" }
        return word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private mutating func definition(_ name: String) -> SwiftType {
        let type = SwiftNames.capitalized(name)
        if indexes[type] != nil { return .named(type) }
        guard let schema = language.definitions[name] else { return .literal }
        return nominal(schema.choices, at: [name])
    }

    /// Returns the element if the choices are a value and a list of the same.
    private func oneOrMore(_ choices: [JSONSchema]) -> JSONSchema? {
        guard
            let list = choices.first(where: \.isArray),
            case .array(let element, _, _) = list
        else { return nil }
        let others = choices.filter { $0.signature != list.signature }
        let same = JSONSchema.anyOf(others).signature == JSONSchema.anyOf(element.choices).signature
        return same && !others.isEmpty ? element : nil
    }

    private mutating func nominal(_ choices: [JSONSchema], at path: [String]) -> SwiftType {
        let signature = JSONSchema.anyOf(choices).signature
        if let name = known[signature] { return .named(name) }
        var name = SwiftNames.type(path)
        while indexes[name] != nil || viewNames.contains(name) { name += "Value" }
        known[signature] = name
        indexes[name] = nominals.count
        let outer = owner
        owner = outer ?? name
        defer { owner = outer }
        var type = SwiftNominal(name: name, owner: outer ?? name)
        nominals.append(type)
        for choice in choices { add(choice, to: &type, path) }
        if let index = indexes[name] {
            // A list of the type itself may have been noted meanwhile.
            type.list = type.list ?? nominals[index].list
            nominals[index] = type
        }
        return .named(name)
    }

    private mutating func add(_ choice: JSONSchema, to type: inout SwiftNominal, _ path: [String]) {
        switch choice {
        case _ where choice.isViews: type.acceptsViews = true
        case _ where choice.isLongList: type.acceptsText = true
        case .enumeration(let words): add(words, to: &type)
        case .integers(let values): add(values.map { "\($0)" }, to: &type)
        case .constant(.string(let word)): add([word], to: &type)
        case .reference("color") where type.name == "Paint":
            type.includes.append("Color")
            if let color = language.definitions["color"] {
                for each in color.choices { add(each, to: &type, ["color"]) }
            }
        case .reference(let name):
            if case .named(let other) = definition(name), let nominal = nominal(other) {
                type.includes.append(other)
                type.words += nominal.words.filter { !type.words.contains($0) }
                type.acceptsText = type.acceptsText || nominal.acceptsText
                type.records += nominal.records
            }
        case .object(let properties, _), .openObject(let properties):
            guard !properties.isEmpty else { return }
            let name = type.name
            type.records.append(properties.map { field($0, at: path, unlabeled: name) })
        case .array(let element, _, _): type.list = .list(elementType(of: element, at: path))
        case _ where choice.isNumber: type.acceptsNumber = true
        case _ where choice.isBoolean: type.acceptsBoolean = true
        case _ where choice.isText: type.acceptsText = true
        default: type.acceptsText = true
        }
    }

    private func add(_ words: [String], to type: inout SwiftNominal) {
        type.words += words.filter { !type.words.contains($0) }
    }
}
