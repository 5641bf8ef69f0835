import CRowKernels
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
    struct Part {
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

        /// The pixels of the same weight, with it.
        var groups: [(pixels: Range<Int>, weight: UInt64)] {
            let all = [
                (first..<first + 1, firstWeight), (first + 1..<max(last, first + 1), weight),
                (last..<last + 1, lastWeight),
            ]
            return Array(all.prefix(last > first ? 3 : 1))
        }
    }

    /// A divisor of sums below 2^36, by which one product divides: the multiplier times the divisor is above
    /// 2^64 by less than 2^20, so that the quotient is off by less than its smallest fraction.
    struct Divisor {
        private let multiplier: UInt64

        init(_ divisor: Int) { multiplier = UInt64.max / UInt64(divisor) + 1 }

        @inline(__always)
        func quotient(_ sum: UInt64) -> UInt16 {
            UInt16(truncatingIfNeeded: multiplier.multipliedFullWidth(by: sum).high)
        }

        @inline(__always)
        func pixel(_ sum: SIMD4<UInt64>) -> PackedPixel {
            PackedPixel(Pixmap.Pixel(quotient(sum.x), quotient(sum.y), quotient(sum.z), quotient(sum.w)))
        }
    }

    /// Returns a picture with fewer pixels along one of the axes or both, at most half of them: the means of
    /// rows, and then those of their columns.
    static func picture<Source: ResampledSource>(
        of source: Source, width: Int, height: Int, _ workers: Workers
    ) -> Pixmap {
        let means = width < source.width ? RowMeans(width, of: source.width) : nil
        var result = Layer(PixelRect(width: width, height: height))
        source.willRead(rows: source.height)
        result.withRows { target in
            workers.forEachBand(of: 0..<height) { band in
                source.withRows(0..<source.width, keeping: 1) { rows in
                    if height == source.height, let means {
                        for y in band { unsafe rows.writeMeans(ofRow: y, means, to: target.at(0, y)) }
                    } else {
                        writeColumns(of: rows, source.height, means, height: height, band, to: target)
                    }
                }
            }
        }
        return result.pixmap
    }

    /// Writes rows that are means of columns.
    ///
    /// - Parameters:
    ///   - source: The rows of the picture.
    ///   - length: The number of them.
    ///   - means: The parts whose means its rows are replaced by; `nil` for none.
    ///   - height: The number of rows of the result.
    ///   - band: The rows to write.
    ///   - target: The result.
    private static func writeColumns(
        of source: some ResampledRows, _ length: Int, _ means: RowMeans?, height: Int, _ band: Range<Int>,
        to target: PixelRows
    ) {
        let width = target.bounds.width
        let divisor = Divisor(length)
        let half = UInt64(length / 2)
        var totals = [UInt64](repeating: 0, count: 4 * width)
        var sums = [UInt32](repeating: 0, count: 4 * width)
        var row = [PackedPixel](repeating: 0, count: width)
        // The last row of a part is often the first of the next.
        var known = -1
        func add(_ y: Int) {
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                guard let sums = sums.baseAddress else { return }
                guard let means else {
                    return unsafe source.add(rows: [y], 0..<width, times: [1], to: sums)
                }
                unsafe row.withUnsafeMutableBufferPointer { row in
                    guard let row = row.baseAddress else { return }
                    if y != known { unsafe source.writeMeans(ofRow: y, means, to: row) }
                    known = y
                    let components = unsafe UnsafeRawPointer(row).assumingMemoryBound(to: UInt16.self)
                    unsafe vitrine_add_weighted(sums, 4 * width, components, 1)
                }
            }
        }
        for y in band {
            for i in totals.indices { totals[i] = half }
            for group in Part(y, of: height, length: length).groups {
                // A sum of 2^16 components of 16 bits has 32.
                for first in stride(from: group.pixels.lowerBound, to: group.pixels.upperBound, by: 1 << 16) {
                    for i in sums.indices { sums[i] = 0 }
                    for row in first..<min(first + 1 << 16, group.pixels.upperBound) { add(row) }
                    for i in sums.indices { totals[i] &+= UInt64(sums[i]) &* group.weight }
                }
            }
            let out = unsafe target.at(0, y)
            for x in 0..<width {
                unsafe out[x] = divisor.pixel(
                    SIMD4(totals[4 * x], totals[4 * x + 1], totals[4 * x + 2], totals[4 * x + 3]))
            }
        }
    }
}
