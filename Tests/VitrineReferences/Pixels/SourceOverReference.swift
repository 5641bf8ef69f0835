@testable import VitrinePixels

/// The reference implementation of `SourceOver`, one component at a time.
enum SourceOverReference {
    typealias Pixel = Pixmap.Pixel

    /// Returns `x * y / 65535`, rounded to nearest.
    static func product(_ x: UInt16, _ y: UInt16) -> UInt16 {
        UInt16((UInt64(x) * UInt64(y) + 32767) / 65535)
    }

    static func scaled(_ pixel: Pixel, _ weight: UInt16) -> Pixel {
        var result = pixel
        for lane in 0..<4 { result[lane] = product(pixel[lane], weight) }
        return result
    }

    static func sum(_ a: Pixel, _ b: Pixel) -> Pixel {
        var result = a
        for lane in 0..<4 { result[lane] = a[lane] + b[lane] }
        return result
    }

    static func over(_ above: Pixel, _ below: Pixel) -> Pixel {
        sum(above, scaled(below, 65535 - above.w))
    }

    static func paint(_ row: [Pixel], _ pixel: Pixel) -> [Pixel] { row.map { over(pixel, $0) } }

    static func paint(_ row: [Pixel], _ source: [Pixel], weight: UInt16) -> [Pixel] {
        zip(row, source).map { over(scaled($1, weight), $0) }
    }

    static func paint(_ row: [Pixel], _ pixel: Pixel, weights: [UInt16]) -> [Pixel] {
        zip(row, weights).map { over(scaled(pixel, $1), $0) }
    }

    static func replace(_ row: [Pixel], _ source: [Pixel], weight: UInt16) -> [Pixel] {
        zip(row, source).map { sum(scaled($1, weight), scaled($0, 65535 - weight)) }
    }

    static func scale(_ row: [Pixel], weight: UInt16) -> [Pixel] { row.map { scaled($0, weight) } }
}
