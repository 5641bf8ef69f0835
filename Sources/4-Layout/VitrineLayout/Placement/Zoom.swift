import VitrineGeometry
import VitrineStyle

/// The way of something out of the source that it grows from.
package struct Zoom: Hashable, Sendable {
    package let source: MatchedGeometry.Group
    /// The point of both that is in one place, as a unit point.
    let anchor: Point
    /// How far it has come: 0 in the source, 1 at its own place; beyond where an animation overshoots.
    package let share: Double

    package init(out zoom: TransitionZoom, share: Double) {
        source = MatchedGeometry.Group(id: zoom.sourceID, in: zoom.namespace)
        anchor = zoom.anchor
        self.share = share
    }

    /// The share from which nothing of the source shows through what has grown out of it.
    private static let cover = 0.4

    /// The opacity of what grows.
    var opacity: Double { min(max(share / Self.cover, 0), 1) }
    /// The opacity of the source beneath it.
    var sourceOpacity: Double { min(max(2 - share / Self.cover, 0), 1) }

    /// Returns how far it has come, less where an animation overshoots so far that half of the size of the
    /// source, or nothing, would be left.
    func share(from source: Size, to own: Size) -> Double {
        func least(_ start: Double, _ end: Double) -> Double {
            end > start ? -start / (2 * (end - start)) : -.infinity
        }
        return max(share, least(source.width, own.width), least(source.height, own.height))
    }

    /// Returns what maps a frame to cover another one, and the anchors of both to one place.
    func map(from frame: Rect, toCover other: Rect) -> Affine {
        guard frame.width > 0, frame.height > 0 else { return .identity }
        let factor = max(other.width / frame.width, other.height / frame.height)
        let (start, end) = (frame.point(atUnit: anchor), other.point(atUnit: anchor))
        return .translation(-start.x, -start.y).then(.scale(factor, factor)).then(.translation(end.x, end.y))
    }
}
