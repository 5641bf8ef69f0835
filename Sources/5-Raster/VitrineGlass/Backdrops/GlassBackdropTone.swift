import CRowKernels
import VitrineColor
import VitrinePixels

/// The mean lightness and colourfulness of the pixels behind a glass, which decide how all of it looks.
public struct GlassBackdropTone: Sendable {
    // Integers, so that the order of addition does not matter.
    private var luma: UInt64 = 0
    private var spread: UInt64 = 0
    private var alpha: UInt64 = 0
    /// The conversion to the colours that faces act on; `nil` in sRGB.
    private let conversion: DisplayP3Table?

    public init(in colorSpace: ColorSpace) {
        conversion = colorSpace == .displayP3 ? DisplayP3Table() : nil
    }

    /// Adds pixels of the backdrop.
    public mutating func add(_ pixels: UnsafePointer<PackedPixel>, _ count: Int) {
        var sums = vitrine_tones()
        unsafe vitrine_sum_tones(pixels, count, &sums)
        // The weights of BT.709 in ten thousandths.
        luma &+= 2126 &* sums.red &+ 7152 &* sums.green &+ 722 &* sums.blue
        alpha &+= sums.alpha
        spread &+= conversion.map { unsafe Self.spread(pixels, count, by: $0) } ?? sums.spread
    }

    /// Adds the pixels that another tone is the mean of.
    public mutating func add(_ other: GlassBackdropTone) {
        luma &+= other.luma
        spread &+= other.spread
        alpha &+= other.alpha
    }

    /// The mean BT.709 luma, 0...1; `nil` if nothing is painted there.
    public var meanLuma: Double? { alpha == 0 ? nil : Double(luma) / (Double(alpha) * 10000) }

    /// The mean difference between the largest and the smallest component of a pixel, 0...1.
    public var colorfulness: Double { alpha == 0 ? 0 : Double(spread) / Double(alpha) }

    /// Returns the sum of the differences of pixels in Display P3.
    private static func spread(
        _ pixels: UnsafePointer<PackedPixel>, _ count: Int, by conversion: DisplayP3Table
    ) -> UInt64 {
        var sum: UInt64 = 0
        conversion.withTable { table in
            var (last, own): (PackedPixel, UInt64) = (0, 0)
            for i in 0..<count {
                let pixel = unsafe pixels[i]
                if pixel != last {
                    let color = table.sRGB(pixel.vector)
                    let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                    (last, own) = (pixel, UInt64(min(max(high - low, 0), 65535) + 0.5))
                }
                sum &+= own
            }
        }
        return sum
    }
}
