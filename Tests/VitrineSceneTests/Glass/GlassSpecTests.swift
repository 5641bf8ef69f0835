import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineStyle

/// The effects of tints, states, settings and explicit values on a preset.
@Suite("Glass of a scene")
struct GlassSpecTests {
    private let bounds = Rect(x: 10, y: 20, width: 120, height: 60)

    private func optics(
        _ spec: GlassSpec = GlassSpec(), _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) -> GlassOptics {
        var environment = SceneEnvironment()
        change(&environment)
        return spec.optics(in: bounds, environment)
    }

    @Test func tintsFollowStyleAndState() {
        #expect(optics().tint == nil)
        let accent = SceneEnvironment().accent
        #expect(optics(GlassSpec(style: .prominent)).tint == GlassTint(accent))
        let own = GlassTint(Color(red: 1, green: 0, blue: 0, alpha: 0.3), floor: 0.5)
        #expect(optics(GlassSpec(style: .prominent, tint: own)).tint == own)
        #expect(optics(GlassSpec(tint: own, state: .disabled)).tint?.color.alpha == 0.15)
        #expect(optics(GlassSpec(style: .prominent)).face == optics().face)
    }

    @Test func statesOfATouch() {
        let rest = GlassGlow(ambient: 0, spot: 0, center: Point(70, 50), radius: 90)
        #expect(optics().glow == rest)
        var pressed = rest
        (pressed.ambient, pressed.spot) = (0.08, 0.15)
        #expect(optics(GlassSpec(state: .pressed)).glow == pressed)
        pressed.center = Point(40, 50)
        #expect(optics(GlassSpec(state: .pressed, touch: PointSpec(Point(0.25, 0.5)))).glow == pressed)
        pressed.center = Point(15, 26)
        let inPoints = PointSpec(Point(5, 6), inPoints: true)
        #expect(optics(GlassSpec(state: .pressed, touch: inPoints)).glow == pressed)
        #expect(optics(GlassSpec(state: .pressed, isInteractive: false)).glow == rest)
        #expect(optics(GlassSpec(state: .focused)).glow == rest)
    }

    /// White is not seen on light glass, nor black on dark.
    @Test(arguments: Appearance.allCases) func pointersAreSeen(_ appearance: Appearance) {
        func seen(_ optics: GlassOptics, _ y: Double) -> Double {
            let face = optics.face
            let level = face.base + face.gain * (y + face.lift * y * (1 - y)) + face.emission.red
            return level + optics.glow.ambient * (1 - level)
        }
        let behind = appearance == .light ? 1.0 : 0
        let glass = [nil, GlassState.hovered].map { state in
            optics(GlassSpec(state: state)) { $0.appearance = appearance }
        }
        #expect(abs(seen(glass[0], behind) - seen(glass[1], behind)) > 0.05)
        let tinted = optics(GlassSpec(tint: GlassTint(.black), state: .hovered)) {
            $0.appearance = appearance
        }
        #expect(tinted.glow.ambient == 0.1 && tinted.glow.spot == 0)
    }

    @Test func disabledIsFainter() {
        let (rest, disabled) = (optics(), optics(GlassSpec(state: .disabled)))
        #expect(disabled.rim.amount < rest.rim.amount)
        let shadows = [GlassSpec(), GlassSpec(state: .disabled)].map {
            $0.shadow(in: bounds, SceneEnvironment())
        }
        #expect(shadows[1].color.alpha < shadows[0].color.alpha)
        #expect(disabled.face == rest.face && disabled.lens == rest.lens && disabled.frost == rest.frost)
    }

    @Test(arguments: Appearance.allCases) func contrastHidesMoreAndDrawsMore(_ appearance: Appearance) {
        let rest = optics { $0.appearance = appearance }
        let strong = optics {
            $0.appearance = appearance
            $0.contrast = .increased
        }
        #expect(strong.face.emission.alpha > rest.face.emission.alpha)
        #expect(abs(strong.face.gain) < abs(rest.face.gain))
        #expect(strong.contour.color.alpha > rest.contour.color.alpha)
        let fill = appearance == .light ? 1.0 : 0
        #expect(abs(strong.face.emission.red - (rest.face.emission.red + fill) / 2) < 1e-12)
    }

    /// Each parameter sets the value with its name, and no other.
    @Test(arguments: GlassParameter.all.map(\.name)) func valuesReplaceThePreset(_ name: String) throws {
        let parameter = try #require(GlassParameter.all.first { $0.name == name })
        var spec = GlassSpec(style: .regular, state: .pressed)
        let before = optics(spec)
        switch parameter.value {
        case .number(let range, let path):
            let value = range.lowerBound + (range.upperBound - range.lowerBound) * 0.625
            spec.overrides.numbers[name] = value
            #expect(abs(optics(spec)[keyPath: path] - value) < 1e-9)
        case .color(let path):
            let value = Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
            spec.overrides.colors[name] = value
            #expect(optics(spec)[keyPath: path] == value)
        }
        let group = name.split(separator: ".").dropLast().joined(separator: ".")
        // By name: a face that is set is the same for vivid colours, and has no values of its own for these.
        let old = Dictionary(before.fields.map { ($0.name, $0.value) }) { first, _ in first }
        let new = Dictionary(optics(spec).fields.map { ($0.name, $0.value) }) { first, _ in first }
        let names = Set(old.keys).union(new.keys)
        let changed = names.filter { abs((old[$0] ?? .infinity) - (new[$0] ?? .infinity)) > 1e-9 }
        #expect(!changed.isEmpty)
        for field in changed {
            #expect(field.hasPrefix(group == "frost" ? "" : group + "."), "\(field)")
        }
    }

    @Test func everyNumberOfTheOpticsCanBeSet() {
        // The centre of the glow is set by `touch`, faces by the results for black and white, and tints have
        // keys of their own.
        let known = Set(GlassParameter.all.map(\.name))
        let others: Set = ["frost", "rimFrost", "glow.x", "glow.y"]
        let derived = ["base", "gain", "emission"]
        for field in GlassOptics().fields where !others.contains(field.name) {
            let parts = field.name.split(separator: ".").map(String.init)
            let isDerived = parts.contains { derived.contains($0) }
            let isColor = ["red", "green", "blue", "alpha"].contains(parts.last ?? "")
            let name = isColor ? parts.dropLast().joined(separator: ".") : field.name
            #expect(isDerived || known.contains(name) || known.contains(name + ".color"), "\(field.name)")
        }
    }

    @Test func labelsFollowStrongTints() throws {
        let environment = SceneEnvironment()
        let yellow = try #require(environment.systemColor("yellow"))
        #expect(LabelColor.on(GlassSpec(), environment) == nil)
        #expect(LabelColor.on(GlassSpec(style: .prominent), environment) == .white)
        #expect(LabelColor.on(GlassSpec(tint: GlassTint(yellow)), environment)?.red == 0)
        #expect(LabelColor.on(GlassSpec(tint: GlassTint(yellow.opacity(0.3))), environment) == nil)
        var old = environment
        old.os = .ios18
        // On a material, a tint is hardly visible.
        #expect(LabelColor.on(GlassSpec(tint: GlassTint(.black)), old) == nil)
        #expect(LabelColor.on(GlassSpec(style: .prominent), old) == .white)
    }

    /// White labels take part of their colour from blue, as measured, and not from where that is hard to read.
    @Test(arguments: [
        ("blue", true), ("green", true), ("orange", true), ("red", false), ("pink", false), ("purple", false),
    ])
    func vibrantLabelsCanBeRead(_ name: String, _ isVibrant: Bool) throws {
        let tint = try #require(SceneEnvironment().systemColor(name))
        #expect(LabelColor.isReadable(takenFrom: tint, plus: 0.95) == isVibrant)
    }

    /// Cyan on the blue of dark screens has a contrast of 2.7, on a darker one 3.4.
    @Test(arguments: [("#0091FF", false), ("#007AFF", true)])
    func labelsKeepTheirWhiteWhereContrastIsAskedFor(_ hex: String, _ isVibrant: Bool) throws {
        let tint = try ColorSyntax.parse(hex)
        #expect(LabelColor.isReadable(takenFrom: tint, plus: 0.95, contrast: 3) == isVibrant)
    }

    @Test func glassThatOnlyDoesNotAdaptIsKnown() {
        #expect(GlassSpec(isFixed: true).isOnlyFixed && !GlassSpec().isOnlyFixed)
        #expect(!GlassSpec(style: .clear, isFixed: true).isOnlyFixed)
    }
}
