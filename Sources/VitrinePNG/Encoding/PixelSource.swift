import VitrinePixels

/// What a file is made from, row by row.
protocol PixelSource: Sendable {
    associatedtype Component: FixedWidthInteger & UnsignedInteger & Sendable

    var width: Int { get }
    var height: Int { get }
    /// Writes `4 * width` components of row `y`: red, green, blue and alpha, not premultiplied.
    func copyRow(_ y: Int, into row: UnsafeMutablePointer<Component>)
    /// Whether every alpha of row `y` is 1.0.
    func isOpaqueRow(_ y: Int) -> Bool
}

extension DitheredRows: PixelSource {}

extension RGBAImage: PixelSource where Component: SIMDScalar {
    func copyRow(_ y: Int, into row: UnsafeMutablePointer<Component>) {
        unsafe components.withUnsafeBufferPointer { components in
            guard let start = components.baseAddress else { return }
            checkRow(y)
            unsafe row.update(from: start + y * width * 4, count: width * 4)
        }
    }

    func isOpaqueRow(_ y: Int) -> Bool {
        unsafe components.withUnsafeBytes { bytes in
            checkRow(y)
            let rowBytes = width * 4 * MemoryLayout<Component>.stride
            // Whole pixels at once: of one component in four the compiler makes no vectors.
            var all = SIMD4<Component>(repeating: .max)
            for offset in stride(from: y * rowBytes, to: (y + 1) * rowBytes, by: rowBytes / width) {
                all &= unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<Component>.self)
            }
            return all.w == .max
        }
    }

    /// Components may have been taken away since the picture was made.
    private func checkRow(_ y: Int) {
        precondition(y >= 0 && y < height, "a row of the picture")
        precondition(components.count == width * height * 4, "four components a pixel")
    }
}
