import Testing
import VitrineText

@testable import VitrineControls
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Controls are as large as the system's, and as fingers need")
struct ControlLayoutTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let node: String
        let os: OSVersion
        let width: Double?
        let height: Double

        init(_ node: String, _ os: OSVersion = .ios26, width: Double? = nil, height: Double) {
            (self.node, self.os, self.width, self.height) = (node, os, width, height)
        }

        var testDescription: String { "\(node) on \(os.rawValue)" }
    }

    static let cases: [Case] = [
        Case("toggle: true", .ios18, width: 51, height: 31),
        Case("toggle: true", width: 63, height: 28),
        Case("toggle: { isOn: true, state: pressed }", .ios18, width: 51, height: 31),
        Case("toggle: { isOn: true, state: pressed }", width: 63, height: 28),
        Case("toggle: { label: Sound }", width: 240, height: 44),
        Case("slider: 0.5", .ios18, width: 240, height: 44), Case("slider: 0.5", width: 240, height: 44),
        Case("stepper:", .ios18, width: 94, height: 32), Case("stepper:", width: 94, height: 32),
        Case("stepper: { label: Guests }", width: 240, height: 44),
        Case("segmentedPicker: { segments: [a, b], selection: 0 }", width: 240, height: 32),
        Case("segmentedPicker: { segments: [a, b], selection: 0, style: glass }", width: 240, height: 44),
        Case("textField: Name", .ios18, width: 240, height: 44),
        Case("textField: Name", width: 240, height: 44),
        Case("textField: { style: underlined }", width: 240, height: 44),
        Case("secureField: { text: secret, state: focused }", width: 240, height: 44),
        Case("searchField:", .ios18, width: 240, height: 36), Case("searchField:", width: 240, height: 44),
        Case("chip: { title: a, size: small }", height: 26), Case("chip: All", height: 32),
        Case("chip: { title: a, size: large }", height: 40),
        Case("chip: { icon: plus }", width: 32, height: 32),
        Case("badge: { value: 3 }", width: 18, height: 18), Case("badge: { dot: true }", width: 9, height: 9),
        Case("badge: { value: 0 }", width: 0, height: 0),
        Case("progressBar: 0.5", .ios18, width: 240, height: 4),
        Case("progressBar: 0.5", width: 240, height: 6),
        Case("progressRing: 0.5", width: 44, height: 44),
        Case("progressRing: 0.5, frame: { width: 90, height: 90 }", width: 90, height: 90),
        Case("activityIndicator:", width: 20, height: 20),
        Case("activityIndicator: { size: large }", width: 37, height: 37),
        Case("avatar: Ada", width: 40, height: 40),
        Case("avatarGroup: { people: [a, b], size: 40, overlap: 0.25 }", width: 70, height: 40),
        Case("skeleton: { form: circle }", width: 44, height: 44),
        Case("skeleton: line", width: 240, height: 14),
        Case("pageControl: 5", width: 80, height: 26),
        Case("pageControl: { pages: 3, style: prominent }", width: 60, height: 26),
        Case("pageControl: { pages: 3, state: pressed }", width: 60, height: 26),
        Case("pageControl: { pages: 3, style: minimal, state: pressed }", width: 48, height: 26),
        Case("gauge: 0.5", .ios18, width: 240, height: 4), Case("gauge: 0.5", width: 240, height: 6),
        Case("gauge: { value: 0.5, style: accessoryLinear }", width: 240, height: 8),
        Case("gauge: { value: 0.5, style: accessoryCircular }", width: 60, height: 60),
        Case("gauge: { value: 0.5, style: accessoryCircularCapacity, size: 44 }", width: 44, height: 44),
        Case(
            "gauge: { value: 0.5, style: accessoryCircular }, frame: { width: 90, height: 90 }", width: 90,
            height: 90),
        Case("button: { title: a, size: mini }", height: 24),
        Case("button: { title: a, size: extraLarge }", height: 60),
        Case("iconButton: plus", width: 44, height: 44),
        Case("iconButton: { icon: plus, size: small }", width: 34, height: 34),
        Case("iconButton: { icon: plus, size: 32 }", width: 32, height: 32),
    ]

    @Test(arguments: cases)
    func controlsHaveTheirSize(_ test: Case) throws {
        let frame = try ControlScene(test.node, os: test.os).frame
        #expect(frame.height == test.height)
        if let width = test.width { #expect(frame.width == width) }
    }

    /// A ring at the edge of a control of its own colour could not be seen.
    @Test(
        arguments: [
            "button: { title: Add, style: prominent", "button: { title: Add, style: bordered",
            "button: { title: Add, style: glass", "iconButton: { icon: plus", "toggle: { isOn: true",
            "stepper: { value: 1", "chip: { title: All, selected: true",
            "segmentedPicker: { segments: [a, b], selection: 0",
        ])
    func focusRingsAreApart(_ node: String) throws {
        let strokes = try ControlScene("\(node), state: focused }").all.flatMap { placed in
            placed.element.attributes.filter { $0.name == "stroke" }.map(\.value.description)
        }
        #expect(strokes.contains { $0.hasSuffix("width 3 outside gap 2") }, "\(strokes)")
        #expect(
            try ControlScene("\(node) }").all.allSatisfy { !"\($0.element.attributes)".contains(" gap ") })
    }

    /// Initials stand in the middle of what the next avatar and its gap leave of theirs.
    @Test func initialsInGroupsAreNotCovered() throws {
        let scene = try ControlScene("avatarGroup: { people: [Ann, Bob], size: 40, overlap: 0.25 }")
        let texts = scene.frames(of: TextElement.self)
        let left = scene.frame.minX
        #expect(texts.map { ($0.midX - left).rounded() } == [14, 50])
        #expect(texts[0].maxX < left + 30 - 2.2)
    }

    /// Controls that people touch are at least as large as a finger, in every release and text size.
    @Test(
        arguments: [
            "toggle: { label: Sound }", "slider: 0.5", "stepper: { label: Guests }", "textField: Name",
            "secureField: Password", "iconButton: plus",
            "segmentedPicker: { segments: [a, b], selection: 0, style: glass }",
        ], [DynamicTypeSize.xSmall, .large, .accessibility5])
    func reachesFingers(_ node: String, _ type: DynamicTypeSize) throws {
        for os in [OSVersion.ios18, .ios26, .ios27] {
            let frame = try ControlScene(node, os: os, type: type).frame
            #expect(frame.height >= TouchTarget.side && frame.width >= TouchTarget.side)
        }
    }

    /// No line of text is higher than the control that contains it, in any text size.
    @Test(
        arguments: [
            "chip: { title: All, icon: plus, removable: true }", "textField: { text: Ada, state: focused }",
            "segmentedPicker: { segments: [a, b], selection: 0 }", "searchField: Ada", "badge: { value: 12 }",
            "stepper: { label: Guests, value: 3 }", "button: { title: Save }", "toggle: { label: Sound }",
            "progressRing: { value: 0.5, size: 90, label: 50 %, caption: done }",
            "gauge: { value: 0.5, style: accessoryCircular, valueLabel: 50, label: km/h }",
            "gauge: { value: 0.5, style: accessoryCircular, valueLabel: 50, minimumLabel: 0, maximumLabel: 99 }",
            "gauge: { value: 0.5, style: accessoryCircularCapacity, valueLabel: a }",
            "gauge: { value: 0.5, label: Speed, valueLabel: 50, minimumLabel: 0, maximumLabel: 99 }",
        ], [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3, .accessibility5])
    func holdsItsText(_ node: String, _ type: DynamicTypeSize) throws {
        for os in [OSVersion.ios18, .ios26] {
            let scene = try ControlScene(node, width: 390, os: os, type: type)
            let outside = scene.frame
            let texts = scene.frames(of: TextElement.self)
            #expect(!texts.isEmpty)
            for text in texts {
                #expect(text.minY >= outside.minY && text.maxY <= outside.maxY, "\(text) in \(outside)")
                #expect(text.minX >= outside.minX && text.maxX <= outside.maxX, "\(text) in \(outside)")
            }
        }
    }
}
