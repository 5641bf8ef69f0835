import Foundation

@testable import VitrineGeometry
@testable import VitrinePixels

/// A premultiplied picture in doubles, mirrored at its edges.
struct GlassReferencePicture {
    let width: Int
    let height: Int
    var values: [SIMD4<Double>]

    init(_ pixmap: Pixmap) {
        (width, height) = (pixmap.width, pixmap.height)
        values = pixmap.pixels.map { SIMD4<Double>($0) / 65535 }
    }

    /// Returns a mirrored index with half-sample symmetry: `... c b a | a b c ...`.
    static func mirrored(_ i: Int, _ count: Int) -> Int {
        let turned = ((i % (2 * count)) + 2 * count) % (2 * count)
        return turned < count ? turned : 2 * count - 1 - turned
    }

    subscript(x: Int, y: Int) -> SIMD4<Double> {
        values[Self.mirrored(y, height) * width + Self.mirrored(x, width)]
    }

    /// Returns the colour at a position in pixels, interpolated linearly in both directions between their
    /// middles.
    func sample(_ p: Point) -> SIMD4<Double> {
        let (x, y) = (p.x - 0.5, p.y - 0.5)
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (u, v) = (x - left, y - top)
        let (i, j) = (Int(left), Int(top))
        let above = self[i, j] * (1 - u) + self[i + 1, j] * u
        let below = self[i, j + 1] * (1 - u) + self[i + 1, j + 1] * u
        return above * (1 - v) + below * v
    }

    /// Returns the sampled weights of a Gaussian, five deviations in each direction.
    static func kernel(_ sigma: Double) -> [Double] {
        guard sigma > 0 else { return [1] }
        let reach = Int((5 * sigma).rounded(.up))
        let weights = (-reach...reach).map { Foundation.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// Returns the picture blurred by deviations in pixels.
    func blurred(_ x: Double, _ y: Double) -> GlassReferencePicture {
        if x <= 0 && y <= 0 { return self }
        var lanes = (0..<4).map { lane in values.map { $0[lane] } }
        for lane in 0..<4 {
            let across = Self.passed(lanes[lane], Self.kernel(x), count: width, lines: height)
            lanes[lane] = Self.passed(across, Self.kernel(y), count: height, lines: width)
        }
        var result = self
        for i in values.indices {
            result.values[i] = SIMD4(lanes[0][i], lanes[1][i], lanes[2][i], lanes[3][i])
        }
        return result
    }

    /// Blurs one axis; rows are returned as columns.
    private static func passed(_ values: [Double], _ kernel: [Double], count: Int, lines: Int) -> [Double] {
        let reach = kernel.count / 2
        var result = [Double](repeating: 0, count: values.count)
        for line in 0..<lines {
            // The line, continued beyond its ends.
            let row = (-reach..<count + reach).map { values[line * count + mirrored($0, count)] }
            unsafe row.withUnsafeBufferPointer { row in
                unsafe kernel.withUnsafeBufferPointer { kernel in
                    for at in 0..<count {
                        var sum = 0.0
                        var tap = 0
                        while tap < kernel.count {
                            unsafe sum += kernel[tap] * row[at &+ tap]
                            tap &+= 1
                        }
                        result[at * lines + line] = sum
                    }
                }
            }
        }
        return result
    }
}

extension GlassReferencePicture {
    /// Returns the part of a picture that is visible for `edge: .region`.
    func part(_ rect: PixelRect) -> GlassReferencePicture {
        var values: [SIMD4<Double>] = []
        rect.forEach { x, y in values.append(self[x, y]) }
        return GlassReferencePicture(width: rect.width, height: rect.height, values: values)
    }

    private init(width: Int, height: Int, values: [SIMD4<Double>]) {
        self.width = width
        self.height = height
        self.values = values
    }
}

extension Affine {
    /// Returns the standard deviations along the axes of pixels for a blur in points.
    func referenceSigma(_ sigma: Double) -> (x: Double, y: Double) {
        (sigma * (a * a + c * c).squareRoot(), sigma * (b * b + d * d).squareRoot())
    }
}
