import Foundation
import Testing
import Vitrine

/// Numbers and names of a caller's that are none are refused, with an error that says so, and never end the
/// process.
@Suite("No number or name of a caller's kills the process")
struct CallersNumbersTests {
    private static let card = """
        vitrine: 1
        canvas: { width: 20, height: 10, scale: 1 }
        body: [{ rectangle: null, fill: red, padding: 1 }]
        """
    private static let tokens = """
        { "hue": { "$type": "color", "$value": "#ff0000" }, "gap": { "$type": "dimension", "$value": "1px" } }
        """

    private static let doubles: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e19, -1, 0, -0.0, 1e-9, Double(Int.max), 0.2499999, 8.0000001, 86_400.5,
    ]
    private static let integers = [Int.min, Int.min + 1, -3, -1, 0, 1, 2, 64, 65, Int.max - 1, Int.max]
    private static let names = ["", " ", "nan", "\u{0}", "é", String(repeating: "x", count: 10_000)]

    /// An option with a number: how it is set, and whether the number is one of it.
    struct Number: Sendable, CustomTestStringConvertible {
        let name: String
        let set: @Sendable (inout RenderOptions, Double) -> Void
        let allows: @Sendable (Double) -> Bool

        var testDescription: String { name }
    }

    static let numbers = [
        Number(name: "scale", set: { $0.scale = $1 }, allows: { SceneOptions.scaleRange.contains($0) }),
        Number(name: "time", set: { $0.time = $1 }, allows: { SceneOptions.timeRange.contains($0) }),
        Number(
            name: "threads",
            set: { $0.threads = Int(exactly: $1.rounded()) ?? ($1 > 0 ? .max : .min) },
            allows: { RenderOptions.threadRange.contains(Int(exactly: $0.rounded()) ?? 0) }),
    ]

    @Test(arguments: numbers) func everyNumberIsDrawnOrRefused(_ number: Number) throws {
        let scene = try Scene(yaml: Self.card)
        for value in Self.doubles + Self.integers.map(Double.init) {
            for variant in [false, true] {
                var options = RenderOptions(threads: 1)
                var inVariant = RenderOptions(threads: 1)
                if variant, number.name != "threads" {
                    number.set(&inVariant, value)
                } else {
                    number.set(&options, value)
                }
                let named = Variant(name: "v", options: inVariant.scene, words: [])
                let problems = scene.diagnostics(options, variant: named)
                do throws(RenderError) {
                    let picture = try scene.render(options, variant: named)
                    #expect(number.allows(value), "\(number.name) \(value) was drawn")
                    #expect(picture.image.width >= 1 && problems.isEmpty)
                } catch {
                    #expect(!number.allows(value), "\(number.name) \(value): \(error)")
                    #expect(error.kind == .options)
                    #expect("\(error)".contains("`\(number.name)`") && "\(error)".contains("out of range"))
                    #expect(problems.map(\.message) == error.diagnostics.map(\.message))
                }
            }
        }
    }

    @Test func theMessageNamesTheRange() throws {
        let scene = try Scene(yaml: Self.card, name: "card.yaml")
        let error = #expect(throws: RenderError.self) { try scene.render(RenderOptions(scale: .nan)) }
        let thrown = try #require(error)
        #expect("\(thrown)" == "card.yaml: error: `scale`: nan is out of range: 0.25 to 8")
    }

    /// Nothing that is refused is drawn in an asynchronous context or a session either.
    @Test func sessionsAndTasksRefuseAsWell() async throws {
        let scene = try Scene(yaml: Self.card)
        await #expect(throws: RenderError.self) { try await scene.render(RenderOptions(scale: .infinity)) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "numbers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "card.yaml")
        let card =
            "tokens: t.json\n"
            + Self.card.replacing("red", with: "'{hue}'").replacing("g: 1", with: "g: '{gap}'")
        try Data(card.utf8).write(to: file)
        try Data(Self.tokens.utf8).write(to: folder.appending(path: "t.json"))
        let session = RenderSession(file.path)
        try await session.update()
        for value in Self.doubles where !SceneOptions.scaleRange.contains(value) {
            session.configuration.options.scale = value
            #expect(throws: RenderError.self) { try session.update() }
        }
        session.configuration.options.scale = nil
        #expect(session.values().count == 2)
        for text in ["nan", "inf", "1e300", "-1", "0", "\(Int.max)", ".nan", "\u{0}", ""] {
            for value in session.values() {
                session.configuration.values = [value.key: text]
                // Refused or drawn: a value that is tried is never the end.
                let isDrawn = (try? await session.update()) != nil
                #expect(isDrawn == (session.failure == nil))
            }
        }
        session.configuration.values = [:]
        try await session.update()
        for x in Self.integers {
            #expect((try session.pixel(x: x, y: x) != nil) == (0..<10).contains(x))
            #expect(session.changedRect(since: x) != nil)
        }
    }

    @Test func pixelsBeyondThePictureAreNone() throws {
        let picture = try Scene(yaml: Self.card).render(RenderOptions(threads: 1))
        let pixels = picture.pixels
        for x in Self.integers { #expect((pixels[x, x] != nil) == (0..<10).contains(x)) }
        for threads in Self.integers {
            #expect(try picture.image.encoded(threads: threads) == picture.image.encoded(threads: 1))
        }
    }

    /// Rectangles of pixels count and grow to the ends of the numbers that there are.
    @Test func rectanglesDoNotOverflow() {
        #expect(PixelRect(x0: .min, y0: .min, x1: .max, y1: .max).width == .max)
        #expect(PixelRect(x0: .min, y0: 0, x1: .max, y1: 2).pixelCount == .max)
        #expect(PixelRect(x0: .max, y0: 0, x1: .min, y1: 2).pixelCount == 0)
        for x in Self.integers {
            for n in Self.integers {
                let rect = PixelRect(x0: x, y0: x, x1: n, y1: n).outset(by: n)
                #expect(rect.width >= 0 && rect.height >= 0 && rect.pixelCount >= 0)
            }
        }
        #expect(PixelRect(width: 4, height: 3).outset(by: 2) == PixelRect(x0: -2, y0: -2, x1: 6, y1: 5))
    }

    // MARK: Names

    @Test func devicesAreMembersOfTheirType() throws {
        let named = try Device.named("iphone-17")
        #expect(RenderOptions(device: .iphone17).device == named)
        #expect(Device.all.count == Set(Device.all.map(\.name)).count)
        for device in Device.all { #expect(try Device.named(device.name) == device) }
        let picture = try Scene(yaml: Self.card).render(
            RenderOptions(device: .iphoneSe, scale: 0.25, threads: 1))
        #expect(picture.width == 375)
    }

    @Test(arguments: [
        ("iphne-17", "error: there is no device `iphne-17`\n    did you mean `iphone-17`?"),
        ("iPhone 17 Pro", "error: there is no device `iPhone 17 Pro`\n    did you mean `iphone-17-pro`?"),
        ("ipad_mini", "error: there is no device `ipad_mini`\n    did you mean `ipad-mini`?"),
    ])
    func unknownDevicesAreRefused(_ name: String, _ message: String) throws {
        let error = #expect(throws: RenderError.self) { try Device.named(name) }
        let thrown = try #require(error)
        #expect("\(thrown)" == message)
        #expect(
            error?.kind == .options && error?.diagnostics.first?.suggestion?.contains("did you mean") == true)
    }

    @Test(arguments: [
        ("de_DE", "did you mean `de-DE`?"), ("en_US.UTF-8", "did you mean `en-US`?"),
        ("german", "did you mean `de`?"), ("arabc", "did you mean `ar`?"),
    ])
    func textsThatAreNoTagsAreRefused(_ text: String, _ hint: String) throws {
        let thrown = #expect(throws: RenderError.self) { try SceneLocale(text) }
        let error = try #require(thrown)
        #expect(error.kind == .options && "\(error)".hasSuffix(hint), "\(error)")
        #expect(SceneLocale.german.tag == "de" && SceneLocale.arabic.layoutDirection == .rightToLeft)
    }

    @Test func unknownVariantsAreRefused() throws {
        let scene = try Scene(yaml: Self.card, name: "card.yaml")
        #expect(try scene.variant(named: "dark").name == "dark")
        let error = #expect(throws: RenderError.self) { try scene.variant(named: "drak") }
        let thrown = try #require(error)
        #expect(
            "\(thrown)"
                == "card.yaml: error: there is no variant `drak`\n    did you mean `dark`?")
    }

    @Test func oddNamesAreRefused() throws {
        let scene = try Scene(yaml: Self.card)
        for name in Self.names {
            #expect(throws: RenderError.self) { try Device.named(name) }
            #expect(throws: RenderError.self) { try scene.variant(named: name) }
            if name != "nan" { #expect(throws: RenderError.self) { try SceneLocale(name) } }
        }
        for contexts in [["": "x"], ["x": ""]] {
            let error = #expect(throws: RenderError.self) {
                try scene.render(RenderOptions(contexts: contexts))
            }
            #expect(error?.kind == .options)
        }
    }
}
