extension Mask {
    /// The mask grown by a disc of `radius` pixels (the largest value within it), or shrunk by one
    /// where the radius is negative (the smallest). Outside the mask is zero.
    ///
    /// A disc is a stack of rows of several widths; the maximum over a row is the larger of two
    /// overlapping windows whose width is a power of two, and those are built by doubling.
    func spread(by radius: Int) -> Mask {
        if radius == 0 { return self }
        if radius < 0 { return inverted().spread(by: -radius, outside: Unit16.one).inverted() }
        return spread(by: radius, outside: 0)
    }

    private func inverted() -> Mask {
        var result = self
        for i in result.values.indices { result.values[i] = Unit16.one - result.values[i] }
        return result
    }

    private func spread(by radius: Int, outside: UInt16) -> Mask {
        var result = Mask(width: width, height: height)
        let padded = width + 2 * radius
        for y in 0..<height {
            var row = [UInt16](repeating: outside, count: padded)
            for x in 0..<width { row[x + radius] = values[y * width + x] }
            var windows = [row]
            while 1 << windows.count <= 2 * radius + 1 {
                let previous = windows[windows.count - 1]
                let half = 1 << (windows.count - 1)
                var next = previous
                for x in 0..<max(padded - half, 0) { next[x] = max(previous[x], previous[x + half]) }
                windows.append(next)
            }
            for dy in -radius...radius where y + dy >= 0 && y + dy < height {
                let half = Int(Double(radius * radius - dy * dy).squareRoot())
                let count = 2 * half + 1
                let level = (Int.bitWidth - 1) - count.leadingZeroBitCount
                let second = count - (1 << level)
                for x in 0..<width {
                    let start = x + radius - half
                    let most = max(windows[level][start], windows[level][start + second])
                    let index = (y + dy) * width + x
                    if most > result.values[index] { result.values[index] = most }
                }
            }
        }
        guard outside > 0 else { return result }
        // Rows above and below the mask count as `outside` too.
        for y in 0..<height where y < radius || y >= height - radius {
            for x in 0..<width { result.values[y * width + x] = outside }
        }
        return result
    }

    /// The mask moved by fractions of a pixel, each weight of 65535, between neighbours in
    /// proportion. Outside the mask is zero.
    func shifted(right: UInt16, down: UInt16) -> Mask {
        if right == 0 && down == 0 { return self }
        var result = self
        for y in stride(from: height - 1, through: 0, by: -1) {
            for x in stride(from: width - 1, through: 0, by: -1) {
                let here = mixed(x, y, right)
                let above = y > 0 ? mixed(x, y - 1, right) : 0
                result.values[y * width + x] =
                    Unit16.product(here, Unit16.one - down) + Unit16.product(above, down)
            }
        }
        return result
    }

    private func mixed(_ x: Int, _ y: Int, _ right: UInt16) -> UInt16 {
        let left = x > 0 ? self[x - 1, y] : 0
        return Unit16.product(self[x, y], Unit16.one - right) + Unit16.product(left, right)
    }
}
