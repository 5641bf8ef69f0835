/// A picture of the part `bounds` of the canvas.
public struct Layer: Sendable {
    public let bounds: PixelRect
    public var pixmap: Pixmap

    /// Creates a transparent layer.
    @inlinable public init(_ bounds: PixelRect) {
        self.bounds = bounds
        pixmap = Pixmap(width: bounds.width, height: bounds.height)
    }

    /// Creates a layer with uninitialised pixels: all of them must be painted before any is read.
    @inlinable @unsafe public init(uninitialized bounds: PixelRect) {
        self.bounds = bounds
        pixmap = unsafe Pixmap(width: bounds.width, height: bounds.height) { _ in }
    }

    @inlinable public init(_ bounds: PixelRect, _ pixmap: Pixmap) {
        self.bounds = bounds
        self.pixmap = pixmap
    }

    /// Calls `body` with the rows, unless the layer is empty.
    @inlinable public mutating func withRows(_ body: (PixelRows) -> Void) {
        if bounds.isEmpty { return }
        PixelRows.with(&pixmap, at: bounds, body)
    }

    /// Calls `body` with row `y` from `x` on, for reading. The row must be within the bounds.
    @inlinable public func withRow(_ y: Int, from x: Int, _ body: (UnsafePointer<PackedPixel>) -> Void) {
        let start = (y - bounds.y0) * bounds.width + (x - bounds.x0)
        precondition(bounds.contains(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)), "a pixel of the layer")
        unsafe pixmap.pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(UnsafeRawPointer(base + start).assumingMemoryBound(to: PackedPixel.self))
        }
    }

    /// Copies pixels of row `y`; those outside the bounds are transparent.
    @inlinable public func copyRow(
        _ y: Int, from x: Int, count: Int, to row: UnsafeMutablePointer<PackedPixel>
    ) {
        let shared = bounds.intersection(PixelRect(x0: x, y0: y, x1: x + count, y1: y + 1))
        if shared.isEmpty || shared.width < count { unsafe row.update(repeating: 0, count: count) }
        if shared.isEmpty { return }
        unsafe withRow(y, from: shared.x0) { source in
            unsafe (row + (shared.x0 - x)).update(from: source, count: shared.width)
        }
    }
}
