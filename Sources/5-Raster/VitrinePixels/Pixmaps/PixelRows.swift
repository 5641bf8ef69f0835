/// A borrowed picture that covers `bounds` of the canvas, through which rows are painted.
///
/// It is valid only while its owner lends the memory. Bands on several threads write through copies of it,
/// each to rows of its own.
@safe public struct PixelRows: @unchecked Sendable {
    public let bounds: PixelRect
    @usableFromInline let base: UnsafeMutablePointer<PackedPixel>

    private init(bounds: PixelRect, base: UnsafeMutablePointer<PackedPixel>) {
        self.bounds = bounds
        unsafe self.base = unsafe base
    }

    /// Returns the address of the pixel (x, y), which lies within the bounds or just past the end of a row.
    @inline(__always)
    @inlinable public func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<PackedPixel> {
        unsafe base + ((y - bounds.y0) * bounds.width + (x - bounds.x0))
    }

    /// Calls `body` with the pixels of `pixmap`, which are the part `bounds` of the canvas.
    public static func with<Result, Failure: Error>(
        _ pixmap: inout Pixmap, at bounds: PixelRect, _ body: (PixelRows) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        precondition(pixmap.width == bounds.width && pixmap.height == bounds.height)
        return try unsafe pixmap.pixels.withUnsafeMutableBufferPointer {
            buffer throws(Failure) -> Result? in
            guard let start = buffer.baseAddress else { return nil }
            let base = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: PackedPixel.self)
            return try body(unsafe PixelRows(bounds: bounds, base: base))
        }
    }
}
