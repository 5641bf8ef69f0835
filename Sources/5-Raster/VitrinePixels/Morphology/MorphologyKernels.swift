/// Row kernels that grow and move masks. Rows may start anywhere; a destination overlaps no other row.
public enum MorphologyKernels: Sendable {
    public typealias Weights = UnsafeMutablePointer<UInt16>
    public typealias Source = UnsafePointer<UInt16>

    /// Writes the larger of each value and the one `step` further; the last `step` values are copied.
    @inlinable public static func dilate(_ source: Source, into target: Weights, _ count: Int, by step: Int) {
        let pairs = count > step ? count - step : 0
        for i in 0..<pairs {
            let (a, b) = unsafe (source[i], source[i &+ step])
            unsafe target[i] = a > b ? a : b
        }
        unsafe (target + pairs).update(from: source + pairs, count: count - pairs)
    }

    /// Replaces each value of a row by the largest of it and those of two other rows.
    @inlinable public static func raise(_ row: Weights, _ count: Int, _ first: Source, _ second: Source) {
        for i in 0..<count {
            let (a, b, c) = unsafe (first[i], second[i], row[i])
            let larger = a > b ? a : b
            unsafe row[i] = larger > c ? larger : c
        }
    }

    /// Mixes `row`, weighted by `weight`/65535, with `other`, weighted by the rest.
    @inlinable public static func mix(_ row: Weights, _ count: Int, with other: Source, weight: UInt16) {
        let rest = Unit16.one - weight
        for i in 0..<count {
            unsafe row[i] = Unit16.product(row[i], weight) &+ Unit16.product(other[i], rest)
        }
    }

    /// Writes a row moved right by `weight`/65535 of a pixel.
    @inlinable public static func shift(_ target: Weights, _ count: Int, _ source: Source, weight: UInt16) {
        let rest = Unit16.one - weight
        var left: UInt16 = 0
        for i in 0..<count {
            let here = unsafe source[i]
            unsafe target[i] = Unit16.product(here, rest) &+ Unit16.product(left, weight)
            left = here
        }
    }
}
