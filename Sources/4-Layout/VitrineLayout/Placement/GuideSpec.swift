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
        /// On the way from one position to another.
        indirect case between(GuideSpec, GuideSpec, Double)
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
        case .between(let from, let to, let fraction):
            from.value(on: axis, in: size, other: other).interpolated(
                to: to.value(on: axis, in: size, other: other), at: fraction)
        }
    }

    var summary: String {
        let base =
            switch base {
            case .points(let points): PrintedText.number(points)
            case .share(let share): "\(PrintedText.number(share * 100))%"
            case .guide(let guide): guide.name
            case .between(let from, let to, let fraction): fraction.onTheWay(from.summary, to.summary)
            }
        return offset == 0 ? base : "\(base) \(offset < 0 ? "-" : "+") \(PrintedText.number(abs(offset)))"
    }
}

extension GuideSpec: Interpolatable {
    package func mixture(with other: GuideSpec, at fraction: Double) -> GuideSpec {
        GuideSpec(base: .between(self, other, fraction))
    }
}

extension Dictionary: Interpolatable where Key == Guide, Value == GuideSpec {
    /// Mixes the positions of guides. One that only one of them states is on its way from where it is by
    /// itself, or to there.
    package func mixture(with other: [Guide: GuideSpec], at fraction: Double) -> [Guide: GuideSpec] {
        var guides: [Guide: GuideSpec] = [:]
        for guide in Set(keys).union(other.keys) {
            let own = GuideSpec(base: .guide(guide))
            guides[guide] = (self[guide] ?? own).interpolated(to: other[guide] ?? own, at: fraction)
        }
        return guides
    }
}
