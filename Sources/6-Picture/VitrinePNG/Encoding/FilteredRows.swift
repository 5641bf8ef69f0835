import VitrineDeflate
import VitrinePixels
import VitrineThreads

/// A picture's rows as the file has them, packed, filtered, each after the byte of its filter; made where
/// they are compressed.
struct FilteredRows<Source: PixelSource>: Sendable {
    typealias Buffers = RowBuffers<Source.Component>

    let plan: PNG.Plan
    private let source: Source
    /// The filter of each group of rows.
    private let filters: [RowFilter]

    init(
        _ source: Source, plan: PNG.Plan, policy: PNG.Plan.FilterPolicy, workers: Workers
    ) throws(OutOfMemoryError) {
        self.source = source
        self.plan = plan
        let groups = (plan.height + FilterChoice.groupRows - 1) / FilterChoice.groupRows
        switch policy {
        case .fixed(let filter): filters = [RowFilter](repeating: filter, count: groups)
        case .adaptive:
            filters = FilterChoice.filters(
                try workers.mapParts(groups) { () throws(OutOfMemoryError) in
                    try Buffers(width: plan.width)
                } _: { buffers, group in
                    Self.counts(of: group, source, plan, buffers)
                })
        }
    }

    /// Makes what writes rows for one thread, with buffers of its own.
    func writer() throws(OutOfMemoryError) -> RowWriter {
        let buffers = try Buffers(width: plan.width)
        return { rows, out in unsafe write(rows, into: out, buffers) }
    }

    /// Writes rows one after the other, each `plan.layout.rowBytes` long.
    private func write(_ range: Range<Int>, into out: UnsafeMutablePointer<UInt8>, _ buffers: Buffers) {
        let packer = RowPacker<Source.Component>(plan: plan)
        var (row, above) = unsafe (buffers.row, buffers.above)
        func pack(_ y: Int, into out: UnsafeMutablePointer<UInt8>) {
            unsafe source.copyRow(y, into: buffers.pixels)
            unsafe packer.pack(buffers.pixels, into: out)
        }
        if range.lowerBound == 0 {
            unsafe above.update(repeating: 0, count: plan.rowBytes)
        } else {
            unsafe pack(range.lowerBound - 1, into: above)
        }
        var next = unsafe out
        for y in range {
            unsafe pack(y, into: row)
            let filter = filters[y / FilterChoice.groupRows]
            unsafe next[0] = filter.rawValue
            unsafe filter.apply(
                row, above: above, count: plan.rowBytes, pixelBytes: plan.pixelBytes, into: next + 1)
            unsafe next += plan.rowBytes + 1
            unsafe swap(&row, &above)
        }
    }

    private static func counts(
        of group: Int, _ source: Source, _ plan: PNG.Plan, _ buffers: Buffers
    ) -> FilterChoice.Counts {
        let packer = RowPacker<Source.Component>(plan: plan)
        var (none, sub) = (FilterChoice.Seen(), FilterChoice.Seen())
        for y in FilterChoice.samples.map({ group * FilterChoice.groupRows + $0 }) where y < plan.height {
            unsafe source.copyRow(y, into: buffers.pixels)
            unsafe packer.pack(buffers.pixels, into: buffers.above)
            unsafe RowFilter.sub.apply(
                buffers.above, above: buffers.above, count: plan.rowBytes, pixelBytes: plan.pixelBytes,
                into: buffers.row)
            unsafe none.add(buffers.above, count: plan.rowBytes)
            unsafe sub.add(buffers.row, count: plan.rowBytes)
        }
        return FilterChoice.Counts(none: none.count, sub: sub.count)
    }
}
