import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrineReferences

/// Groups of boxes that touch, compared with the comparison of all pairs.
@Suite struct ContourClusterTests {
    /// Returns the group of each box, numbered by its first one.
    private static func groups(of contours: [Contour]) -> [Int32] {
        var group = Array(contours.indices)
        var isDone = false
        while !isDone {
            isDone = true
            for i in contours.indices {
                for j in contours.indices {
                    let (a, b) = (contours[i], contours[j])
                    let touch = a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
                    if touch, group[i] > group[j] { (group[i], isDone) = (group[j], false) }
                }
            }
        }
        let firsts = Set(group).sorted()
        return group.map { first in Int32(firsts.firstIndex(of: first) ?? 0) }
    }

    /// Few and many boxes, alone and in heaps, in lines, in columns and anywhere.
    @Test(arguments: UInt64(0)..<60) func groupsAreThoseOfAllPairs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = 1 + Int(random.next() % 140)
        let (width, height) = ([(400, 400), (4000, 40), (40, 4000)] as [(UInt64, UInt64)])[Int(seed % 3)]
        let size = 1 + random.next() % 60
        let contours = (0..<count).map { _ in
            let (x, y) = (Int(random.next() % width), Int(random.next() % height))
            return Contour(
                minX: x, minY: y, maxX: x + Int(random.next() % size), maxY: y + Int(random.next() % size),
                counter: 0, regionIndex: 0, direct: 0)
        }
        #expect(
            ContourClusters(contours, .nonZero).ofContour == Self.groups(of: contours), "seed \(seed)")
    }
}
