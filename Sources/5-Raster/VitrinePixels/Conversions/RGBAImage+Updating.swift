import VitrineThreads

extension RGBAImage<UInt8> {
    /// Writes rows of a picture of this size anew, dithered; see `DitheredRows`.
    package mutating func update(_ rows: Range<Int>, from pixels: Pixmap, workers: Workers) {
        let dithered = DitheredRows(pixels)
        unsafe update(rows, workers: workers) { y, row in unsafe dithered.copyRow(y, into: row) }
    }
}

extension RGBAImage<UInt16> {
    /// Writes rows of a picture of this size anew.
    package mutating func update(_ rows: Range<Int>, from pixels: Pixmap, workers: Workers) {
        let width = width
        unsafe update(rows, workers: workers) { y, row in
            for x in 0..<width {
                let plain = Pixmap.unpremultiplied(pixels[x, y])
                for channel in 0..<4 { unsafe row[4 &* x &+ channel] = plain[channel] }
            }
        }
    }
}

extension RGBAImage {
    private mutating func update(
        _ rows: Range<Int>, workers: Workers,
        _ write: @Sendable (_ y: Int, _ row: UnsafeMutablePointer<Component>) -> Void
    ) {
        precondition(rows.isEmpty || (rows.lowerBound >= 0 && rows.upperBound <= height), "own rows")
        let stride = 4 * width
        unsafe components.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            // Each row is written by one thread.
            nonisolated(unsafe) let base = unsafe start
            workers.forEachBand(of: rows) { band in
                for y in band { unsafe write(y, base + y * stride) }
            }
        }
    }
}
