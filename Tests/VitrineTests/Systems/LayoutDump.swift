import Foundation
import VitrineRendering

/// The output of `vitrine dump` for a scene, from which numbers can be read by the ids of nodes: frames and
/// what is laid out from the stage `layout`, colours from the stage `resolved`.
struct LayoutDump {
    private struct Node: Decodable {
        let kind: String
        let attributes: [String: Values]?
        let children: [Node]?
    }

    /// A text, or several with the same name.
    private struct Values: Decodable {
        let all: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(String.self) {
                all = [one]
            } else {
                all = try container.decode([String].self)
            }
        }
    }

    private let root: Node
    private let resolved: Node

    init(_ scene: String) throws {
        func tree(_ stage: DumpStage) throws -> Node {
            let text = try Renderer(options: RenderOptions()).dump(scene, stage: stage, format: .json).text
            return try JSONDecoder().decode(Node.self, from: Data(text.utf8))
        }
        root = try tree(.layout)
        resolved = try tree(.resolved)
    }

    /// Returns a number of the node with an id, or `nil` if there is no such node or number.
    ///
    /// The properties are `x`, `y`, `width` and `height` of the node with all its modifiers, `fontSize`,
    /// `fontWeight`, `cornerRadius`, `opacity`, `spacing`, `paddingTop`, `paddingLeading`, `paddingBottom`,
    /// `paddingTrailing`, `strokeOpacity`, `shadowSigma` and `shadowY`, and of its plain colour `red`,
    /// `green`, `blue` (0...255) and `alpha`. If the node does not have a property, the nodes that contain
    /// only this one are searched, followed by its descendants.
    func number(_ property: String, of id: String) -> Double? {
        if let component = ["red", "green", "blue", "alpha"].firstIndex(of: property) {
            return Self.chain(to: "#\(id)", in: resolved)?.last.flatMap { Self.color(of: $0) }?[component]
        }
        guard let chain = Self.chain(to: "#\(id)", in: root) else { return nil }
        let places = ["x": 0, "y": 1, "width": 2, "height": 3]
        if let place = places[property] {
            guard let frame = chain.first?.attributes?["frame"]?.all.first else { return nil }
            let parts = frame.trimmingCharacters(in: CharacterSet(charactersIn: "()")).split(separator: " ")
            return parts.count == 4 ? Double(parts[place]) : nil
        }
        for node in chain.reversed() {
            if let value = Self.value(property, of: node) { return value }
        }
        return chain.last.flatMap { Self.first(property, within: $0) }
    }

    /// Returns the node, preceded by the nodes that contain only this one, outermost first.
    private static func chain(to name: String, in node: Node) -> [Node]? { found(name, in: node)?.nodes }

    /// Finds the node. `isOpen` is `true` if nodes further out may still contain only this one.
    private static func found(_ name: String, in node: Node) -> (nodes: [Node], isOpen: Bool)? {
        if node.attributes?["value"]?.all.contains(name) == true { return ([node], true) }
        let children = node.children ?? []
        for child in children {
            guard let found = found(name, in: child) else { continue }
            let isOpen =
                found.isOpen && children.count == 1
                && ["effect", "surface", "padding", "frame", "offset"].contains(node.kind)
            return (isOpen ? [node] + found.nodes : found.nodes, isOpen)
        }
        return nil
    }

    private static func first(_ property: String, within node: Node) -> Double? {
        for child in node.children ?? [] {
            if let value = value(property, of: child) ?? first(property, within: child) { return value }
        }
        return nil
    }

    /// Returns the components of a fill, a text or a symbol in one colour, such as `#FFFFFF/0.75`.
    private static func color(of node: Node) -> [Double]? {
        guard let paint = (node.attributes?["fill"] ?? node.attributes?["paint"])?.all.first,
            let color = paint.wholeMatch(of: /#(..)(..)(..)(?:\/([0-9.]+))?/)
        else { return nil }
        let bytes = [color.1, color.2, color.3].compactMap { UInt8($0, radix: 16).map(Double.init) }
        return bytes.count == 3 ? bytes + [color.4.flatMap { Double($0) } ?? 1] : nil
    }

    private static func value(_ property: String, of node: Node) -> Double? {
        func words(_ name: String) -> [Substring]? {
            node.attributes?[name]?.all.first?.split { " /".contains($0) }
        }
        func after(_ word: String, in words: [Substring]?) -> Double? {
            guard let words, let index = words.firstIndex(of: Substring(word)), index + 1 < words.count
            else { return nil }
            return Double(words[index + 1].trimmingCharacters(in: CharacterSet(charactersIn: "(,)")))
        }
        switch property {
        case "fontSize": return words("font")?.compactMap { Double($0) }.dropFirst().first
        case "fontWeight": return words("font")?.compactMap { Double($0) }.first
        case "cornerRadius": return after("rounded", in: words("shape"))
        case "strokeOpacity":
            let stroke = node.attributes?["stroke"]?.all.first?.split(separator: "/").dropFirst().first
            return stroke?.split(separator: " ").first.flatMap { Double($0) }
        case "shadowSigma": return after("sigma", in: words("shadow"))
        case "shadowY":
            guard let words = words("shadow"), let index = words.firstIndex(of: "offset"),
                index + 2 < words.count
            else { return nil }
            return Double(words[index + 2].trimmingCharacters(in: CharacterSet(charactersIn: "(,)")))
        case "paddingTop", "paddingLeading", "paddingBottom", "paddingTrailing":
            guard node.kind == "padding" else { return nil }
            return words(property.dropFirst("padding".count).lowercased())?.first.flatMap { Double($0) }
        default: return words(property)?.first.flatMap { Double($0) }
        }
    }
}
