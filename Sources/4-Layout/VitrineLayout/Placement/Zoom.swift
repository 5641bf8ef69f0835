import VitrineGeometry
import VitrineStyle

/// The way of something out of the source that it grows from.
package struct Zoom: Hashable, Sendable {
    package let source: MatchedGeometry.Group
    /// The point of both that is in one place, as a unit point.
    let anchor: Point
    /// How far it has come: 0 in the source, 1 at its own place; beyond where an animation overshoots.
    package let share: Double
    /// How far a finger has pulled it towards its source: 0 for not at all, 1 for as far as shows.
    private(set) var pull = 0.0

    package init(out zoom: TransitionZoom, share: Double) {
        source = MatchedGeometry.Group(id: zoom.sourceID, in: zoom.namespace)
        anchor = zoom.anchor
        self.share = share
    }

    /// The way of a finger, in points, from which what it pulls shrinks no more.
    private static let pullLength = 300.0
    /// The part of its size that it loses until then. UIKit documents no numbers; these are ours.
    private static let pullShrinking = 0.3

    /// Returns the zoom while a finger has moved what has grown by a way, in points.
    package func pulled(along way: Point) -> Zoom {
        var zoom = self
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        zoom.pull = min(length / Self.pullLength, 1)
        return zoom
    }

    /// Returns the frame that what has grown has under a finger, smaller around its anchor.
    func held(_ frame: Rect) -> Rect {
        let (factor, fixed) = (1 - Self.pullShrinking * pull, frame.point(atUnit: anchor))
        return Rect(
            x: fixed.x + (frame.minX - fixed.x) * factor, y: fixed.y + (frame.minY - fixed.y) * factor,
            width: frame.width * factor, height: frame.height * factor)
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
