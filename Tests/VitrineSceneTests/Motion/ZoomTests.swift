import Testing
import VitrineGeometry
import VitrineMotion
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite("A page grows out of what was tapped, and goes back into it")
struct ZoomTests {
    private static let card = Rect(x: 10, y: 20, width: 40, height: 30)
    private static let page = Rect(x: 0, y: 0, width: 200, height: 200)

    private func scene(
        _ script: String = "[{ at: 1, set: { page: detail }, animation: { linear: 1 } }]",
        source: String = "matchedTransitionSource: cover", zoom: String = "cover"
    ) -> MotionScene {
        MotionScene(
            """
            { zstack: [{ rectangle: , frame: { width: 40, height: 30 }, fill: red, cornerRadius: 8, \
            offset: { x: 10, y: 20 }, alignment: topLeading, id: card, \(source) }, \
            { vstack: [{ circle: 30 }], frame: { size: 200 }, background: white, cornerRadius: 24, id: page, \
            when: { state: { page: detail } }, transition: { zoom: \(zoom) } }], frame: { size: 200 } }
            """, states: "{ page: [list, detail] }", script: script)
    }

    /// What is cut to an outline, with the opacities and maps of what is in it.
    private struct Cut {
        var outline: ResolvedShape
        var opacities: [Double]
        var maps: [Affine]
    }

    /// Returns what a scene paints at a moment: what is cut on its way, and the other shapes.
    private func painted(
        _ scene: MotionScene, at time: Double, motion: MotionPreference = .full
    ) throws -> (cuts: [Cut], others: Int, layers: [Double]) {
        var (cuts, others, layers): ([Cut], Int, [Double]) = ([], 0, [])
        func find(_ items: [DisplayItem]) {
            for item in items {
                guard case .group(let group) = item.content else {
                    others += 1
                    continue
                }
                let inner = group.items.compactMap { item -> Group? in
                    guard case .group(let group) = item.content else { return nil }
                    return group
                }
                if case .fill(let outline)? = group.clip?.operands.first?.geometry, !inner.isEmpty,
                    inner.count == group.items.count
                {
                    cuts.append(
                        Cut(outline: outline, opacities: inner.map(\.opacity), maps: inner.map(\.transform)))
                } else {
                    if group.opacity < 1 { layers.append(group.opacity) }
                    find(group.items)
                }
            }
        }
        var options = SceneOptions()
        (options.time, options.motion) = (time, motion)
        let engine = try TextEngine(library: sharedLibrary)
        find(try SceneRun.laidOut(scene.text, options: options).displayList(text: engine).items)
        return (cuts, others, layers)
    }

    private func isNear(_ one: Rect, _ other: Rect) -> Bool {
        [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ].allSatisfy { abs($0) < 1e-6 }
    }

    private func radius(of shape: ResolvedShape) -> Double? {
        if case .roundedRectangle(_, let radii, _) = shape { radii.topLeft.width } else { nil }
    }

    /// Frame and corners are on the way from those of the source, in straight lines.
    @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9]) func framesAndCornersGrow(share: Double) throws {
        let found = try painted(scene(), at: 1 + share)
        let cut = try #require(found.cuts.first)
        #expect(found.cuts.count == 1)
        let wanted = Self.card.interpolated(to: Self.page, at: share)
        #expect(isNear(cut.outline.bounds, wanted), "\(cut.outline.bounds)")
        let corner = try #require(radius(of: cut.outline))
        #expect(abs(corner - (8 + 16 * share)) < 1e-9)
        // The page covers the frame, its top at the top of it.
        let map = try #require(cut.maps.last)
        #expect(abs(map.a - max(wanted.width, wanted.height) / 200) < 1e-9 && map.a == map.d)
        let top = map.apply(Point(100, 0))
        #expect(abs(top.x - wanted.midX) < 1e-6 && abs(top.y - wanted.minY) < 1e-6)
    }

    /// The page fades in over the source, which is nowhere else meanwhile.
    @Test func thePageFadesInOverItsSource() throws {
        for (share, opacities) in [(0.1, [1, 0.25]), (0.3, [1, 0.75]), (0.6, [0.5, 1]), (0.9, [1])] {
            let found = try painted(scene(), at: 1 + share)
            let cut = try #require(found.cuts.first)
            #expect(cut.opacities.count == opacities.count, "\(cut.opacities) at \(share)")
            for (one, other) in zip(cut.opacities, opacities) { #expect(abs(one - other) < 1e-9) }
            #expect(found.others == 1)
        }
        // Beside the background: before it the card, after it the page and what is on it.
        #expect(try painted(scene(), at: 0.5).others == 2)
        let end = try painted(scene(), at: 3)
        #expect(end.cuts.isEmpty && end.others == 3)
    }

    /// What is interrupted turns round, at the share that the spring has.
    @Test func interruptionsTurnRound() throws {
        let animation = "{ spring: { response: 0.5, dampingFraction: 0.7 } }"
        let scene = scene(
            """
            [{ at: 1, set: { page: detail }, animation: \(animation) }, \
            { at: 1.15, set: { page: list }, animation: \(animation) }]
            """)
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.7)
        var motion = StateMotion(of: 2)
        motion.change(to: 1, at: 1, by: spring)
        motion.change(to: 0, at: 1.15, by: spring)
        for time in [1.1, 1.15, 1.2, 1.25] {
            let cut = try #require(try painted(scene, at: time).cuts.first)
            let share = motion.shares(at: time).values[1]
            #expect(isNear(cut.outline.bounds, Self.card.interpolated(to: Self.page, at: share)), "\(time)")
        }
    }

    /// However far a spring overshoots, half of the source is left.
    @Test func overshootLeavesHalfOfTheSource() {
        let source = MatchedGeometry.Group(id: "cover", in: "")
        let zoom = Zoom(out: TransitionZoom(sourceID: source.id), share: -5)
        #expect(zoom.source == source)
        #expect(zoom.share(from: Size(40, 30), to: Size(200, 200)) == -15.0 / 170)
        #expect(zoom.share(from: Size(200, 200), to: Size(40, 30)) == -5)
    }

    /// A finger pulls the page: it follows, shrinks around its anchor and gets the corners of its source, and
    /// goes back to its place, or into the source, from where it was let go.
    @Test(arguments: [false, true]) func fingersPullPages(isDismissed: Bool) throws {
        let release = isDismissed ? "release: { page: list }" : "to: [0, 0]"
        let scene = scene(
            """
            [{ at: 0, set: { page: detail } }, { at: 1, drag: { node: page, \
            path: [[0, [0, 0]], [0.5, [0, 150]]], \(release) }, animation: { linear: 1 } }]
            """)
        #expect(try painted(scene, at: 0.9).cuts.isEmpty)
        let held = try #require(try painted(scene, at: 1.4999999).cuts.first)
        // Half of the way takes half of three tenths, around the middle of the upper edge.
        #expect(abs(held.outline.bounds.width - 170) < 1e-3 && abs(held.outline.bounds.minX - 15) < 1e-3)
        #expect(abs(held.outline.bounds.minY - 150) < 1e-3 && held.opacities == [1])
        let corner = try #require(radius(of: held.outline))
        #expect(abs(corner - 16) < 1e-3)
        let map = try #require(held.maps.first)
        #expect(abs(map.a - 0.85) < 1e-5)
        let after = try painted(scene, at: 2)
        let cut = try #require(after.cuts.first)
        #expect((cut.outline.bounds.width < 150) == isDismissed)
        let end = try painted(scene, at: 4)
        #expect(end.cuts.isEmpty && end.others == (isDismissed ? 2 : 3))
    }

    @Test(arguments: [
        ("matchedTransitionSource: { id: cover, in: hero }", "{ sourceID: cover, in: hero }", true),
        ("matchedTransitionSource: { id: cover, in: hero }", "cover", false),
        ("matchedTransitionSource: { id: cover, cornerRadius: 4 }", "{ sourceID: cover, anchor: top }", true),
    ])
    func namespacesTellSourcesApart(source: String, zoom: String, isFound: Bool) throws {
        let found = try painted(scene(source: source, zoom: zoom), at: 1.5)
        #expect(found.cuts.count == (isFound ? 1 : 0))
        // Without its source it fades where it is.
        #expect(found.layers == (isFound ? [] : [0.5]))
    }

    /// For those who want less motion the page fades, and the card stays.
    @Test func reducedMotionFades() throws {
        let found = try painted(scene(), at: 1.5, motion: .reduced)
        #expect(found.cuts.isEmpty && found.layers == [0.5])
    }

    /// A name that no source has is said once, with the one that was meant.
    @Test func unknownSourcesAreNoted() throws {
        let warnings = try scene(zoom: "covr").resolved(at: 1.5).audit.found
        let found = warnings.filter { $0.problem.message.contains("covr") }
        #expect(found.count == 1)
        #expect(found.first?.problem.hint?.text == "did you mean `cover`?")
        #expect(try scene().resolved(at: 1.5).audit.found.isEmpty)
    }
}
