import Synchronization
import VitrineGraphics

/// What has to be known of all pixels before the first of them is written.
struct PixelSurvey {
    /// Whether every alpha is 1.0.
    let isOpaque: Bool
    /// The colours, where they have 8 bits a component and are few.
    let palette: Palette?

    /// Rows that are looked at together.
    private static let groupRows = 16

    init<Source: PixelSource>(_ source: Source, workers: Workers) throws(PNG.EncodingError) {
        let count = (source.height + Self.groupRows - 1) / Self.groupRows
        var palettes = [Palette?](repeating: nil, count: count)
        // What one group has shown the others need not look for.
        let isTranslucent = Atomic(false)
        let hasManyColors = Atomic(Source.Component.bitWidth != 8)
        let result: Result<Void, PNG.EncodingError> = unsafe palettes.withUnsafeMutableBufferPointer {
            nonisolated(unsafe) let palettes = unsafe $0
            do throws(PNG.EncodingError) {
                try workers.shareEncoding(count) { work throws(PNG.EncodingError) in
                    let buffers = try RowBuffers<Source.Component>(width: source.width)
                    while let index = work.take() {
                        let start = index * Self.groupRows
                        let rows = start..<min(start + Self.groupRows, source.height)
                        if !isTranslucent.load(ordering: .relaxed), !rows.allSatisfy(source.isOpaqueRow) {
                            isTranslucent.store(true, ordering: .relaxed)
                        }
                        if hasManyColors.load(ordering: .relaxed) { continue }
                        let palette = Self.palette(of: rows, source, buffers)
                        if palette == nil { hasManyColors.store(true, ordering: .relaxed) }
                        unsafe palettes[index] = palette
                    }
                }
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
        isOpaque = !isTranslucent.load(ordering: .relaxed)
        palette =
            hasManyColors.load(ordering: .relaxed) ? nil : Palette(merging: palettes.compactMap(\.self))
    }

    /// Nil where there are too many colours.
    private static func palette<Source: PixelSource>(
        of rows: Range<Int>, _ source: Source, _ buffers: RowBuffers<Source.Component>
    ) -> Palette? {
        var palette = Palette()
        for y in rows {
            unsafe source.copyRow(y, into: buffers.pixels)
            let bytes = unsafe UnsafeRawBufferPointer(start: buffers.pixels, count: source.width * 4)
            if !(unsafe palette.insert(bytes)) { return nil }
        }
        return palette
    }
}
