import VitrineGeometry

/// A rectangle of whole device pixels, half open: `x0..<x1` by `y0..<y1`. Where a result is beyond the
/// range of `Int`, it is the nearest end of the range.
public struct PixelRect: Hashable, Sendable {
    public var x0: Int
    public var y0: Int
    public var x1: Int
    public var y1: Int

    @inlinable public init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    @inlinable public init(width: Int, height: Int) {
        self.init(x0: 0, y0: 0, x1: width, y1: height)
    }

    @inlinable public var width: Int { x1 > x0 ? x1.saturating(minus: x0) : 0 }
    @inlinable public var height: Int { y1 > y0 ? y1.saturating(minus: y0) : 0 }
    @inlinable public var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

    @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    /// Returns `true` if it contains all of another rectangle, or if that is empty.
    @inlinable public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (other.x0 >= x0 && other.y0 >= y0 && other.x1 <= x1 && other.y1 <= y1)
    }

    /// The number of pixels.
    @inlinable public var pixelCount: Int {
        let (count, isBeyond) = width.multipliedReportingOverflow(by: height)
        return isBeyond ? .max : count
    }

    /// Returns `true` if it contains all of a box in pixels; `false` if the box is not finite.
    @inlinable public func contains(_ box: Rect) -> Bool {
        box.minX >= Double(x0) && box.minY >= Double(y0) && box.maxX <= Double(x1) && box.maxY <= Double(y1)
    }

    /// Returns the smallest rectangle that contains both, neither of which is empty.
    @inlinable package func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    /// Creates the smallest rectangle that contains some others; an empty one if all of them are.
    @inlinable package init(containing rects: some Sequence<PixelRect>) {
        self.init(width: 0, height: 0)
        for rect in rects where !rect.isEmpty { self = isEmpty ? rect : union(rect) }
    }

    @inlinable package var columns: Range<Int> { x0..<max(x0, x1) }
    @inlinable package var rows: Range<Int> { y0..<max(y0, y1) }

    /// Returns up to four rectangles that make up this one with another, which lies within it; the whole if
    /// that is empty.
    package func parts(outside inner: PixelRect) -> [PixelRect] {
        if inner.isEmpty { return [self] }
        return [
            PixelRect(x0: x0, y0: y0, x1: x1, y1: inner.y0), PixelRect(x0: x0, y0: inner.y1, x1: x1, y1: y1),
            PixelRect(x0: x0, y0: inner.y0, x1: inner.x0, y1: inner.y1),
            PixelRect(x0: inner.x1, y0: inner.y0, x1: x1, y1: inner.y1),
        ].filter { !$0.isEmpty }
    }

    /// Returns the part of it that lies in some rows.
    @inlinable package func part(inRows rows: Range<Int>) -> PixelRect {
        PixelRect(x0: x0, y0: max(y0, rows.lowerBound), x1: x1, y1: min(y1, rows.upperBound))
    }

    /// Returns the rectangle grown by `n` pixels on each side.
    @inlinable public func outset(by n: Int) -> PixelRect {
        PixelRect(
            x0: x0.saturating(minus: n), y0: y0.saturating(minus: n), x1: x1.saturating(plus: n),
            y1: y1.saturating(plus: n))
    }
}

extension Int {
    @inlinable func saturating(plus other: Int) -> Int {
        let (sum, isBeyond) = addingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .min : .max) : sum
    }

    @inlinable func saturating(minus other: Int) -> Int {
        let (difference, isBeyond) = subtractingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .max : .min) : difference
    }
}
