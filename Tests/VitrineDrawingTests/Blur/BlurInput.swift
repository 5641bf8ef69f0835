import VitrineTestSupport

@testable import VitrinePixels
@testable import VitrineReferences

/// Masks that are difficult for blurs.
enum BlurInput: Hashable, Sendable {
    case noise, blackAndWhite, step, impulse, photograph
    /// Square waves with half of each period white: across, down, and both at once.
    case across(period: Int)
    case down(period: Int)
    case diagonal(period: Int)
    /// Squares of a number of pixels.
    case checkers(Int)

    static let noises: [BlurInput] = [.noise, .blackAndWhite, .photograph]
    static let edges: [BlurInput] = [.step, .impulse] + [1, 2, 5, 20].map { .checkers($0) }
    /// Every period from 2 to 40 in three directions.
    static let waves: [BlurInput] = (2...40).flatMap {
        [.across(period: $0), .down(period: $0), .diagonal(period: $0)]
    }

    func mask(width: Int, height: Int) -> Mask {
        if self == .photograph { return Self.photograph(width: width, height: height) }
        var random = SeededGenerator(seed: 7)
        var mask = Mask(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                mask[x, y] = value(x, y, width, height, &random)
            }
        }
        return mask
    }

    private func value(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ random: inout SeededGenerator)
        -> UInt16
    {
        let on: Bool
        switch self {
        case .noise, .photograph: return UInt16(truncatingIfNeeded: random.next() >> 20)
        case .blackAndWhite: on = random.next() & 0x10_0000 != 0
        case .across(let period): on = x % period < period / 2
        case .down(let period): on = y % period < period / 2
        case .diagonal(let period): on = (x + y) % period < period / 2
        case .checkers(let side): on = ((x / side) ^ (y / side)) & 1 == 0
        case .step: on = x > width / 3 && y > height / 4
        case .impulse: on = x == width / 2 && y == height / 2
        }
        return on ? 65535 : 0
    }

    /// Returns clouds whose waves are as strong as they are long, as in photographs, with a bright disc with
    /// a hard edge, dark bars in front of it and a little grain.
    private static func photograph(width: Int, height: Int) -> Mask {
        var random = SeededGenerator(seed: 41)
        var mask = Mask(width: width, height: height)
        let lattice = (0..<4096).map { _ in Int(truncatingIfNeeded: random.next() >> 50) }
        /// Returns values that are smooth between lattice points `step` pixels apart.
        func cloud(_ x: Int, _ y: Int, _ step: Int) -> Int {
            func at(_ i: Int, _ j: Int) -> Int { lattice[(i &* 31 &+ j &* 57 &+ step &* 7) & 4095] }
            let (i, j, u, v) = (x / step, y / step, x % step, y % step)
            let top = at(i, j) * (step - u) + at(i + 1, j) * u
            let bottom = at(i, j + 1) * (step - u) + at(i + 1, j + 1) * u
            return (top * (step - v) + bottom * v) / (step * step)
        }
        for y in 0..<height {
            for x in 0..<width {
                var value = 0
                // The lattice has 14 bits, and its octaves have the proportions 1/2, 1/4, ... of twice as
                // many.
                for (octave, step) in [64, 32, 16, 8, 4, 2].enumerated() {
                    value += (cloud(x, y, step) << 2) >> (octave + 1)
                }
                let (dx, dy) = (3 * x - 2 * width, 3 * y - height)
                if 4 * (dx * dx + dy * dy) < width * width { value = 61000 + value / 32 }
                if x % 23 > 19, y > height / 2 { value /= 16 }
                value += Int(random.next() % 512)
                mask[x, y] = UInt16(min(value, 65535))
            }
        }
        return mask
    }
}
