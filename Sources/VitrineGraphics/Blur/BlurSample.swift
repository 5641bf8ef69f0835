/// What rows of a blur's source and result are made of. Within, all samples have 16 bits.
protocol BlurSample: FixedWidthInteger & UnsignedInteger & Sendable {
    /// Eight samples widened to 16 bits.
    static func load(_ pointer: UnsafePointer<Self>, _ i: Int) -> SIMD8<UInt16>
    /// Writes eight samples narrowed from 16 bits, to the nearest.
    static func store(_ vector: SIMD8<UInt16>, _ pointer: UnsafeMutablePointer<Self>, _ i: Int)
    /// One sample widened.
    var wide: UInt16 { get }
    /// One sample narrowed to the nearest.
    init(narrowing wide: UInt16)
}

extension UInt16: BlurSample {
    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt16>, _ i: Int) -> SIMD8<UInt16> {
        unsafe UnsafeRawPointer(pointer + i).loadUnaligned(as: SIMD8<UInt16>.self)
    }

    @inline(__always)
    static func store(_ vector: SIMD8<UInt16>, _ pointer: UnsafeMutablePointer<UInt16>, _ i: Int) {
        unsafe UnsafeMutableRawPointer(pointer + i).storeBytes(of: vector, as: SIMD8<UInt16>.self)
    }

    @inline(__always) var wide: UInt16 { self }
    @inline(__always) init(narrowing wide: UInt16) { self = wide }
}

/// 255ths as 65535ths are 257 times as many. Back, `(v - v/256 + 127 + v/32768)/256` is `v/257` rounded
/// to the nearest for each of the 65536 values: `BlurSampleTests` tries them all. (With 128 in place of
/// 127 and the last term, 128 values come out one too high.)
extension UInt8: BlurSample {
    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt8>, _ i: Int) -> SIMD8<UInt16> {
        let bytes = unsafe UnsafeRawPointer(pointer + i).loadUnaligned(as: SIMD8<UInt8>.self)
        let words = SIMD8<UInt16>(widening: bytes)
        return words | (words &<< SIMD8<UInt16>(repeating: 8))
    }

    @inline(__always)
    static func store(_ vector: SIMD8<UInt16>, _ pointer: UnsafeMutablePointer<UInt8>, _ i: Int) {
        let eight = SIMD8<UInt16>(repeating: 8)
        let half = SIMD8<UInt16>(repeating: 127) &+ (vector &>> SIMD8<UInt16>(repeating: 15))
        let rounded = (vector &- (vector &>> eight) &+ half) &>> eight
        let bytes = SIMD8<UInt8>(lower: rounded)
        unsafe UnsafeMutableRawPointer(pointer + i).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
    }

    @inline(__always) var wide: UInt16 { UInt16(self) &* 257 }
    @inline(__always) init(narrowing wide: UInt16) {
        self = UInt8(truncatingIfNeeded: (wide &- (wide &>> 8) &+ 127 &+ (wide &>> 15)) &>> 8)
    }
}
