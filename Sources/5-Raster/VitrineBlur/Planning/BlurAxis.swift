import VitrineDisplayList

/// The samples that each level has along one axis, and the rule for those beyond them.
///
/// Sample `j` of level `l` covers the pixels `j << l ..< (j + 1) << l`, so the grids of all levels are
/// aligned at pixel 0, and samples with negative numbers lie to the left of the picture. Nothing is
/// approximated at an edge: each level extends as far as is needed for the rule beyond it to be exact. The
/// grids do not move with the requested region, so a region equals that part of the whole.
struct BlurAxis: Sendable {
    /// The extent of a level on the way down, the rule for the samples beyond it, and the samples that are
    /// stored.
    struct Level: Sendable, Equatable {
        enum Rule: Sendable, Equatable {
            /// Mirrored at 0 and at the end of the range, as often as necessary.
            case mirror
            /// Mirrored at 0; nothing is read beyond the end.
            case mirrorStart
            /// The range again and again, in both directions.
            case repeats
            case clamp
            case zero
        }

        /// The computed samples; beyond them the rule applies.
        let range: Range<Int>
        let rule: Rule
        /// The samples of `range` that the next step reads, starting with an even one because rows are split
        /// into whole pairs.
        let stored: Range<Int>

        /// Creates a level that stores every sample that `needed` refers to.
        init(range: Range<Int>, rule: Rule, needed: Range<Int>) {
            self.range = range
            self.rule = rule
            let whole = Level(range: range, rule: rule)
            var ends = [needed.lowerBound, needed.upperBound - 1]
            // Between the ends of `needed`, the mapping to stored samples reverses only at multiples of the
            // size; two such turns cover the whole range.
            let period = max(range.count, 1)
            let turn = rule == .mirrorStart ? 0 : Self.ceiling(needed.lowerBound, period)
            for at in [turn, turn + period] where needed.lowerBound < at && at < needed.upperBound {
                ends += [at - 1, at]
            }
            var places = ends.compactMap { whole.place(of: $0) }
            if rule == .repeats, needed.lowerBound < 0 || needed.upperBound > range.count {
                places = [0, range.count - 1]
            }
            if rule == .zero {
                let inside = needed.clamped(to: range)
                places = inside.isEmpty ? [] : [inside.lowerBound, inside.upperBound - 1]
            }
            guard let first = places.min(), let last = places.max() else {
                stored = (needed.lowerBound & ~1)..<(needed.lowerBound & ~1)
                return
            }
            stored = (first & ~1)..<(last + 1)
        }

        private init(range: Range<Int>, rule: Rule) {
            self.range = range
            self.rule = rule
            stored = range
        }

        /// Returns the sample of `range` that stands for sample `j`, or `nil` if that is zero.
        func place(of j: Int) -> Int? {
            if range.contains(j) { return j }
            switch rule {
            case .mirror:
                let period = 2 * range.count
                let turned = ((j % period) + period) % period
                return min(turned, period - 1 - turned)
            case .mirrorStart:
                return min(max(j, -1 - j), range.upperBound - 1)
            case .repeats:
                return ((j % range.count) + range.count) % range.count
            case .clamp:
                return j < range.lowerBound ? range.lowerBound : range.upperBound - 1
            case .zero:
                return nil
            }
        }

        /// Returns the index in the stored samples for sample `j`, or `nil` if that is zero.
        func position(of j: Int) -> Int? {
            place(of: j).map { $0 - stored.lowerBound }
        }

        /// Returns the least multiple of `n` that is not less than `value`.
        private static func ceiling(_ value: Int, _ n: Int) -> Int {
            let rest = value % n
            return rest > 0 ? value - rest + n : value - rest
        }
    }

    let plan: BlurPlan
    /// The size of the picture, in pixels.
    let size: Int
    /// For each level, with 0 being the picture itself, the samples that downsampling writes and the next
    /// step reads.
    let levels: [Level]
    /// For each level, the blurred samples that the finer level, or finally the result, needs.
    let requiredRanges: [Range<Int>]

    /// Plans the samples of all levels.
    ///
    /// - Parameters:
    ///   - size: The size of the picture in pixels, positive.
    ///   - region: The requested part of the blurred picture, not empty. It may extend beyond the picture,
    ///     which continues there according to `edge`.
    init(plan: BlurPlan, size: Int, edge: BlurEdge, region: Range<Int>) {
        self.plan = plan
        self.size = size
        var wanted = [region]
        for _ in plan.filters {
            let finer = wanted[wanted.count - 1]
            // One sample beyond those that cover the finer range, from an even to an even number, so that
            // upsampling always writes pairs.
            let start = (finer.lowerBound >> 1) - 1
            let end = ((finer.upperBound - 1) >> 1) + 2
            wanted.append((start & ~1)..<((end + 1) & ~1))
        }
        self.requiredRanges = wanted
        let spread = edge == .mirror ? [] : Self.spread(plan: plan, size: size)
        let last = wanted[plan.levels]
        var needed = (last.lowerBound - plan.radius)..<(last.upperBound + plan.radius)
        var levels: [Level] = []
        for number in stride(from: plan.levels, through: 0, by: -1) {
            let level: Level
            switch edge {
            case .mirror: level = Self.mirrored(size: size, number, needed: needed)
            case .clamp: level = Level(range: spread[number], rule: .clamp, needed: needed)
            case .transparent: level = Level(range: spread[number], rule: .zero, needed: needed)
            }
            levels.append(level)
            if number > 0 { needed = Self.inputRange(for: level.stored, filter: plan.filters[number - 1]) }
        }
        self.levels = levels.reversed()
    }

    /// Returns the finer samples, in whole pairs, that are read to downsample to `coarser`.
    static func inputRange(for coarser: Range<Int>, filter: BlurPlan.Filter) -> Range<Int> {
        // An overhang of 1 still takes the whole pair: even and odd samples are stored separately.
        let pairs = (filter.overhang + 1) / 2
        return (2 * (coarser.lowerBound - pairs))..<(2 * (coarser.upperBound + pairs))
    }

    /// Returns a level of a mirrored picture.
    ///
    /// While the size divides evenly, downsampling preserves the mirror. From the first level where it does
    /// not, the mirrored samples to the right are computed and stored as far as anything reads them, or over
    /// one period if that is less: a mirrored picture repeats after twice its size, and its samples from that
    /// level on after the odd factor of its size.
    private static func mirrored(size: Int, _ number: Int, needed: Range<Int>) -> Level {
        if size & ((1 << number) - 1) == 0 {
            return Level(range: 0..<(size >> number), rule: .mirror, needed: needed)
        }
        let end = max(needed.upperBound, -needed.lowerBound)
        let period = size >> size.trailingZeroBitCount
        if period < end { return Level(range: 0..<period, rule: .repeats, needed: needed) }
        return Level(range: 0..<end, rule: .mirrorStart, needed: needed)
    }

    /// Returns the range of each level outside of which all samples are equal.
    ///
    /// Beyond the picture every pixel has the same value; each level extends a sample or two further.
    private static func spread(plan: BlurPlan, size: Int) -> [Range<Int>] {
        var first = 0
        var last = size - 1
        var ranges = [0..<size]
        for filter in plan.filters {
            // Even, like the stored samples.
            first = ((first - 1 - filter.overhang) >> 1) & ~1
            last = (last + filter.overhang + 1) >> 1
            ranges.append(first..<(last + 1))
        }
        return ranges
    }
}
