import VitrineBlur
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension ImageResampler<Pixmap> {
    /// Returns the part `rect` of the device under any map of source pixels to device pixels, sampling each
    /// pixel at its centre, or at 256 places of which the mean is taken.
    func atPoints(
        _ map: Affine, into rect: PixelRect, takesMean: Bool = false, _ workers: Workers
    ) -> Layer {
        var result = Layer(rect)
        guard let inverse = LinearMap(inverseOf: map) else { return result }
        let origin = PixelOrigin(Point(map.tx, map.ty))
        let (width, height) = (Double(source.width), Double(source.height))
        let places = takesMean ? places(inverse) : []
        result.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                for y in band {
                    let row = unsafe target.at(rect.x0, y)
                    let dy = origin.y(y)
                    for x in 0..<rect.width {
                        let dx = origin.x(rect.x0 + x)
                        if takesMean {
                            unsafe row[x] = mean(inverse.x(dx, dy), inverse.y(dx, dy), places)
                            continue
                        }
                        unsafe row[x] = sample(
                            at: within(inverse.x(dx, dy), width), within(inverse.y(dx, dy), height))
                    }
                }
            }
        }
        return result
    }

    /// The offsets of 64 samples in a quarter of a device pixel from its centre: a golden-ratio lattice, in
    /// which no two samples share a row or a column, so that edges in any direction hit many of them.
    private static let quarter: [Point] = (0..<64).map { place in
        let down = Double(place) * 0.6180339887498949 + 0.0078125
        return Point((Double(place) + 0.5) / 128, (down - down.rounded(.down)) / 2)
    }

    /// The sample positions that are averaged, in source pixels from the centre of a device pixel. They are
    /// symmetric about the centre, so that mirrored pictures are exact mirror images.
    private func places(_ inverse: LinearMap) -> [SIMD2<Double>] {
        Self.quarter.flatMap { place in
            [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)].map { across, down in
                let (x, y) = (across * place.x, down * place.y)
                return SIMD2(inverse.x(x, y), inverse.y(x, y))
            }
        }
    }

    /// Returns the mean of the source pixels at places around a position.
    private func mean(_ u: Double, _ v: Double, _ places: [SIMD2<Double>]) -> PackedPixel {
        let (width, height) = (Double(source.width), Double(source.height))
        var sum = SIMD4<UInt32>(repeating: 128)
        // No place is farther away than half the diagonal of eight source pixels.
        if u > 8, v > 8, u < width - 8, v < height - 8 {
            for place in places {
                let index = Int(v + place.y) * source.width + Int(u + place.x)
                sum &+= SIMD4<UInt32>(truncatingIfNeeded: source.pixels[index])
            }
        } else {
            for place in places {
                let (x, y) = (within(u + place.x, width), within(v + place.y, height))
                sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel(Int(x), Int(y)).unpacked)
            }
        }
        return PackedPixel(SIMD4<UInt16>(truncatingIfNeeded: sum &>> 8))
    }

    /// Returns a position within the source: wrapped if it repeats, otherwise clamped.
    private func within(_ position: Double, _ length: Double) -> Double {
        if repeats {
            let rest = position - (position / length).rounded(.down) * length
            return rest >= 0 && rest < length ? rest : 0
        }
        return position > 0 ? (position < length ? position : length) : 0
    }

    private func sample(at u: Double, _ v: Double) -> PackedPixel {
        switch sampling {
        case .nearest: pixel(Int(u), Int(v))
        case .bilinear: bilinear(u - 0.5, v - 0.5)
        case .lanczos: lanczos(u - 0.5, v - 0.5)
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> PackedPixel {
        PackedPixel(source[place(x, source.width), place(y, source.height)])
    }

    /// Returns the index of a pixel along an axis; `index` is at most one copy beyond an end.
    private func place(_ index: Int, _ length: Int) -> Int {
        if repeats { return (index % length + length) % length }
        return min(max(index, 0), length - 1)
    }

    private func bilinear(_ u: Double, _ v: Double) -> PackedPixel {
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let isWithin = x >= 0 && y >= 0 && x < source.width - 1 && y < source.height - 1
        let s = Unit16.quantized(u - left)
        let t = Unit16.quantized(v - top)
        func mix(_ a: PackedPixel, _ b: PackedPixel, _ k: UInt16) -> PackedPixel {
            a.scaled(by: Unit16.one - k) &+ b.scaled(by: k)
        }
        if isWithin {
            let start = y * source.width + x
            func at(_ step: Int) -> PackedPixel { PackedPixel(source.pixels[start + step]) }
            return mix(mix(at(0), at(1), s), mix(at(source.width), at(source.width + 1), s), t)
        }
        return mix(
            mix(pixel(x, y), pixel(x + 1, y), s), mix(pixel(x, y + 1), pixel(x + 1, y + 1), s), t)
    }

    private func lanczos(_ u: Double, _ v: Double) -> PackedPixel {
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let across = LanczosPhases.start(u - left)
        let down = LanczosPhases.start(v - top)
        var sums = SIMD4<Int32>(repeating: 8192)
        for j in 0..<6 {
            var row = SIMD4<Int32>(repeating: 8192)
            for i in 0..<6 {
                let lanes = SIMD4<Int32>(truncatingIfNeeded: pixel(x + i - 2, y + j - 2).unpacked)
                row &+= lanes &* LanczosPhases.weights[across + i]
            }
            sums &+= (row &>> 14) &* LanczosPhases.weights[down + j]
        }
        let c = SIMD4<UInt32>(truncatingIfNeeded: sums &>> 14)
        return PackedPixel(resampled: c.x, c.y, c.z, c.w)
    }
}
