/// Row kernels of compositing on packed premultiplied pixels.
///
/// Each takes pointers and a count and nothing else; `SourceOver+Reference.swift` says what each
/// computes, and the tests hold the two equal. Rows may start anywhere, but never overlap.
enum SourceOver {
    typealias Row = UnsafeMutablePointer<PackedPixel>
    typealias Source = UnsafePointer<PackedPixel>

    /// Replaces `count` pixels by `pixel`.
    static func fill(_ row: Row, _ count: Int, _ pixel: PackedPixel) {
        unsafe row.update(repeating: pixel, count: count)
    }

    /// Paints `pixel` over `count` pixels.
    static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel) {
        let rest = Unit16.one - pixel.alpha
        if rest == 0 { return unsafe fill(row, count, pixel) }
        for i in 0..<count { unsafe row[i] = pixel &+ row[i].scaled(by: rest) }
    }

    /// Paints a row of pixels over another.
    static func paint(_ row: Row, _ count: Int, _ source: Source) {
        for i in 0..<count { unsafe row[i] = source[i].over(row[i]) }
    }

    /// Paints a row of pixels, thinned to `weight`/65535, over another.
    static func paint(_ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        if weight == Unit16.one { return unsafe paint(row, count, source) }
        for i in 0..<count { unsafe row[i] = source[i].scaled(by: weight).over(row[i]) }
    }

    /// Paints `pixel`, thinned by a row of weights, over a row.
    static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel, weights: UnsafePointer<UInt16>) {
        for i in 0..<count {
            let weight = unsafe weights[i]
            if weight != 0 { unsafe row[i] = pixel.scaled(by: weight).over(row[i]) }
        }
    }

    /// Moves a row toward another by `weight`/65535, alpha and all: replacement, not painting over.
    static func replace(_ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        if weight == Unit16.one { return unsafe row.update(from: source, count: count) }
        let rest = Unit16.one - weight
        for i in 0..<count {
            unsafe row[i] = source[i].scaled(by: weight) &+ row[i].scaled(by: rest)
        }
    }

    /// Multiplies a row by `weight`/65535.
    static func scale(_ row: Row, _ count: Int, weight: UInt16) {
        if weight == Unit16.one { return }
        if weight == 0 { return unsafe fill(row, count, 0) }
        for i in 0..<count { unsafe row[i] = row[i].scaled(by: weight) }
    }

    /// Multiplies a row of weights by `weight`/65535.
    static func scale(_ weights: UnsafeMutablePointer<UInt16>, _ count: Int, weight: UInt16) {
        if weight == Unit16.one { return }
        for i in 0..<count { unsafe weights[i] = Unit16.product(weights[i], weight) }
    }

    /// Multiplies a row of weights by 1 - alpha of a row of pixels.
    static func knockOut(_ weights: UnsafeMutablePointer<UInt16>, _ count: Int, alphaOf source: Source) {
        for i in 0..<count {
            unsafe weights[i] = Unit16.product(weights[i], Unit16.one - source[i].alpha)
        }
    }
}
