/// A picture's rows with 8 bits a component, colour not premultiplied, each made when it is asked for.
///
/// Ordered dither keeps slow gradients from showing bands; colours that 8 bits can hold stay as they are. Without it each
/// component is rounded to the nearest.
///
/// As a whole a screen would be 12 MB more, to be written, read and read again, where an encoder wants one row after the other.
public struct DitheredRows: Sendable {
    private let pixels: Pixmap
    /// What is added before a division by 257 rounds down: eight rows of eight.
    private let offsets: [[UInt16]]

    public init(_ pixels: Pixmap, dithered: Bool = true) {
        self.pixels = pixels
        let size = OrderedDither.size
        offsets = (0..<size).map { y in
            (0..<size).map { x in dithered ? OrderedDither.offsets[y * size + x] : 128 }
        }
    }

    public var width: Int { pixels.width }
    public var height: Int { pixels.height }

    /// Writes `4 * width` components, of row `y`.
    package func copyRow(_ y: Int, into row: UnsafeMutablePointer<UInt8>) {
        unsafe pixels.pixels.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            precondition(y >= 0 && y < height, "a row of the picture")
            unsafe QuantizeKernels.quantize(
                start + y * width, width, offsets[y % OrderedDither.size], next: y + 1 < height ? width : 0,
                into: row)
        }
    }

    /// Whether every alpha of row `y` becomes 255.
    package func isOpaqueRow(_ y: Int) -> Bool {
        unsafe pixels.pixels.withUnsafeBufferPointer { source in
            precondition(y >= 0 && y < height, "a row of the picture")
            let row = unsafe UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
            var all = Pixmap.Pixel(repeating: .max)
            unsafe row.forEach { all &= $0 }
            if all.w == .max { return true }
            let offsets = offsets[y % OrderedDither.size]
            return row.indices.allSatisfy { x in
                unsafe QuantizeKernels.step(row[x].w, offsets[x % OrderedDither.size]) == .max
            }
        }
    }
}
