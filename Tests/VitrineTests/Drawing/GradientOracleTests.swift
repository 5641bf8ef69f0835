import Testing
import Vitrine
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineReferences

/// Gradients that repeat, turn back, bend and go around the hues, compared with formulas in doubles.
@Suite struct GradientOracleTests {
    enum Kind: String, CaseIterable, Sendable { case linear, radial, elliptical, angular }

    private static let colors = [SIMD3(240.0, 40, 60), SIMD3(30.0, 90, 220), SIMD3(250.0, 230, 80)]
    private static let words = "[\"#F0283C\", \"#1E5ADC\", \"#FAE650\"]"

    private static func color(at t: Double) -> SIMD3<Double> {
        let place = min(max(t, 0), 1) * 2
        let index = min(Int(place), 1)
        return colors[index] + (colors[index + 1] - colors[index]) * (place - Double(index))
    }

    private static func spread(_ t: Double, _ spread: GradientSpread) -> Double {
        switch spread {
        case .pad: return min(max(t, 0), 1)
        case .repeat: return t - t.rounded(.down)
        case .reflect:
            let rest = t - 2 * (t / 2).rounded(.down)
            return rest > 1 ? 2 - rest : rest
        }
    }

    @Test(arguments: Kind.allCases, GradientSpread.allCases)
    func spreadsContinueGradientsBeyondTheirEnds(kind: Kind, spread: GradientSpread) throws {
        for seed in UInt64(0)..<3 {
            var random = SeededGenerator(seed: seed)
            func share() -> Double { Double(random.next() % 1000) / 1000 }
            let centre = Point(20 + 60 * share(), 10 + 40 * share())
            let (start, length) = (4 * share(), 6 + 14 * share())
            let angle = 360 * share()
            let (keys, parameter): (String, (Point) -> Double)
            switch kind {
            case .linear:
                let step = Affine.rotation(degrees: angle).apply(Point(length, 0))
                keys = """
                    linearGradient: { from: { x: \(centre.x), y: \(centre.y) }, \
                    to: { x: \(centre.x + step.x), y: \(centre.y + step.y) }
                    """
                parameter = { p in
                    ((p.x - centre.x) * step.x + (p.y - centre.y) * step.y) / (length * length)
                }
            case .radial:
                keys = """
                    radialGradient: { center: { x: \(centre.x), y: \(centre.y) }, startRadius: \(start), \
                    endRadius: \(start + length)
                    """
                parameter = { ($0 - centre).length / length - start / length }
            case .elliptical:
                keys = """
                    ellipticalGradient: { center: { x: \(centre.x), y: \(centre.y) }, \
                    startRadius: \(start / 100), endRadius: \((start + length) / 100)
                    """
                parameter = { p in
                    (Point(p.x - centre.x, (p.y - centre.y) / 0.6).length - start) / length
                }
            case .angular:
                let sweep = 30 + 5 * length
                keys = """
                    angularGradient: { center: { x: \(centre.x), y: \(centre.y) }, startAngle: \(angle), \
                    endAngle: \(angle + sweep)
                    """
                parameter = { p in
                    let turn = ExactMath.atan2(p.y - centre.y, p.x - centre.x) * 180 / ExactMath.pi - angle
                    let past = turn - 360 * (turn / 360).rounded(.down)
                    if spread != .pad || past <= sweep { return past / sweep }
                    return past - sweep <= 360 - past ? 1 : 0
                }
            }
            try PointPicture(
                color: { Self.color(at: Self.spread(parameter($0), spread)) }, samples: 1
            ).expect(
                """
                { rectangle: , fill: { \(keys), colors: \(Self.words), spread: \(spread.rawValue) } } }
                """, tolerance: 1.2,
                skipping: { x, y in
                    // On a seam either side is right.
                    let t = parameter(Point(Double(x) + 0.5, Double(y) + 0.5))
                    return abs(t - t.rounded()) < 1e-6
                })
        }
    }

    @Test(arguments: [0.05, 0.2, 0.35, 0.5, 0.7, 0.9])
    func hintsPlaceTheMiddleColour(place: Double) throws {
        let exponent = ExactMath.log(0.5) / ExactMath.log(place)
        try PointPicture(
            color: { p in
                let u = ExactMath.pow(p.x / 100, exponent)
                return Self.colors[0] * (1 - u) + Self.colors[1] * u
            }, samples: 1
        ).expect(
            """
            { rectangle: , fill: { linearGradient: { from: leading, to: trailing, \
            stops: [ { color: "#F0283C" }, { at: \(place) }, { color: "#1E5ADC" } ] } } }
            """, tolerance: 1.5)
    }

    /// Stops without locations lie at equal distances between those that have one.
    @Test func locationsMayBeLeftOut() throws {
        try PointPicture(
            color: { p in
                let t = p.x / 100
                let stops = [
                    (0.0, Self.colors[0]), (0.2, Self.colors[1]), (0.6, Self.colors[2]), (1, Self.colors[0]),
                ]
                for (a, b) in zip(stops, stops.dropFirst()) where t < b.0 {
                    return a.1 + (b.1 - a.1) * ((t - a.0) / (b.0 - a.0))
                }
                return Self.colors[0]
            }, samples: 1
        ).expect(
            """
            { rectangle: , fill: { linearGradient: { from: leading, to: trailing, stops: \
            [ { color: "#F0283C" }, { color: "#1E5ADC", at: 0.2 }, { color: "#FAE650" }, \
            { color: "#F0283C" } ] } } }
            """, tolerance: 1.2)
    }

    @Test func twoHundredColours() throws {
        let levels = (0..<200).map { ($0 * 37) % 256 }
        let words = levels.map { "\"rgb(\($0) \($0) \($0))\"" }.joined(separator: ", ")
        try PointPicture(
            color: { p in
                let place = p.x / 100 * 199
                let index = min(Int(place), 198)
                let (a, b) = (Double(levels[index]), Double(levels[index + 1]))
                return SIMD3(repeating: a + (b - a) * (place - Double(index)))
            }, samples: 1
        ).expect(
            "{ rectangle: , fill: { linearGradient: { from: leading, to: trailing, colors: [\(words)] } } }",
            tolerance: 1.5)
    }

    @Test(arguments: [GradientSpace.oklch, .oklchLonger, .oklchIncreasing, .oklchDecreasing])
    func huesGoTheirWay(space: GradientSpace) throws {
        let (from, to) = (SIMD3(0.45, 0.35, 0.38), SIMD3(0.36, 0.42, 0.52))
        func polar(_ color: SIMD3<Double>) -> SIMD3<Double> {
            let lab = OKLab.fromLinearSRGB(
                SIMD3(ColorSpace.linear(color.x), ColorSpace.linear(color.y), ColorSpace.linear(color.z)))
            let hue = ExactMath.atan2(lab.z, lab.y) * 180 / ExactMath.pi
            return SIMD3(lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), hue < 0 ? hue + 360 : hue)
        }
        let start = polar(from)
        var end = polar(to)
        let way = end.z - start.z
        switch space {
        case .oklchIncreasing: if way < 0 { end.z += 360 }
        case .oklchDecreasing: if way > 0 { end.z -= 360 }
        case .oklchLonger: if abs(way) < 180 { end.z += way > 0 ? -360 : 360 }
        default: if abs(way) > 180 { end.z += way > 0 ? -360 : 360 }
        }
        func words(_ color: SIMD3<Double>) -> String {
            "\"rgb(\(color.x * 100)% \(color.y * 100)% \(color.z * 100)%)\""
        }
        try PointPicture(
            color: { p in
                let mixed = start + (end - start) * (p.x / 100)
                let (sine, cosine) = ExactMath.sinCos(degrees: mixed.z)
                let light = OKLab.linearSRGB(SIMD3(mixed.x, mixed.y * cosine, mixed.y * sine))
                return SIMD3(
                    ColorSpace.encoded(light.x), ColorSpace.encoded(light.y), ColorSpace.encoded(light.z))
                    * 255
            }, samples: 1
        ).expect(
            """
            { rectangle: , fill: { linearGradient: { from: leading, to: trailing, in: \(space.rawValue), \
            colors: [\(words(from)), \(words(to))] } } }
            """, tolerance: 1.5)
    }

    /// Vivid hues leave the canvas' space on their way, and are clipped to it; white and grey take the hue of
    /// the other colour, and the longer way is then a whole turn, as in CSS Color 4 and Chromium.
    @Test(arguments: [GradientSpace.oklch, .oklchLonger, .oklchIncreasing, .oklchDecreasing], 0..<4)
    func vividHuesAndGreysGoTheirWay(space: GradientSpace, pair: Int) throws {
        let pairs: [(SIMD3<Double>, SIMD3<Double>)] = [
            (SIMD3(1, 0, 0), SIMD3(0, 0, 1)), (SIMD3(1, 1, 0), SIMD3(0, 1, 1)),
            (SIMD3(0, 0.4, 1), SIMD3(1, 1, 1)), (SIMD3(0.5, 0.5, 0.5), SIMD3(1, 0.2, 0)),
        ]
        let (from, to) = pairs[pair]
        func polar(_ color: SIMD3<Double>) -> SIMD3<Double> {
            let lab = OKLab.fromLinearSRGB(
                SIMD3(ColorSpace.linear(color.x), ColorSpace.linear(color.y), ColorSpace.linear(color.z)))
            let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
            let hue = ExactMath.atan2(lab.z, lab.y) * 180 / ExactMath.pi
            return SIMD3(lab.x, chroma, chroma < 1e-5 ? .nan : hue < 0 ? hue + 360 : hue)
        }
        var (start, end) = (polar(from), polar(to))
        if start.z.isNaN { start.z = end.z }
        if end.z.isNaN { end.z = start.z }
        let way = end.z - start.z
        switch space {
        case .oklchIncreasing: if way < 0 { end.z += 360 }
        case .oklchDecreasing: if way > 0 { end.z -= 360 }
        case .oklchLonger:
            if way > 0 && way < 180 { end.z -= 360 } else if way > -180 && way <= 0 { end.z += 360 }
        default: if abs(way) > 180 { end.z += way > 0 ? -360 : 360 }
        }
        func words(_ color: SIMD3<Double>) -> String {
            "\"rgb(\(color.x * 100)% \(color.y * 100)% \(color.z * 100)%)\""
        }
        let (first, last) = (start, end)
        try PointPicture(
            color: { p in
                let mixed = first + (last - first) * (p.x / 100)
                let (sine, cosine) = ExactMath.sinCos(degrees: mixed.z)
                let light = OKLab.linearSRGB(SIMD3(mixed.x, mixed.y * cosine, mixed.y * sine))
                func encoded(_ value: Double) -> Double {
                    min(max(ColorSpace.encoded(min(max(value, 0), 1)), 0), 1) * 255
                }
                return SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
            }, samples: 1
        ).expect(
            """
            { rectangle: , fill: { linearGradient: { from: leading, to: trailing, in: \(space.rawValue), \
            colors: [\(words(from)), \(words(to))] } } }
            """, tolerance: 1.2)
    }

    /// The ray at which a conic gradient starts has the colour of the start at every angle.
    @Test(arguments: [-135.0, -90, -45, 0, 45, 90, 135, 180, 225])
    func theRayOfTheStartHasItsColour(angle: Double) throws {
        let scene = """
            vitrine: 1
            canvas: { width: 41, height: 41, scale: 1 }
            body:
              - rectangle:
                fill: { angularGradient: { startAngle: \(angle), endAngle: \(angle + 360), colors: [red, blue] } }
            """
        let pixels = try Scene(yaml: scene).render().pixels
        let (sine, cosine) = ExactMath.sinCos(degrees: angle)
        for step in [5.0, 10, 15] {
            let (x, y) = (20 + (cosine.rounded() * step), 20 + (sine.rounded() * step))
            let pixel = try #require(pixels[Int(x), Int(y)])
            #expect(pixel[0] > pixel[2], "\(angle): \(pixel)")
        }
    }

    /// Where a colour is transparent, its hue still says by which way the other one is reached, as in CSS.
    @Test func transparentColoursHaveAHue() throws {
        func gradient(_ from: String) -> String {
            """
            vitrine: 1
            canvas: { width: 100, height: 4, scale: 1 }
            background: white
            body:
              - rectangle:
                fill: { linearGradient: { from: leading, to: trailing, in: oklch, \
            colors: ["\(from)", "#34C759"] } }
            """
        }
        let middle = try ["#FF375F00", "#FFFFFF00"].map {
            try Scene(yaml: gradient($0)).render().pixels[50, 1]
        }
        // Half of the way from red to green is yellow; white has no hue, and so all the way is green.
        let (yellow, green) = (try #require(middle[0]), try #require(middle[1]))
        #expect(Int(yellow[0]) > Int(yellow[2]) + 40)
        #expect(Int(green[1]) > Int(green[0]) + 20)
    }
}
