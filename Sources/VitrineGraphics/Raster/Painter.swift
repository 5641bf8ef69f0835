/// What holds for items as they are painted.
struct PaintState: Sendable {
    /// Maps the items' points to device pixels.
    var transform: Affine
    var clip: Clip

    /// A length in points as device pixels along x and y, for blurs.
    ///
    /// A circular blur under a shear would be a slanted ellipse; it is taken as the upright one of
    /// the same spread along x and y, which is exact for scales, quarter turns and rotations. What is left
    /// out is the correlation of both axes, `(a b + c d)` over the product of the two lengths: under a
    /// skew by 10 degrees 0.17, by 30 degrees 0.5. Blurring along slanted lines would need the picture
    /// resampled, which costs more sharpness than this does.
    func deviceSigma(_ sigma: Double) -> (x: Double, y: Double) {
        let t = transform
        let sigma = max(sigma, 0)
        return (
            sigma * (t.a * t.a + t.c * t.c).squareRoot(), sigma * (t.b * t.b + t.d * t.d).squareRoot()
        )
    }

    /// A blur of so many points.
    func blur(_ sigma: Double, edge: BlurEdge = .transparent) -> GaussianBlur {
        let device = deviceSigma(sigma)
        return GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)
    }

    /// A displacement in points as device pixels.
    func deviceOffset(_ offset: Point) -> Point {
        Point(
            transform.a * offset.x + transform.c * offset.y, transform.b * offset.x + transform.d * offset.y)
    }
}

/// Executes display items on one target. Each kind of content has a file of its own, and
/// `Painter+Items.swift` the order in which they come.
struct Painter: Sendable {
    let target: PixelRows
    /// The pictures that `target` will be composited over, outermost first: what backdrop filters
    /// see behind it.
    let beneath: [PixelRows]
    /// What there is to see behind filters; where it ends they mirror.
    var canvas: PixelRect
    /// What the components of colours are encoded in.
    let colorSpace: ColorSpace
    var workers: Workers
    let pixelsWorthAThread: Int
    /// Whether what is painted is a mask or lies in one: its alpha is all that shows.
    var paintsMask = false
    /// Sums of the target's columns, kept from one glass to the next.
    let sums = ColumnSums()
    /// Distances around corners, shared by all painters of a picture.
    var corners = CornerTiles()
    /// Shadows of equal shapes, shared by all painters of a picture.
    var shadowMasks = ShadowMasks()

    /// Paints rows of `rect` of the target in bands: `body` writes to no other pixels of it. All that is painted comes
    /// through here or through `carryOut`, which both say of which columns the sums no longer hold.
    func paintBands(of rect: PixelRect, _ body: @Sendable (Range<Int>) -> Void) {
        sums.forget(rect)
        forEachBand(of: rect, body)
    }

    /// Runs `body` over the rows of `rect` in bands; few pixels are not worth a thread. There are as many as `rect` has unless
    /// `pixels` says otherwise.
    func forEachBand(of rect: PixelRect, pixels: Int? = nil, _ body: @Sendable (Range<Int>) -> Void) {
        if rect.isEmpty { return }
        let rows = max(pixelsWorthAThread * rect.height / max(pixels ?? rect.width * rect.height, 1), 1)
        workers.forEachBand(of: rect.y0..<rect.y1, minimumRows: rows, body)
    }

    /// A painter of a layer that will be composited over `beneath`.
    func painter(on layer: PixelRows, over beneath: [PixelRows]) -> Painter {
        Painter(
            target: layer, beneath: beneath, canvas: canvas, colorSpace: colorSpace, workers: workers,
            pixelsWorthAThread: pixelsWorthAThread, paintsMask: paintsMask, corners: corners,
            shadowMasks: shadowMasks)
    }
}
