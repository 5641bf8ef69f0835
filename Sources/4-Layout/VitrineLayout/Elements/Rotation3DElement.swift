import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content that is painted flat and shown turned in space; layout is unaffected.
package struct Rotation3DElement: ModifierElement, Sendable {
    package let content: any Element
    let rotation: Rotation3DSpec

    package init(content: any Element, rotation: Rotation3DSpec) {
        self.content = content
        self.rotation = rotation
    }

    package var label: String { "rotation3D" }
    package var attributes: [Attribute] {
        let axis = [rotation.axis.x, rotation.axis.y, rotation.axis.z].map { PrintedText.number($0) }
        var list = [
            Attribute("degrees", rotation.degrees), Attribute("axis", axis.joined(separator: " ")),
        ]
        if rotation.anchorZ != 0 { list.append(Attribute("anchorZ", rotation.anchorZ)) }
        if rotation.perspective != 1 { list.append(Attribute("perspective", rotation.perspective)) }
        return list
    }

    /// Returns the map in the canvas' points for a frame. In right-to-left layout it is the mirror image, as
    /// in SwiftUI.
    func map(in frame: Rect, isMirrored: Bool) -> Homography {
        let side = max(frame.width, frame.height)
        let map = Homography(
            degrees: rotation.degrees, axis: rotation.axis, anchor: frame.point(atUnit: rotation.anchor),
            depth: rotation.anchorZ, nearness: side > 0 ? rotation.perspective / side : 0)
        guard isMirrored else { return map }
        let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
        return map.after(mirror).then(mirror)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let map = map(in: placed.frame, isMirrored: placed.isMirrored)
        let items = builder.items { $0.paint(placed.children) }
        if items.isEmpty { return }
        // Turned within its plane, or half a turn about an axis in it, nothing has to be resampled.
        if let map = map.affine {
            builder.append(.group(Group(transform: map, items: items)), from: source)
        } else {
            builder.append(.projected(ProjectedContent(map: map, items: items)), from: source)
        }
    }
}
