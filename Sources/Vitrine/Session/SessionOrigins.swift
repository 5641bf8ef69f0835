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
    private var components: [String: SourceMark] = [:]

    private struct Node {
        let kind: SceneValue.Entry
        let entries: [SceneValue.Entry]
        /// The component in whose body the node is; `nil` in the scene's own.
        let component: String?
    }

    init(_ scene: SessionEngine.Scene) {
        files = scene.resolved.files
        let inventory = scene.resolver.inventory(of: scene.sources)
        for token in SessionInventory(inventory, TriedValues()).values where token.key.hasPrefix("token:") {
            tokens[token.name] = .some(token.source)
        }
        for component in inventory.components {
            components[component.name] = component.mark
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

    /// Returns where a component is defined.
    func definition(of component: String) -> SessionSource? {
        components[component].map { SessionSource($0, in: files) }
    }

    /// Returns a resolved value with its origin.
    func value(
        _ text: String, named name: String, of element: any Element, in path: String
    ) -> SessionNode.Value {
        let label = element.label
        let isModifier = element is any ModifierElement
        let full =
            isModifier && name != label && name != "value" ? "\(label).\(name)" : isModifier ? label : name
        return SessionNode.Value(
            name: full, value: text, kind: Self.kind(of: text), origin: origin(of: name, label, element))
    }

    private func origin(of name: String, _ label: String, _ element: any Element) -> SessionNode.Origin {
        guard let node = nodes[element.source.mark] else { return SessionNode.Origin(.default) }
        guard let (entry, mark) = Self.entry(for: name, label, in: node) else {
            return SessionNode.Origin(Self.inherited.contains(name) ? .environment : .default)
        }
        let place = SessionSource(mark, in: files)
        for reference in Self.references(in: entry) {
            if let token = tokens[reference] {
                return SessionNode.Origin(.token, name: reference, source: token)
            }
            if node.component != nil {
                return SessionNode.Origin(.parameter, name: reference, source: place)
            }
        }
        return SessionNode.Origin(
            node.component == nil ? .scene : .component, name: node.component, source: place)
    }

    /// The values that follow the surroundings where a node does not give them.
    private static let inherited: Set<String> = ["font", "paint", "language", "size", "safeArea"]

    /// The keys that give a value, where they are called otherwise than it.
    private static let keys: [String: [String]] = [
        "paint": ["foreground", "fill", "paint"], "fill": ["fill", "background"],
        "fills": ["fill", "background"],
        "background": ["background"], "textAlignment": ["multilineTextAlignment", "textAlignment"],
        "radius": ["cornerRadius"], "corners": ["cornerRadius"], "stroke": ["border", "stroke"],
        "text": ["text"], "glass": ["glass"], "with": ["font"],
    ]

    /// Returns the entry that gives a value, and the place of its value.
    private static func entry(
        for name: String, _ label: String, in node: Node
    ) -> (SceneValue, SourceMark)? {
        let names = [name] + (keys[name] ?? [])
        // In what the node's kind is given, such as `hstack: { spacing: 8 }`.
        if case .mapping(let entries) = node.kind.value.content {
            if let found = entries.first(where: { names.contains($0.key) }) {
                return (found.value, found.value.mark)
            }
        } else if name == "text" || name == "name" || name == "value" || label == name,
            node.kind.key == label || name == "text"
        {
            return (node.kind.value, node.kind.value.mark)
        }
        for key in names + [label] {
            guard let found = node.entries.first(where: { $0.key == key && $0.key != node.kind.key }) else {
                continue
            }
            if case .mapping(let parts) = found.value.content,
                let part = parts.first(where: { names.contains($0.key) })
            {
                return (part.value, part.value.mark)
            }
            return (found.value, found.value.mark)
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
