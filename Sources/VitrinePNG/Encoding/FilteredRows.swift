import VitrineGraphics

/// A picture's rows as the file has them: packed, filtered, each after the byte of its filter.
struct FilteredRows: Sendable {
    let memory: NativeMemory
    let plan: PNG.Plan

    @unsafe var source: DeflateSource {
        unsafe DeflateSource(
            bytes: UnsafePointer(memory.start), rowBytes: plan.rowBytes + 1, pixelBytes: plan.pixelBytes)
    }

    init<Component>(
        _ image: RGBAImage<Component>, plan: PNG.Plan, policy: PNG.Plan.FilterPolicy, workers: Workers
    ) throws(PNG.EncodingError) {
        self.plan = plan
        memory = try NativeMemory(count: plan.streamBytes + MatchKeys.reach)
        unsafe (memory.start + plan.streamBytes).update(repeating: 0, count: MatchKeys.reach)
        let filters = try Self.filters(of: image, plan: plan, policy: policy, workers: workers)
        let result = self
        try workers.shareEncoding(filters.count) { work throws(PNG.EncodingError) in
            let rows = try RowPair(plan)
            while let group = work.take() {
                let first = group * FilterChoice.groupRows
                let last = min(first + FilterChoice.groupRows, plan.height)
                result.fill(first..<last, filters[group], image, rows)
            }
        }
    }

    /// A filter for each group of rows.
    private static func filters<Component>(
        of image: RGBAImage<Component>, plan: PNG.Plan, policy: PNG.Plan.FilterPolicy, workers: Workers
    ) throws(PNG.EncodingError) -> [RowFilter] {
        let groups = (plan.height + FilterChoice.groupRows - 1) / FilterChoice.groupRows
        guard case .counted = policy else {
            guard case .always(let filter) = policy else { return [] }
            return [RowFilter](repeating: filter, count: groups)
        }
        let memory = try NativeMemory(count: groups * MemoryLayout<FilterChoice.Counts>.stride)
        nonisolated(unsafe) let counts = unsafe UnsafeMutableRawPointer(memory.start).bindMemory(
            to: FilterChoice.Counts.self, capacity: groups)
        try workers.shareEncoding(groups) { work throws(PNG.EncodingError) in
            let rows = try RowPair(plan)
            while let group = work.take() {
                unsafe counts[group] = Self.counts(group, image, plan, rows)
            }
        }
        // The pointer alone would not keep it.
        return withExtendedLifetime(memory) {
            FilterChoice.filters((0..<groups).map { unsafe counts[$0] })
        }
    }

    private static func counts<Component>(
        _ group: Int, _ image: RGBAImage<Component>, _ plan: PNG.Plan, _ rows: RowPair
    ) -> FilterChoice.Counts {
        var (none, sub) = (FilterChoice.Seen(), FilterChoice.Seen())
        unsafe image.components.withUnsafeBufferPointer { components in
            guard let start = components.baseAddress else { return }
            let packer = unsafe RowPacker(components: start, plan: plan)
            for y in FilterChoice.samples.map({ group * FilterChoice.groupRows + $0 }) where y < plan.height {
                unsafe packer.pack(y, into: rows.above)
                unsafe RowFilter.sub.apply(
                    rows.above, above: rows.above, count: plan.rowBytes, pixelBytes: plan.pixelBytes,
                    into: rows.row)
                unsafe none.add(rows.above, count: plan.rowBytes)
                unsafe sub.add(rows.row, count: plan.rowBytes)
            }
        }
        return FilterChoice.Counts(none: none.count, sub: sub.count)
    }

    private func fill<Component>(
        _ range: Range<Int>, _ filter: RowFilter, _ image: RGBAImage<Component>, _ rows: RowPair
    ) {
        unsafe image.components.withUnsafeBufferPointer { components in
            guard let start = components.baseAddress else { return }
            let packer = unsafe RowPacker(components: start, plan: plan)
            var (row, above) = unsafe (rows.row, rows.above)
            if range.lowerBound == 0 {
                unsafe above.update(repeating: 0, count: plan.rowBytes)
            } else {
                unsafe packer.pack(range.lowerBound - 1, into: above)
            }
            for y in range {
                unsafe packer.pack(y, into: row)
                let out = unsafe memory.start + y * (plan.rowBytes + 1)
                unsafe out[0] = filter.rawValue
                unsafe filter.apply(
                    row, above: above, count: plan.rowBytes, pixelBytes: plan.pixelBytes, into: out + 1)
                unsafe swap(&row, &above)
            }
        }
    }
}

/// Memory for a packed row and the one above it, zeros before each as the filters want them.
@safe private struct RowPair {
    @unsafe let row: UnsafeMutablePointer<UInt8>
    @unsafe let above: UnsafeMutablePointer<UInt8>
    private let memory: NativeMemory

    init(_ plan: PNG.Plan) throws(PNG.EncodingError) {
        let each = RowFilter.margin + plan.rowBytes + 16
        memory = try NativeMemory(count: 2 * each)
        unsafe memory.start.update(repeating: 0, count: 2 * each)
        unsafe row = memory.start + RowFilter.margin
        unsafe above = memory.start + each + RowFilter.margin
    }
}
