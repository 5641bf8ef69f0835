/// The row kernels of pictures from files, one sample at a time.
enum PictureKernelReference {
    static func mixed(_ near: [UInt16], _ far: [UInt16], bias: Int, shift: Int) -> [UInt16] {
        zip(near, far).map { UInt16((3 * Int($0) + Int($1) + bias) >> shift) }
    }

    /// - Parameter sums: The sums, with one more at each end.
    static func doubled(_ sums: [UInt16], biases: (Int, Int), shift: Int) -> [UInt16] {
        sums.indices.dropFirst().dropLast().flatMap { i in
            [
                UInt16((3 * Int(sums[i]) + Int(sums[i - 1]) + biases.0) >> shift),
                UInt16((3 * Int(sums[i]) + Int(sums[i + 1]) + biases.1) >> shift),
            ]
        }
    }

    /// - Parameter factors: What three samples add to red, to green and to blue.
    static func colored(
        _ lines: [[UInt16]], _ factors: [Int32], _ starts: [Int32], shift: Int
    ) -> [UInt8] {
        lines[0].indices.flatMap { x in
            (0..<3).map { color in
                let sum = (0..<3).reduce(Int(starts[color])) {
                    $0 + Int(factors[3 * color + $1]) * Int(lines[$1][x])
                }
                return UInt8(min(max(sum >> shift, 0), 255))
            } + [255]
        }
    }

    /// - Parameter sums: The sums so far, with more of them than the row has components.
    static func added(_ row: [UInt16], times weight: UInt32, to sums: [UInt32]) -> [UInt32] {
        sums.indices.map { i in
            i < row.count ? sums[i] &+ UInt32(row[i]) &* weight : sums[i]
        }
    }
}
