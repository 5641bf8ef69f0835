import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineReferences

/// Random values for tests of glass and of its reference implementations.
struct RandomGlass {
    var random: SeededGenerator

    init(_ seed: UInt64, _ salt: UInt64 = 0) { random = SeededGenerator(seed: seed &* 7919 &+ salt) }

    /// Returns a grid of pixels: upright, rotated, skewed or mirrored.
    mutating func grid() -> GlassGrid {
        let scale = random.pick([1, 1.5, 2, 3])
        var map = Affine.scale(scale, scale)
        switch random.index(4) {
        case 0: map = Affine.rotation(degrees: random.number(-180, 180)).then(map)
        case 1: map = Affine(a: 1, b: random.number(-0.4, 0.4), c: 0.2, d: -1, tx: 0, ty: 20).then(map)
        default: break
        }
        guard let grid = GlassGrid(map.then(.translation(random.number(-9, 9), random.number(-9, 9)))) else {
            preconditionFailure("no map of these is flat")
        }
        return grid
    }

    mutating func rect() -> Rect {
        Rect(
            x: random.number(-5, 15), y: random.number(-5, 15), width: random.number(4, 40),
            height: random.number(4, 40))
    }

    mutating func picture(_ rect: PixelRect) -> [Pixmap.Pixel] {
        (0..<rect.width * rect.height).map { _ in random.pixel() }
    }

    /// Returns a distance and a gradient, sometimes without a gradient.
    mutating func distance() -> GlassDistanceReference {
        let turn = Affine.rotation(degrees: random.number(0, 360)).apply(Point(0, random.number(0.2, 1)))
        let isFlat = random.chance(0.05)
        return GlassDistanceReference(
            distance: Float(random.chance(0.1) ? 0 : random.number(-30, 3)), x: isFlat ? 0 : Float(turn.x),
            y: isFlat ? 0 : Float(turn.y))
    }
}

extension DistanceRow {
    /// Lends a row for `count` pixels to `body` and returns its contents, in whole vectors.
    static func values(_ count: Int, _ body: (DistanceRow) -> Void) -> [GlassDistanceReference] {
        let width = padded(count) + lanes
        let base = UnsafeMutablePointer<Float>.allocate(capacity: 3 * width)
        unsafe base.initialize(repeating: .nan, count: 3 * width)
        defer { unsafe base.deallocate() }
        let row = unsafe DistanceRow(distance: base, gradientX: base + width, gradientY: base + 2 * width)
        body(row)
        return (0..<padded(count)).map { i in
            unsafe GlassDistanceReference(distance: row.distance[i], x: row.gradientX[i], y: row.gradientY[i])
        }
    }

    func set(_ values: [GlassDistanceReference]) {
        for (i, value) in values.enumerated() {
            unsafe distance[i] = value.distance
            unsafe gradientX[i] = value.x
            unsafe gradientY[i] = value.y
        }
    }
}

extension GlassColorRow {
    /// Lends a row for `count` pixels to `body` and returns its contents.
    static func values(_ count: Int, _ body: (GlassColorRow) -> Void) -> [SIMD4<Float>] {
        let stride = DistanceRow.padded(count) + DistanceRow.lanes
        let base = UnsafeMutablePointer<Float>.allocate(capacity: 4 * stride)
        unsafe base.initialize(repeating: 0, count: 4 * stride)
        defer { unsafe base.deallocate() }
        let row = unsafe GlassColorRow(base, stride: stride)
        body(row)
        return (0..<count).map { row.color($0) }
    }
}

extension [GlassDistanceReference] {
    /// Returns a description of the first bit that differs between two rows, or `nil` if there is none.
    func difference(from other: Self) -> String? {
        for (i, (a, b)) in zip(self, other).enumerated() where !GlassDistanceReference.areSame(a, b) {
            return "\(i): \(a), reference \(b)"
        }
        return count == other.count ? nil : "\(count) values, reference \(other.count)"
    }
}

extension SIMD4<Float> {
    /// Returns `true` if all bits are the same. Zeros of either sign count as equal, because pixels are
    /// rounded from colours.
    func isSame(as other: Self) -> Bool { (0..<4).allSatisfy { self[$0] == other[$0] } }
}
