import Synchronization
import VitrineDeflate
import VitrinePixels
import VitrineThreads

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
            var group = Group(
                isOpaque: isTranslucent.load(ordering: .relaxed) ? nil : true,
                palette: hasManyColors.load(ordering: .relaxed) ? nil : Palette())
            group.read(rows, of: source, own.row)
            if group.isOpaque == false { isTranslucent.store(true, ordering: .relaxed) }
            if hasManyColors.load(ordering: .relaxed) { return [] }
            if let found = group.palette?.colors, own.seen.insert(found) { return found }
            hasManyColors.store(true, ordering: .relaxed)
            return []
        }
        isOpaque = !isTranslucent.load(ordering: .relaxed)
        palette = hasManyColors.load(ordering: .relaxed) ? nil : Palette(merging: colors)
    }

    /// The findings in a group of rows.
    private struct Group {
        /// `nil` if the caller does not need it.
        var isOpaque: Bool?
        /// The colours in the order of their first occurrence; `nil` if they are not asked for, or too many.
        var palette: Palette?

        /// Reads rows, each of which the source makes once at most.
        mutating func read<Source: PixelSource>(_ rows: Range<Int>, of source: Source, _ memory: NativeMemory)
        {
            let row = unsafe UnsafeMutableRawPointer(memory.start).bindMemory(
                to: Source.Component.self, capacity: source.width * 4)
            let bytes = unsafe UnsafeRawBufferPointer(
                start: row, count: source.width * 4 * MemoryLayout<Source.Component>.stride)
            for y in rows {
                if palette != nil {
                    unsafe source.copyRow(y, into: row)
                    if isOpaque == true { isOpaque = unsafe Source.isOpaque(bytes) }
                    if unsafe palette?.insert(bytes) == false { palette = nil }
                } else if isOpaque == true {
                    isOpaque = source.isOpaqueRow(y)
                } else {
                    return
                }
            }
        }
    }
}
