/// A function on 0...1 as a table with linear interpolation: powers are too slow for every pixel.
public struct LookupTable<Value: SIMD & Sendable>: Sendable where Value.Scalar == Float {
    @usableFromInline static var steps: Int { 512 }
    private let values: [Value]

    public init(_ function: (Double) -> Value) {
        // One more than necessary, so that the position at 1 has a neighbour.
        values = (0...(Self.steps + 1)).map { function(min(Double($0) / Double(Self.steps), 1)) }
    }

    /// Calls `body` with the table.
    public func withTable(_ body: (Table) -> Void) {
        unsafe values.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            body(unsafe Table(base))
        }
    }

    /// The borrowed table.
    @safe public struct Table {
        @usableFromInline let base: UnsafePointer<Value>

        fileprivate init(_ base: UnsafePointer<Value>) { unsafe self.base = unsafe base }

        /// The values, at `steps` equal distances from 0 to 1, and one more.
        package var values: UnsafePointer<Value> { unsafe base }

        /// Accesses the value at `x`, which is clamped to 0...1. Inlined into other modules, where it would
        /// otherwise look its type up for every pixel.
        @inlinable @inline(__always)
        public subscript(_ x: Float) -> Value {
            let place = (x > 0 ? (x < 1 ? x : 1) : 0) * Float(LookupTable.steps)
            let index = Int(place)
            let (a, b) = unsafe (base[index], base[index &+ 1])
            return a + (b - a) * Value(repeating: place - Float(index))
        }
    }
}
