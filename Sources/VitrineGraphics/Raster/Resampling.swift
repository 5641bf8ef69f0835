/// Pictures at another size or place.
enum Resampling {
    /// The part `rect` of the device that `image` covers under an upright map of source pixels to
    /// device pixels. Flips are upright too.
    static func upright(_ image: Pixmap, map: Affine, into rect: PixelRect, workers: Workers) -> Layer {
        let columns = AxisTaps(
            rect.x0..<rect.x1, factor: 1 / map.a, shift: -map.tx / map.a, length: image.width)
        let rows = AxisTaps(
            rect.y0..<rect.y1, factor: 1 / map.d, shift: -map.ty / map.d, length: image.height)
        var result = Layer(rect)
        let source = Layer(PixelRect(width: image.width, height: image.height), image)
        result.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                var sums = [UInt32](repeating: 0, count: image.width * 4)
                for y in band {
                    down(source, rows, y - rect.y0, &sums)
                    unsafe across(sums, columns, target.at(rect.x0, y))
                }
            }
        }
        return result
    }

    /// Weighs the source rows of one destination row; leaves 16-bit components in `sums`.
    ///
    /// A sum of 16-bit values whose weights sum to 2^16 stays below 2^32 - 2^16.
    private static func down(_ source: Layer, _ rows: AxisTaps, _ index: Int, _ sums: inout [UInt32]) {
        let tap = rows.taps[index]
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            unsafe sums.update(repeating: 32768)
            for k in 0..<tap.count {
                let weight = rows.weights[tap.start + k]
                unsafe source.withRow(tap.first + k, from: 0) { row in
                    for x in 0..<source.bounds.width {
                        let pixel = unsafe row[x]
                        unsafe sums[4 * x] &+= UInt32(pixel & 0xFFFF) &* weight
                        unsafe sums[4 * x + 1] &+= UInt32((pixel >> 16) & 0xFFFF) &* weight
                        unsafe sums[4 * x + 2] &+= UInt32((pixel >> 32) & 0xFFFF) &* weight
                        unsafe sums[4 * x + 3] &+= UInt32(pixel >> 48) &* weight
                    }
                }
            }
            for i in 0..<sums.count { unsafe sums[i] >>= 16 }
        }
    }

    private static func across(
        _ sums: [UInt32], _ columns: AxisTaps, _ row: UnsafeMutablePointer<PackedPixel>
    ) {
        for (x, tap) in columns.taps.enumerated() {
            var pixel: PackedPixel = 0
            for lane in 0..<4 {
                var sum: UInt32 = 32768
                for k in 0..<tap.count {
                    sum &+= sums[4 * (tap.first + k) + lane] &* columns.weights[tap.start + k]
                }
                pixel |= UInt64(sum >> 16) << UInt64(16 * lane)
            }
            unsafe row[x] = pixel
        }
    }

    /// The same under any map: the mean over a whole number of pixels first where the map
    /// shrinks, then straight lines between the four nearest centres.
    static func general(_ image: Pixmap, map: Affine, into rect: PixelRect, workers: Workers) -> Layer {
        guard let inverse = map.inverse else { return Layer(rect) }
        let shrink = max(
            (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(),
            (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot())
        if shrink > 1 {
            let width = max(Int(Double(image.width) / shrink), 1)
            let height = max(Int(Double(image.height) / shrink), 1)
            if width < image.width || height < image.height {
                let smaller = Affine.scale(
                    Double(width) / Double(image.width), Double(height) / Double(image.height))
                let mean = upright(
                    image, map: smaller, into: PixelRect(width: width, height: height), workers: workers)
                return bilinear(mean.pixmap, inverse: inverse.then(smaller), rect, workers)
            }
        }
        return bilinear(image, inverse: inverse, rect, workers)
    }

    private static func bilinear(
        _ image: Pixmap, inverse: Affine, _ rect: PixelRect, _ workers: Workers
    ) -> Layer {
        var result = Layer(rect)
        let right = Double(image.width - 1)
        let bottom = Double(image.height - 1)
        result.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                for y in band {
                    let row = unsafe target.at(rect.x0, y)
                    for x in 0..<rect.width {
                        let p = inverse.apply(Point(Double(rect.x0 + x) + 0.5, Double(y) + 0.5))
                        let u = min(max(p.x - 0.5, 0), right)
                        let v = min(max(p.y - 0.5, 0), bottom)
                        unsafe row[x] = sample(image, u, v)
                    }
                }
            }
        }
        return result
    }

    /// The picture at (u, v) in units of pixels from the first one's centre, within its bounds.
    private static func sample(_ image: Pixmap, _ u: Double, _ v: Double) -> PackedPixel {
        let x = Int(u)
        let y = Int(v)
        let right = min(x + 1, image.width - 1)
        let below = min(y + 1, image.height - 1)
        let s = Unit16.quantized(u - Double(x))
        let t = Unit16.quantized(v - Double(y))
        func mix(_ a: PackedPixel, _ b: PackedPixel, _ k: UInt16) -> PackedPixel {
            a.scaled(by: Unit16.one - k) &+ b.scaled(by: k)
        }
        return mix(
            mix(PackedPixel(image[x, y]), PackedPixel(image[right, y]), s),
            mix(PackedPixel(image[x, below]), PackedPixel(image[right, below]), s), t)
    }
}
