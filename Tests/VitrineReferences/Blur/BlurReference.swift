@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels

/// The reference implementation of the blur of a whole plane: on the way down and up, each sample is computed
/// from its neighbours by `ScalarBlurKernels`, in a plane without borders, rows or folds.
///
/// The implementation under test has rules for the samples beyond the edge of a picture at each level; here,
/// the picture itself is continued by its rule as far as necessary.
struct BlurReference {
    let x: BlurPlan
    let y: BlurPlan
    let edge: BlurEdge
    /// The pixel whose left and top are the edges of a sample of every level.
    let origin: (x: Int, y: Int)
    /// Indicates whether the picture has 8 bits, which are convolved directly where there are no levels.
    var hasBytes = false

    /// Returns the part `wanted` of the blurred plane. Beyond its rectangle, `plane` continues as `edge`
    /// states.
    func blurred(_ plane: PlaneReference, _ wanted: PixelRect) -> PlaneReference {
        if wanted.isEmpty || plane.rect.isEmpty { return PlaneReference(wanted) }
        let need = (
            Needs(wanted.x0 - origin.x..<wanted.x1 - origin.x, x),
            Needs(wanted.y0 - origin.y..<wanted.y1 - origin.y, y)
        )
        let steps = max(x.levels, y.levels)
        var samples = Samples(need.0.down[0], need.1.down[0]) { i, j in
            extended(plane, i + origin.x, j + origin.y)
        }
        for step in 0..<steps {
            let filters = (x.filter(step), y.filter(step))
            let isBoth = filters.0 != nil && filters.1 != nil
            if let filter = filters.1 {
                samples = samples.down(need.1.down[step + 1]) { j, at in
                    filter.halved(j, at)
                }
            }
            if let filter = filters.0 {
                samples = samples.across(need.0.down[step + 1], inverted: isBoth) { i, at in
                    filter.halved(i, at)
                }
            }
        }
        let isBoth = x.radius > 0 && y.radius > 0
        let isBrief = hasBytes && steps == 0
        samples = samples.down(need.1.up[y.levels]) { y.convolved($0, isBrief: isBrief, $1) }
        if isBrief, edge == .transparent {
            // Columns beyond the edge are not convolved: they have none of the bias.
            let columns = plane.rect.x0 - origin.x..<plane.rect.x1 - origin.x
            samples = samples.kept(columns)
        }
        samples = samples.across(need.0.up[x.levels], inverted: isBoth) {
            x.convolved($0, isBrief: isBrief, $1)
        }
        for step in (0..<steps).reversed() {
            let filters = (x.filter(step), y.filter(step))
            let isBoth = filters.0 != nil && filters.1 != nil
            if let filter = filters.1 {
                samples = samples.down(need.1.up[step]) { j, at in filter.doubled(j, at) }
            }
            if let filter = filters.0 {
                samples = samples.across(need.0.up[step], inverted: isBoth) { i, at in
                    filter.doubled(i, at)
                }
            }
        }
        return PlaneReference(wanted) { i, j in samples[i - origin.x, j - origin.y] }
    }

    private func extended(_ plane: PlaneReference, _ px: Int, _ py: Int) -> UInt16 {
        let rect = plane.rect
        if edge == .transparent { return plane[px, py] }
        func inside(_ i: Int, _ low: Int, _ count: Int) -> Int {
            if edge == .clamp { return min(max(i, low), low + count - 1) }
            let turned = (((i - low) % (2 * count)) + 2 * count) % (2 * count)
            return low + min(turned, 2 * count - 1 - turned)
        }
        return plane[inside(px, rect.x0, rect.width), inside(py, rect.y0, rect.height)]
    }

    /// The samples of each level that are needed along one axis, on the way down and on the way up.
    private struct Needs {
        var up: [Range<Int>]
        var down: [Range<Int>]

        init(_ wanted: Range<Int>, _ plan: BlurPlan) {
            up = [wanted]
            for level in 0..<plan.levels {
                let finer = up[level]
                up.append((finer.lowerBound >> 1) - 1..<((finer.upperBound - 1) >> 1) + 2)
            }
            let last = up[plan.levels]
            down = [last.lowerBound - plan.radius..<last.upperBound + plan.radius]
            for _ in 0..<plan.levels {
                let coarser = down[0]
                down.insert(2 * coarser.lowerBound - 2..<2 * coarser.upperBound + 2, at: 0)
            }
        }
    }

    /// A part of a level.
    private struct Samples {
        let columns: Range<Int>
        let rows: Range<Int>
        private var values: [UInt16] = []

        init(_ columns: Range<Int>, _ rows: Range<Int>, _ value: (Int, Int) -> UInt16) {
            self.columns = columns
            self.rows = rows
            values.reserveCapacity(columns.count * rows.count)
            for j in rows {
                for i in columns { values.append(value(i, j)) }
            }
        }

        subscript(i: Int, j: Int) -> UInt16 {
            values[(j - rows.lowerBound) * columns.count + (i - columns.lowerBound)]
        }

        /// Averages are rounded up. The second of two steps uses inverted samples, so that it rounds down.
        func across(
            _ range: Range<Int>, inverted: Bool, _ value: (Int, (Int) -> UInt16) -> UInt16
        ) -> Samples {
            let mask: UInt16 = inverted ? 65535 : 0
            return Samples(range, rows) { i, j in value(i) { self[$0, j] ^ mask } ^ mask }
        }

        /// Returns the samples of some columns, and 0 beside them.
        func kept(_ kept: Range<Int>) -> Samples {
            Samples(columns, rows) { i, j in kept.contains(i) ? self[i, j] : 0 }
        }

        func down(_ range: Range<Int>, _ value: (Int, (Int) -> UInt16) -> UInt16) -> Samples {
            Samples(columns, range) { i, j in value(j) { self[i, $0] } }
        }
    }
}

extension BlurPlan {
    fileprivate func filter(_ step: Int) -> Filter? { step < levels ? filters[step] : nil }

    fileprivate func convolved(_ i: Int, isBrief: Bool, _ at: (Int) -> UInt16) -> UInt16 {
        if isBrief && radius > 0 { return ScalarBlurKernels.convolvedBriefly(taps: taps) { at(i + $0) } }
        var sum = 32768 + UInt64(at(i)) * UInt64(taps[0])
        for k in taps.indices.dropFirst() {
            sum += UInt64(ScalarBlurKernels.mean(at(i - k), at(i + k))) * UInt64(taps[k])
        }
        return UInt16(sum >> 16)
    }
}

extension BlurPlan.Filter {
    fileprivate func halved(_ i: Int, _ at: (Int) -> UInt16) -> UInt16 {
        let k = 2 * i
        switch self {
        case .cubic: return ScalarBlurKernels.downsampled(at(k - 1), at(k), at(k + 1), at(k + 2))
        case .quintic:
            return ScalarBlurKernels.downsampled(at(k - 2), at(k - 1), at(k), at(k + 1), at(k + 2), at(k + 3))
        }
    }

    fileprivate func doubled(_ i: Int, _ at: (Int) -> UInt16) -> UInt16 {
        let centre = i >> 1
        let side = i & 1 == 0 ? -1 : 1
        switch self {
        case .cubic: return ScalarBlurKernels.upsampled(near: at(centre), far: at(centre + side))
        case .quintic:
            return ScalarBlurKernels.upsampled(
                near: at(centre + side), centre: at(centre), far: at(centre - side))
        }
    }
}

extension BlurReference {
    /// Creates the reference of a blur whose levels are aligned with the corner of the picture.
    init(_ blur: GaussianBlur) {
        self.init(x: blur.planX, y: blur.planY, edge: blur.edge, origin: (0, 0))
    }
}

extension PlaneReference {
    init(_ mask: Mask) {
        self.init(PixelRect(width: mask.width, height: mask.height))
        values = mask.values
    }
}
