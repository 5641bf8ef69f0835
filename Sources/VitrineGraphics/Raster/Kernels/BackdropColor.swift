/// The colour part of a backdrop filter: luminance curve, saturation and brightness.
///
/// With L the BT.709 luma of the encoded, not premultiplied colour and c a component:
/// the curve adds `amount * (curve(L) - L)` to each, saturation then scales the distance from the
/// new luma, which is L plus what was added, since the luma weights sum to 1. So the whole is
/// `c' = L + change + brightness + saturation * (c - L)`, clamped once at the end. Alpha stays.
struct BackdropColor: Sendable {
    private let amount: Float
    private let cubic: Float
    private let square: Float
    private let linear: Float
    private let constant: Float
    private let saturation: Float
    private let brightness: Float
    let isIdentity: Bool

    init(_ filter: BackdropFilter) {
        let v = filter.curve?.ordinates ?? []
        // Four ordinates make a curve; `DisplayListCheck` refuses any other number.
        if v.count == 4, let curve = filter.curve, curve.amount != 0 {
            amount = Float(curve.amount)
            cubic = Float(3 * (v[1] - v[2]) + v[3] - v[0])
            square = Float(3 * (v[0] - 2 * v[1] + v[2]))
            linear = Float(3 * (v[1] - v[0]))
            constant = Float(v[0])
        } else {
            (amount, cubic, square, linear, constant) = (0, 0, 0, 0, 0)
        }
        saturation = Float(filter.saturation)
        brightness = Float(filter.brightness)
        isIdentity = amount == 0 && filter.saturation == 1 && filter.brightness == 0
    }

    /// Filters a row in place.
    func apply(to row: UnsafeMutablePointer<PackedPixel>, count: Int) {
        for i in 0..<count {
            let pixel = unsafe row[i]
            if pixel.alpha == 0 { continue }
            unsafe row[i] = filtered(pixel)
        }
    }

    /// Components go through 32 bits, since x86 has no conversion of 64 unsigned bits to a float.
    @inline(__always)
    private func filtered(_ pixel: PackedPixel) -> PackedPixel {
        func lane(_ shift: UInt64) -> Float { Float(Int32(truncatingIfNeeded: (pixel >> shift) & 0xFFFF)) }
        let alpha = lane(48)
        let unit = 1 / alpha
        let red = lane(0) * unit
        let green = lane(16) * unit
        let blue = lane(32) * unit
        let luma = red * 0.2126 + green * 0.7152 + blue * 0.0722
        let curved = ((cubic * luma + square) * luma + linear) * luma + constant
        let base = luma + amount * (curved - luma) + brightness
        // Adding 2^23 leaves the nearest integer in the low bits of the float.
        func component(_ value: Float) -> UInt64 {
            let moved = base + saturation * (value - luma)
            let clamped = moved > 0 ? (moved < 1 ? moved : 1) : 0
            return UInt64((clamped * alpha + 8_388_608).bitPattern & 0xFFFF)
        }
        return component(red) | component(green) << 16 | component(blue) << 32
            | pixel & 0xFFFF_0000_0000_0000
    }
}
