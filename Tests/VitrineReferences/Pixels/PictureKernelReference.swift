/// The row kernels of pictures from files and of video, one sample at a time.
enum PictureKernelReference {
    static func mixed(_ near: [UInt16], _ far: [UInt16], bias: Int, shift: Int) -> [UInt16] {
        zip(near, far).map { UInt16((3 * Int($0) + Int($1) + bias) >> shift) }
    }

    /// - Parameter sums: The sums, with one more at each end.
    static func doubled(_ sums: [UInt16], biases: (Int, Int), shift: Int) -> [UInt16] {
        var doubled: [UInt16] = []
        for i in 1..<sums.count - 1 {
            let near = 3 * Int(sums[i])
            doubled.append(UInt16((near + Int(sums[i - 1]) + biases.0) >> shift))
            doubled.append(UInt16((near + Int(sums[i + 1]) + biases.1) >> shift))
        }
        return doubled
    }

    /// - Parameter factors: What three samples add to red, to green and to blue.
    static func colored(
        _ lines: [[UInt16]], _ factors: [Int32], _ starts: [Int32], shift: Int
    ) -> [UInt8] {
        var pixels: [UInt8] = []
        for x in lines[0].indices {
            for color in 0..<3 {
                var sum = Int(starts[color])
                for line in 0..<3 { sum += Int(factors[3 * color + line]) * Int(lines[line][x]) }
                pixels.append(UInt8(min(max(sum >> shift, 0), 255)))
            }
            pixels.append(255)
        }
        return pixels
    }

    /// Pixels of luma, Cb and Cr as JPEG has them, from two sums of chroma with one more at each end.
    static func halvedColors(
        _ luma: [UInt8], _ sums: [[UInt16]], biases: (Int, Int), shift: Int
    ) -> [UInt8] {
        let chroma = sums.map { doubled($0, biases: biases, shift: shift) }
        let lines = [luma.map { UInt16($0) }] + chroma.map { Array($0.prefix(luma.count)) }
        let factors: [Int32] = [65536, 0, 91881, 65536, -22554, -46802, 65536, 116_130, 0]
        // 128 is no chroma, and a half is for rounding.
        let starts: [Int32] = [-128 * 91881 + 32768, 128 * 69356 + 32768, -128 * 116_130 + 32768]
        return colored(lines, factors, starts, shift: 16)
    }

    /// - Parameters:
    ///   - pixels: The pixels in RGBA.
    ///   - factors: What three colours add to the first plane, to the second and to the third.
    static func split(_ pixels: [UInt8], _ factors: [Int32], _ starts: [Int32], shift: Int) -> [[UInt8]] {
        (0..<3).map { plane in
            stride(from: 0, to: pixels.count, by: 4).map { i in
                let opacity = Int(pixels[i + 3])
                var sum = Int(starts[plane])
                for color in 0..<3 {
                    let value = (Int(pixels[i + color]) * opacity + 127) / 255
                    sum += Int(factors[3 * plane + color]) * value
                }
                return UInt8(sum >> shift)
            }
        }
    }

    /// - Parameter sums: The sums so far, with more of them than the row has components.
    static func added(_ row: [UInt16], times weight: UInt32, to sums: [UInt32]) -> [UInt32] {
        sums.indices.map { i in
            i < row.count ? sums[i] &+ UInt32(row[i]) &* weight : sums[i]
        }
    }
}
