import VitrineSceneFormat
import VitrineSource

/// Names of other languages for parts of what is one key of a node: width and height are parts of its frame.
struct KeyGroup {
    /// The key of the node.
    let key: String
    /// The names of its parts by those that others have, in lower case and without dashes.
    let parts: [String: String]
    /// The part that a value of the key without parts is, if it is a number and if it is not.
    private let alone: (number: String?, word: String?)
    /// The parts that are needed with what they are if they are not given.
    private let needed: [(name: String, value: String)]

    static let all = [
        KeyGroup(
            key: "frame",
            parts: [
                "width": "width", "height": "height", "minwidth": "minWidth", "minheight": "minHeight",
                "maxwidth": "maxWidth", "maxheight": "maxHeight",
            ], alone: (nil, nil), needed: []),
        KeyGroup(
            key: "padding",
            parts: [
                "paddingtop": "top", "paddingbottom": "bottom", "paddingleft": "leading",
                "paddingright": "trailing", "paddingleading": "leading", "paddingtrailing": "trailing",
                "paddingstart": "leading", "paddingend": "trailing", "paddinghorizontal": "horizontal",
                "paddingvertical": "vertical", "paddingx": "horizontal", "paddingy": "vertical",
                "paddinginline": "horizontal", "paddingblock": "vertical", "px": "horizontal",
                "py": "vertical", "pt": "top", "pb": "bottom",
            ], alone: (nil, nil), needed: []),
        KeyGroup(
            key: "font",
            parts: [
                "fontsize": "size", "fontweight": "weight", "fontfamily": "family", "fontname": "family",
                "fontdesign": "design",
            ], alone: ("size", "style"), needed: []),
        KeyGroup(
            key: "stroke",
            parts: [
                "bordercolor": "paint", "strokecolor": "paint", "borderwidth": "width",
                "strokewidth": "width", "linewidth": "width", "borderstyle": "style", "strokestyle": "style",
            ], alone: (nil, "paint"), needed: [("paint", "black"), ("width", "1")]),
        KeyGroup(
            key: "shadow",
            parts: ["shadowcolor": "color", "shadowradius": "radius", "shadowopacity": "opacity"],
            alone: (nil, nil), needed: [("color", "black"), ("radius", "4")]),
    ]

    /// Returns the key of nodes that a name of another language is a part of; `nil` if there is none.
    static func key(with part: String) -> String? {
        let word = Self.word(of: part)
        return all.first { $0.parts[word] != nil }?.key
    }

    /// Returns a name as the parts of groups are listed: in lower case, without dashes and underscores.
    static func word(of name: some StringProtocol) -> String {
        String(name.filter { !"-_".contains($0) }).lowercased()
    }

    /// Returns the key with all its parts that stand beside a place, as `frame: { width: 40, height: 20 }`.
    func whole(_ place: SourceContext) -> String? {
        var found: [(name: String, value: String)] = []
        for sibling in place.siblings where !sibling.value.isEmpty {
            if sibling.key == key {
                if sibling.value.first == "{" {
                    found += YAMLFragment.parts(sibling.value).compactMap(YAMLFragment.entry).map {
                        (String($0.key), String($0.value))
                    }
                } else if let name = Double(sibling.value) == nil ? alone.word : alone.number {
                    found.append((name, String(sibling.value)))
                }
            }
            if let name = parts[Self.word(of: sibling.key)] { found.append(part(name, sibling.value)) }
        }
        guard Set(found.map(\.name)).count == found.count, !found.isEmpty,
            found.allSatisfy({ $0.value.count <= 40 })
        else { return nil }
        let missing = needed.filter { part in !found.contains { $0.name == part.name } }
        let hasStyle = found.contains { $0.name == "style" }
        let whole =
            missing.filter { $0.name == "paint" || $0.name == "color" } + found
            + missing.filter { $0.name != "paint" && $0.name != "color" && !hasStyle }
        return "\(key): { \(whole.map { "\($0.name): \($0.value)" }.joined(separator: ", ")) }"
    }

    private func part(_ name: String, _ value: Substring) -> (name: String, value: String) {
        let words: Set = ["full", "fill", "stretch", "max", "match_parent", "infinity", ".infinity"]
        if key == "frame", words.contains(value.lowercased()) {
            let side = name.hasSuffix("idth") ? "maxWidth" : "maxHeight"
            return (name.hasPrefix("min") ? name : side, "infinity")
        }
        if name == "style", !["solid", "dashed", "dotted"].contains(value) {
            return ColorWords.all.contains(String(value))
                ? ("paint", String(value)) : (name, "dashed")
        }
        if let points = YAMLFragment.points(value) { return (name, String(points)) }
        return (name, String(value.first == "." ? value.dropFirst() : value))
    }
}
