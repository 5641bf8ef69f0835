@testable import VitrineCoverage
@testable import VitrinePixels
@testable import VitrineRaster

/// A picture of `rect` on the device that is transparent around it.
struct PictureReference {
    typealias Pixel = Pixmap.Pixel

    let rect: PixelRect
    private(set) var pixels: [Pixel]

    init(_ rect: PixelRect) {
        self.rect = rect
        pixels = [Pixel](repeating: Pixel(), count: rect.width * rect.height)
    }

    subscript(x: Int, y: Int) -> Pixel {
        get { rect.holds(x, y) ? pixels[(y - rect.y0) * rect.width + (x - rect.x0)] : Pixel() }
        set { if rect.holds(x, y) { pixels[(y - rect.y0) * rect.width + (x - rect.x0)] = newValue } }
    }

    /// The picture as the painter has it.
    var layer: Layer {
        var layer = Layer(rect)
        layer.pixmap.pixels = pixels
        return layer
    }

    /// Returns one component of each pixel.
    func plane(_ lane: Int) -> PlaneReference {
        var plane = PlaneReference(rect)
        for i in pixels.indices { plane.values[i] = pixels[i][lane] }
        return plane
    }
}

/// Weights for `rect` of the device, zero around it.
struct PlaneReference {
    let rect: PixelRect
    var values: [UInt16]

    init(_ rect: PixelRect, _ value: UInt16 = 0) {
        self.rect = rect
        values = [UInt16](repeating: value, count: rect.width * rect.height)
    }

    init(_ rect: PixelRect, _ value: (Int, Int) -> UInt16) {
        self.init(rect)
        rect.forEach { x, y in values[(y - rect.y0) * rect.width + (x - rect.x0)] = value(x, y) }
    }

    /// The values of a mask, zero beyond its bounds.
    init(_ mask: ShadowMask, _ rect: PixelRect) {
        self.init(rect)
        for y in rect.y0..<rect.y1 {
            let row = unsafe [UInt16](unsafeUninitializedCapacity: rect.width) { row, count in
                if let start = row.baseAddress {
                    unsafe mask.copyRow(y, from: rect.x0, count: rect.width, to: start)
                }
                count = rect.width
            }
            let start = (y - rect.y0) * rect.width
            values.replaceSubrange(start..<start + rect.width, with: row)
        }
    }

    init(_ coverage: Coverage, _ rect: PixelRect) {
        self.init(rect)
        values = coverage.mask(in: rect).values
    }

    subscript(x: Int, y: Int) -> UInt16 {
        rect.holds(x, y) ? values[(y - rect.y0) * rect.width + (x - rect.x0)] : 0
    }

    /// The smallest rectangle that contains everything that is not zero; empty if there is nothing.
    var support: PixelRect { support(within: rect) }

    /// Returns the smallest rectangle that contains everything that is not zero within `limit`. It differs
    /// from the intersection of `support` with `limit`, which is stretched by what lies beyond.
    func support(within limit: PixelRect) -> PixelRect {
        var result = PixelRect(x0: Int.max, y0: Int.max, x1: Int.min, y1: Int.min)
        rect.intersection(limit).forEach { x, y in
            if self[x, y] == 0 { return }
            result.x0 = min(result.x0, x)
            result.y0 = min(result.y0, y)
            result.x1 = max(result.x1, x + 1)
            result.y1 = max(result.y1, y + 1)
        }
        return result.x0 == Int.max ? PixelRect(width: 0, height: 0) : result
    }

    /// Returns the product with another plane, element by element.
    func times(_ other: PlaneReference) -> PlaneReference {
        PlaneReference(rect) { x, y in SourceOverReference.product(self[x, y], other[x, y]) }
    }
}

extension PixelRect {
    func holds(_ x: Int, _ y: Int) -> Bool { x >= x0 && x < x1 && y >= y0 && y < y1 }

    func forEach(_ body: (Int, Int) -> Void) {
        if isEmpty { return }
        for y in y0..<y1 {
            for x in x0..<x1 { body(x, y) }
        }
    }
}
