import VitrinePixels

/// Four pixels that go through a colour filter together, a vector for each component.
///
/// Every lane goes through the same operations, in the same order, as a pixel of ``ColorFilter`` does on its own, so
/// that the bits are the same.
struct ColorFilterLanes {
    typealias Vector = SIMD4<Float>

    /// The number of pixels.
    static let count = 4

    private var red: Vector
    private var green: Vector
    private var blue: Vector
    private var alpha: Vector

    /// Reads pixels, and divides their colours by alpha.
    @inline(__always)
    init(_ pixels: UnsafeMutablePointer<PackedPixel>) {
        let (r, g, b, a) = unsafe Vector.transposed(
            pixels[0].vector, pixels[1].vector, pixels[2].vector, pixels[3].vector)
        let unit = Vector().replacing(with: Vector(repeating: 1) / a, where: a .> Vector())
        (red, green, blue) = (r * unit, g * unit, b * unit)
        alpha = a * Vector(repeating: 1 / 65535)
    }

    @inline(__always)
    mutating func apply(_ step: ColorFilter.Step) {
        switch step {
        case .matrix(let reds, let greys, let blues, let alphas, let constants):
            let (x, z) = (red - green, blue - green)
            func sum(_ lane: Int) -> Vector {
                let color =
                    Vector(repeating: reds[lane]) * x + Vector(repeating: greys[lane]) * green
                    + Vector(repeating: blues[lane]) * z
                let whole = color + Vector(repeating: alphas[lane]) * alpha
                return ColorFilter.clamped(whole + Vector(repeating: constants[lane]))
            }
            (red, green, blue, alpha) = (sum(0), sum(1), sum(2), sum(3))
        case .curve(let amount, let cubic, let square, let linear, let constant):
            let luma =
                red * Vector(repeating: 0.2126) + green * Vector(repeating: 0.7152)
                + blue * Vector(repeating: 0.0722)
            let second = Vector(repeating: cubic) * luma + Vector(repeating: square)
            let first = second * luma + Vector(repeating: linear)
            let target = first * luma + Vector(repeating: constant)
            let moved = Vector(repeating: amount) * (target - luma)
            let isSeen = alpha .!= Vector()
            red.replace(with: ColorFilter.clamped(red + moved), where: isSeen)
            green.replace(with: ColorFilter.clamped(green + moved), where: isSeen)
            blue.replace(with: ColorFilter.clamped(blue + moved), where: isSeen)
        }
    }

    /// Multiplies the colours by alpha, and writes the pixels.
    @inline(__always)
    func write(to pixels: UnsafeMutablePointer<PackedPixel>) {
        let raised = alpha * Vector(repeating: 65535) + Vector(repeating: 8_388_608)
        let whole = raised - Vector(repeating: 8_388_608)
        let bits = unsafe unsafeBitCast(raised, to: SIMD4<UInt32>.self)
        let (first, second, third, fourth) = Vector.transposed(
            red * whole, green * whole, blue * whole, whole)
        unsafe pixels[0] = PackedPixel(rounding: first, alpha: UInt16(truncatingIfNeeded: bits[0]))
        unsafe pixels[1] = PackedPixel(rounding: second, alpha: UInt16(truncatingIfNeeded: bits[1]))
        unsafe pixels[2] = PackedPixel(rounding: third, alpha: UInt16(truncatingIfNeeded: bits[2]))
        unsafe pixels[3] = PackedPixel(rounding: fourth, alpha: UInt16(truncatingIfNeeded: bits[3]))
    }
}
