import VitrineComparisonSettings

/// A detector of pixels that look like anti-aliasing, as used by pixelmatch and odiff: "Anti-aliased Pixel
/// and Intensity Slope Detector", V. Vysniauskas, 2009.
///
/// Such a pixel has both a darker and a brighter neighbour and few of its own brightness, and the darkest or
/// the brightest of them has several neighbours of its own colour in both pictures.
struct AntialiasingDetector: Hashable, Sendable {
    /// The backdrop of translucent neighbours.
    let backdrop: ComparisonBackdrop
    /// `true` if neighbours of the same brightness but another alpha are distinguished by alpha (pixelmatch's
    /// version for OKLab).
    let tellsAlphaApart: Bool

    /// Returns those of up to 64 pixels from `x` on that look anti-aliased in either picture.
    ///
    /// - Parameters:
    ///   - views: The pictures.
    ///   - candidates: The pixels to examine in the expected and in the actual picture.
    ///   - x: The column of the first pixel.
    ///   - y: The row of the pixels.
    @inline(__always)
    func antialiased<Component: PixelComponent>(
        _ views: PixelViews<Component>, _ candidates: (expected: UInt64, actual: UInt64), x: Int, y: Int
    ) -> UInt64 {
        var result: UInt64 = 0
        var left = candidates.expected | candidates.actual
        while left != 0 {
            let bit = left & (0 &- left)
            left &= left &- 1
            let column = x &+ bit.trailingZeroBitCount
            let isFirst =
                unsafe candidates.expected & bit != 0
                && isAntialiased(views.expected, views.actual, column, y)
            let isEither =
                unsafe isFirst
                || candidates.actual & bit != 0
                    && isAntialiased(views.actual, views.expected, column, y)
            if isEither { result |= bit }
        }
        return result
    }

    func isAntialiased<Component: PixelComponent>(
        _ image: PixelView<Component>, _ other: PixelView<Component>, _ x: Int, _ y: Int
    ) -> Bool {
        let (x0, x1) = unsafe (max(x &- 1, 0), min(x &+ 1, image.width &- 1))
        let (y0, y1) = unsafe (max(y &- 1, 0), min(y &+ 1, image.height &- 1))
        let center = unsafe image[x, y]
        let atEdge = x == x0 || x == x1 || y == y0 || y == y1 ? 1 : 0
        // Most pixels are decided here, before any brightness is computed.
        guard unsafe Self.equals(image, x0, x1, y0, y1, center) &- 1 &+ atEdge <= 2 else { return false }
        let color = Component.channels(center)
        let place = unsafe y &* image.width &+ x
        var same = atEdge
        var darkest = (delta: 0.0, x: 0, y: 0)
        var brightest = (delta: 0.0, x: 0, y: 0)
        var column = x0
        while column <= x1 {
            var row = y0
            while row <= y1 {
                if column != x || row != y {
                    let neighbor = unsafe image[column, row]
                    let delta =
                        neighbor == center
                        ? 0 : brightness(color, Component.channels(neighbor), place: place)
                    if delta == 0 {
                        same &+= 1
                        if same > 2 { return false }
                    } else if delta < darkest.delta {
                        darkest = (delta, column, row)
                    } else if delta > brightest.delta {
                        brightest = (delta, column, row)
                    }
                }
                row &+= 1
            }
            column &+= 1
        }
        guard darkest.delta != 0, brightest.delta != 0 else { return false }
        return unsafe hasSiblings(image, other, darkest.x, darkest.y)
            || hasSiblings(image, other, brightest.x, brightest.y)
    }

    /// Returns the number of pixels of a colour in a rectangle, including its edges.
    @inline(__always)
    private static func equals<Component: PixelComponent>(
        _ image: PixelView<Component>, _ x0: Int, _ x1: Int, _ y0: Int, _ y1: Int, _ color: Component.Word
    ) -> Int {
        var count = 0
        var y = y0
        while y <= y1 {
            let row = unsafe image.row(y)
            var x = x0
            while x <= x1 {
                count &+= unsafe row[x] == color ? 1 : 0
                x &+= 1
            }
            y &+= 1
        }
        return count
    }

    private func hasSiblings<Component: PixelComponent>(
        _ image: PixelView<Component>, _ other: PixelView<Component>, _ x: Int, _ y: Int
    ) -> Bool {
        unsafe Self.hasManySiblings(image, x, y) && Self.hasManySiblings(other, x, y)
    }

    /// Returns `true` if at least three neighbours have the colour of the pixel. At an edge of the picture,
    /// the outside counts as one.
    @inline(__always)
    static func hasManySiblings<Component: PixelComponent>(
        _ image: PixelView<Component>, _ x: Int, _ y: Int
    ) -> Bool {
        let (width, height) = unsafe (image.width, image.height)
        guard x < width, y < height else { return false }
        if x > 0, y > 0, x < width &- 1, y < height &- 1 {
            let center = unsafe image.words + (y &* width &+ x)
            let color = unsafe center[0]
            var same = unsafe (center[-1 &- width] == color ? 1 : 0) &+ (center[-width] == color ? 1 : 0)
            same &+= unsafe (center[1 &- width] == color ? 1 : 0) &+ (center[-1] == color ? 1 : 0)
            same &+= unsafe (center[1] == color ? 1 : 0) &+ (center[width &- 1] == color ? 1 : 0)
            same &+= unsafe (center[width] == color ? 1 : 0) &+ (center[width &+ 1] == color ? 1 : 0)
            return same > 2
        }
        let (x0, x1) = (max(x &- 1, 0), min(x &+ 1, width &- 1))
        let (y0, y1) = (max(y &- 1, 0), min(y &+ 1, height &- 1))
        let atEdge = x == x0 || x == x1 || y == y0 || y == y1 ? 1 : 0
        return unsafe equals(image, x0, x1, y0, y1, image[x, y]) &- 1 &+ atEdge > 2
    }

    /// Returns the difference in brightness of the first colour from the second, in levels of Y.
    @inline(__always)
    private func brightness(_ a: SIMD4<Double>, _ b: SIMD4<Double>, place: Int) -> Double {
        if a.w == 255, b.w == 255 { return YIQ.y(a.x - b.x, a.y - b.y, a.z - b.z) }
        let difference = Backdrop.difference(a, b, on: backdrop, place: place)
        let delta = YIQ.y(difference.x, difference.y, difference.z)
        let alpha = a.w - b.w
        return delta == 0 && alpha != 0 && tellsAlphaApart ? alpha / 2 : delta
    }
}
