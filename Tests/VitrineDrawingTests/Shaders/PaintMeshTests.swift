import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

@Suite struct PaintMeshTests {
    /// Returns three by three vertices on a square, moved slightly, with colours that may be translucent.
    static func mesh(_ random: inout SeededGenerator, side: Double, smooth: Bool) -> MeshGradient {
        let vertices = (0..<9).map { k in
            let (x, y) = (Double(k % 3) / 2, Double(k / 3) / 2)
            return MeshGradient.Vertex(
                Point(side * (x + random.number(-0.1, 0.1)), side * (y + random.number(-0.1, 0.1))),
                random.color())
        }
        return MeshGradient(
            columns: 3, vertices: vertices, smoothsColors: smooth,
            space: random.pick(GradientSpace.allCases))
    }

    /// Returns the patch and the parameters of a point by Newton's method in doubles, or `nil` if it finds
    /// none.
    static func parameters(of p: Point, _ surface: MeshSurface) -> (Int, Int, Double, Double)? {
        for j in 0..<surface.rows {
            for i in 0..<surface.columns {
                var (u, v) = (0.5, 0.5)
                for _ in 0..<30 {
                    let e = surface.point(column: i, row: j, u: u, v: v) - p
                    let h = 1e-6
                    let x =
                        (surface.point(column: i, row: j, u: u + h, v: v)
                            - surface.point(column: i, row: j, u: u - h, v: v)) * (0.5 / h)
                    let y =
                        (surface.point(column: i, row: j, u: u, v: v + h)
                            - surface.point(column: i, row: j, u: u, v: v - h)) * (0.5 / h)
                    let k = x.x * y.y - x.y * y.x
                    u = min(max(u - (e.x * y.y - e.y * y.x) / k, -0.2), 1.2)
                    v = min(max(v - (x.x * e.y - x.y * e.x) / k, -0.2), 1.2)
                }
                let isFound = (surface.point(column: i, row: j, u: u, v: v) - p).length < 1e-6
                if isFound && u >= 0 && u <= 1 && v >= 0 && v <= 1 { return (i, j, u, v) }
            }
        }
        return nil
    }

    /// Pixels inside compared with the inverted surface, within half an 8-bit step.
    @Test(arguments: UInt64(0)..<8)
    func pixelsFollowTheSurface(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let mesh = Self.mesh(&random, side: 120, smooth: seed % 3 != 0)
        let rect = PixelRect(x0: 0, y0: 0, x1: 120, y1: 120)
        let picture = PaintMotionTests.picture(.mesh(mesh), .identity, rect)
        let surface = MeshSurface(mesh, .identity)
        let colors = MeshColors(mesh, in: .sRGB)
        var found = 0
        var worst = 0.0
        for y in stride(from: 18, to: 102, by: 13) {
            for x in stride(from: 18, to: 102, by: 8) {
                let p = Point(Double(x) + 0.5, Double(y) + 0.5)
                guard let (i, j, u, v) = Self.parameters(of: p, surface) else { continue }
                found += 1
                let expected = colors.color(i, j, u, v)
                for lane in 0..<4 { worst = max(worst, abs(Double(picture[y][x][lane]) - expected[lane])) }
            }
        }
        #expect(worst <= 128, "seed \(seed): \(worst)")
        #expect(found > 60, "seed \(seed): \(found)")
    }

    /// Four vertices in a rectangle are the bilinear blend of their colours.
    @Test(arguments: UInt64(0)..<6, [true, false])
    func fourCornersBlend(seed: UInt64, smooth: Bool) {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (40.0, 30.0)
        let colors = (0..<4).map { _ in random.color() }
        let corners = [Point(0, 0), Point(width, 0), Point(0, height), Point(width, height)]
        let mesh = MeshGradient(
            columns: 2, vertices: zip(corners, colors).map { MeshGradient.Vertex($0, $1) },
            smoothsColors: smooth)
        let picture = PaintMotionTests.picture(
            .mesh(mesh), .identity, PixelRect(width: 40, height: 30))
        var worst = 0.0
        for y in stride(from: 0, to: 30, by: 2) {
            for x in stride(from: 0, to: 40, by: 3) {
                let (u, v) = ((Double(x) + 0.5) / width, (Double(y) + 0.5) / height)
                for lane in 0..<4 {
                    let c = colors.map { Double($0.premultiplied16[lane]) }
                    let top = c[0] * (1 - u) + c[1] * u
                    let expected = top * (1 - v) + (c[2] * (1 - u) + c[3] * u) * v
                    worst = max(worst, abs(Double(picture[y][x][lane]) - expected))
                }
            }
        }
        #expect(worst <= 64, "seed \(seed): \(worst)")
    }

    /// One colour: the region within the mesh, as a solid fill of it.
    @Test(arguments: UInt64(0)..<8)
    func oneColourIsASolidFill(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed ^ 9)
        var mesh = Self.mesh(&random, side: 24, smooth: true)
        let color = seed % 2 == 0 ? Color.white : Color(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.6)
        for i in mesh.vertices.indices {
            mesh.vertices[i].color = color
            mesh.vertices[i].position.x += 4
            mesh.vertices[i].position.y += 4
        }
        // One of them is folded over its neighbours.
        if seed % 4 == 3 { mesh.vertices[4].position = Point(35, 10) }
        mesh.space = .srgb
        let box = Area.box(0, 0, 40, 32)
        let painted = try Rasterizer().render(DisplayList(40, 32, [.fill(box, .mesh(mesh))]))
        let part = Paint.mesh(mesh).part(of: box)
        let filled = try Rasterizer().render(DisplayList(40, 32, [.fill(part, .solid(color))]))
        #expect(painted == filled, "seed \(seed)")
    }

    /// No colour is outside the range of the vertices, and none is above its alpha.
    @Test(arguments: UInt64(0)..<8)
    func coloursDoNotOvershoot(seed: UInt64) {
        var random = SeededGenerator(seed: seed ^ 123)
        var mesh = Self.mesh(&random, side: 30, smooth: true)
        mesh.space = .srgb
        let pixels = mesh.vertices.map { $0.color.premultiplied16 }
        let picture = PaintMotionTests.picture(.mesh(mesh), .identity, PixelRect(width: 30, height: 30))
        let painted = picture.flatMap { $0 }.filter { $0.w > 0 }
        for lane in 0..<4 {
            let values = pixels.map { Int($0[lane]) }
            let range = (values.min() ?? 0) - 1...(values.max() ?? 0) + 1
            #expect(painted.allSatisfy { range.contains(Int($0[lane])) }, "seed \(seed)")
        }
        #expect(painted.allSatisfy { max($0.x, $0.y, $0.z) <= $0.w }, "seed \(seed)")
    }

    @Test(arguments: UInt64(0)..<10)
    func rastersEqualTheReference(seed: UInt64) {
        var random = SeededGenerator(seed: seed ^ 55)
        var mesh = Self.mesh(&random, side: 20, smooth: seed % 2 == 0)
        if seed % 3 == 0 { mesh.vertices[4].position = Point(random.number(-10, 30), random.number(-10, 30)) }
        let map = PaintMotionTests.transform(&random)
        let rect = PixelRect(x0: -6, y0: -6, x1: 14, y1: 14)
        let reference = PaintReference(.mesh(mesh), map, .displayP3)
        let expected = (rect.y0..<rect.y1).map { y in (rect.x0..<rect.x1).map { reference.pixel($0, y) } }
        let shader = PaintShader(.mesh(mesh), transform: map, colorSpace: .displayP3, shown: rect)
        for (j, row) in expected.enumerated() {
            var pixels = [PackedPixel](repeating: 0, count: rect.width)
            unsafe pixels.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                unsafe shader.shade(base, x: rect.x0, y: rect.y0 + j, count: rect.width)
            }
            #expect(pixels.map(\.unpacked) == row, "seed \(seed) row \(j)")
        }
    }

    /// A regular grid of points is a regular grid of patches, regardless of the values in between.
    @Test func evenVerticesMakeEvenPatches() {
        let vertices = (0..<12).map { k in
            MeshGradient.Vertex(Point(Double(k % 4) * 10, Double(k / 4) * 8), .white)
        }
        let surface = MeshSurface(MeshGradient(columns: 4, vertices: vertices), .identity)
        for k in 0...10 {
            let t = Double(k) / 10
            let p = surface.point(column: 1, row: 1, u: t, v: 1 - t)
            #expect((p - Point(10 + 10 * t, 16 - 8 * t)).length < 1e-12)
        }
        #expect(!surface.isFolded)
    }

    @Test func hostileMeshesAreSafe() throws {
        for size in [0, 1e-300, 1e-9, 1e9, 1e300] {
            // Rows are swapped, so that the mesh folds.
            let vertices = (0..<16).map { k in
                let (x, y) = (Double(k % 4), Double((k / 4) ^ 1))
                return MeshGradient.Vertex(
                    Point(x * size - size, y * size - size), Color(white: Double(k) / 16))
            }
            let mesh = MeshGradient(columns: 4, vertices: vertices, space: .oklab)
            let picture = try Rasterizer().render(
                DisplayList(20, 20, [.fill(.box(0, 0, 20, 20), .mesh(mesh))]))
            #expect(picture.isPremultiplied)
        }
    }
}
