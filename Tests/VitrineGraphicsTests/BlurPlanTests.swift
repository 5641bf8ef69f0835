import Testing

@testable import VitrineGraphics

@Suite struct BlurPlanTests {
    /// Variances of independent filters add: levels and kernel together have the one wanted.
    @Test(arguments: [2.7, 3, 4, 5, 5.4, 5.6, 8, 10, 11, 16, 33, 90, 250, 500])
    func varianceIsExact(sigma: Double) {
        let plan = BlurPlan(sigma: sigma)
        var scale = 1.0
        var variance = 0.0
        for filter in plan.filters {
            variance += scale * filter.variance
            scale *= 4
        }
        for (distance, tap) in plan.taps.enumerated() {
            variance += scale * Double(distance * distance) * Double(tap) / 65536
        }
        #expect(abs(variance.squareRoot() / sigma - 1) < 2e-4)
        #expect(plan.filters.last == .quintic && plan.filters.dropLast().allSatisfy { $0 == .cubic })
        #expect(plan.radius <= 9)
    }

    @Test func tapsSumToOne() {
        for step in 1...400 {
            let plan = BlurPlan(sigma: Double(step) * 0.11)
            #expect(plan.taps.reduce(0, +) == 65536)
            #expect(plan.radius == 0 || plan.taps[0] < 65536)
        }
        #expect(BlurPlan(sigma: 0.0999).isIdentity)
    }

    /// All that a step reads is stored, or stands for something that is.
    @Test(arguments: BlurEdge.allCases)
    func everyPositionIsStored(edge: BlurEdge) {
        for size in [1, 2, 3, 7, 8, 30, 33, 64, 100] {
            for sigma in [0.5, 3, 6, 20, 100, 500] {
                let plan = BlurPlan(sigma: sigma)
                let axis = BlurAxis(plan: plan, size: size, edge: edge)
                for level in 0...plan.levels {
                    let stored = axis.levels[level]
                    var read = axis.wanted[level]
                    if level < plan.levels {
                        let coarser = axis.levels[level + 1].range
                        read = BlurAxis.read(for: coarser, filter: plan.filters[level])
                    } else {
                        read = (read.lowerBound - plan.radius)..<(read.upperBound + plan.radius)
                    }
                    #expect(stored.range.lowerBound & 1 == 0)
                    if stored.rule == .mirrorStart { #expect(stored.range.upperBound >= read.upperBound) }
                    let inside = read.allSatisfy { j in
                        stored.position(of: j).map { (0..<stored.range.count).contains($0) } ?? true
                    }
                    #expect(inside, "size \(size) sigma \(sigma) level \(level)")
                }
            }
        }
    }
}
