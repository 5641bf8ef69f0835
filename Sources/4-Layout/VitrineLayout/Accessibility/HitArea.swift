import VitrineGeometry

/// The area in which a node reacts to touch, where that is not the one in which it is drawn.
package struct HitArea: Hashable, Sendable {
    /// The lengths of its sides around the middle of the node, in points; `nil` for those of the node.
    package var width: Double?
    package var height: Double?
    /// How far it reaches beyond them.
    package var outsets = Insets.zero

    /// Creates a square area, or that of the node.
    package init(_ side: Double? = nil) { (width, height) = (side, side) }

    /// Returns the area of a node.
    ///
    /// - Parameters:
    ///   - frame: The node's frame.
    ///   - isMirrored: `true` if leading is right.
    package func area(around frame: Rect, isMirrored: Bool) -> Rect {
        let (width, height) = (width ?? frame.width, height ?? frame.height)
        let outsets = isMirrored ? outsets.mirrored : outsets
        let (minX, minY) = (frame.center.x - width / 2, frame.center.y - height / 2)
        return Rect(
            x: minX - outsets.left, y: minY - outsets.top, width: max(width + outsets.horizontal, 0),
            height: max(height + outsets.vertical, 0))
    }
}
