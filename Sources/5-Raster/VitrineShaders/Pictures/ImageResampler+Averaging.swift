import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension ImageResampler {
    /// The factor beyond which a picture is averaged before it is filtered. With wider filters than that most
    /// weights round to nothing, and a picture of one row would take thousands of weights per pixel.
    private static let largestShrink = 16.0
    /// The number of averaged pixels per device pixel. Averaging alone weakens the finest detail that the
    /// device can show by 0.6 per cent.
    private static let averagedShrink = 8.0

    /// Returns the picture averaged along the axes along which it shrinks very much, and the map from its
    /// pixels to those of this picture; `nil` if there is no such axis.
    ///
    /// - Parameters:
    ///   - x: The number of source pixels per device pixel along rows.
    ///   - y: The same along columns.
    func averaged(shrinkingBy x: Double, _ y: Double, _ workers: Workers) -> (ImageResampler, Affine)? {
        func count(_ length: Int, _ shrink: Double) -> Int {
            guard shrink > Self.largestShrink else { return length }
            return min(max(Int((Double(length) / shrink * Self.averagedShrink).rounded(.up)), 1), length)
        }
        let (width, height) = (count(source.width, x), count(source.height, y))
        if width == source.width && height == source.height { return nil }
        var picture = source
        if width < source.width { picture = Self.averagedRows(picture, width: width, workers) }
        if height < source.height { picture = Self.averagedColumns(picture, height: height, workers) }
        return (
            ImageResampler(source: picture, sampling: sampling, repeats: repeats),
            .scale(Double(source.width) / Double(width), Double(source.height) / Double(height))
        )
    }

    /// The pixels within one of several equally long parts of an axis.
    ///
    /// Positions are exact in fractions of a pixel: an axis of `length` pixels has `length * count` of them,
    /// a pixel `count` and a part `length`.
    private struct Part {
        /// The first and the last pixel.
        let first, last: Int
        /// The numbers of fractions of them in the part; those between are whole.
        let firstWeight, lastWeight: UInt64

        init(_ index: Int, of count: Int, length: Int) {
            let (start, end) = (index * length, (index + 1) * length)
            first = start / count
            last = (end - 1) / count
            firstWeight = UInt64(min((first + 1) * count, end) - start)
            lastWeight = UInt64(end - last * count)
        }

        /// Returns the weight of a pixel that the part contains.
        @inline(__always) func weight(_ pixel: Int, of count: Int) -> UInt64 {
            pixel == first ? firstWeight : (pixel == last ? lastWeight : UInt64(count))
        }
    }

    /// Returns a picture of the same rows with fewer pixels, each the rounded mean of its part of the row.
    private static func averagedRows(_ source: Pixmap, width: Int, _ workers: Workers) -> Pixmap {
        var result = Layer(PixelRect(width: width, height: source.height))
        let length = UInt64(source.width)
        result.withRows { target in
            workers.forEachBand(of: 0..<source.height) { band in
                for y in band {
                    let row = unsafe target.at(0, y)
                    for x in 0..<width {
                        let part = Part(x, of: width, length: source.width)
                        var sum = SIMD4<UInt64>(repeating: length / 2)
                        for i in part.first...part.last {
                            let pixel = SIMD4<UInt64>(truncatingIfNeeded: source.pixels[y * source.width + i])
                            sum &+= pixel &* part.weight(i, of: width)
                        }
                        unsafe row[x] = PackedPixel(Pixmap.Pixel(truncatingIfNeeded: sum / length))
                    }
                }
            }
        }
        return result.pixmap
    }

    /// Returns a picture of the same columns with fewer pixels, each the rounded mean of its part of the
    /// column.
    private static func averagedColumns(_ source: Pixmap, height: Int, _ workers: Workers) -> Pixmap {
        var result = Layer(PixelRect(width: source.width, height: height))
        let length = UInt64(source.height)
        result.withRows { target in
            workers.forEachBand(of: 0..<height) { band in
                var sums = [SIMD4<UInt64>](repeating: .zero, count: source.width)
                for y in band {
                    let part = Part(y, of: height, length: source.height)
                    for x in sums.indices { sums[x] = SIMD4(repeating: length / 2) }
                    for i in part.first...part.last {
                        let weight = part.weight(i, of: height)
                        for x in sums.indices {
                            let pixel = SIMD4<UInt64>(truncatingIfNeeded: source.pixels[i * source.width + x])
                            sums[x] &+= pixel &* weight
                        }
                    }
                    let row = unsafe target.at(0, y)
                    for x in sums.indices {
                        unsafe row[x] = PackedPixel(Pixmap.Pixel(truncatingIfNeeded: sums[x] / length))
                    }
                }
            }
        }
        return result.pixmap
    }
}
