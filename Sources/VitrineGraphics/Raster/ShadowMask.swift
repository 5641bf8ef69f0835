/// Blurred coverage that stands for `bounds` of the canvas; zero around them.
struct ShadowMask: Sendable {
    let bounds: PixelRect
    private let mask: Mask

    init(_ bounds: PixelRect, _ mask: Mask) {
        precondition(mask.width == bounds.width && mask.height == bounds.height)
        self.bounds = bounds
        self.mask = mask
    }

    /// `caster` blurred, as far as `shown` needs it.
    init(of caster: Coverage, blur: GaussianBlur?, shown: PixelRect, workers: Workers) {
        guard let blur else {
            bounds = caster.bounds.intersection(shown)
            mask = caster.mask(in: bounds)
            return
        }
        let felt = caster.bounds.outset(by: blur.reach).intersection(shown)
        guard !felt.isEmpty else {
            bounds = PixelRect(width: 0, height: 0)
            mask = Mask(width: 0, height: 0)
            return
        }
        bounds = caster.bounds.hull(felt)
        mask = blur.apply(to: caster.mask(in: bounds), workers: workers)
    }

    /// Copies `count` values of row `y` from `x` on.
    func copyRow(_ y: Int, from x: Int, count: Int, to weights: UnsafeMutablePointer<UInt16>) {
        let start = max(x, bounds.x0)
        let end = min(x + count, bounds.x1)
        guard y >= bounds.y0, y < bounds.y1, start < end else {
            return unsafe weights.update(repeating: 0, count: count)
        }
        unsafe weights.update(repeating: 0, count: start - x)
        unsafe (weights + (end - x)).update(repeating: 0, count: x + count - end)
        let index = (y - bounds.y0) * bounds.width + (start - bounds.x0)
        unsafe mask.values.withUnsafeBufferPointer { values in
            guard let base = values.baseAddress else { return }
            unsafe (weights + (start - x)).update(from: base + index, count: end - start)
        }
    }
}

extension PixelRect {
    /// The smallest rectangle that holds both, neither of them empty.
    func hull(_ other: PixelRect) -> PixelRect {
        PixelRect(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }
}
