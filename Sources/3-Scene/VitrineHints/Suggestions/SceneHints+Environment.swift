import VitrineComponents
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// What is meant by keys that are said elsewhere: of the canvas, by an appearance, in an order.
extension SceneHints {
    /// The keys of a canvas, by the words that people write at the top of a scene.
    private static let keysOfCanvas = [
        "device": "device", "appearance": "appearance", "theme": "appearance", "colorscheme": "appearance",
        "mode": "appearance", "os": "os", "ios": "os", "locale": "locale", "scale": "scale",
        "orientation": "orientation",
    ]

    /// Returns the canvas with what stands at the top of a scene; `nil` for other keys.
    static func canvas(with key: String, _ value: Substring, _ place: SourceContext) -> Suggestion? {
        let siblings = place.siblings
        guard keysOfCanvas[KeyGroup.word(of: key)] != nil else { return nil }
        var parts: [(key: String, value: Substring)] = []
        for sibling in siblings {
            if sibling.key == "canvas", !sibling.value.isEmpty, !sibling.value.hasPrefix("{") {
                parts.append(("device", sibling.value))
            } else if sibling.key == "canvas" {
                parts += YAMLFragment.parts(sibling.value).compactMap(YAMLFragment.entry).map {
                    (String($0.key), $0.value)
                }
            } else if let own = keysOfCanvas[KeyGroup.word(of: sibling.key)] {
                parts.append((own, sibling.value))
            }
        }
        let isWhole = parts.allSatisfy { part in
            let appearance = ["light", "dark"].contains(part.value)
            return !part.value.isEmpty && part.value.count <= 40 && (part.key != "appearance" || appearance)
        }
        guard isWhole, !parts.isEmpty, Set(parts.map(\.key)).count == parts.count else { return nil }
        return "in a scene: `canvas: { \(parts.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }`"
    }

    /// Returns a key within the braces of the one that it belongs to; `nil` where that has none.
    static func within(_ owner: String, _ key: String, _ place: SourceContext) -> Suggestion? {
        guard let written = place.siblings.first(where: { $0.key == owner })?.value, written.hasPrefix("{"),
            written.hasSuffix("}"), let value = place.value
        else { return nil }
        let parts = YAMLFragment.trimmed(written.dropFirst().dropLast())
        let own = "\(key): \(short(value))"
        return "`\(key)` belongs to `\(owner)`: `\(owner): { \(parts.isEmpty ? own : "\(parts), \(own)") }`"
    }

    /// Returns how to choose a picture by the appearance, given one for each.
    static func picture(_ entries: [(key: Substring, value: Substring)]) -> Suggestion? {
        guard let light = entries.first(where: { $0.key == "light" })?.value,
            let dark = entries.first(where: { $0.key == "dark" })?.value, !light.isEmpty, !dark.isEmpty
        else { return nil }
        return "pictures by the appearance are one `source: { light: \(short(light)), dark: \(short(dark)) }`"
    }

    /// Returns the modifiers of a node from the first of two with the same name to the last, as the list in
    /// which both may stand; `nil` where something else is among them.
    static func modifiers(from key: String, _ place: SourceContext) -> Suggestion? {
        let siblings = place.siblings
        guard let first = siblings.firstIndex(where: { $0.key == key }),
            let last = siblings.lastIndex(where: { $0.key == key }), first < last
        else { return nil }
        let listed = siblings[first...last]
        let known = Set(ModifierList.keys)
        guard listed.allSatisfy({ known.contains(String($0.key)) && !$0.value.isEmpty }) else { return nil }
        let list = listed.map { "{ \($0.key): \(short($0.value)) }" }.joined(separator: ", ")
        return "leave one of them out, or write both in their order: `modifiers: [\(list)]`"
    }
}
