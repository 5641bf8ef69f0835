import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Variants of a scene")
struct VariantTests {
    private func scene(_ variants: String, canvas: String = "{ width: 40, height: 30 }") -> String {
        SceneText.body("[]", canvas: canvas, top: "variants: \(variants)\n")
    }

    private func variants(_ text: String) throws -> [Variant] {
        let file = SceneRun.file(text)
        return try SceneParser.parse(file).variants(of: file)
    }

    private func names(_ list: String, canvas: String = "{ width: 40, height: 30 }") throws -> [String] {
        try variants(scene(list, canvas: canvas)).map(\.name)
    }

    @Test func withoutAListThereAreLightAndDark() throws {
        let both = try variants(SceneText.body("[]", canvas: "{ width: 9, height: 9, appearance: dark }"))
        #expect(both.map(\.name) == ["light", "dark"])
        #expect(both.map(\.options) == [SceneOptions(appearance: .light), SceneOptions(appearance: .dark)])
    }

    @Test(arguments: [
        ("{ appearance: [light, dark] }", ["light", "dark"]),
        ("{ appearance: dark }", ["dark"]),
        ("{ os: [26, 18] }", ["light", "light-os18"]),
        ("{ os: [18, 26], appearance: [dark, light] }", ["dark", "dark-os26", "light", "light-os26"]),
        (
            "{ device: [iphone-17-pro, iphone-se], os: [26, 18], appearance: [light, dark], except: { appearance: light, os: 18 } }",
            ["light", "light-iphone-se", "dark", "dark-iphone-se", "dark-os18", "dark-os18-iphone-se"]
        ),
        (
            "{ os: [26, 18], contrast: [normal, increased], except: [{ os: 18, contrast: normal }, { os: 26, contrast: increased }] }",
            ["light", "light-os18-increased-contrast"]
        ),
        ("{ dynamicType: [large, AX3] }", ["light", "light-ax3"]),
        ("{ transparency: [normal, reduced] }", ["light", "light-reduced-transparency"]),
        ("{ locale: [en, ar-EG], layoutDirection: [ltr] }", ["light", "light-ar-eg"]),
        ("{ time: [0, 0.4, 1.25] }", ["light", "light-0.4s", "light-1.25s"]),
        (
            "{ tokens: { theme: [Deep Sea, Forest], density: [cosy, compact] } }",
            ["light", "light-forest", "light-compact", "light-compact-forest"]
        ),
        ("[{ appearance: light }, { appearance: dark, os: 18 }]", ["light", "dark-os18"]),
        // Options that a variant does not state are those of the first.
        ("[{ appearance: dark, os: 18 }, { os: 26 }]", ["dark", "dark-os26"]),
        ("[{ os: 26 }, { os: 18, name: before }]", ["light", "before"]),
    ])
    func variantsAreNamedByWhatDiffers(list: String, names: [String]) throws {
        #expect(try self.names(list) == names)
    }

    @Test func namesFollowTheCanvas() throws {
        #expect(
            try names("{ os: [26, 18] }", canvas: "{ width: 9, height: 9, appearance: dark }") == [
                "dark", "dark-os18",
            ])
    }

    @Test func optionsAreThoseOfTheValues() throws {
        let all = try variants(
            scene("[{ device: iphone-se, locale: he, time: 2, tokens: { theme: sea }, dynamicType: AX1 }]"))
        var wanted = SceneOptions(device: .iphoneSe, dynamicType: .accessibility1, time: 2)
        wanted.locale = SceneLocale(tag: "he")
        wanted.contexts = ["theme": "sea"]
        #expect(all.map(\.options) == [wanted])
        #expect(all[0].words == ["light"])
        let words = try variants(scene("{ os: [26, 18], time: [0, 1], appearance: [dark] }")).map(\.words)
        #expect(words == [["dark"], ["dark", "1 s"], ["dark", "iOS 18"], ["dark", "iOS 18", "1 s"]])
    }

    /// A scene is rendered as its first variant by default; explicit options take precedence.
    @Test func theFirstIsTheDefault() throws {
        let text = scene("{ appearance: [dark, light], device: [iphone-se, ipad], locale: [ar, de] }")
        let canvas = try SceneRun.resolved(text).canvas
        #expect(
            canvas.appearance == .dark && canvas.device == "iphone-se"
                && canvas.layoutDirection == .rightToLeft)
        let told = SceneOptions(appearance: .light, layoutDirection: .leftToRight)
        let other = try SceneRun.resolved(text, options: told).canvas
        #expect(
            other.appearance == .light && other.device == "iphone-se" && other.layoutDirection == .leftToRight
        )
        for variant in try variants(text) {
            #expect(
                try SceneRun.resolved(text, options: variant.options).canvas.appearance
                    == variant.options.appearance)
        }
    }

    @Test(arguments: [
        ("{ os: [26, ‸17] }", "unknown version of the system `17`"),
        ("{ ‸oss: [26] }", "unknown key `oss` on variants"),
        ("‸{}", "variants needs a key"),
        ("{ os: ‸[] }", "a list of 0 is out of range: 1 to 100"),
        ("{ os: [26, 18], except: ‸{ os: 27 } }", "no variant matches, so none is left out"),
        ("‸{ os: [26], except: { os: 26 } }", "all variants are left out"),
        ("[{ os: 26 }, ‸{ os: 26 }]", "two variants are called `light`"),
        (
            "[{ name: Dark }, ‸{ name: dark }]",
            "the variants `Dark` and `dark` share their pictures where case is ignored, as on a Mac"
        ),
        (
            "[{ appearance: dark }, { os: 18 }, ‸{ name: DARK }]",
            "the variants `dark` and `DARK` share their pictures where case is ignored, as on a Mac"
        ),
        ("[{ name: light }, ‸{ name: light.alt-gpu }]", "a variant cannot be called `light.alt-gpu`"),
        ("[‸{ name: x.ALT-y }]", "a variant cannot be called `x.ALT-y`"),
        ("[{ os: 26, name: ‸a/b }]", "expected a plain file name, found the text \"a/b\""),
        ("[{ os: 26, name: ‸.a }]", "expected a plain file name, found the text \".a\""),
        (
            "{ tokens: ‸sea }",
            "expected contexts by axis, such as `{ theme: [sea, forest] }`, found the text \"sea\""
        ),
    ])
    func mistakesInListsAreReported(list: String, message: String) throws {
        let marked = MarkedText(scene(list))
        let whole = try #require(try SceneRun.faults(marked.text))
        let alone = try #require(#expect(throws: Diagnostics.self) { try variants(marked.text) })
        for faults in [whole, alone] {
            #expect(faults.all.map(\.problem.message) == [message])
            #expect(faults.all.first?.mark == marked.mark)
        }
    }

    @Test func theirNumberIsBounded() throws {
        let times = (0..<40).map(String.init).joined(separator: ", ")
        let faults = try SceneRun.faults(
            scene("{ time: [\(times)], os: [18, 26, 27], appearance: [light, dark, light] }"))
        #expect(faults?.all.map(\.problem.message) == ["too many variants: 257 where 256 are allowed"])
    }
}

@Suite struct LocaleTests {
    @Test(arguments: [
        ("en", "ltr"), ("ar", "rtl"), ("ar-EG", "rtl"), ("he", "rtl"), ("ur-PK", "rtl"), ("fa", "rtl"),
        ("de-AT", "ltr"),
        ("az-Arab", "rtl"), ("ar-Latn", "ltr"), ("zh-Hant-TW", "ltr"), ("ks-Deva", "ltr"),
    ])
    func directionFollowsTheLanguage(tag: String, direction: String) throws {
        #expect(try #require(SceneLocale(tag: tag)).layoutDirection.rawValue == direction)
    }

    @Test(arguments: ["", "e", "en_US", "en-", "3n", "toolonglanguage"])
    func textsThatAreNoTagsAreRefused(text: String) {
        #expect(SceneLocale(tag: text) == nil)
    }

    /// Explicit options take precedence over those that follow from the locale, and those of the caller over
    /// those of the scene.
    @Test func explicitOptionsWinOverThoseThatFollow() throws {
        func scene(_ canvas: String, _ top: String = "") -> String {
            SceneText.body(
                "[{ text: a, when: { locale: ar } }]", canvas: "{ width: 9, height: 9, \(canvas) }", top: top)
        }
        let arabic = SceneOptions(locale: SceneLocale(tag: "ar-EG"))
        #expect(try SceneRun.resolved(scene("locale: ar")).canvas.layoutDirection == .rightToLeft)
        #expect(
            try SceneRun.resolved(scene("locale: ar, layoutDirection: ltr")).canvas.layoutDirection
                == .leftToRight)
        #expect(
            try SceneRun.resolved(scene("layoutDirection: ltr"), options: arabic).canvas.layoutDirection
                == .rightToLeft)
        func language(_ text: String, _ options: SceneOptions = SceneOptions()) throws -> String? {
            var found: String?
            func walk(_ element: any Element) {
                if let text = element as? TextElement { found = text.style.language }
                element.children.forEach(walk)
            }
            walk(try SceneRun.resolved(text, options: options).root)
            return found
        }
        #expect(try language(scene("locale: ar")) == "ar")
        #expect(try language(scene("locale: ar", "language: fa\n")) == "fa")
        #expect(try language(scene("locale: ar", "language: fa\n"), arabic) == "ar-EG")
        #expect(try language(scene("locale: de")) == nil)
    }
}
