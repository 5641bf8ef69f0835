import Foundation
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Colours")
struct ColorTests {
    private func read(_ yaml: String, _ appearance: Appearance = .light, accent: Color? = nil) throws
        -> Color?
    {
        let reader = SceneReader(
            limits: .standard, environment: SceneEnvironment(appearance: appearance, accent: accent),
            files: NoFiles(), references: SceneReferences())
        guard case .mapping(let entries) = try SceneRun.parsed("c: \(yaml)").content,
            let value = entries.first?.value
        else { return nil }
        let color = Codec<Color>.color.read(value, reader)
        #expect(reader.problems.isEmpty == (color != nil))
        return color
    }

    private func expect(
        _ yaml: String, _ r: Double, _ g: Double, _ b: Double, _ a: Double, within: Double = 1e-12
    ) throws {
        let color = try #require(try read(yaml), "\(yaml)")
        for (found, wanted) in zip([color.red, color.green, color.blue, color.alpha], [r, g, b, a]) {
            #expect(abs(found - wanted) <= within, "\(yaml) gave \(color), not \([r, g, b, a])")
        }
    }

    @Test(arguments: 0..<200)
    func hexadecimalNotationsAreRead(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = (0..<4).map { _ in Int.random(in: 0...255, using: &random) }
        let upper = seed.isMultiple(of: 2)
        func digits(_ value: Int, _ count: Int) -> String {
            let text = String(value, radix: 16, uppercase: upper)
            return String(repeating: "0", count: count - text.count) + text
        }
        let eight = bytes.map { digits($0, 2) }.joined()
        let four = bytes.map { digits($0 / 16, 1) }.joined()
        let b = bytes.map { Double($0) / 255 }
        let n = bytes.map { Double($0 / 16) * 17 / 255 }
        try expect("\"#\(eight)\"", b[0], b[1], b[2], b[3])
        try expect("\"#\(eight.prefix(6))\"", b[0], b[1], b[2], 1)
        try expect("\"#\(four)\"", n[0], n[1], n[2], n[3])
        try expect("\"#\(four.prefix(3))\"", n[0], n[1], n[2], 1)
    }

    @Test func rgbNotationsAreRead() throws {
        try expect("rgb(255 128 0)", 1, 128.0 / 255, 0, 1)
        try expect("\"rgb(255, 128, 0)\"", 1, 128.0 / 255, 0, 1)
        try expect("\"rgba(10, 20, 30, 0.25)\"", 10.0 / 255, 20.0 / 255, 30.0 / 255, 0.25)
        try expect("rgb(100% 50% 0% / 40%)", 1, 0.5, 0, 0.4)
        try expect("RGB(1.5 0 0)", 1.5 / 255, 0, 0, 1)
        try expect("color(srgb 0.1 0.2 0.3 / 0.4)", 0.1, 0.2, 0.3, 0.4)
    }

    /// Foley and van Dam's conversion by sextants, which differs from the one under test.
    private func hsl(_ h: Double, _ s: Double, _ l: Double) -> (Double, Double, Double) {
        let chroma = (1 - abs(2 * l - 1)) * s
        let sextant = (h / 60).truncatingRemainder(dividingBy: 6)
        let x = chroma * (1 - abs(sextant.truncatingRemainder(dividingBy: 2) - 1))
        let (r, g, b) =
            switch Int(sextant) {
            case 0: (chroma, x, 0.0)
            case 1: (x, chroma, 0)
            case 2: (0, chroma, x)
            case 3: (0, x, chroma)
            case 4: (x, 0, chroma)
            default: (chroma, 0, x)
            }
        let m = l - chroma / 2
        return (r + m, g + m, b + m)
    }

    @Test(arguments: 0..<100)
    func hslNotationsAreRead(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (h, s, l) = (
            Int.random(in: 0...359, using: &random), Int.random(in: 0...100, using: &random),
            Int.random(in: 0...100, using: &random)
        )
        let (r, g, b) = hsl(Double(h), Double(s) / 100, Double(l) / 100)
        try expect("hsl(\(h) \(s)% \(l)%)", r, g, b, 1, within: 1e-9)
        try expect("\"hsl(\(h)deg, \(s)%, \(l)%, 0.5)\"", r, g, b, 0.5, within: 1e-9)
        try expect("hsl(\(h - 360) \(s)% \(l)%)", r, g, b, 1, within: 1e-9)
    }

    @Test(arguments: 0..<100)
    func displayP3(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let c = (0..<3).map { _ in Double(Int.random(in: 0...1000, using: &random)) / 1000 }
        // CSS Color 4's sample code: P3 to XYZ and XYZ to linear sRGB, applied one after the other.
        let linear = c.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        func apply(_ m: [[Double]], _ v: [Double]) -> [Double] { m.map { zip($0, v).map(*).reduce(0, +) } }
        let xyz = apply(
            [
                [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160],
                [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
                [0, 32229.0 / 714400, 5220557.0 / 5000800],
            ], linear)
        let srgb = apply(
            [
                [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
                [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
                [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
            ], xyz)
        let e = srgb.map { value -> Double in
            let v = min(max(value, 0), 1)
            return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
        }
        try expect("color(display-p3 \(c[0]) \(c[1]) \(c[2]))", e[0], e[1], e[2], 1, within: 1e-6)
    }

    /// Each palette has every name; the guidelines' values for release 18 and for increased contrast.
    @Test func palettesFollowReleaseAndContrast() throws {
        func hex(_ name: String, _ appearance: Appearance, _ os: OSVersion, _ contrast: Contrast) -> UInt32? {
            SystemColors.color(name, appearance, os: os, contrast: contrast).map { color in
                [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
            }
        }
        for os in OSVersion.allCases {
            for contrast in Contrast.allCases {
                for name in SystemColors.names.dropLast() {
                    #expect(hex(name, .light, os, contrast) != nil, "\(name) \(os) \(contrast)")
                }
            }
        }
        #expect(hex("blue", .light, .ios18, .normal) == 0x007AFF)
        #expect(hex("blue", .dark, .ios18, .increased) == 0x409CFF)
        #expect(hex("blue", .light, .ios27, .increased) == 0x1E6EF4)
        #expect(hex("teal", .dark, .ios26, .increased) == 0x3BDDEC)
        #expect(hex("gray3", .dark, .ios26, .increased) == 0x545456)
        var environment = SceneEnvironment()
        environment.os = .ios18
        #expect(environment.accent == SystemColors.color("blue", .light, os: .ios18))
    }

    @Test func systemColours() throws {
        // From Apple's interface guidelines of June 2025, iOS 26.
        let sample: [(String, UInt32, UInt32)] = [
            ("red", 0xFF383C, 0xFF4245), ("blue", 0x0088FF, 0x0091FF), ("mint", 0x00C8B3, 0x00DAC3),
            ("gray6", 0xF2F2F7, 0x1C1C1E), ("primary", 0x000000, 0xFFFFFF), ("link", 0x0088FF, 0x0091FF),
            ("systemBackground", 0xFFFFFF, 0x000000),
        ]
        for (name, light, dark) in sample {
            for (appearance, rgb) in [(Appearance.light, light), (.dark, dark)] {
                let color = try #require(try read(name, appearance))
                let bytes = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
                #expect(bytes[0] << 16 | bytes[1] << 8 | bytes[2] == rgb, "\(name) \(appearance)")
                #expect(color.alpha == 1)
            }
        }
        #expect(try read("secondary")?.alpha == 0.6)
        #expect(try read("clear")?.alpha == 0)
    }

    @Test func accentOpacityAndAppearance() throws {
        let accent = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.8)
        #expect(try read("accent", accent: accent) == accent)
        #expect(try read("{ color: accent, opacity: 50% }", accent: accent)?.alpha == 0.4)
        #expect(try read("{ light: white, dark: black }", .light) == .white)
        #expect(try read("{ light: white, dark: black }", .dark) == Color(white: 0))
        #expect(
            try read("{ light: white, dark: { color: white, opacity: 0.5 }, opacity: 0.5 }", .dark)?.alpha
                == 0.25)
        #expect(try read("accent", .dark)?.green == 145.0 / 255, "the default accent follows the appearance")
    }
}
