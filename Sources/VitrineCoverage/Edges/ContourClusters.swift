import VitrineGeometry

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

    init(_ contours: [Contour], _ program: AreaProgram) {
        var parents = [Int32](0..<Int32(contours.count))
        func root(_ i: Int32) -> Int32 {
            var i = i
            while parents[Int(i)] != i {
                parents[Int(i)] = parents[Int(parents[Int(i)])]
                i = parents[Int(i)]
            }
            return i
        }
        let order = (0..<contours.count).sorted {
            (contours[$0].minX, $0) < (contours[$1].minX, $1)
        }
        // Boxes that a later one can still touch; those left behind are removed when encountered.
        var open: [Int] = []
        for index in order {
            let box = contours[index]
            var kept = 0
            for k in 0..<open.count {
                let other = contours[open[k]]
                guard other.maxX >= box.minX else { continue }
                open[kept] = open[k]
                kept += 1
                guard other.minY <= box.maxY && box.minY <= other.maxY else { continue }
                let (a, b) = (root(Int32(index)), root(Int32(open[k])))
                if a != b { parents[Int(max(a, b))] = min(a, b) }
            }
            open.removeLast(open.count - kept)
            open.append(index)
        }

        ofContour = [Int32](repeating: -1, count: contours.count)
        kinds = []
        var figures: [Int32] = []
        for i in 0..<contours.count {
            let r = Int(root(Int32(i)))
            // The smallest contour of a group is its root, so the root comes first.
            if r == i {
                ofContour[i] = Int32(kinds.count)
                let isDirect = contours[i].direct != 0 && program.terms.allSatisfy { $0.side == nil }
                kinds.append(
                    !isDirect ? .swept : program.isInside(onlyIn: Int(contours[i].counter)) ? .direct : .empty
                )
                figures.append(contours[i].figure)
            } else {
                let cluster = ofContour[r]
                ofContour[i] = cluster
                if contours[i].direct == 0 || contours[i].figure != figures[Int(cluster)] {
                    kinds[Int(cluster)] = .swept
                }
            }
        }
    }
}
