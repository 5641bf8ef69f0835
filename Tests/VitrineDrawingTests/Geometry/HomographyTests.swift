import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

/// Planes turned in space, compared with points that are turned and projected one by one.
@Suite struct HomographyTests {
    private struct Turn {
        var degrees: Double
        var axis: (x: Double, y: Double, z: Double)
        var anchor: Point
        var depth: Double
        var nearness: Double

        var map: Homography {
            Homography(degrees: degrees, axis: axis, anchor: anchor, depth: depth, nearness: nearness)
        }

        /// Returns a point turned by Rodrigues' formula, and the part of the eye's distance left before it.
        func project(_ p: Point) -> (image: Point, w: Double) {
            let length = sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z)
            let k = SIMD3(axis.x, axis.y, axis.z) / length
            let v = SIMD3(p.x - anchor.x, p.y - anchor.y, -depth)
            let cross = SIMD3(k.y * v.z - k.z * v.y, k.z * v.x - k.x * v.z, k.x * v.y - k.y * v.x)
            let radians = degrees * .pi / 180
            let r = v * cos(radians) + cross * sin(radians) + k * ((k * v).sum() * (1 - cos(radians)))
            let w = 1 - r.z * nearness
            return (Point(r.x / w + anchor.x, r.y / w + anchor.y), w)
        }
    }

    private static func turn(_ random: inout SeededGenerator) -> Turn {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        return Turn(
            degrees: number(-400...400), axis: (number(-2...2), number(-2...2), number(-2...2)),
            anchor: Point(number(-50...50), number(-50...50)), depth: number(-20...20),
            nearness: number(0...0.01))
    }

    @Test(arguments: UInt64(0)..<40)
    func pointsAreTurnedAndProjected(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let turn = Self.turn(&random)
        for _ in 0..<20 {
            let p = Point(.random(in: -90...90, using: &random), .random(in: -90...90, using: &random))
            let (image, w) = turn.project(p)
            #expect(abs(turn.map.w.at(p) - w) < 1e-9)
            guard w > 0.05 else { continue }
            let own = turn.map.apply(p)
            #expect(abs(own.x - image.x) < 1e-6 && abs(own.y - image.y) < 1e-6, "\(own) \(image)")
            let inverse = try #require(turn.map.inverse)
            #expect(inverse.w.at(image) > 0)
            let back = inverse.apply(image)
            #expect(abs(back.x - p.x) < 1e-5 && abs(back.y - p.y) < 1e-5, "\(back) \(p)")
            let (byX, byY) = turn.map.derivatives(at: p)
            let step = 1e-5
            let (right, down) = (turn.project(Point(p.x + step, p.y)), turn.project(Point(p.x, p.y + step)))
            #expect(abs((right.image.x - image.x) / step - byX.x) < 1e-2)
            #expect(abs((right.image.y - image.y) / step - byX.y) < 1e-2)
            #expect(abs((down.image.x - image.x) / step - byY.x) < 1e-2)
            #expect(abs((down.image.y - image.y) / step - byY.y) < 1e-2)
        }
    }

    @Test func halfTurnsAndTurnsWithinThePlaneAreAffine() throws {
        func map(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) -> Homography {
            Homography(
                degrees: degrees, axis: (x, y, z), anchor: Point(50, 30), depth: 0, nearness: 0.01)
        }
        #expect(map(0, 1, 2, 3).affine == .identity)
        #expect(map(180, 0, 1, 0).affine == Affine(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
        #expect(map(30, 0, 0, 4).affine != nil)
        #expect(map(30, 0, 1, 0).affine == nil)
    }

    @Test func whatIsSeenEdgeOnHasNoInverse() {
        let map = Homography(
            degrees: 90, axis: (0, 1, 0), anchor: Point(50, 30), depth: 0, nearness: 0.01)
        #expect(map.inverse == nil)
    }

    @Test(arguments: UInt64(0)..<40)
    func cornersAreOfThePartWhereAllRowsAreAtLeastZero(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let box = Rect(x: -10, y: -5, width: 30, height: 20)
        let rows = (0..<3).map { _ in
            Homography.Row(
                .random(in: -1...1, using: &random), .random(in: -1...1, using: &random),
                .random(in: -8...20, using: &random))
        }
        let corners = box.corners(where: rows)
        for corner in corners {
            #expect(corner.x >= box.minX - 1e-9 && corner.x <= box.maxX + 1e-9)
            #expect(corner.y >= box.minY - 1e-9 && corner.y <= box.maxY + 1e-9)
            #expect(rows.allSatisfy { $0.at(corner) >= -1e-9 })
        }
        // A point belongs to it if it is on the same side of all edges.
        for _ in 0..<100 {
            let p = Point(.random(in: -10..<20, using: &random), .random(in: -5..<15, using: &random))
            let margin = rows.map { $0.at(p) }.min() ?? 0
            if abs(margin) < 1e-6 { continue }
            let sides = corners.indices.map { index in
                let (a, b) = (corners[index], corners[(index + 1) % corners.count])
                return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
            }
            let isInside = !corners.isEmpty && sides.allSatisfy { $0 >= -1e-9 }
            #expect(isInside == (margin > 0), "\(p) of seed \(seed)")
        }
    }
}
