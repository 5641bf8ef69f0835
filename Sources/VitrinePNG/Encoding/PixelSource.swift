import VitrinePixels

/// A picture that a file is made from, row by row.
package protocol PixelSource: Sendable {
    associatedtype Component: FixedWidthInteger & UnsignedInteger & Sendable

    var width: Int { get }
    var height: Int { get }
    /// Writes the `4 * width` components of row `y`: red, green, blue and alpha, not premultiplied.
    func copyRow(_ y: Int, into row: UnsafeMutablePointer<Component>)
    /// Returns `true` if every alpha of row `y` is 1.0.
    func isOpaqueRow(_ y: Int) -> Bool
}

extension DitheredRows: PixelSource {}

extension RGBAImage: PixelSource where Component: SIMDScalar {
    package func copyRow(_ y: Int, into row: UnsafeMutablePointer<Component>) {
        unsafe components.withUnsafeBufferPointer { components in
            guard let start = components.baseAddress else { return }
            checkRow(y)
            unsafe row.update(from: start + y * width * 4, count: width * 4)
        }
    }

    package func isOpaqueRow(_ y: Int) -> Bool {
        unsafe components.withUnsafeBytes { bytes in
            checkRow(y)
            let rowBytes = width * 4 * MemoryLayout<Component>.stride
            // Combine whole pixels: the compiler does not vectorise a loop over one component in four.
            var all = SIMD4<Component>(repeating: .max)
            for offset in stride(from: y * rowBytes, to: (y + 1) * rowBytes, by: rowBytes / width) {
                all &= unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<Component>.self)
            }
            return all.w == .max
        }
    }

    /// Checks the size again, because components may have been removed since the picture was created.
    private func checkRow(_ y: Int) {
        precondition(y >= 0 && y < height, "a row of the picture")
        precondition(components.count == width * height * 4, "four components per pixel")
    }
}
