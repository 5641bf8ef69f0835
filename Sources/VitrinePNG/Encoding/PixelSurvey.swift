import Synchronization
import VitrineDeflate
import VitrinePixels

/// The properties of all pixels that must be known before the first is written.
struct PixelSurvey {
    /// `true` if every alpha is 1.0.
    let isOpaque: Bool
    /// The palette, if the picture has 8 bits per component and few colours.
    let palette: Palette?

    /// The approximate number of pixels in a group. The colours of a group are kept until those of all are
    /// known.
    private static let groupPixels = 1 << 16

    init<Source: PixelSource>(_ source: Source, workers: Workers) throws(OutOfMemoryError) {
        let groupRows = max(Self.groupPixels / source.width, 1)
        let rowBytes = source.width * 4 * MemoryLayout<Source.Component>.stride
        let count = (source.height + groupRows - 1) / groupRows
        // Once one group has settled a question, the others need not examine it.
        let isTranslucent = Atomic(false)
        let hasManyColors = Atomic(Source.Component.bitWidth != 8)
        let colors = try workers.mapParts(count) { () throws(OutOfMemoryError) in
            // The colours of all groups that this thread has processed: even if each group has few, together
            // they may be too many.
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

    /// Returns the colours in the order of their first occurrence, or `nil` if there are too many for a
    /// palette.
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
