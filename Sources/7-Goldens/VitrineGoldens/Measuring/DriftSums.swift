/// The window sums of `DriftScan` for any component and for translucent pixels.
struct DriftSums {
    private let plan: DriftPlan
    /// The sums of the differences in each column over the height of the window, four components per column.
    private var columns: [Int]

    init(_ plan: DriftPlan) {
        self.plan = plan
        columns = [Int](repeating: 0, count: plan.width * 4)
    }

    mutating func run<Component: PixelComponent>(
        _ views: PixelViews<Component>, _ tops: Range<Int>, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        for y in tops.lowerBound..<tops.lowerBound + plan.windowHeight - 1 { unsafe add(views, y, 1) }
        for top in tops {
            unsafe add(views, top + plan.windowHeight - 1, 1)
            if let lefts = plan.lefts(top: top) {
                slide(lefts, top, &band, &cells)
            }
            unsafe add(views, top, -1)
        }
    }

    /// Adds the differences of a row's pixels, with colours weighted by alpha.
    private mutating func add<Component: PixelComponent>(
        _ views: PixelViews<Component>, _ y: Int, _ sign: Int
    ) {
        guard let span = plan.spans[y] else { return }
        let (first, second) = unsafe (views.expected.row(y), views.actual.row(y))
        for x in span {
            let (a, b) = unsafe (first[x], second[x])
            let (alphaA, alphaB) = (Component.component(a, 3), Component.component(b, 3))
            for channel in 0..<3 {
                columns[x * 4 + channel] +=
                    sign
                    * (Component.component(b, channel) * alphaB - Component.component(a, channel) * alphaA)
            }
            columns[x * 4 + 3] += sign * (alphaB - alphaA) * Int(Component.max)
        }
    }

    private func slide(
        _ lefts: ClosedRange<Int>, _ top: Int, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        var sums = SIMD4<Int>()
        for x in lefts.lowerBound..<lefts.lowerBound + plan.windowWidth - 1 { sums &+= column(x) }
        for left in lefts {
            sums &+= column(left + plan.windowWidth - 1)
            let largest = max(abs(sums[0]), abs(sums[1]), abs(sums[2]), abs(sums[3]))
            band.note(largest, x: left, y: top)
            if largest > plan.allowed { cells.mark(x: left, y: top) }
            sums &-= column(left)
        }
    }

    private func column(_ x: Int) -> SIMD4<Int> {
        SIMD4(columns[x * 4], columns[x * 4 + 1], columns[x * 4 + 2], columns[x * 4 + 3])
    }
}
