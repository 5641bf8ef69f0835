import Testing
import VitrineTestSupport

@testable import VitrineScene
@testable import VitrineSource

/// What comes from Swift, CSS and other tools is answered with its form in scenes.
@Suite struct NotationHintTests {
    private func faults(_ node: String) throws -> String {
        let scene = SceneText.node(node, canvas: "{ width: 200, height: 200 }")
        return try #require(try SceneRun.faults(scene)).rendered()
    }

    @Test(arguments: [
        ("VStack { Text(\"Hi\") }", "`- vstack: [{ text: Hi }]`"),
        ("List { Text(\"A\") }", "`- list: [{ text: A }]`"),
        ("VStack { Spacer() }", "`- vstack: [spacer]`"),
        ("VStack { Text(\"A\") Text(\"B\").bold() }", "`- vstack: [{ text: A }, { text: B }]`"),
        ("ZStack { Circle().fill(.red) }", "`- zstack: [circle]`"),
        ("HStack(spacing: 8) { Text(\"A\") }", "`- { hstack: [{ text: A }], spacing: 8 }`"),
        ("HStack { Image(systemName: \"star\") }", "`- hstack: [{ icon: star }]`"),
        ("VStack {\n      Text(\"Hi\")\n    }", "`- text: Hi`"),
        ("VStack(spacing: 8) {\n      Text(\"Hi\")\n    }", "`- vstack: [{ text: Hi }]`"),
        ("VStack { Text(\"A\"); Divider() }", "`- vstack: [{ text: A }, divider]`"),
        ("VStack { Text(\"A: b\") }", "`- vstack: [{ text: \"A: b\" }]`"),
        ("ScrollView { Text(\"A\") }", "`- scroll: [{ text: A }]`"),
        ("VStack { Color.red }", "`- vstack: [{ text: Hi }]`"),
        ("ForEach(items) { item in Text(item) }", "`- vstack: [{ text: Hi }]`"),
        ("VStack { HStack { VStack { HStack { VStack { HStack { Text(\"A\") } } } } } }", "`- vstack: "),
        ("Text(\"Hi\")", "`- text: Hi`"),
    ])
    func viewsOfSwiftAreNodes(node: String, hint: String) throws {
        let text = try faults(node)
        #expect(text.contains("a scene is YAML, not Swift") && text.contains(hint), "\(text)")
    }

    /// A kind without its colon is no Swift.
    @Test func aMissingColonIsStillNamed() throws {
        #expect(try faults("rectangle { fill }").contains("colon after the kind: `rectangle: { fill }`"))
        #expect(try faults("vstack { spacer }").contains("nodes in brackets: `vstack: [spacer]`"))
        #expect(try faults("HStack(spacing: 8):\n      - text: a").contains("write `hstack:`"))
    }

    @Test(arguments: [
        ("clip: { triangle: }", "`polygon: 3`"), ("clip: { rect: }", "`rectangle`"),
        ("clip: { oval: }", "`ellipse`"), ("clip: { roundedRect: 8 }", "`roundedRectangle`"),
        ("clip: { rectangel: }", "did you mean `rectangle`?"),
        ("mask: { triangle: }", "`polygon: 3`"), ("mask: { rect: }", "`rectangle`"),
        ("mask: { figure: x }", "a `vstack` of an `image` and a `text`"),
        ("mask: { UIPageControl: 3 }", "`pageControl`"),
        ("background: { pagination: 3 }", "`pageControl: {"),
        ("background: { oval: }", "`ellipse`"), ("overlay: { pageDots: 3 }", "`pageControl: {"),
    ])
    func layersKnowTheKindsOfOthers(modifier: String, hint: String) throws {
        let text = try faults("{ text: Hi, \(modifier) }")
        #expect(text.contains(hint), "\(text)")
    }

    @Test(arguments: [
        ("{ stat: 3 }", "a `card` of two texts"), ("{ cart: 3 }", "`icon: cart`"),
        ("{ swiper: 3 }", "a `scroll` with `axes: horizontal`"), ("{ stepperField: 3 }", "`stepper: {"),
        ("{ TextInputLayout: 3 }", "`textField: { placeholder: Name }`"),
        ("{ ToggleButtonGroup: 3 }", "`segmentedPicker: {"),
        ("{ UITextView: 3 }", "`textField` with `lines`"),
        ("{ TextEditor: 3 }", "`textField` with `lines`"), ("{ TextView: 3 }", "`text`"),
        ("{ alert: Hello }", "`alert: { title: Hello, actions: [OK] }`"),
        ("{ tabBar: Home }", "`tabBar: { items: [{ icon: house, label: Home }] }`"),
        ("{ segmentedPicker: Day }", "`segmentedPicker: { segments: [Day, Week], selection: 0 }`"),
        ("{ calendarStrip: Monday }", "`calendarStrip: { start: 2026-03-09 }`"),
        ("{ arc: 90 }", "`arc: { startAngle: 0, endAngle: 90 }`"), ("{ rectangle: red }", "`fill: red`"),
        ("{ toolbar: Edit }", "`[{ title: Edit }]`"), ("{ toolbar: plus }", "`[{ icon: plus }]`"),
    ])
    func kindsAreMeantNotSpelt(node: String, hint: String) throws {
        let text = try faults(node)
        #expect(text.contains(hint), "\(text)")
    }

    @Test(arguments: [
        ("\"4 4\"", "put it in brackets: [4, 4]"), ("4", "put it in brackets: [4]"),
        ("dashed", "`[4, 2]`"), ("dotted", "write true, for dots"), ("solid", "write false"),
    ])
    func theDashOfASeriesIsAFlagOrLengths(value: String, hint: String) throws {
        let text = try faults("{ chart: { kind: line, series: [{ values: [1, 2], dash: \(value) }] } }")
        #expect(text.contains("expected true, false or a list of lengths") && text.contains(hint), "\(text)")
    }

    @Test(arguments: [
        ("{ text: a, filter: \"blur(4px)\" }", "`filter: { blur: 4 }`"),
        ("{ text: a, filter: blur }", "`filter: { blur: 4 }`"),
        ("{ text: a, filter: grayscale }", "`filter: { grayscale: 1 }`"),
        ("{ text: a, filter: grayscale(50%) }", "`filter: { grayscale: 0.5 }`"),
        ("{ text: a, filter: \"hue-rotate(90deg)\" }", "`filter: { hueRotation: 90 }`"),
        ("{ text: a, filter: \"saturate(2)\" }", "`filter: { saturation: 2 }`"),
        ("{ text: a, filter: \"drop-shadow(0 4px 8px black)\" }", "`filter: { dropShadow: {"),
        ("{ text: a, filter: nice }", "`filter: { saturation: 1.4 }`"),
        ("{ progressRing: 50% }", "write 0.5"), ("{ progressRing: { value: 50% } }", "write 0.5"),
        ("{ sheet: { content: [{ text: a }], detent: 50% } }", "`detent: { fraction: 50% }`"),
        ("{ sheet: { content: [{ text: a }], detent: 300 } }", "`detent: { height: 300 }`"),
        ("{ sheet: { content: [{ text: a }], detent: tiny } }", "`{ height: 300 }`"),
    ])
    func formsOfCSSAreAnsweredWithThoseOfScenes(node: String, hint: String) throws {
        let text = try faults(node)
        #expect(text.contains(hint), "\(text)")
    }
}
