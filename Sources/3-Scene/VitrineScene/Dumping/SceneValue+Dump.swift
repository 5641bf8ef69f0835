import VitrineLayout
import VitrineSceneFormat
import VitrineSource

extension SceneValue {
    /// The parsed tree: keys and values with their source marks.
    package var dump: DumpTree { tree(label: "scene") }

    fileprivate func tree(label: String) -> DumpTree {
        let place = Attribute("", "@\(mark.line):\(mark.column)")
        switch content {
        case .null: return DumpTree(label: label, attributes: [Attribute("", "null"), place], children: [])
        case .bool(let flag):
            return DumpTree(label: label, attributes: [Attribute("", "\(flag)"), place], children: [])
        case .number(_, let literal):
            return DumpTree(label: label, attributes: [Attribute("", literal), place], children: [])
        case .string(let text):
            return DumpTree(label: label, attributes: [Attribute("", "\"\(text)\""), place], children: [])
        case .sequence(let values):
            return DumpTree(label: label, attributes: [place], children: values.map { $0.tree(label: "-") })
        case .mapping(let entries):
            return DumpTree(
                label: label, attributes: [place],
                children: entries.map { $0.value.tree(label: "\($0.key):") })
        }
    }
}

extension SceneSources {
    /// The parsed tree of the scene, followed by those of the libraries it imports.
    package var dump: DumpTree {
        var tree = scene.dump
        tree.children += libraries.map { $0.value.tree(label: "library \($0.path)") }
        return tree
    }
}
