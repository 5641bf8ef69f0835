extension Mask {
    /// Returns the mask grown by a disc of `radius` pixels (the largest value within it), or shrunk by one if
    /// the radius is negative (the smallest). Outside, the mask is zero.
    ///
    /// Between whole radii the results of both are mixed in proportion, so that straight edges move by
    /// exactly the radius.
    package func spread(by radius: Double) -> Mask {
        if radius < 0 {
            var inverted = self
            inverted.invert()
            var result = inverted.grown(by: -radius, outside: Unit16.one)
            result.invert()
            return result
        }
        return radius > 0 ? grown(by: radius, outside: 0) : self
    }

    private func grown(by radius: Double, outside: UInt16) -> Mask {
        let whole = radius.rounded(.down)
        let part = Unit16.quantized(radius - whole)
        let less = dilated(by: Int(whole), outside: outside)
        if part == 0 { return less }
        var more = dilated(by: Int(whole) + 1, outside: outside)
        unsafe more.withRow(0) { target in
            unsafe less.values.withUnsafeBufferPointer { source in
                guard let base = source.baseAddress else { return }
                unsafe MorphologyKernels.mix(target, source.count, with: base, weight: part)
            }
        }
        return more
    }

    private mutating func invert() {
        let count = values.count
        unsafe withRow(0) { unsafe MaskKernels.complement($0, count) }
    }

    /// Calls `body` with row `y` and those below it.
    private mutating func withRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt16>) -> Void) {
        let start = y * width
        unsafe values.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(base + start)
        }
    }

    /// Returns the largest values within a disc of `radius` whole pixels, with `outside` beyond the mask.
    ///
    /// A disc is a stack of rows of several widths; the maximum over a row is the larger of two overlapping
    /// windows whose width is a power of two, and those are built by doubling.
    package func dilated(by radius: Int, outside: UInt16) -> Mask {
        if radius == 0 || values.isEmpty { return self }
        var result = Mask(width: width, height: height)
        let padded = width + 2 * radius
        let levels = Int.bitWidth - (2 * radius + 1).leadingZeroBitCount
        unsafe withScratchWeights(padded * levels) { windows in
            for y in 0..<height {
                unsafe windows.update(repeating: outside, count: padded)
                unsafe values.withUnsafeBufferPointer { source in
                    guard let base = source.baseAddress else { return }
                    unsafe (windows + radius).update(from: base + y * width, count: width)
                }
                for level in 1..<levels {
                    unsafe MorphologyKernels.dilate(
                        windows + (level - 1) * padded, into: windows + level * padded, padded,
                        by: 1 << (level - 1))
                }
                for dy in -radius...radius where y + dy >= 0 && y + dy < height {
                    let half = Int(Double(radius * radius - dy * dy).squareRoot())
                    let count = 2 * half + 1
                    let level = (Int.bitWidth - 1) - count.leadingZeroBitCount
                    let first = unsafe windows + level * padded + radius - half
                    unsafe result.withRow(y + dy) { row in
                        unsafe MorphologyKernels.raise(row, width, first, first + (count - (1 << level)))
                    }
                }
            }
        }
        guard outside > 0 else { return result }
        // Rows above and below the mask count as `outside`, too.
        for y in 0..<height where y < radius || y >= height - radius {
            unsafe result.withRow(y) { unsafe $0.update(repeating: outside, count: width) }
        }
        return result
    }

    /// Returns the mask moved by fractions of a pixel in 65535ths, interpolated between neighbours. Outside,
    /// the mask is zero.
    package func shifted(right: UInt16, down: UInt16) -> Mask {
        if (right == 0 && down == 0) || values.isEmpty { return self }
        var result = self
        unsafe withScratchWeights(2 * width) { rows in
            var (here, above) = unsafe (rows, rows + width)
            unsafe above.update(repeating: 0, count: width)
            for y in 0..<height {
                unsafe values.withUnsafeBufferPointer { source in
                    guard let base = source.baseAddress else { return }
                    unsafe MorphologyKernels.shift(here, width, base + y * width, weight: right)
                }
                unsafe result.withRow(y) { row in
                    unsafe row.update(from: here, count: width)
                    unsafe MorphologyKernels.mix(row, width, with: above, weight: Unit16.one - down)
                }
                unsafe swap(&here, &above)
            }
        }
        return result
    }
}
