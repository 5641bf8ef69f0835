import Foundation
import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineStyle

/// The presets compared with the fitted numbers that they state, computed here independently.
@Suite("Presets of glass")
struct GlassPresetTests {
    static let sides: [Double] = [8, 32, 40, 48, 56, 64, 75, 80, 90, 105, 112, 160, 300]

    private func optics(
        _ style: GlassStyle, _ d: Double, _ os: OSVersion, _ appearance: Appearance,
        slider: Double = 0.45
    ) -> GlassOptics {
        var environment = SceneEnvironment(appearance: appearance)
        environment.os = os
        var spec = GlassSpec(style: style)
        spec.slider = slider
        return spec.optics(in: Rect(x: 3, y: 4, width: d, height: d * 2), environment)
    }

    private func near(_ one: Double, _ two: Double) -> Bool { abs(one - two) < 1e-9 }

    /// Returns the result for a component of a colour with a luma, in front of an opaque backdrop.
    private func through(_ face: GlassFace, _ c: Double, _ y: Double) -> Double {
        face.base + face.gain * (y + face.lift * y * (1 - y))
            + face.chroma * (1 - face.fade * (1 - y) + face.regain * max(1 - y / 0.35, 0)) * (c - y)
            + face.emission.red
    }

    /// Returns the result for an opaque colour that is all that is behind the glass.
    private func through(_ face: GlassFace, _ color: [Double]) -> [Double] {
        let luma = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
        let seen = face.seen(over: (color.max() ?? 0) - (color.min() ?? 0))
        let grey = through(seen, luma, luma)
        let excess = color.map { through(seen, $0, luma) - grey }.max() ?? 0
        let room = max(1 - grey, 0)
        let share = excess > room ? 1 - face.hue * (1 - room / excess) : 1
        return color.map { min(max(grey + (through(seen, $0, luma) - grey) * share, 0), 1) }
    }

    private static let samples: [(Double, Double)] = [
        (0, 0), (1, 1), (0.5, 0.5), (1, 0.2126), (0, 0.7), (0.3, 0.6),
    ]

    /// In dark, the rim of tinted glass is a lighter shade of the tint; an explicit chroma is kept.
    @Test(arguments: [OSVersion.ios26, .ios27]) func rimsOfTintsDoNotGlow(_ os: OSVersion) {
        func rim(_ alpha: Double, _ appearance: Appearance, _ numbers: [String: Double] = [:]) -> Double {
            var environment = SceneEnvironment(appearance: appearance)
            environment.os = os
            var spec = GlassSpec(tint: GlassTint(Color(red: 0, green: 0.5, blue: 1, alpha: alpha)))
            spec.overrides = GlassOverrides(numbers: numbers)
            return spec.optics(in: Rect(x: 0, y: 0, width: 60, height: 44), environment).rim.chroma
        }
        #expect(rim(1, .dark) == 0.6 && rim(0, .dark) == 3 && rim(0.5, .dark) == 1.8)
        #expect(rim(1, .light) == rim(0, .light))
        #expect(rim(1, .dark, ["rim.chroma": 2]) == 2)
    }

    /// What replaces tinted glass is its tint on white, and shines less than what has none.
    @Test func replacementsOfTintsAreClean() throws {
        func surface(_ tint: Color?, _ transparency: Transparency) -> Decoration {
            var environment = SceneEnvironment(appearance: .light)
            (environment.os, environment.transparency) = (.ios18, transparency)
            return GlassFallback.material(GlassSpec(tint: tint.map { GlassTint($0) }), environment)
        }
        let tint = Color(red: 0.2, green: 0.4, blue: 1, alpha: 1)
        #expect(surface(tint, .reduced).fills.first == .color(.white))
        #expect(surface(nil, .reduced).fills.first != .color(.white))
        func gloss(_ tint: Color?) -> Double? {
            for case .gradient(let gradient) in surface(tint, .normal).fills {
                return gradient.stops.first?.color.alpha
            }
            return nil
        }
        #expect(try #require(gloss(tint)) < (try #require(gloss(nil))))
    }

    @Test(arguments: sides) func lensesHaveTheFittedNumbers(_ d: Double) {
        for appearance in Appearance.allCases {
            let regular26 = optics(.regular, d, .ios26, appearance).lens
            #expect(near(regular26.height, min(0.25 * d, 20)) && near(regular26.amount, min(0.8 * d, 48)))
            let regular27 = optics(.regular, d, .ios27, appearance).lens
            #expect(near(regular27.height, min(20, d / 4)) && near(regular27.amount, min(60, d / 2)))
            // The middle is calm: the picture folds over in less than half of the lens, which is the rim.
            for os in [OSVersion.ios26, .ios27] {
                let clear = optics(.clear, d, os, appearance).lens
                #expect(clear.height <= 27 && clear.height < d / 4 && clear.amount <= 2 * clear.height)
            }
            for lens in [regular26, regular27] {
                #expect(lens.depth == 0 && lens.dispersion == 0 && lens.magnification == 1)
            }
        }
    }

    @Test(arguments: sides) func faceOfRelease26(_ d: Double) {
        let alpha = 0.4
        let light = optics(.regular, d, .ios26, .light).face
        let dark = optics(.regular, d, .ios26, .dark).face
        let clear = optics(.clear, d, .ios26, .light).face
        let u = min(max((d - 48) / 112, 0), 1)
        for (c, y) in Self.samples {
            let shade = 0.57 - 0.063 * u
            let gain = 0.988 - 0.028 * u - shade
            let color = (1.77 - 1.28 * u) * (1 + 0.54 * u * (1 - y)) * (c - y)
            let shining = 0.6 * (shade + gain * (y + (0.11 + 0.583 * u) * y * (1 - y)) + color) + 0.4
            #expect(near(through(light, c, y), shining))
            let black = 0.16 - 0.062 * u
            let glow = (0.6 + 0.033 * u) * (1 + 2.8 * (1 - u) * (1 - y)) * (c - y)
            let dim = 0.6 * (black + (0.72 - 0.325 * u - black) * (y + 0.68 * y * (1 - y)) + glow)
            #expect(near(through(dark, c, y), dim))
            #expect(near(through(clear, c, y), 0.075 + (1 - 0.075) * y + 1.06 * (c - y)))
        }
        #expect(near(light.emission.alpha, alpha) && near(dark.emission.alpha, 0.4))
        #expect(clear.emission.alpha == 0)
    }

    /// A face and what a bar, button or menu of iOS 26 shows of a backdrop, in 8-bit colours.
    struct Measured: Sendable, CustomTestStringConvertible {
        let side: Double
        let behind: UInt32
        let seen: UInt32
        let appearance: Appearance
        var testDescription: String { "\(appearance) \(side) \(behind)" }

        static let all = [
            Measured(side: 62, behind: 0xF2F2F7, seen: 0xFBFBFF, appearance: .light),
            Measured(side: 44, behind: 0xFFFFFF, seen: 0xFDFDFD, appearance: .light),
            Measured(side: 44, behind: 0xCAD8E9, seen: 0xEBF5FF, appearance: .light),
            Measured(side: 62, behind: 0xACC4E3, seen: 0xDEEEFF, appearance: .light),
            Measured(side: 44, behind: 0x007AFF, seen: 0x92C8FF, appearance: .light),
            Measured(side: 44, behind: 0x34C759, seen: 0xA3F5B8, appearance: .light),
            Measured(side: 44, behind: 0xFF3B30, seen: 0xFFABA7, appearance: .light),
            Measured(side: 44, behind: 0xFBF5E5, seen: 0xFFFCEB, appearance: .light),
            Measured(side: 44, behind: 0xB04FB4, seen: 0xDFB3E2, appearance: .light),
            Measured(side: 209, behind: 0xFFFFFF, seen: 0xF9F9F9, appearance: .light),
            Measured(side: 209, behind: 0xE9E9EA, seen: 0xF6F6F7, appearance: .light),
            Measured(side: 209, behind: 0xD0E4FC, seen: 0xF0F5FE, appearance: .light),
            Measured(side: 209, behind: 0x007AFF, seen: 0xB3E2FF, appearance: .light),
            Measured(side: 209, behind: 0xAF52DE, seen: 0xF6D3FF, appearance: .light),
            Measured(side: 62, behind: 0x000000, seen: 0x181818, appearance: .dark),
            Measured(side: 44, behind: 0x000000, seen: 0x181818, appearance: .dark),
            Measured(side: 62, behind: 0x1B1710, seen: 0x272219, appearance: .dark),
            Measured(side: 209, behind: 0x000000, seen: 0x0F0F0F, appearance: .dark),
            Measured(side: 209, behind: 0xBE4A5C, seen: 0x491D24, appearance: .dark),
        ]
    }

    @Test(arguments: Measured.all) func facesAreThoseOfTheSystem(_ measured: Measured) {
        func parts(_ rgb: UInt32) -> [Double] { [16, 8, 0].map { Double(rgb >> $0 & 255) / 255 } }
        let face = optics(.regular, measured.side, .ios26, measured.appearance).face
        for (shown, seen) in zip(through(face, parts(measured.behind)), parts(measured.seen)) {
            #expect(abs(shown - seen) < 4.5 / 255)
        }
    }

    /// On small shapes, light glass leaves the hue of a sky as it is, and black is lighter than it was in the
    /// law of vivid colours; on large ones both laws are one.
    @Test func quietColorsAreLighterAndHuesAreKept() {
        let face = optics(.regular, 44, .ios26, .light).face
        let sky = through(face, [162, 214, 244].map { $0 / 255 })
        #expect(sky[1] - sky[0] > 0.08 && sky[2] > sky[1])
        #expect(through(face, [0, 0, 0])[0] > 0.7)
        #expect(face.vivid.map { $0.base + face.emission.red < 0.5 } == true)
        #expect(optics(.regular, 200, .ios26, .light).face.vivid == nil)
    }

    /// Dark glass over vivid colours is nearly neutral, and keeps a quiet hue.
    @Test(arguments: [[0.2, 0.4, 0.1], [0.9, 0.5, 0.1], [0.1, 0.2, 0.8], [0.8, 0.1, 0.2]])
    func darkGlassIsNeutralOverVividColors(_ color: [Double]) {
        let face = optics(.regular, 62, .ios26, .dark).face
        func spread(_ color: [Double]) -> Double { (color.max() ?? 0) - (color.min() ?? 0) }
        #expect(spread(through(face, color)) < 0.2 * spread(color))
        let brown = [27, 23, 16].map { $0 / 255.0 }
        #expect(spread(through(face, brown)) > spread(brown))
    }

    /// The frost of bars lets words be read; that of menus does not.
    @Test(arguments: [(37.0, 1.25), (48, 1.25), (65, 1.25), (79, 2.425), (92, 3.6), (300, 3.6)])
    func frostGrowsFromBarsToMenus(_ d: Double, _ sigma: Double) {
        #expect(Appearance.allCases.allSatisfy { near(optics(.regular, d, .ios26, $0).frost, sigma) })
    }

    /// Light at a tight corner comes from near it; in a capsule the lens is whole.
    @Test func tightCornersBendLess() {
        let environment = SceneEnvironment()
        func amount(_ radius: Double) -> Double {
            GlassSurface(spec: GlassSpec(), environment: environment, castsPresetShadow: true).body(
                for: .roundedRectangle(
                    Rect(x: 0, y: 0, width: 90, height: 60), CornerRadii(radius), .circular)
            ).optics.lens.amount
        }
        #expect(near(amount(100), 48) && near(amount(20), 32) && near(amount(0), 15))
    }

    @Test(arguments: sides) func frostAndBleedOfRelease26(_ d: Double) {
        let v = min(max((d - 64) / 96, 0), 1)
        for appearance in Appearance.allCases {
            let regular = optics(.regular, d, .ios26, appearance)
            #expect(near(regular.frost, 1.25 + 2.35 * min(max((d - 66) / 26, 0), 1)))
            let bleed = regular.bleed
            #expect(near(bleed.opacity, 0.8 * 0.5 * v))
            if v > 0 {
                #expect(near(bleed.height, min(0.35 * d, 20)) && near(bleed.amount, bleed.height))
                #expect(near(bleed.outerHeight, min(0.125 * d, 10)))
                #expect(near(bleed.outerAmount, min(0.2 * d, 20)))
                #expect(near(bleed.sigma, min(0.7 * d, 40)))
                // Nothing of it is seen on an even backdrop.
                #expect(bleed.face == regular.face)
            }
            #expect(optics(.clear, d, .ios26, appearance).bleed.opacity == 0)
        }
    }

    @Test(arguments: sides, [0, 0.25, 0.45, 0.5, 0.8, 1]) func faceOfRelease27(_ d: Double, _ s: Double) {
        func run(_ from: Double, _ to: Double) -> Double { from + (to - from) * s }
        let light = optics(.regular, d, .ios27, .light, slider: s).face
        let dark = optics(.regular, d, .ios27, .dark, slider: s).face
        let clear = optics(.clear, d, .ios27, .light, slider: s).face
        let t = min(max((d - 75) / 30, 0), 1)
        let smooth = t * t * (3 - 2 * t)
        let gain = run(0.597, 0.295) * (1 - smooth) + run(0.447, 0.195) * smooth
        for (c, y) in Self.samples {
            let first =
                253.0 / 255 * run(0.408, 0.714) + run(0.592, 0.286) * (y + 0.13 * y * (1 - y))
                + run(1.17, 0.751) * (c - y)
            #expect(near(through(light, c, y), first))
            let second =
                32.0 / 255 + gain * (y + run(1, 1.13) * y * (1 - y)) + run(1.02, 0.572) * (c - y)
            #expect(near(through(dark, c, y), second))
            #expect(near(through(clear, c, y), 0.126 + 0.954 * y + 1.057 * (c - y)))
        }
        for face in [light, dark, clear] {
            #expect(face.emission.red <= face.emission.alpha && face.emission.alpha <= 1)
        }
    }

    @Test(arguments: [0, 0.1, 0.45, 0.5, 0.75, 1]) func frostOfRelease27(_ s: Double) {
        #expect(optics(.regular, 44, .ios27, .light, slider: s).frost == 7)
        #expect(optics(.regular, 44, .ios27, .dark, slider: s).frost == 5)
        let expected = 0.35 * exp(2.6 * min(s, 0.5) + 5.1 * max(s - 0.5, 0))
        #expect(near(optics(.clear, 44, .ios27, .dark, slider: s).frost, expected))
    }

    @Test(arguments: sides) func edgesAndShadows(_ d: Double) {
        for os in [OSVersion.ios26, .ios27] {
            for style in [GlassStyle.regular, .clear, .thin, .prominent] {
                for appearance in Appearance.allCases {
                    let optics = optics(style, d, os, appearance)
                    let isLight = appearance == .light
                    let isNew = os == .ios27
                    #expect(optics.rim.amount == (isLight ? 2.2 : isNew ? 4 : 2) && optics.rim.width == 1)
                    #expect(optics.rim.halo == 0 && optics.rim.spread == (isNew && !isLight ? 0 : 0.5))
                    #expect(optics.innerShadow.opacity == 0)
                    #expect(optics.contour.color.alpha == (isNew && isLight ? 0.2 : 0))
                    var environment = SceneEnvironment(appearance: appearance)
                    environment.os = os
                    for length in [2.0, 1] {
                        let shadow = GlassSpec(style: style).shadow(
                            in: Rect(x: 0, y: 0, width: length * d, height: d), environment)
                        #expect(shadow.offset == Point(0, 8) && shadow.sigma == (isNew && isLight ? 8 : 17))
                        #expect(shadow.placement == .outer && shadow.falloff == .distance)
                        let u = min(max((d - 48) / 112, 0), 1)
                        let measured = isNew ? 0.014 : 0.065 + (0.09 - 0.065) * u
                        #expect(near(shadow.color.alpha, isLight ? measured : 0.065))
                        // As measured on white, a grey, a light blue, green, and blue and red.
                        for (luma, strength) in [(1, 1), (0.953, 1.07), (0.757, 2.2), (0.62, 2.8), (0.44, 3)]
                        {
                            // Around menus it doubles where it trebles around bars.
                            let gain = isNew ? 2 : 2 - u
                            let expected = isLight ? 1 + (strength - 1) * gain / 2 : 1
                            #expect(abs(shadow.strength(over: luma) - expected) < 0.05)
                        }
                    }
                }
            }
        }
    }

    /// The first three pixels of the rim at three pixels a point, on a straight side, as a bar, a tinted
    /// button and dark glass of iOS 26 show them.
    @Test(
        arguments: [
            (Appearance.light, 0xDEEEFF, [0xE8FBFF, 0xE4F8FF, 0xE1F3FF, 0xDEEEFF]),
            (.light, 0x0079FE, [0x36DBFF, 0x28C1FF, 0x1AA7FF, 0x0079FE]),
            (.dark, 0x181818, [0x3B3B3B, 0x313131, 0x282828, 0x181818]),
        ] as [(Appearance, UInt32, [UInt32])])
    func rimsAreThoseOfTheSystem(_ appearance: Appearance, _ face: UInt32, _ seen: [UInt32]) {
        func parts(_ rgb: UInt32) -> [Double] { [16, 8, 0].map { Double(rgb >> $0 & 255) / 255 } }
        let rim = optics(.regular, 62, .ios26, appearance).rim
        let color = parts(face)
        let luma = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
        // A side at 45 degrees to both lights, each of which has a half.
        let facing = 0.5.squareRoot() / (2 * (1 - rim.spread))
        let fall = facing * facing * (3 - 2 * facing)
        for (index, pixel) in seen.enumerated() {
            let depth = (Double(index) + 0.5) / 3
            let band = depth < rim.width ? 1 - 0.7 * depth / rim.width : 0
            let weight = min(rim.amount * 0.5 * fall * band, 1)
            for (c, expected) in zip(color, parts(pixel)) {
                let light = min(max(rim.white + rim.keep * luma + rim.chroma * (c - luma), 0), 1)
                #expect(abs(c + (light - c) * weight - expected) < 11.0 / 255)
            }
        }
    }

    /// Lights are at the upper left and the lower right, in release 27 above and below, and a scene's own
    /// light is kept.
    @Test(arguments: [(OSVersion.ios26, -45.0), (.ios27, 0)])
    func lightsAreThoseOfTheRelease(_ os: OSVersion, _ angle: Double) {
        var environment = SceneEnvironment(appearance: .light)
        environment.os = os
        func light(_ spec: GlassSpec) -> GlassLight {
            GlassSurface(spec: spec, environment: environment, castsPresetShadow: true).light
        }
        #expect(light(GlassSpec()) == GlassLight(angle: angle))
        #expect(light(GlassSpec(light: GlassLight(angle: -45))) == GlassLight(angle: -45))
    }

    /// A chroma that a scene states holds on black as on white.
    @Test func aStatedChromaIsEven() {
        var spec = GlassSpec()
        spec.overrides.numbers["face.chroma"] = 0.5
        let face = spec.optics(
            in: Rect(x: 0, y: 0, width: 88, height: 44), SceneEnvironment(appearance: .light)
        ).face
        #expect(face.fade == 0 && near(face.components.chroma, 0.5))
    }

    /// Thin glass transmits the mean of clear and regular glass.
    @Test(arguments: [OSVersion.ios26, .ios27], Appearance.allCases)
    func thinIsBetween(_ os: OSVersion, _ appearance: Appearance) {
        for d in Self.sides {
            let all = [GlassStyle.clear, .thin, .regular].map { optics($0, d, os, appearance) }
            for (c, y) in Self.samples {
                let colors = all.map { through($0.face, c, y) }
                #expect(near(colors[1], (colors[0] + colors[2]) / 2))
            }
            #expect(near(all[1].frost, (all[0].frost + all[2].frost) / 2))
            #expect(all[1].lens == all[0].lens)
        }
    }

    @Test func aFaceTakenApartIsTheSame() {
        for d in Self.sides {
            for os in [OSVersion.ios26, .ios27] {
                for style in [GlassStyle.regular, .clear, .thin] {
                    let face = optics(style, d, os, .dark).face
                    var copy = face
                    copy.components = face.components
                    for (c, y) in Self.samples { #expect(near(through(copy, c, y), through(face, c, y))) }
                    #expect(near(copy.emission.alpha, face.emission.alpha))
                }
            }
        }
    }
}
