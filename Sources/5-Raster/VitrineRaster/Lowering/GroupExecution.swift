import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The way a group is painted onto the enclosing picture.
enum GroupExecution: Sendable {
    /// The group is invisible.
    case nothing
    /// Its items are painted straight onto the enclosing picture in this state: the group has only a
    /// transform, and a clip whose edge no two items share.
    case passThrough(PaintState)
    /// Its items are painted on a picture of their own.
    indirect case layer(Group, GroupPlan)

    /// - Parameters:
    ///   - given: The group to paint.
    ///   - outer: The state that the group is painted in.
    ///   - target: The bounds of the enclosing picture.
    init(_ given: Group, _ outer: PaintState, target: PixelRect) {
        guard given.opacity > 0 else {
            self = .nothing
            return
        }
        let group = given.withMaskAsClip(under: outer.transform).withoutInnerClip
        let transform = group.transform.then(outer.transform)
        if group.needsPicture(under: transform) {
            let clip = outer.clip.rect.intersection(target)
            self = .layer(group, GroupPlan(group, transform: transform, clip: clip, edge: outer.clip.edge))
            return
        }
        var inner = PaintState(transform: transform, clip: outer.clip)
        if let area = group.clip { inner.clip = inner.clip.intersected(with: area, transform: transform) }
        self = .passThrough(inner)
    }
}
