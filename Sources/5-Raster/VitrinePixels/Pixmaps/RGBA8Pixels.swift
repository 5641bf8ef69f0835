/// A picture of 8 bits per component, in RGBA and not premultiplied, whose rows may be made only when they
/// are read: a photograph is mostly drawn once, and much smaller than it is.
package protocol RGBA8Pixels: Sendable {
    var width: Int { get }
    var height: Int { get }
    /// All pixels.
    var image: RGBA8Image { get }

    /// Calls `body` with the rows, which are read by one thread.
    ///
    /// - Parameters:
    ///   - columns: The columns that are read.
    ///   - count: The number of neighbouring rows that are read again and again.
    ///   - body: The reader.
    func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (any RGBA8Rows) -> Void)
}

extension RGBAImage: RGBA8Pixels where Component == UInt8 {
    package var image: RGBA8Image { self }

    package func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (any RGBA8Rows) -> Void) {
        unsafe components.withUnsafeBufferPointer { components in
            guard let base = components.baseAddress else { return }
            body(unsafe StoredRGBA8Rows(base: base, width: width, height: height))
        }
    }
}
