import Testing
import VitrineColor
import VitrineText

@testable import VitrineControls
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Controls show their values where they are")
struct ControlValueTests {
    /// The middle of the thumb moves from half its width to half its width before the end, and from the right
    /// if lines begin there.
    @Test(arguments: [0, 0.25, 0.5, 1], [OSVersion.ios18, .ios26])
    func slidersStandAtTheirValue(_ fraction: Double, _ os: OSVersion) throws {
        let wide = os.hasGlass ? 37.0 : 28
        let node = "slider: { value: \(fraction * 40 - 20), range: [-20, 20] }"
        let middle = wide / 2 + fraction * (240 - wide)
        let thumb = try #require(try ControlScene(node, os: os).spans(width: wide).last)
        #expect(abs(thumb.midX - middle) <= 0.25)
        let mirrored = try #require(
            try ControlScene(node, os: os, direction: .rightToLeft).spans(width: wide).last)
        #expect(abs(mirrored.midX - (240 - middle)) <= 0.25)
    }

    @Test func slidersAreFilledFromTheirNeutralValue() throws {
        let scene = try ControlScene("slider: { value: 0.5, range: [-1, 1], neutral: 0 }", os: .ios18)
        // From the middle to three quarters of the path of the thumb's middle.
        let fill = try #require(scene.spans(width: 53).first)
        #expect(fill.minX == 120 && fill.maxX == 173)
    }

    @Test(arguments: [OSVersion.ios18, .ios26], [0, 0.5, 1])
    func togglesStandBetweenTheirEnds(_ os: OSVersion, _ position: Double) throws {
        let (track, thumb) = os.hasGlass ? (63.0, 37.0) : (51, 27)
        let node = "toggle: { at: \(position) }"
        let start = 2 + position * (track - 4 - thumb)
        let frame = try #require(try ControlScene(node, os: os).spans(width: thumb).first)
        let box = try ControlScene(node, os: os).frame
        #expect(abs(frame.minX - box.minX - start) <= 0.5)
        let mirrored = try #require(
            try ControlScene(node, os: os, direction: .rightToLeft).spans(width: thumb).first)
        #expect(abs(box.maxX - mirrored.maxX - start) <= 0.5)
    }

    /// Between two segments, the thumb covers parts of both and is longer on its way.
    @Test(arguments: [0, 0.5, 1, 1.25, 2])
    func thumbsMoveBetweenSegments(_ selection: Double) throws {
        let scene = try ControlScene(
            "segmentedPicker: { segments: [a, b, c], selection: \(selection) }", width: 304)
        let between = selection - selection.rounded(.down)
        // From one segment to the next, with 4 points between them.
        let pitch = 304.0 / 3
        let width = pitch * (1 + 2 * 0.12 * 4 * between * (1 - between)) - 4
        let thumbs = scene.spans(width: width).map(\.midX)
        #expect(thumbs.contains { abs($0 - (pitch * (selection + 0.5))) <= 0.5 }, "\(thumbs)")
    }

    @Test func mergingThumbsArePartsInBothSegments() throws {
        let node = "segmentedPicker: { segments: [a, b], selection: 0.25, style: glass, transition: merge }"
        let scene = try ControlScene(node, width: 208)
        let first = try #require(scene.spans(width: 72.5).first)
        let second = try #require(scene.spans(width: 21.5).first)
        // The part that has left the first segment is in the second.
        #expect(abs(first.minX - 29.5) < 1e-6 && abs(first.maxX - 102) < 1e-6)
        #expect(abs(second.minX - 106) < 1e-6 && abs(second.maxX - 127.5) < 1e-6)
        #expect(scene.all.contains { $0.element is GlassContainerElement })
        // With two borders, it would not look like one thumb.
        let strong = try ControlScene(node, width: 208, contrast: .increased)
        #expect(!strong.all.contains { $0.element is GlassContainerElement })
    }

    private func bands(_ node: String) throws -> [(sweep: Double, cap: StrokeStyle.Cap)] {
        try ControlScene(node).all.compactMap { placed in
            guard let shape = placed.element as? ShapeElement,
                case .ring(_, let start, let end, let cap) = shape.shape
            else { return nil }
            return (end - start, cap)
        }
    }

    /// Nothing is drawn for an empty ring, and a full ring has no seam.
    @Test func ringsAreRightAtTheirEnds() throws {
        #expect(try bands("progressRing: 0").map(\.sweep) == [360])
        #expect(try bands("progressRing: 0.25").map(\.sweep) == [360, 90])
        #expect(try bands("progressRing: 0.25").map(\.cap) == [.butt, .round])
        #expect(try bands("progressRing: 1").map(\.sweep) == [360, 360])
        #expect(try bands("progressRing: 1").map(\.cap) == [.butt, .butt])
        // After one lap, the end lies on the ring, with its shadow ahead.
        #expect(try bands("progressRing: 1.5").map(\.sweep) == [360, 360, 90])
        #expect(try bands("progressRing: { value: 0.25, cap: butt }").map(\.cap) == [.butt, .butt])
    }

    @Test(arguments: [(0.0, 0), (0.5, 1), (3.25, 4), (5, 5)])
    func starsAreFilledInPart(_ value: Double, _ shown: Int) throws {
        let gold = try ControlScene("ratingStars: { value: \(value), tint: \"#FF0000\" }").all.filter {
            ($0.element as? IconElement)?.paint == .color(Color(red: 1, green: 0, blue: 0))
        }
        #expect(gold.count == shown)
    }

    /// The light of a skeleton begins, ends and turns without a change of slope that shows as a line.
    @Test func theLightOfSkeletonsIsSmooth() {
        let levels = SkeletonNode.light.map(\.1)
        let steps = zip(levels.dropFirst(), levels).map { $0 - $1 }
        let bends = zip(steps.dropFirst(), steps).map { abs($0 - $1) }
        #expect(levels.max() == 1 && levels.first == 0 && levels.last == 0)
        #expect(abs(steps[0]) < 0.01 && bends.allSatisfy { $0 < 0.08 })
    }

    /// `time` counts in rounds of `duration`, and only the rest of the last round shows.
    @Test(arguments: ["skeleton: { form: text", "progressBar: { label: a", "activityIndicator: { label: a"])
    func momentsReturn(_ node: String) throws {
        func look(_ keys: String) throws -> String {
            DisplayListPrinter().text(of: try ControlScene("\(node), \(keys) }").list())
        }
        let quarter = try look("phase: 0.25")
        #expect(try look("time: 1, duration: 4") == quarter)
        #expect(try look("time: 9, duration: 4") == quarter)
        #expect(try look("phase: 7.25") == quarter)
        #expect(try look("phase: 0.5") != quarter)
    }

    /// With glass, thumbs are lenses under a finger; without it, never.
    @Test(arguments: ["toggle: { isOn: true, state: pressed }", "slider: { value: 0.5, state: pressed }"])
    func thumbsAreGlassWhereThereIsGlass(_ node: String) throws {
        #expect(try ControlScene(node).hasGlass())
        #expect(try ControlScene(node, os: .ios27).hasGlass())
        #expect(try !ControlScene(node, os: .ios18).hasGlass())
        #expect(try !ControlScene(node, transparency: .reduced).hasGlass())
        let rest = node.replacing(", state: pressed", with: "")
        #expect(try !ControlScene(rest).hasGlass())
    }
}
