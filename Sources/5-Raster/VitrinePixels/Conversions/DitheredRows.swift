import CRowKernels

/// The rows of a picture with 8 bits per component, not premultiplied, each made on request.
///
/// Ordered dither prevents banding in slow gradients; colours that 8 bits can represent are unchanged.
///
/// A whole screen would be another 12 MB to write, read and read again, while an encoder needs one row after
/// the other.
public struct DitheredRows: Sendable {
    private let pixels: Pixmap
    /// The offsets that are added before a division by 257 that rounds down: eight rows of eight.
    private let offsets: [[UInt16]]

    public init(_ pixels: Pixmap) {
        self.pixels = pixels
        let size = OrderedDither.size
        offsets = (0..<size).map { y in Array(OrderedDither.offsets[y * size..<(y + 1) * size]) }
    }

    public var width: Int { pixels.width }
    public var height: Int { pixels.height }

    /// Writes the `4 * width` components of row `y`.
    package func copyRow(_ y: Int, into row: UnsafeMutablePointer<UInt8>) {
        unsafe pixels.pixels.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            precondition(y >= 0 && y < height, "a row of the picture")
            let first = unsafe UnsafeRawPointer(start + y * width).assumingMemoryBound(to: PackedPixel.self)
            unsafe vitrine_quantize(
                row, width, first, offsets[y % OrderedDither.size], y + 1 < height ? width : 0)
        }
    }

    /// Returns `true` if every alpha of row `y` becomes 255.
    package func isOpaqueRow(_ y: Int) -> Bool {
        unsafe pixels.pixels.withUnsafeBufferPointer { source in
            precondition(y >= 0 && y < height, "a row of the picture")
            let row = unsafe UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
            if unsafe CommonBits.ofRow(UnsafeRawBufferPointer(row)) >> 48 == UInt16.max { return true }
            let offsets = offsets[y % OrderedDither.size]
            return row.indices.allSatisfy { x in
                unsafe QuantizeKernels.step(row[x].w, offsets[x % OrderedDither.size]) == .max
            }
        }
    }
}
