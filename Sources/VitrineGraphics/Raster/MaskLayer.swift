/// A mask that stands for `bounds` of the canvas.
struct MaskLayer: Sendable {
    let bounds: PixelRect
    var mask: Mask

    init(_ bounds: PixelRect, _ mask: Mask) {
        self.bounds = bounds
        self.mask = mask
    }

    /// Copies `count` values of row `y` from `x` on, all within the bounds.
    func copyRow(_ y: Int, from x: Int, count: Int, to weights: UnsafeMutablePointer<UInt16>) {
        let start = (y - bounds.y0) * bounds.width + (x - bounds.x0)
        precondition(start >= 0 && start + count <= mask.values.count)
        unsafe mask.values.withUnsafeBufferPointer { values in
            guard let base = values.baseAddress else { return }
            unsafe weights.update(from: base + start, count: count)
        }
    }

    /// Copies row `y` of `rect`, with `outside` where the mask does not reach.
    func copyRow(
        _ y: Int, within rect: PixelRect, outside: UInt16, to weights: UnsafeMutablePointer<UInt16>
    ) {
        let shared = bounds.intersection(rect)
        guard y >= shared.y0, y < shared.y1, shared.width == rect.width else {
            unsafe weights.update(repeating: outside, count: rect.width)
            if y < shared.y0 || y >= shared.y1 || shared.isEmpty { return }
            return unsafe copyRow(
                y, from: shared.x0, count: shared.width, to: weights + (shared.x0 - rect.x0))
        }
        unsafe copyRow(y, from: rect.x0, count: rect.width, to: weights)
    }
}

extension PixelRect {
    /// The smallest rectangle that holds both, neither of them empty.
    func hull(_ other: PixelRect) -> PixelRect {
        PixelRect(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }
}
