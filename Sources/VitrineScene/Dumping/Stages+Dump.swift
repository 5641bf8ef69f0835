import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension SceneValue {
    /// The parsed tree: keys and values with their source marks.
    public var dump: DumpTree { tree(label: "scene") }

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
    public var dump: DumpTree {
        var tree = scene.dump
        tree.children += libraries.map { $0.value.tree(label: "library \($0.path)") }
        return tree
    }
}

extension ResolvedScene {
    /// The resolved tree: each element with its attributes, given or defaulted.
    public var dump: DumpTree { root.dump }
}

extension LaidOutScene {
    /// The laid-out tree: each element with its frame and measures, in points.
    public var dump: DumpTree { root.dump }
}

extension Element {
    var dump: DumpTree {
        DumpTree(label: label, attributes: attributes + nameAttribute, children: children.map { $0.dump })
    }

    /// The id, on elements that have one.
    fileprivate var nameAttribute: [Attribute] {
        source.path.hasPrefix("#") && (!(self is any ModifierElement) || self is ComponentElement)
            ? [Attribute("", source.path)] : []
    }
}

extension PlacedElement {
    var dump: DumpTree {
        let frame = [frame.minX, frame.minY, frame.width, frame.height].map(Format.number).joined(
            separator: " ")
        return DumpTree(
            label: element.label,
            attributes: [Attribute("frame", "(\(frame))")] + element.layoutNote + element.nameAttribute,
            children: children.map(\.dump))
    }
}

extension Element {
    /// The attributes that identify texts and icons in a layout, and measures; purely visual ones are
    /// omitted.
    fileprivate var layoutNote: [Attribute] { attributes.filter { layoutNames.contains($0.name) } }
}

/// The names of the attributes in the dump of a layout, besides the frame.
private let layoutNames: Set<String> = [
    "text", "name", "font", "shape", "spacing", "top", "leading", "bottom", "trailing", "opacity", "shadow",
    "stroke", "blur", "scale", "rotation",
]
