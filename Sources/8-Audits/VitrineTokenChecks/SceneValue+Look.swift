import VitrineSceneFormat
import VitrineSource

extension SceneValue {
    /// Returns `true` if something else than one value tells a node from all others, which are alike in it: a
    /// colour, a size or a state, such as those of what is chosen. It differs on purpose then.
    ///
    /// - Parameters:
    ///   - others: The other nodes.
    ///   - mark: The place of the value.
    func standsOut(among others: [SceneValue], butFor mark: SourceMark) -> Bool {
        let own = look
        let places = own.filter { $0.value.mark == mark }.keys
        let peers = others.map(\.look)
        guard let first = peers.first else { return false }
        return Set(own.keys).union(first.keys).contains { path in
            own[path]?.text != first[path]?.text && peers.allSatisfy { $0[path]?.text == first[path]?.text }
                && !places.contains { path == $0 || path.hasPrefix($0 + ".") }
        }
    }

    /// The keys of what a node looks like.
    private static let lookKeys: Set<String> = [
        "background", "cornerRadius", "fill", "font", "foreground", "frame", "glass", "material", "opacity",
        "overlay", "padding", "scale", "shadow", "stroke", "tint",
    ]

    private typealias Leaf = (text: String, mark: SourceMark)

    /// What a node looks like, and the states that it is given, by their paths.
    private var look: [String: Leaf] {
        var found: [String: Leaf] = [:]
        collect("", isLook: false, isState: false, into: &found)
        return found
    }

    private func collect(
        _ path: String, isLook: Bool, isState: Bool, into found: inout [String: Leaf]
    ) {
        switch content {
        case .null: break
        case .bool(let value): if isLook || isState { found[path] = (String(value), mark) }
        case .number(_, let literal): if isLook { found[path] = (literal, mark) }
        case .string(let text):
            // A state is a word; what has capital letters or spaces is something to read.
            if isLook || isState && text.allSatisfy({ $0.isLowercase || $0 == "-" }) {
                found[path] = (text, mark)
            }
        case .sequence(let values):
            for (index, value) in values.enumerated() {
                value.collect("\(path)[\(index)]", isLook: isLook, isState: isState, into: &found)
            }
        case .mapping(let entries):
            // What has parts differs from what has none, and stands for these.
            if isLook || isState { found[path] = ("", mark) }
            for entry in entries where entry.key != "accessibility" {
                entry.value.collect(
                    "\(path).\(entry.key)", isLook: isLook || Self.lookKeys.contains(entry.key),
                    isState: isState || entry.key.hasPrefix(ExpandedScene.usePrefix)
                        || entry.key == "state",
                    into: &found)
            }
        }
    }

    /// Returns the nodes of a list, and if these are lines of nodes of one form, as those of a grid are,
    /// the nodes of all lines.
    static func cells(of nodes: [SceneValue]) -> [SceneValue] {
        let lines = nodes.filter { node in
            lineKeys.contains { node.entry($0) != nil } && lookKeys.allSatisfy { node.entry($0) == nil }
        }.map { line -> [SceneValue] in
            guard let key = lineKeys.first(where: { line.entry($0) != nil }),
                case .sequence(let inner)? = line.entry(key)?.value.content
            else { return [] }
            return inner.filter(\.isCell)
        }
        let all = lines.flatMap { $0 }
        guard lines.count > 1, let form = all.first?.form, all.allSatisfy({ $0.form == form }),
            lines.allSatisfy({ $0.count > 1 || lines[0].count > 1 }), all.count > lines.count
        else { return nodes }
        return all
    }

    /// Returns the nodes at each place in the lists of some nodes, where these have equally many.
    static func places(in nodes: [SceneValue]) -> [[SceneValue]] {
        guard case .mapping(let entries)? = nodes.first?.content else { return [] }
        return entries.flatMap { entry -> [[SceneValue]] in
            let lists = nodes.compactMap { node -> [SceneValue]? in
                guard case .sequence(let inner)? = node.entry(entry.key)?.value.content else { return nil }
                return inner
            }
            guard lists.count == nodes.count, let count = lists.first?.count,
                lists.allSatisfy({ $0.count == count })
            else { return [] }
            return (0..<count).map { place in lists.map { $0[place] } }
        }
    }

    private static let lineKeys = ["gridRow", "hstack", "vstack"]

    /// `true` for what is neither room nor a line between cells.
    private var isCell: Bool { isMapping && entry("spacer") == nil && entry("divider") == nil }

    /// `true` for the body of a component, and the content for an item of data, where these are used.
    var isUse: Bool { keys.contains { $0.hasPrefix(ExpandedScene.usePrefix) } }

    /// The keys of a node, but for those that say nothing about its form.
    var form: Set<String> { keys.subtracting(["accessibility", "audit", "golden", "id"]) }
}
