import VitrineComponents
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The places in a scene's files that its resolved values come from.
///
/// Elements carry the mark of the node that they were made from, also in components and libraries. The node's
/// own keys, as they are written there, say which of its values are given, and by which names.
struct SessionOrigins {
    private let files: SourceFiles
    /// The keys of each node, by the mark of the key or the value that names its kind.
    private var nodes: [SourceMark: Node] = [:]
    private var tokens: [String: SessionSource?] = [:]
    private var components: [String: ComponentDefinition] = [:]
    /// The keys of the scene itself, for the values of the canvas.
    private let canvas: Node?

    private struct Node {
        let kind: SceneValue.Entry
        let entries: [SceneValue.Entry]
        /// The component in whose body the node is; `nil` in the scene's own.
        let component: String?
    }

    init(_ scene: SessionEngine.Scene) {
        files = scene.resolved.files
        if case .mapping(let entries) = scene.sources.scene.content,
            let entry = scene.sources.scene.entry("canvas")
        {
            canvas = Node(kind: entry, entries: entries, component: nil)
        } else {
            canvas = nil
        }
        let inventory = scene.resolver.inventory(of: scene.sources)
        for token in SessionInventory(inventory, ValueOverrides()).values where token.key.hasPrefix("token:")
        {
            tokens[token.name] = .some(token.source)
        }
        for component in inventory.components {
            components[component.name] = component
            collect(component.body, in: component.name)
        }
        if let body = scene.sources.scene.entry("body")?.value { collect(body, in: nil) }
    }

    private mutating func collect(_ value: SceneValue, in component: String?) {
        switch value.content {
        case .sequence(let values): for value in values { collect(value, in: component) }
        case .mapping(let entries):
            for entry in entries {
                let node = Node(kind: entry, entries: entries, component: component)
                if nodes[entry.keyMark] == nil { nodes[entry.keyMark] = node }
                if nodes[entry.value.mark] == nil { nodes[entry.value.mark] = node }
                collect(entry.value, in: component)
            }
        case .null, .bool, .number, .string: break
        }
    }

    /// Returns the kind of node that the scene has at a place; `nil` if none begins there.
    func kind(at mark: SourceMark) -> String? {
        guard let key = nodes[mark]?.kind.key, Self.kinds.contains(key) else { return nil }
        return key
    }

    private static let kinds = Set(SceneLanguage.builtIn.kinds.map(\.name))

    /// Returns where a component is defined.
    func definition(of component: String) -> SessionSource? {
        components[component].map { SessionSource($0.mark, in: files) }
    }

    /// Returns a resolved value with its origin.
    ///
    /// - Parameters:
    ///   - text: The value.
    ///   - name: Its name among the attributes of the element.
    ///   - element: The element.
    ///   - use: The location where the component is used whose body contains the element; `nil` if none does.
    func value(
        _ text: String, named name: String, of element: any Element, in use: SourceMark?
    ) -> SessionNode.Value {
        let label = element.label
        let isModifier = element.modifiedContent != nil
        let full =
            isModifier && name != label && name != "value" ? "\(label).\(name)" : isModifier ? label : name
        return SessionNode.Value(
            name: full, value: text, kind: Self.kind(of: text),
            origin: origin(of: name, label, element, showing: text, use))
    }

    private func origin(
        of name: String, _ label: String, _ element: any Element, showing text: String, _ use: SourceMark?
    ) -> SessionNode.Origin {
        let isCanvas = label == "canvas"
        guard let node = isCanvas ? canvas : nodes[element.source.mark] else {
            return SessionNode.Origin(.default)
        }
        // A control shows several texts, and a key called `text` is that of one of them.
        let written = name == "text" ? Self.entry(showing: text, in: node.kind.value) : nil
        let isControl = name == "text" && node.kind.key != "text"
        let made = isControl ? written ?? Self.entry(making: text, in: node.kind.value) : nil
        guard let (entry, mark) = made ?? Self.entry(for: name, label, in: node) ?? written else {
            return SessionNode.Origin(Self.inherited.contains(name) ? .environment : .default)
        }
        let place = SessionSource(mark, in: files)
        for reference in Self.references(in: entry) {
            if let token = tokens[reference] {
                return SessionNode.Origin(.token, name: reference, source: token)
            }
            if let component = node.component {
                return SessionNode.Origin(
                    .parameter, name: reference,
                    source: source(of: reference, component, use) ?? place)
            }
        }
        return SessionNode.Origin(
            node.component == nil ? .scene : .component, name: node.component, source: place)
    }

    /// Returns the place at which a parameter has its value: in the use of the component, or at its
    /// definition.
    private func source(
        of reference: String, _ component: String, _ use: SourceMark?
    ) -> SessionSource? {
        let name = reference.split(separator: ".").first.map(String.init) ?? reference
        let parameters = components[component]?.parameters ?? []
        if let use, let node = nodes[use], node.kind.key == component {
            if case .mapping(let entries) = node.kind.value.content {
                if let given = entries.first(where: { $0.key == name }) {
                    return SessionSource(given.value.mark, in: files)
                }
            } else if !node.kind.value.isNull, components[component]?.parameterWithoutKey == name {
                return SessionSource(node.kind.value.mark, in: files)
            }
        }
        return parameters.first { $0.name == name }.map { SessionSource($0.mark, in: files) }
    }

    /// The values that follow the surroundings where a node does not give them.
    private static let inherited: Set<String> = ["font", "paint", "language", "size", "safeArea"]

    /// The keys that give a value, where they are called otherwise than it.
    private static let keys: [String: [String]] = [
        "paint": ["foreground", "fill", "paint"], "fill": ["fill", "background"],
        "fills": ["fill", "background"], "shadows": ["shadow"], "shape": ["cornerRadius", "glass"],
        "background": ["background"], "textAlignment": ["multilineTextAlignment", "textAlignment"],
        "radius": ["cornerRadius"], "corners": ["cornerRadius"], "stroke": ["border", "stroke"],
        "text": ["text"], "glass": ["glass"], "with": ["font"],
    ]

    /// The keys within the value of a modifier that give one of its parts, where they are called otherwise.
    private static let parts: [String: [String]] = [
        "leading": ["horizontal"], "trailing": ["horizontal"], "top": ["vertical"], "bottom": ["vertical"],
        "width": ["size", "minWidth", "idealWidth", "maxWidth"],
        "height": ["size", "minHeight", "idealHeight", "maxHeight"],
    ]

    /// The keys of a canvas that give a value of it.
    private static let canvasKeys: [String: [String]] = [
        "size": ["width", "device", "height", "orientation"],
        "safeArea": ["safeArea", "device", "orientation"],
        "direction": ["layoutDirection"],
    ]

    /// Returns the text within a value that an element shows, whatever its key: the title of a bar, the label
    /// of a toggle.
    private static func entry(showing text: String, in value: SceneValue) -> (SceneValue, SourceMark)? {
        let shown = shownText(text)
        return shown.isEmpty ? nil : entry(in: value) { $0.lowercased() == shown }
    }

    /// Returns the text within a value, with names in braces, that may have become what an element shows.
    private static func entry(making text: String, in value: SceneValue) -> (SceneValue, SourceMark)? {
        let shown = shownText(text)
        return shown.isEmpty
            ? nil
            : entry(in: value) { own in
                let parts = own.lowercased().split(separator: "{", omittingEmptySubsequences: false)
                guard parts.count > 1, shown.hasPrefix(parts[0]) else { return false }
                var rest = shown.dropFirst(parts[0].count)
                for part in parts.dropFirst() {
                    guard let end = part.firstIndex(of: "}") else { return false }
                    let literal = part[part.index(after: end)...]
                    guard !literal.isEmpty else { continue }
                    guard let found = rest.firstRange(of: literal) else { return false }
                    rest = rest[found.upperBound...]
                }
                return own.hasSuffix("}") || rest.isEmpty
            }
    }

    /// Returns a text as elements show it: values of attributes that are texts stand in quotes, and headers
    /// may be in capitals.
    private static func shownText(_ text: String) -> String {
        let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        return (isQuoted ? String(text.dropFirst().dropLast()) : text).lowercased()
    }

    /// Returns the first text or number within a value that a condition picks.
    private static func entry(
        in value: SceneValue, where picks: (String) -> Bool
    ) -> (SceneValue, SourceMark)? {
        var inner: [SceneValue] = []
        switch value.content {
        case .string(let own): if picks(own) { return (value, value.mark) }
        case .number(_, let literal): if picks(literal) { return (value, value.mark) }
        case .sequence(let values): inner = values
        case .mapping(let entries): inner = entries.map(\.value)
        case .null, .bool: break
        }
        for value in inner {
            if let place = entry(in: value, where: picks) { return place }
        }
        return nil
    }

    /// Returns the entry that gives a value, and the place of its value.
    private static func entry(
        for name: String, _ label: String, in node: Node
    ) -> (SceneValue, SourceMark)? {
        func found(_ entry: SceneValue.Entry) -> (SceneValue, SourceMark) { (entry.value, entry.value.mark) }
        var names = [name] + (keys[name] ?? [])
        if label == "canvas" { names = [name] + (canvasKeys[name] ?? []) }
        // In what the node's kind is given, such as `hstack: { spacing: 8 }`.
        if case .mapping(let entries) = node.kind.value.content {
            if let entry = entries.first(where: { names.contains($0.key) }) { return found(entry) }
        } else if name == "text" || name == "name" || name == "value" || label == name,
            node.kind.key == label || name == "text"
        {
            return (node.kind.value, node.kind.value.mark)
        }
        // By a key of the node that is called as the value is.
        for key in names {
            if let entry = node.entries.first(where: { $0.key == key && $0.key != node.kind.key }) {
                return found(entry)
            }
        }
        // In the value of the modifier that the element is; what that does not name has its default.
        if let entry = node.entries.first(where: { $0.key == label && $0.key != node.kind.key }) {
            guard case .mapping(let entries) = entry.value.content, name != "value" else {
                return found(entry)
            }
            let inner = names + (parts[name] ?? [])
            return entries.first { inner.contains($0.key) }.map(found)
        }
        // `circle: 74` is a frame as well.
        if label == "frame", parts[name] != nil, case .number = node.kind.value.content {
            return (node.kind.value, node.kind.value.mark)
        }
        return nil
    }

    /// Returns the names in the braces of a value.
    private static func references(in value: SceneValue) -> [String] {
        switch value.content {
        case .null, .bool, .number: return []
        case .sequence(let values): return values.flatMap(references)
        case .mapping(let entries): return entries.flatMap { references(in: $0.value) }
        case .string(let text):
            return text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
                guard let end = part.firstIndex(of: "}") else { return nil }
                let name = part[..<end].prefix { $0.isLetter || $0.isNumber || "._-$".contains($0) }
                return name.isEmpty ? nil : String(name)
            }
        }
    }

    private static func kind(of text: String) -> SessionValue.Kind {
        if text == "true" || text == "false" { return .bool }
        if Double(text) != nil { return .number }
        if text.hasPrefix("#") || text.hasPrefix("rgb(") || text.hasPrefix("color(") { return .color }
        return .string
    }
}
