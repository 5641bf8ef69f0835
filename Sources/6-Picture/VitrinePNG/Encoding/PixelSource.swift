import VitrinePixels

/// A picture that a file is made from, row by row.
package protocol PixelSource: Sendable {
    associatedtype Component: FixedWidthInteger & UnsignedInteger & Sendable

    var width: Int { get }
    var height: Int { get }
    /// Writes the `4 * width` components of row `y`: red, green, blue and alpha, not premultiplied.
    func copyRow(_ y: Int, into row: UnsafeMutablePointer<Component>)
    /// Returns `true` if every alpha of row `y` is 1.0. By default the row is made to see.
    func isOpaqueRow(_ y: Int) -> Bool
}

extension PixelSource {
    package func isOpaqueRow(_ y: Int) -> Bool {
        let row = unsafe [Component](unsafeUninitializedCapacity: width * 4) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            unsafe copyRow(y, into: start)
            filled = width * 4
        }
        return unsafe row.withUnsafeBytes { unsafe Self.isOpaque($0) }
    }

    /// Returns `true` if every alpha of the bytes of a row is 1.0.
    static func isOpaque(_ row: UnsafeRawBufferPointer) -> Bool {
        unsafe RowOpacity.isOpaque(row, componentBits: Component.bitWidth)
    }
}

extension DitheredRows: PixelSource {}

extension RGBAImage: PixelSource {
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
            return unsafe Self.isOpaque(
                UnsafeRawBufferPointer(rebasing: bytes[y * rowBytes..<(y + 1) * rowBytes]))
        }
    }

    /// Checks the size again, because components may have been removed since the picture was created.
    private func checkRow(_ y: Int) {
        precondition(y >= 0 && y < height, "a row of the picture")
        precondition(components.count == width * height * 4, "four components per pixel")
    }
}
