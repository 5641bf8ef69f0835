/// Which samples of each level exist along one axis, and what lies beyond them.
///
/// Sample j of level l covers the pixels `j << l ..< (j + 1) << l`, so the grids of all levels are
/// aligned at pixel 0, and samples with negative numbers are to the left of the picture. Nothing is
/// approximated at an edge: each level keeps as many samples as it takes for the rule beyond them to be
/// exact.
struct BlurAxis: Sendable {
    /// The samples of a level that are stored on the way down, and the rule for all others.
    struct Level: Sendable, Equatable {
        enum Rule: Sendable, Equatable {
            /// Mirrored at 0 and at the end of the range, as often as it takes.
            case mirror
            /// Mirrored at 0; nothing is read beyond the end.
            case mirrorStart
            case clamp
            case zero
        }

        let range: Range<Int>
        let rule: Rule

        /// Where in the stored samples sample `j` is found; nil where it is zero.
        func position(of j: Int) -> Int? {
            if range.contains(j) { return j - range.lowerBound }
            switch rule {
            case .mirror:
                let period = 2 * range.count
                let turned = ((j % period) + period) % period
                return min(turned, period - 1 - turned)
            case .mirrorStart:
                return min(max(j, -1 - j), range.count - 1)
            case .clamp:
                return j < range.lowerBound ? 0 : range.count - 1
            case .zero:
                return nil
            }
        }
    }

    let plan: BlurPlan
    /// Per level, 0 the picture itself: what halving writes and the next step reads.
    let levels: [Level]
    /// Per level: the blurred samples that the finer level, or at last the picture, needs.
    let wanted: [Range<Int>]

    /// `size` is in pixels and positive.
    init(plan: BlurPlan, size: Int, edge: BlurEdge) {
        self.plan = plan
        var wanted = [0..<size]
        for _ in plan.filters {
            let finer = wanted[wanted.count - 1]
            // One sample beyond those that cover it; from an even to an even number, so that doubling
            // always writes pairs.
            let start = (finer.lowerBound >> 1) - 1
            let end = ((finer.upperBound - 1) >> 1) + 2
            wanted.append((start & ~1)..<((end + 1) & ~1))
        }
        self.wanted = wanted
        switch edge {
        case .mirror: levels = Self.mirrored(plan: plan, size: size, wanted: wanted[plan.levels])
        case .clamp: levels = Self.spread(plan: plan, first: 0, last: size - 1, rule: .clamp)
        case .transparent: levels = Self.spread(plan: plan, first: 0, last: size - 1, rule: .zero)
        }
    }

    /// The finer samples that halving reads to write `coarser`, whole pairs.
    static func read(for coarser: Range<Int>, filter: BlurPlan.Filter) -> Range<Int> {
        // An overhang of 1 still takes the whole pair: even and odd samples are kept apart.
        let pairs = (filter.overhang + 1) / 2
        return (2 * (coarser.lowerBound - pairs))..<(2 * (coarser.upperBound + pairs))
    }

    /// Where the size divides evenly, halving keeps the mirror. From the first level where it does not,
    /// the mirrored samples to the right are computed and stored as far as anything reads them.
    private static func mirrored(plan: BlurPlan, size: Int, wanted: Range<Int>) -> [Level] {
        var needed = (wanted.lowerBound - plan.radius)..<(wanted.upperBound + plan.radius)
        var levels: [Level] = []
        for level in stride(from: plan.levels, through: 0, by: -1) {
            let end = max(needed.upperBound, -needed.lowerBound)
            if size & ((1 << level) - 1) == 0 {
                levels.append(Level(range: 0..<(size >> level), rule: .mirror))
            } else {
                levels.append(Level(range: 0..<end, rule: .mirrorStart))
            }
            if level > 0 {
                needed = read(for: needed.lowerBound..<end, filter: plan.filters[level - 1])
            }
        }
        return levels.reversed()
    }

    /// Beyond the picture all is one value, and so it is at each level, a sample or two further out.
    private static func spread(plan: BlurPlan, first: Int, last: Int, rule: Level.Rule) -> [Level] {
        var first = first
        var last = last
        var levels = [Level(range: first..<(last + 1), rule: rule)]
        for filter in plan.filters {
            // Even, so that rows are taken apart into whole pairs.
            first = ((first - 1 - filter.overhang) >> 1) & ~1
            last = (last + filter.overhang + 1) >> 1
            levels.append(Level(range: first..<(last + 1), rule: rule))
        }
        return levels
    }
}
