import VitrineLayout
import VitrineSceneFormat
import VitrineSource

extension SceneSources {
    /// The parsed tree of the scene, followed by those of the libraries it imports: keys and values with
    /// their source marks. What comes from another file, such as a `suite.yaml`, has its path before the
    /// mark.
    package var dump: DumpTree {
        let names = files.all.indices.map { index in
            let name = files.all[index].name.split(separator: "/").last ?? ""
            return index > 0 && folders.indices.contains(index) ? "\(folders[index])\(name):" : ""
        }
        var tree = scene.tree(label: "scene") { names.indices.contains($0.file) ? names[$0.file] : "" }
        tree.children += libraries.map { $0.value.tree(label: "library \($0.path)") { _ in "" } }
        return tree
    }
}

extension SceneValue {
    /// The parsed tree: keys and values with their source marks.
    package var dump: DumpTree { tree(label: "scene") { _ in "" } }

    fileprivate func tree(label: String, in file: (SourceMark) -> String) -> DumpTree {
        let place = Attribute("", "@\(file(mark))\(mark.line):\(mark.column)")
        switch content {
        case .null: return DumpTree(label: label, attributes: [Attribute("", "null"), place], children: [])
        case .bool(let flag):
            return DumpTree(label: label, attributes: [Attribute("", "\(flag)"), place], children: [])
        case .number(_, let literal):
            return DumpTree(label: label, attributes: [Attribute("", literal), place], children: [])
        case .string(let text):
            return DumpTree(label: label, attributes: [Attribute("", "\"\(text)\""), place], children: [])
        case .sequence(let values):
            return DumpTree(
                label: label, attributes: [place], children: values.map { $0.tree(label: "-", in: file) })
        case .mapping(let entries):
            return DumpTree(
                label: label, attributes: [place],
                children: entries.map { $0.value.tree(label: "\($0.key):", in: file) })
        }
    }
}
