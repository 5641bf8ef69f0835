import Testing

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrineReferences

@Suite struct BlurPlanTests {
    /// The variances of independent filters add up: levels and kernel together have the requested one.
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

    /// Every position that a step reads is stored, or maps to one that is, for whole pictures and parts.
    @Test(arguments: BlurEdge.allCases)
    func everyPositionIsStored(edge: BlurEdge) {
        for size in [1, 2, 3, 7, 8, 30, 33, 64, 100] {
            for sigma in [0.5, 3, 6, 20, 100, 500] {
                let plan = BlurPlan(sigma: sigma)
                for region in [0..<size, 0..<1, (size - 1)..<size, (size / 3)..<(size / 2 + 1)] {
                    check(
                        BlurAxis(plan: plan, size: size, edge: edge, region: region),
                        "\(size) \(sigma) \(region)")
                }
                // Beyond the picture, near and far.
                for region in [-9..<4, (size - 2)..<(size + 31), -900..<(-890), 777..<778] {
                    check(
                        BlurAxis(plan: plan, size: size, edge: edge, region: region),
                        "\(size) \(sigma) \(region)")
                }
            }
        }
    }

    private func check(_ axis: BlurAxis, _ comment: Comment) {
        let plan = axis.plan
        for number in 0...plan.levels {
            let level = axis.levels[number]
            var read = axis.requiredRanges[number]
            if number < plan.levels {
                read = BlurAxis.inputRange(for: axis.levels[number + 1].stored, filter: plan.filters[number])
            } else {
                read = (read.lowerBound - plan.radius)..<(read.upperBound + plan.radius)
            }
            #expect(level.stored.lowerBound & 1 == 0, comment)
            #expect(level.stored.isEmpty || level.stored.clamped(to: level.range) == level.stored, comment)
            if level.rule == .mirrorStart { #expect(level.range.upperBound >= read.upperBound, comment) }
            let isStored = read.allSatisfy { j in
                level.position(of: j).map { (0..<level.stored.count).contains($0) } ?? true
            }
            #expect(isStored, comment)
        }
    }

    /// The cost of a part depends on the size of the part and its surroundings, not of the picture.
    @Test(arguments: BlurEdge.allCases)
    func partsStoreWhatTheyNeed(edge: BlurEdge) {
        for sigma in [0.3, 2, 5, 20, 90, 500] {
            let plan = BlurPlan(sigma: sigma)
            for start in [0, 1, 12_345, 49_877, 99_900] {
                let axis = BlurAxis(plan: plan, size: 100_000, edge: edge, region: start..<(start + 100))
                for (number, level) in axis.levels.enumerated() {
                    // Whole samples of the coarsest level on both sides.
                    let most = ((100 + 2 * plan.reach + (4 << plan.levels)) >> number) + 4
                    #expect(level.stored.count <= most, "\(sigma) \(start) \(number)")
                    #expect(axis.requiredRanges[number].count <= most, "\(sigma) \(start) \(number)")
                }
                // Far from the edges, only positions within the reach are read.
                let read = axis.levels[0].stored
                let coarsest = 1 << plan.levels
                #expect(read.lowerBound >= max(start - plan.reach - 2 * coarsest, 0))
                #expect(read.upperBound <= min(start + 100 + plan.reach + 2 * coarsest, 100_000))
            }
        }
    }
}
