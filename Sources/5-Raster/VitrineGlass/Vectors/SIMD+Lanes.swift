extension SIMD8 where Scalar == Float {
    @inline(__always)
    static func load(_ pointer: UnsafePointer<Float>) -> SIMD8<Float> {
        unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Float>.self)
    }

    /// The indices 0, 1, ... 7.
    @inline(__always)
    static var laneIndices: SIMD8<Float> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }

    @inline(__always)
    var magnitude: SIMD8<Float> { SIMD8(lowHalf: lowHalf.magnitude, highHalf: highHalf.magnitude) }
}

extension SIMD4 where Scalar == Float {
    @inline(__always)
    static func load(_ pointer: UnsafePointer<Float>) -> SIMD4<Float> {
        unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<Float>.self)
    }

    /// The indices 0, 1, 2, 3.
    @inline(__always)
    static var laneIndices: SIMD4<Float> { SIMD4(0, 1, 2, 3) }

    @inline(__always)
    var magnitude: SIMD4<Float> { replacing(with: -self, where: self .< 0) }
}
