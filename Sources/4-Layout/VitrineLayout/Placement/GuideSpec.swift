import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// The position of a guide: a length, a fraction of the element's size, or another guide, plus an offset in
/// points.
package struct GuideSpec: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        /// The distance from the left or the top, in points.
        case points(Double)
        /// A fraction of the width or height.
        case share(Double)
        case guide(Guide)
    }

    package var base: Base
    package var offset = 0.0

    package init(base: Base, offset: Double = 0.0) {
        self.base = base
        self.offset = offset
    }

    /// Returns the distance from the left or the top of a box, in points.
    ///
    /// - Parameter other: A function that returns the position of the box's other guides.
    func value(on axis: Axis, in size: Size, other: (Guide) -> Double) -> Double {
        switch base {
        case .points(let points): points + offset
        case .share(let share): size[axis] * share + offset
        case .guide(let guide): other(guide) + offset
        }
    }

    var summary: String {
        let base =
            switch base {
            case .points(let points): PrintedText.number(points)
            case .share(let share): "\(PrintedText.number(share * 100))%"
            case .guide(let guide): guide.name
            }
        return offset == 0 ? base : "\(base) \(offset < 0 ? "-" : "+") \(PrintedText.number(abs(offset)))"
    }
}
