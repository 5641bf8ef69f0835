import VitrineBlur
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension ImageResampler {
    /// Returns the part `rect` of the device under an axis-aligned map of source pixels to device pixels:
    /// rows first, then columns, in integers.
    func scaled(_ map: Affine, into rect: PixelRect, _ workers: Workers) -> Layer {
        if sampling != .nearest,
            let (picture, size) = averaged(shrinkingBy: abs(1 / map.a), abs(1 / map.d), workers)
        {
            return picture.scaled(size.then(map), into: rect, workers)
        }
        let origin = PixelOrigin(Point(map.tx, map.ty))
        let columns = AxisTaps(
            (rect.x0..<rect.x1).map(origin.x), factor: 1 / map.a, length: source.width, sampling,
            repeats: repeats)
        let rows = AxisTaps(
            (rect.y0..<rect.y1).map(origin.y), factor: 1 / map.d, length: source.height, sampling,
            repeats: repeats)
        if sampling == .nearest { return copied(columns, rows, into: rect, workers) }
        let needed = columns.extent
        if Self.takesColumnsFirst(map) {
            let across = Affine(a: map.a, b: 0, c: 0, d: 1, tx: map.tx, ty: 0)
            let narrow = scaled(
                across, into: PixelRect(x0: rect.x0, y0: 0, x1: rect.x1, y1: source.height), workers)
            let down = Affine(a: 1, b: 0, c: 0, d: map.d, tx: Double(rect.x0), ty: map.ty)
            return ImageResampler<Pixmap>(source: narrow.pixmap, sampling: sampling, repeats: repeats)
                .scaled(down, into: rect, workers)
        }
        var result = Layer(rect)
        source.willRead(rows: rows.extent.count)
        result.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                source.withRows(needed, keeping: rows.most) { source in
                    var sums = [UInt32](repeating: 0, count: needed.upperBound * 4)
                    for y in band {
                        Self.down(source, needed, rows, y - rect.y0, &sums)
                        unsafe Self.across(sums, columns, target.at(rect.x0, y))
                    }
                }
            }
        }
        return result
    }

    /// Returns `true` if a picture becomes so much narrower and higher that rows first would mean over four
    /// times the work: each of the many new rows would be made as wide as the picture is.
    ///
    /// The scale alone decides, so that a part of a picture has the pixels of the whole.
    private static func takesColumnsFirst(_ map: Affine) -> Bool { abs(map.a) + abs(1 / map.d) < 0.25 }

    /// Returns the source pixels of taps that have one pixel each.
    private func copied(
        _ columns: AxisTaps, _ rows: AxisTaps, into rect: PixelRect, _ workers: Workers
    ) -> Layer {
        var result = Layer(rect)
        source.willRead(rows: rows.extent.count)
        result.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                source.withRows(columns.extent, keeping: 1) { source in
                    for y in band {
                        unsafe source.write(
                            ofRow: rows.places[y - rect.y0], at: columns.places, to: target.at(rect.x0, y))
                    }
                }
            }
        }
        return result
    }

    /// Accumulates the weighted source rows of one destination row; leaves components in `sums`.
    ///
    /// A sum of 16-bit values whose weights are 65536ths and sum to 2^16 stays below 2^32 - 2^16. Sums with
    /// Lanczos' window lie within -0.27...1.27, and after both passes within 1.69 of 65535 * 2^14.
    private static func down(
        _ source: Source.Rows, _ needed: Range<Int>, _ rows: AxisTaps, _ index: Int, _ sums: inout [UInt32]
    ) {
        let tap = rows.taps[index]
        let half: UInt32 = 1 << (rows.bits - 1)
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            guard let base = sums.baseAddress else { return }
            let lanes = 4 * needed.lowerBound..<4 * needed.upperBound
            for i in lanes { unsafe sums[i] = half }
            let places = tap.start..<tap.start + tap.count
            unsafe source.add(rows: rows.places[places], needed, times: rows.weights[places], to: base)
            for i in lanes { unsafe sums[i] = reduced(sums[i], rows.bits) }
        }
    }

    private static func across(
        _ sums: [UInt32], _ columns: AxisTaps, _ row: UnsafeMutablePointer<PackedPixel>
    ) {
        let half: UInt32 = 1 << (columns.bits - 1)
        unsafe sums.withUnsafeBytes { sums in
            unsafe columns.weights.withUnsafeBufferPointer { weights in
                unsafe columns.places.withUnsafeBufferPointer { places in
                    for (x, tap) in columns.taps.enumerated() {
                        var sum = SIMD4(repeating: half)
                        for k in tap.start..<tap.start + tap.count {
                            let pixel = unsafe sums.loadUnaligned(
                                fromByteOffset: 16 &* places[k], as: SIMD4<UInt32>.self)
                            sum &+= unsafe pixel &* weights[k]
                        }
                        unsafe row[x] = PackedPixel(
                            resampled: reduced(sum.x, columns.bits), reduced(sum.y, columns.bits),
                            reduced(sum.z, columns.bits), reduced(sum.w, columns.bits))
                    }
                }
            }
        }
    }

    /// Returns a sum without its fraction; with 14 bits it is signed.
    @inline(__always)
    static func reduced(_ sum: UInt32, _ bits: UInt32) -> UInt32 {
        bits == 16 ? sum >> 16 : UInt32(bitPattern: Int32(bitPattern: sum) >> 14)
    }
}

extension PackedPixel {
    /// Creates a pixel from signed components, with alpha clamped to 0...65535 and colours to 0...alpha.
    @inline(__always)
    init(resampled red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) {
        func clip(_ value: UInt32, _ limit: UInt64) -> UInt64 {
            let signed = Int32(bitPattern: value)
            return signed > 0 ? (UInt64(value) < limit ? UInt64(value) : limit) : 0
        }
        let a = clip(alpha, 65535)
        self = clip(red, a) | clip(green, a) << 16 | clip(blue, a) << 32 | a << 48
    }
}
