import VitrineDisplayList
import VitrineGeometry

extension Glass {
    /// The largest distance by which the join extends beyond the boxes of its bodies, in points.
    ///
    /// Joining a distance that is up to `s k` below those of the bodies to another gives one that is at most
    /// `s k + (k - s k)^2 / (4k)` below them: a quarter of the smoothness for two bodies, all of it for any
    /// number.
    public var joinOutset: Double {
        var share = 0.0
        for _ in bodies.dropFirst() { share += (1 - share) * (1 - share) / 4 }
        return share * max(smoothness, 0)
    }

    /// Returns the largest distance from a pixel of bodies that affect it, if the joined distance there is at
    /// most `level`.
    ///
    /// Of two bodies whose join is at most that far away, each is no further than `level + k`; so of *n*
    /// joined bodies none is further than `level + (n - 1) k`. All of them are that near each other, and the
    /// nearest is at the pixel itself.
    func reach(level: Double) -> Double {
        let k = max(smoothness, 0)
        let boxes = bodies.map(\.shape.bounds)
        if k == 0 || boxes.count < 3 { return level + (boxes.count > 1 ? k : 0) }
        var count = boxes.count
        while true {
            let reach = level + Double(count - 1) * k
            let near = Self.largestCluster(boxes, within: reach + level + joinOutset, apart: 2 * reach)
            // Any two joined bodies can be within reach of a pixel, however few are near each other.
            if near >= count || count == 2 { return reach }
            count = max(near, 2)
        }
    }

    /// Returns the largest number of boxes that are within `limit` of one box and within `apart` of another
    /// one of those.
    private static func largestCluster(_ boxes: [Rect], within limit: Double, apart: Double) -> Int {
        let gaps = boxes.map { box in boxes.map { box.gap(to: $0) } }
        var largest = 1
        for middle in boxes.indices {
            let near = boxes.indices.filter { gaps[middle][$0] <= limit }
            for other in near where other != middle {
                largest = max(largest, near.count { gaps[other][$0] <= apart })
            }
        }
        return largest
    }

    /// The largest distance by which the bodies' own pixels lie outside of their lenses, in points; 0 for a
    /// single body. The rounded corners of a lens exclude those of the shape.
    var widestBevel: Double {
        guard bodies.count > 1 else { return 0 }
        return bodies.map { BodyDistance.bevel($0.shape, height: $0.optics.lens.height) }.max() ?? 0
    }

    /// The largest depth of a pixel both in a body and in the previous ones, in points; 0 if none overlap.
    var deepestOverlap: Double {
        var deepest = 0.0
        var before: Rect?
        for box in bodies.map(\.shape.bounds) {
            if let shared = before.flatMap({ box.intersection($0.outset(by: max(smoothness, 0))) }) {
                deepest = max(deepest, min(shared.width, shared.height) / 2)
            }
            before = before?.union(box) ?? box
        }
        return deepest
    }
}

extension Rect {
    /// Returns the distance between two boxes; 0 if they touch.
    fileprivate func gap(to other: Rect) -> Double {
        let x = max(other.minX - maxX, minX - other.maxX, 0)
        let y = max(other.minY - maxY, minY - other.maxY, 0)
        return (x * x + y * y).squareRoot()
    }
}
