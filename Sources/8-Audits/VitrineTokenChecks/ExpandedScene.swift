import VitrineSceneFormat
import VitrineSource

/// A scene with the bodies of its components, and the content for the items of its data, where these are
/// used: so what a use or an item says stands below the key that it is for, beside its peers.
struct ExpandedScene {
    /// The scene, without the definitions of its components.
    private(set) var value: SceneValue
    /// The places of what uses and items say.
    private(set) var given: Set<SourceMark> = []

    private let definitions: [String: SceneValue]
    private var count = 0

    /// What begins the key of a node for the use that it comes from.
    static let usePrefix = "use "
    /// The number of uses within each other, and of nodes in all, beyond which uses stay as they are.
    private static let (greatestDepth, greatestCount) = (6, 10_000)

    /// - Parameters:
    ///   - scene: A scene.
    ///   - libraries: Those that it imports.
    init(_ scene: SceneValue, libraries: [SceneValue]) {
        var definitions: [String: SceneValue] = [:]
        for source in libraries + [scene] {
            guard case .mapping(let entries)? = source.entry("components")?.value.content else { continue }
            for entry in entries { definitions[entry.key] = entry.value }
        }
        self.definitions = definitions
        value = scene
        guard case .mapping(let entries) = scene.content else { return }
        let kept = entries.filter { $0.key != "components" }.map { expanded($0, [:], depth: 0) }
        value = SceneValue(.mapping(kept), at: scene.mark)
    }

    /// The values of names in braces.
    private typealias Names = [String: SceneValue]

    private mutating func expanded(
        _ entry: SceneValue.Entry, _ names: Names, depth: Int
    ) -> SceneValue.Entry {
        SceneValue.Entry(
            key: entry.key, keyMark: entry.keyMark, value: expanded(entry.value, names, depth: depth))
    }

    private mutating func expanded(_ value: SceneValue, _ names: Names, depth: Int) -> SceneValue {
        switch value.content {
        case .null, .bool, .number: return value
        case .string(let text): return Self.named(text, in: names) ?? value
        case .sequence(let values):
            let all = values.flatMap { nodes(of: $0, names, depth: depth) }
            return SceneValue(.sequence(all), at: value.mark)
        case .mapping(let entries):
            count += 1
            if depth < Self.greatestDepth, count < Self.greatestCount,
                let use = entries.first(where: { definitions[$0.key] != nil })
            {
                return body(of: use, among: entries, names, depth: depth, at: value.mark)
            }
            return SceneValue(.mapping(entries.map { expanded($0, names, depth: depth) }), at: value.mark)
        }
    }

    /// Returns the node that an entry of a list is, or those that it makes for its data.
    private mutating func nodes(of value: SceneValue, _ names: Names, depth: Int) -> [SceneValue] {
        guard let loop = value.entry("forEach")?.value, let content = loop.entry("content")?.value,
            case .string(let item)? = loop.entry("as")?.value.content,
            case .sequence(let data)? = loop.entry("data")?.value.content, count < Self.greatestCount
        else { return [expanded(value, names, depth: depth)] }
        let bodies: [SceneValue] = if case .sequence(let all) = content.content { all } else { [content] }
        return data.flatMap { datum -> [SceneValue] in
            note(datum)
            let inner = names.merging([item: datum]) { $1 }
            return bodies.flatMap { body in
                self.nodes(of: body, inner, depth: depth).map { $0.made(from: datum, by: body.mark) }
            }
        }
    }

    /// Returns the body of a component with what a use says, and the modifiers beside that.
    private mutating func body(
        of use: SceneValue.Entry, among modifiers: [SceneValue.Entry], _ names: Names, depth: Int,
        at mark: SourceMark
    ) -> SceneValue {
        var own: Names = [:]
        if case .mapping(let parameters)? = definitions[use.key]?.entry("parameters")?.value.content {
            for parameter in parameters {
                guard let standard = parameter.value.entry("default")?.value else { continue }
                // Several uses share the default, which none of them has written.
                own[parameter.key] = SceneValue(standard.content, at: mark)
            }
        }
        if case .mapping(let arguments) = use.value.content {
            for argument in arguments {
                own[argument.key] = expanded(argument.value, names, depth: depth)
                note(argument.value)
            }
        }
        let said = own.sorted { $0.key < $1.key }.map {
            SceneValue.Entry(key: $0.key, keyMark: mark, value: $0.value)
        }
        let source = definitions[use.key]?.entry("body")?.value ?? SceneValue(.null, at: mark)
        let body = expanded(source, own, depth: depth + 1)
        let outer = modifiers.filter { $0.key != use.key }.map { expanded($0, names, depth: depth) }
        let inner: [SceneValue.Entry] =
            switch body.content {
            case .mapping(let entries): entries
            case .sequence: [SceneValue.Entry(key: "zstack", keyMark: mark, value: body)]
            case .null, .bool, .number, .string: []
            }
        let kept = inner.filter { entry in !outer.contains { $0.key == entry.key } }
        let name = SceneValue.Entry(
            key: Self.usePrefix + use.key, keyMark: mark, value: SceneValue(.mapping(said), at: mark))
        return SceneValue(.mapping(kept + outer + [name]), at: mark)
    }

    private mutating func note(_ value: SceneValue) {
        given.insert(value.mark)
        switch value.content {
        case .null, .bool, .number, .string: break
        case .sequence(let values): for value in values { note(value) }
        case .mapping(let entries): for entry in entries { note(entry.value) }
        }
    }

    /// Returns the value of a name in braces, or of a field of one; `nil` for any other text.
    private static func named(_ text: String, in names: Names) -> SceneValue? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let path = text.dropFirst().dropLast().split(separator: ".")
        guard let first = path.first, let value = names[String(first)] else { return nil }
        return path.dropFirst().reduce(Optional(value)) { $0?.entry(String($1))?.value }
    }
}

extension SceneValue {
    /// `true` for a node that is made for an item of data.
    var isMade: Bool { keys.contains(where: Self.isPlaceOfData) }

    /// The form of a node, whether it is written out or made for an item of data.
    var writtenForm: Set<String> { form.filter { !Self.isPlaceOfData($0) } }

    /// The node without the item of data that it is made for.
    var withoutData: SceneValue {
        guard case .mapping(let entries) = content else { return self }
        return SceneValue(.mapping(entries.filter { !Self.isPlaceOfData($0.key) }), at: mark)
    }

    /// Returns `true` for the key below which the item is that a node is made for.
    private static func isPlaceOfData(_ key: String) -> Bool {
        key.hasPrefix(ExpandedScene.usePrefix)
            && key.dropFirst(ExpandedScene.usePrefix.count).allSatisfy { $0.isNumber || $0 == ":" }
    }

    /// Returns a node with the item of data that it is made for, and the place of the content that makes it.
    fileprivate func made(from datum: SceneValue, by place: SourceMark) -> SceneValue {
        guard case .mapping(let entries) = content else { return self }
        let key = "\(ExpandedScene.usePrefix)\(place.line):\(place.column)"
        return SceneValue(.mapping(entries + [Entry(key: key, keyMark: mark, value: datum)]), at: mark)
    }
}
