import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// Draws the triangles of a mesh, one over the other; `MeshTriangle` determines the pixels of each.
enum MeshRaster {
    typealias Corner = MeshTessellation.Corner

    /// Returns the part `rect` of the device.
    static func layer(_ mesh: MeshTessellation, into rect: PixelRect, workers: Workers) -> Layer {
        var layer = Layer(rect)
        let (corners, triangles) = (mesh.corners, mesh.triangles)
        layer.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                var part = rect
                (part.y0, part.y1) = (band.lowerBound, band.upperBound)
                unsafe corners.withUnsafeBufferPointer { corners in
                    unsafe triangles.withUnsafeBufferPointer { triangles in
                        var k = 0
                        while k < triangles.count {
                            unsafe draw(
                                corners[Int(triangles[k])], corners[Int(triangles[k + 1])],
                                corners[Int(triangles[k + 2])], part, target)
                            k += 3
                        }
                    }
                }
            }
        }
        return layer
    }

    @inline(__always)
    private static func draw(_ a: Corner, _ b: Corner, _ c: Corner, _ rect: PixelRect, _ target: PixelRows) {
        let y0 = max(firstPixel(min(a.y, min(b.y, c.y))), rect.y0)
        let y1 = min(lastPixel(max(a.y, max(b.y, c.y))) + 1, rect.y1)
        let isBeside =
            lastPixel(max(a.x, max(b.x, c.x))) < rect.x0 || firstPixel(min(a.x, min(b.x, c.x))) >= rect.x1
        if y0 >= y1 || isBeside { return }
        guard let triangle = MeshTriangle(a, b, c) else { return }
        for y in y0..<y1 {
            var (first, last) = (rect.x0, rect.x1 - 1)
            let isHit =
                cut(triangle.a, triangle.b, y, &first, &last) && cut(triangle.b, triangle.c, y, &first, &last)
                && cut(triangle.c, triangle.a, y, &first, &last)
            if !isHit || first > last { continue }
            let row = unsafe target.at(rect.x0, y)
            let start = triangle.start(ofRow: y)
            for x in first...last { unsafe row[x - rect.x0] = triangle.pixel(x, start) }
        }
    }

    /// Narrows a row to the inner side of an edge; returns `false` if nothing is left.
    @inline(__always)
    private static func cut(
        _ p: Corner, _ q: Corner, _ y: Int, _ first: inout Int, _ last: inout Int
    ) -> Bool {
        let (dx, dy) = (q.x - p.x, q.y - p.y)
        let rise = dx * (y << 10 + 512 - p.y)
        if dy == 0 { return dx > 0 ? rise >= 0 : rise > 0 }
        if dy > 0 {
            // rise - dy (x - p.x) >= 0
            last = min(last, lastPixel(p.x + rise.flooredQuotient(dy)))
        } else {
            // rise - dy (x - p.x) > 0
            first = max(first, firstPixel(p.x + (-rise).flooredQuotient(-dy) + 1))
        }
        return true
    }

    /// Returns the first pixel whose centre is at or past a coordinate.
    @inline(__always)
    private static func firstPixel(_ x: Int) -> Int { (x + 511) >> 10 }

    /// Returns the last pixel whose centre is at or before a coordinate.
    @inline(__always)
    private static func lastPixel(_ x: Int) -> Int { (x - 512) >> 10 }
}
