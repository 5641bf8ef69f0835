import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

extension ResolvedScene {
    /// The resolved tree: each element with its attributes, given or defaulted.
    package var dump: DumpTree { root.dump }
}

extension LaidOutScene {
    /// The laid-out tree: each element with its frame and measures, in points.
    package var dump: DumpTree { root.dump }
}

extension Element {
    var dump: DumpTree {
        DumpTree(label: label, attributes: attributes + nameAttribute, children: children.map { $0.dump })
    }

    /// The id, on elements that have one.
    fileprivate var nameAttribute: [Attribute] {
        source.path.hasPrefix("#") && (modifiedContent == nil || self is ComponentElement)
            ? [Attribute("", source.path)] : []
    }
}

extension PlacedElement {
    var dump: DumpTree {
        let frame = [frame.minX, frame.minY, frame.width, frame.height].map(PrintedText.number).joined(
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
