import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineShaders

/// The colour of a mesh at a single pixel: that of the last triangle that contains its centre.
struct MeshReference {
    private typealias Corner = MeshTessellation.Corner

    /// The triangles with the boxes around them, the last one first.
    private let triangles: [(box: (Int, Int, Int, Int), corners: [Corner])]

    init(_ gradient: MeshGradient, _ transform: Affine, _ colorSpace: ColorSpace) {
        let mesh = MeshTessellation(gradient, transform: transform, in: colorSpace)
        triangles = stride(from: mesh.triangles.count - 3, through: 0, by: -3).map { k in
            let c = (0..<3).map { mesh.corners[Int(mesh.triangles[k + $0])] }
            let box = (
                min(c[0].x, c[1].x, c[2].x), max(c[0].x, c[1].x, c[2].x), min(c[0].y, c[1].y, c[2].y),
                max(c[0].y, c[1].y, c[2].y)
            )
            return (box, c)
        }
    }

    func pixel(_ x: Int, _ y: Int) -> Pixmap.Pixel {
        let (px, py) = (x * 1024 + 512, y * 1024 + 512)
        for (box, corners) in triangles
        where px >= box.0 && px <= box.1 && py >= box.2 && py <= box.3 {
            if Self.holds(corners, px, py) { return Self.color(corners, px, py) }
        }
        return Pixmap.Pixel()
    }

    private static func cross(
        _ a: MeshTessellation.Corner, _ b: MeshTessellation.Corner, _ x: Int, _ y: Int
    ) -> Int { (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) }

    private static func holds(_ corners: [MeshTessellation.Corner], _ x: Int, _ y: Int) -> Bool {
        let (a, b, c) = (corners[0], corners[1], corners[2])
        let area = cross(a, b, c.x, c.y)
        if area == 0 { return false }
        let turned = area > 0 ? [a, b, c] : [a, c, b]
        return (0..<3).allSatisfy { i in
            let (p, q) = (turned[i], turned[(i + 1) % 3])
            let side = cross(p, q, x, y)
            let isOwn = q.y > p.y || (q.y == p.y && q.x > p.x)
            return side > 0 || (side == 0 && isOwn)
        }
    }

    private static func color(_ corners: [MeshTessellation.Corner], _ x: Int, _ y: Int) -> Pixmap.Pixel {
        let (a, b, c) = (corners[0], corners[1], corners[2])
        let (px, py) = (Double(b.x - a.x), Double(b.y - a.y))
        let (qx, qy) = (Double(c.x - a.x), Double(c.y - a.y))
        let scale = 1024 / Double(cross(a, b, c.x, c.y))
        let (dx, dy) = (Float(x - a.x) / 1024, Float(y - a.y) / 1024)
        let values = (0..<4).map { lane in
            let (p, q) = (
                Double(b.color[lane]) - Double(a.color[lane]), Double(c.color[lane]) - Double(a.color[lane])
            )
            let across = Float((p * qy - q * py) * scale)
            let down = Float((q * px - p * qx) * scale)
            let value = (a.color[lane] + down * dy) + across * dx
            let (low, high) = (
                min(a.color[lane], b.color[lane], c.color[lane]),
                max(a.color[lane], b.color[lane], c.color[lane])
            )
            return min(max(value, low), high).rounded(.toNearestOrEven)
        }
        let colors = values.prefix(3).map { UInt16(min($0, values[3])) }
        return Pixmap.Pixel(colors[0], colors[1], colors[2], UInt16(values[3]))
    }
}
