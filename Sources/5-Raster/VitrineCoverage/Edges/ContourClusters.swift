import VitrineGeometry
import VitrineOutlines

/// Groups of contours whose bounding boxes touch, directly or through others.
///
/// Outside its box a closed contour's winding number is zero, so groups can be swept one by one and their
/// areas added up. A line of text therefore costs as much as its glyphs.
struct ContourClusters {
    /// The way in which the edges of a cluster are added up.
    enum Kind: UInt8 {
        /// By sweeping winding numbers.
        case swept
        /// No crossings: the signed area of each edge counts unchanged.
        case direct
        /// No part of it is inside the region.
        case empty
    }

    /// The cluster of each contour, numbered from 0 by first contour.
    private(set) var ofContour: [Int32]
    private(set) var kinds: [Kind]

    /// A box with its extent along the axis that is swept, and across it.
    private struct Box {
        let start: Int
        let end: Int
        let low: Int
        let high: Int

        /// Returns `true` if it goes as far as another along the axis, and contains it across.
        func covers(_ other: Box) -> Bool { end >= other.end && low <= other.low && high >= other.high }
    }

    /// Returns the boxes of contours along the axis on which they lie further apart: columns of letters are
    /// swept from top to bottom, lines from left to right.
    private static func boxes(of contours: [Contour]) -> [Box] {
        isColumn(contours)
            ? contours.map { Box(start: $0.minY, end: $0.maxY, low: $0.minX, high: $0.maxX) }
            : contours.map { Box(start: $0.minX, end: $0.maxX, low: $0.minY, high: $0.maxY) }
    }

    private static func isColumn(_ contours: [Contour]) -> Bool {
        // For few of them the axis does not matter.
        if contours.count < 64 { return false }
        var (width, height) = (0.0, 0.0)
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for contour in contours where contour.minX <= contour.maxX && contour.minY <= contour.maxY {
            let start = SIMD2(Double(contour.minX), Double(contour.minY))
            let end = SIMD2(Double(contour.maxX), Double(contour.maxY))
            (width, height) = (width + end.x - start.x, height + end.y - start.y)
            low.replace(with: start, where: start .< low)
            high.replace(with: end, where: end .> high)
        }
        return (high.y - low.y) * width > (high.x - low.x) * height
    }

    init(_ contours: [Contour], _ program: AreaProgram) {
        if let first = contours.first, Self.areOneRegion(contours) {
            ofContour = [Int32](repeating: 0, count: contours.count)
            kinds = [Self.kind(first, program)]
            return
        }
        var parents = [Int32](0..<Int32(contours.count))
        func root(_ i: Int32) -> Int32 {
            var i = i
            while parents[Int(i)] != i {
                parents[Int(i)] = parents[Int(parents[Int(i)])]
                i = parents[Int(i)]
            }
            return i
        }
        let boxes = Self.boxes(of: contours)
        let order = (0..<contours.count).sorted { (boxes[$0].start, $0) < (boxes[$1].start, $1) }
        // Boxes that a later one can still touch; those left behind are removed when encountered.
        var open: [Int] = []
        for index in order {
            let box = boxes[index]
            var kept = 0
            var isCovered = false
            for k in 0..<open.count {
                let other = boxes[open[k]]
                guard other.end >= box.start else { continue }
                open[kept] = open[k]
                guard other.low <= box.high && box.low <= other.high else {
                    kept += 1
                    continue
                }
                let (a, b) = (root(Int32(index)), root(Int32(open[k])))
                if a != b { parents[Int(max(a, b))] = min(a, b) }
                // Of two in one group, whatever touches the smaller one later touches the larger one as well.
                isCovered = isCovered || other.covers(box)
                if isCovered || !box.covers(other) { kept += 1 }
            }
            open.removeLast(open.count - kept)
            if !isCovered { open.append(index) }
        }

        ofContour = [Int32](repeating: -1, count: contours.count)
        kinds = []
        var regionIndices: [Int32] = []
        for i in 0..<contours.count {
            let r = Int(root(Int32(i)))
            // The smallest contour of a group is its root, so the root comes first.
            if r == i {
                ofContour[i] = Int32(kinds.count)
                kinds.append(Self.kind(contours[i], program))
                regionIndices.append(contours[i].regionIndex)
            } else {
                let cluster = ofContour[r]
                ofContour[i] = cluster
                if contours[i].direct == 0 || contours[i].standsAlone || contours[r].standsAlone
                    || contours[i].regionIndex != regionIndices[Int(cluster)]
                {
                    kinds[Int(cluster)] = .swept
                }
            }
        }
    }

    /// Returns `true` if all contours are those of one shape without crossings: they need no grouping.
    private static func areOneRegion(_ contours: [Contour]) -> Bool {
        contours.allSatisfy { contour in
            contour.direct != 0 && contour.regionIndex == contours[0].regionIndex
                && contour.counter == contours[0].counter && (!contour.standsAlone || contours.count == 1)
        }
    }

    /// Returns the kind of a contour that is alone.
    private static func kind(_ contour: Contour, _ program: AreaProgram) -> Kind {
        if contour.direct == 0 || program.terms.contains(where: { $0.side != nil }) { return .swept }
        return program.isInside(onlyIn: Int(contour.counter)) ? .direct : .empty
    }
}
