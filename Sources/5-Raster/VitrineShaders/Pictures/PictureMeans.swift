import VitrinePixels
import VitrineThreads

/// Pictures with fewer pixels along an axis, each the rounded mean of its part of the axis.
enum PictureMeans {
    /// The factor beyond which a picture is averaged before it is filtered. With wider filters than that most
    /// weights round to nothing, and a picture of one row would take thousands of weights per pixel.
    static let largestShrink = 16.0
    /// The number of averaged pixels per device pixel. Averaging alone weakens the finest detail that the
    /// device can show by 0.6 per cent.
    static let averagedShrink = 8.0

    /// The pixels within one of several equally long parts of an axis.
    ///
    /// Positions are exact in fractions of a pixel: an axis of `length` pixels has `length * count` of them,
    /// a pixel `count` and a part `length`.
    private struct Part {
        /// The first and the last pixel.
        let first, last: Int
        /// The numbers of fractions of them in the part, and of those between.
        let firstWeight, lastWeight, weight: UInt64

        init(_ index: Int, of count: Int, length: Int) {
            let (start, end) = (index * length, (index + 1) * length)
            first = start / count
            last = (end - 1) / count
            firstWeight = UInt64(min((first + 1) * count, end) - start)
            lastWeight = UInt64(end - last * count)
            weight = UInt64(count)
        }

        /// Calls `body` with pixels of the same weight.
        @inline(__always)
        func forEachGroup(_ body: (Range<Int>, UInt64) -> Void) {
            body(first..<first + 1, firstWeight)
            if last > first + 1 { body(first + 1..<last, weight) }
            if last > first { body(last..<last + 1, lastWeight) }
        }
    }

    /// A divisor of sums below 2^36, by which one product divides: the multiplier times the divisor is above
    /// 2^64 by less than 2^20, so that the quotient is off by less than its smallest fraction.
    private struct Divisor {
        private let multiplier: UInt64

        init(_ divisor: Int) { multiplier = UInt64.max / UInt64(divisor) + 1 }

        @inline(__always)
        func quotient(_ sum: UInt64) -> UInt16 {
            UInt16(truncatingIfNeeded: multiplier.multipliedFullWidth(by: sum).high)
        }
    }

    /// Returns a picture of the same rows with fewer pixels, at most half of them.
    static func ofRows<Source: ResampledSource>(_ source: Source, width: Int, _ workers: Workers) -> Pixmap {
        var result = Layer(PixelRect(width: width, height: source.height))
        let parts = (0..<width).map { Part($0, of: width, length: source.width) }
        let divisor = Divisor(source.width)
        let half = SIMD4(repeating: UInt64(source.width / 2))
        result.withRows { target in
            workers.forEachBand(of: 0..<source.height) { band in
                for y in band {
                    let row = unsafe target.at(0, y)
                    let start = y * source.width
                    for x in 0..<width {
                        var sum = half
                        parts[x].forEachGroup { pixels, weight in
                            let group = start + pixels.lowerBound..<start + pixels.upperBound
                            sum &+= source.sum(of: group) &* weight
                        }
                        unsafe row[x] = PackedPixel(
                            Pixmap.Pixel(
                                divisor.quotient(sum.x), divisor.quotient(sum.y), divisor.quotient(sum.z),
                                divisor.quotient(sum.w)))
                    }
                }
            }
        }
        return result.pixmap
    }

    /// Returns a picture of the same columns with fewer pixels, at most half of them.
    static func ofColumns<Source: ResampledSource>(
        _ source: Source, height: Int, _ workers: Workers
    ) -> Pixmap {
        var result = Layer(PixelRect(width: source.width, height: height))
        let columns = 0..<source.width
        let divisor = Divisor(source.height)
        let half = UInt64(source.height / 2)
        result.withRows { target in
            workers.forEachBand(of: 0..<height) { band in
                var totals = [UInt64](repeating: 0, count: 4 * source.width)
                var sums = [UInt32](repeating: 0, count: 4 * source.width)
                for y in band {
                    for i in totals.indices { totals[i] = half }
                    Part(y, of: height, length: source.height).forEachGroup { rows, weight in
                        for first in stride(from: rows.lowerBound, to: rows.upperBound, by: 1 << 16) {
                            for i in sums.indices { sums[i] = 0 }
                            for row in first..<min(first + 1 << 16, rows.upperBound) {
                                unsafe sums.withUnsafeMutableBufferPointer { sums in
                                    guard let base = sums.baseAddress else { return }
                                    unsafe source.add(row: row, columns, times: 1, to: base)
                                }
                            }
                            for i in sums.indices { totals[i] &+= UInt64(sums[i]) &* weight }
                        }
                    }
                    let row = unsafe target.at(0, y)
                    for x in columns {
                        unsafe row[x] = PackedPixel(
                            Pixmap.Pixel(
                                divisor.quotient(totals[4 * x]), divisor.quotient(totals[4 * x + 1]),
                                divisor.quotient(totals[4 * x + 2]), divisor.quotient(totals[4 * x + 3])))
                    }
                }
            }
        }
        return result.pixmap
    }
}

extension ResampledSource {
    /// Returns the sums of the components of pixels.
    @inline(__always)
    fileprivate func sum(of places: Range<Int>) -> SIMD4<UInt64> {
        var total = SIMD4<UInt64>()
        // A sum of 2^16 components of 16 bits has 32.
        for first in stride(from: places.lowerBound, to: places.upperBound, by: 1 << 16) {
            let end = min(first + 1 << 16, places.upperBound)
            total &+= SIMD4<UInt64>(truncatingIfNeeded: shortSum(of: first..<end))
        }
        return total
    }
}
