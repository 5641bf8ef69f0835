import Synchronization
import VitrineDeflate
import VitrinePixels

/// What has to be known of all pixels before the first of them is written.
struct PixelSurvey {
    /// Whether every alpha is 1.0.
    let isOpaque: Bool
    /// The colours, where they have 8 bits a component and are few.
    let palette: Palette?

    /// Pixels that are looked at together, more or less: a group's colours are kept until all are known.
    private static let groupPixels = 1 << 16

    init<Source: PixelSource>(_ source: Source, workers: Workers) throws(OutOfMemoryError) {
        let groupRows = max(Self.groupPixels / source.width, 1)
        let rowBytes = source.width * 4 * MemoryLayout<Source.Component>.stride
        let count = (source.height + groupRows - 1) / groupRows
        // What one group has shown the others need not look for.
        let isTranslucent = Atomic(false)
        let hasManyColors = Atomic(Source.Component.bitWidth != 8)
        let colors = try workers.mapParts(count) { () throws(OutOfMemoryError) in
            // The colours of all groups that this thread takes: they may be too many only together.
            (row: try NativeMemory(count: rowBytes), seen: Palette())
        } _: { own, index -> [UInt32] in
            let rows = index * groupRows..<min((index + 1) * groupRows, source.height)
            if !isTranslucent.load(ordering: .relaxed), !rows.allSatisfy(source.isOpaqueRow) {
                isTranslucent.store(true, ordering: .relaxed)
            }
            if hasManyColors.load(ordering: .relaxed) { return [] }
            if let found = Self.colors(of: rows, source, own.row), own.seen.insert(found) { return found }
            hasManyColors.store(true, ordering: .relaxed)
            return []
        }
        isOpaque = !isTranslucent.load(ordering: .relaxed)
        palette = hasManyColors.load(ordering: .relaxed) ? nil : Palette(merging: colors)
    }

    /// In the order in which they first occur; nil where they are too many for a palette.
    private static func colors<Source: PixelSource>(
        of rows: Range<Int>, _ source: Source, _ memory: NativeMemory
    ) -> [UInt32]? {
        var palette = Palette()
        let row = unsafe UnsafeMutableRawPointer(memory.start).bindMemory(
            to: Source.Component.self, capacity: source.width * 4)
        for y in rows {
            unsafe source.copyRow(y, into: row)
            let bytes = unsafe UnsafeRawBufferPointer(start: row, count: source.width * 4)
            if !(unsafe palette.insert(bytes)) { return nil }
        }
        return palette.colors
    }
}
