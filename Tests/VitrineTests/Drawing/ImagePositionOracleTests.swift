import Testing
import Vitrine
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

/// Where pictures lie in their frames, compared with CSS's formula of `object-position` in doubles.
@Suite struct ImagePositionOracleTests {
    enum Fit: String, CaseIterable, Sendable { case original, fit, fill, stretch, tile }

    private static let columns = 7
    private static let rows = 5
    /// The colours of the picture, row by row.
    private static let colors: [SIMD3<Double>] = {
        var random = SeededGenerator(seed: 41)
        return (0..<columns * rows).map { _ in
            SIMD3(
                Double(random.next() % 256), Double(random.next() % 256), Double(random.next() % 256))
        }
    }()

    /// The picture as a file.
    private static func file() throws -> SceneFileSource {
        let nodes = (0..<rows).map { y in
            let row = (0..<columns).map { x in
                let color = colors[y * columns + x]
                return """
                    { rectangle: , fill: "rgb(\(Int(color.x)) \(Int(color.y)) \(Int(color.z)))" }
                    """
            }
            return "{ hstack: [\(row.joined(separator: ", "))], spacing: 0 }"
        }
        let scene = """
            vitrine: 1
            canvas: { width: \(columns), height: \(rows), scale: 1 }
            body: { vstack: [\(nodes.joined(separator: ", "))], spacing: 0 }
            """
        return SceneFileSource(["p.png": try Scene(yaml: scene).render().png()])
    }

    /// A place of the picture in its frame, with the frame of the node.
    struct Placing: Sendable, CustomTestStringConvertible {
        let fit: Fit
        let words: String
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        var testDescription: String { "\(fit) \(words) \(width)x\(height)" }

        /// The picture in the frame `(0, 0, width, height)`, as CSS places it.
        var frame: Rect {
            let (w, h) = (Double(columns), Double(rows))
            let ratios = (width / w, height / h)
            let scale =
                switch fit {
                case .original, .tile: (1.0, 1.0)
                case .stretch: ratios
                case .fit: (min(ratios.0, ratios.1), min(ratios.0, ratios.1))
                case .fill: (max(ratios.0, ratios.1), max(ratios.0, ratios.1))
                }
            let size = (w * scale.0, h * scale.1)
            return Rect(x: (width - size.0) * x, y: (height - size.1) * y, width: size.0, height: size.1)
        }
    }

    private static let positions = [
        ("topLeading", 0.0, 0.0), ("trailing", 1, 0.5), ("bottom", 0.5, 1), ("[0.3, 0.8]", 0.3, 0.8),
        ("[0.9, 0.15]", 0.9, 0.15), ("center", 0.5, 0.5),
    ]
    static let placings = Fit.allCases.flatMap { fit in
        positions.flatMap { words, x, y in
            [(60.0, 24.0), (28.0, 44.0)].map { width, height in
                Placing(fit: fit, words: words, x: x, y: y, width: width, height: height)
            }
        }
    }

    /// Returns how much of a pixel along an axis lies between two ends, all in pixels.
    private static func share(_ index: Int, _ low: Double, _ high: Double) -> Double {
        max(min(Double(index) + 1, high) - max(Double(index), low), 0)
    }

    /// Returns the colour of the picture at a place in it, in its pixels.
    private static func color(_ u: Double, _ v: Double, _ sampling: String, repeats: Bool) -> SIMD3<Double> {
        func at(_ x: Int, _ y: Int) -> SIMD3<Double> {
            if repeats {
                let (column, row) = ((x % columns + columns) % columns, (y % rows + rows) % rows)
                return colors[row * columns + column]
            }
            return colors[min(max(y, 0), rows - 1) * columns + min(max(x, 0), columns - 1)]
        }
        if sampling == "nearest" { return at(Int(u.rounded(.down)), Int(v.rounded(.down))) }
        let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
        let (s, t) = (u - 0.5 - left, v - 0.5 - top)
        let (x, y) = (Int(left), Int(top))
        return (at(x, y) * (1 - s) + at(x + 1, y) * s) * (1 - t)
            + (at(x, y + 1) * (1 - s) + at(x + 1, y + 1) * s) * t
    }

    @Test(arguments: placings, [1, 2, 3])
    func paintsPlaceTheirPicture(placing: Placing, scale: Int) throws {
        for sampling in ["nearest", "bilinear"] {
            try expect(placing, sampling, scale) { image in
                """
                { rectangle: , fill: { image: \(image) }, \
                frame: { width: \(placing.width), height: \(placing.height) }, position: { x: 50, y: 30 } }
                """
            }
        }
    }

    /// The node of a picture takes the frame that it is given, but for its own size (`original`, `fit`).
    @Test(arguments: placings.filter { ![.original, .fit].contains($0.fit) }, [1, 3])
    func nodesPlaceTheirPicture(placing: Placing, scale: Int) throws {
        try expect(placing, "bilinear", scale) { image in
            """
            { image: \(image), frame: { width: \(placing.width), height: \(placing.height) }, \
            position: { x: 50, y: 30 } }
            """
        }
    }

    /// A picture that fills its frame would overflow it by the frame's alignment, as in SwiftUI.
    @Test(arguments: [
        ("topLeading", 0.0, 0.0, false), ("top", 0.5, 0, false), ("trailing", 1, 0.5, false),
        ("bottomTrailing", 1, 1, false), ("leading", 1, 0.5, true), ("bottomTrailing", 0, 1, true),
        ("bottom", 0.5, 1, true),
    ])
    func framesAlign(word: String, x: Double, y: Double, isMirrored: Bool) throws {
        for (width, height) in [(60.0, 24.0), (28.0, 44.0)] {
            let placing = Placing(fit: .fill, words: word, x: x, y: y, width: width, height: height)
            let direction = isMirrored ? ", environment: { layoutDirection: rtl }" : ""
            try expect(placing, "bilinear", 2) { _ in
                """
                { image: { source: p.png, fit: fill }, position: { x: 50, y: 30 }\(direction), \
                frame: { width: \(width), height: \(height), alignment: \(word) } }
                """
            }
            // What the picture itself says counts more.
            let middle = Placing(fit: .fill, words: "center", x: 0.5, y: 0.5, width: width, height: height)
            try expect(middle, "bilinear", 1) { image in
                """
                { image: \(image), position: { x: 50, y: 30 }\(direction), \
                frame: { width: \(width), height: \(height), alignment: \(word) } }
                """
            }
        }
    }

    private func expect(
        _ placing: Placing, _ sampling: String, _ scale: Int, _ node: (_ image: String) -> String
    ) throws {
        let image = """
            { source: p.png, fit: \(placing.fit), position: \(placing.words), sampling: \(sampling) }
            """
        let pixels = Double(scale)
        let (left, top) = (50 - placing.width / 2, 30 - placing.height / 2)
        let own = placing.frame
        let repeats = placing.fit == .tile
        let size = (own.width / Double(Self.columns), own.height / Double(Self.rows))
        try PixelOracle(files: try Self.file(), scale: scale).expect(node(image), tolerance: 1.5) { x, y in
            // The frame's edges lie on whole pixels; those of the picture within it need not.
            let isWithin =
                Double(x) >= left * pixels && Double(x) < (left + placing.width) * pixels
                && Double(y) >= top * pixels && Double(y) < (top + placing.height) * pixels
            guard isWithin else { return PointPicture.white }
            let (px, py) = ((Double(x) + 0.5) / pixels - left, (Double(y) + 0.5) / pixels - top)
            let color = Self.color(
                (px - own.minX) / size.0, (py - own.minY) / size.1, sampling, repeats: repeats)
            if repeats { return color }
            let share =
                Self.share(x, (left + own.minX) * pixels, (left + own.maxX) * pixels)
                * Self.share(y, (top + own.minY) * pixels, (top + own.maxY) * pixels)
            return PointPicture.white * (1 - share) + color * share
        }
    }
}
