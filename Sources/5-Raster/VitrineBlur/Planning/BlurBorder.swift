/// A sample beyond the edge of a row, and the stored sample that replaces it (`nil`: zero).
struct BlurBorder: Sendable {
    let sample: Int
    let source: Int?

    /// Returns all samples of `span` that `level` does not store.
    static func missing(in span: Range<Int>, of level: BlurAxis.Level) -> [BlurBorder] {
        span.filter { !level.stored.contains($0) }.map { sample in
            BlurBorder(sample: sample, source: level.place(of: sample))
        }
    }

    /// Writes the samples of `borders`; `place` returns the address of a sample's channels.
    @inline(__always)
    static func fill(
        _ borders: [BlurBorder], channels: Int, zero: UInt16,
        place: (Int) -> UnsafeMutablePointer<UInt16>
    ) {
        // Beyond an edge there can be as many samples as the blur's reach, in each row: one call per sample
        // took a tenth of the time of blurring a card.
        if channels == 4 {
            let none = UInt64(zero) &* 0x0001_0001_0001_0001
            for border in borders {
                let pixel = border.source.map {
                    unsafe UnsafeRawPointer(place($0)).loadUnaligned(as: UInt64.self)
                }
                unsafe UnsafeMutableRawPointer(place(border.sample)).storeBytes(
                    of: pixel ?? none, as: UInt64.self)
            }
            return
        }
        for border in borders {
            let source = unsafe border.source.map { unsafe UnsafePointer(place($0)) }
            let out = unsafe place(border.sample)
            for channel in 0..<channels { unsafe out[channel] = unsafe source?[channel] ?? zero }
        }
    }
}
