import Testing
import VitrineGeometry
import VitrineMotion

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Nodes appear and disappear by their transitions")
struct TransitionTests {
    private static func scene(_ transition: String, _ animation: String = "{ linear: 1 }") -> MotionScene {
        MotionScene(
            """
            { circle: 20, when: { state: { button: pressed } }\(transition) }
            """,
            script: """
                [{ at: 1, set: { button: pressed }, animation: \(animation) },
                  { at: 3, set: { button: rest }, animation: \(animation) }]
                """)
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    @Test(arguments: ["", ", transition: opacity"])
    func aNodeFadesWhereNothingElseIsSaid(transition: String) throws {
        let scene = Self.scene(transition)
        for (time, opacity) in [(1.25, 0.25), (1.75, 0.75), (2.5, 1), (3.25, 0.75), (3.75, 0.25)] {
            #expect(isNear(try scene.opacity(at: time), opacity), "at \(time)")
            #expect(try scene.elements(ShapeElement.self, at: time).count == 1, "at \(time)")
        }
        for time in [0, 0.99, 4, 9] {
            #expect(try scene.elements(ShapeElement.self, at: time).isEmpty, "at \(time)")
        }
    }

    /// Without an animation it is there, or not.
    @Test func aChangeWithoutAnimationHasNoTransition() throws {
        let scene = Self.scene("", "none")
        for (time, count) in [(0.9, 0), (1, 1), (2.9, 1), (3, 0)] {
            #expect(try scene.elements(ShapeElement.self, at: time).count == count, "at \(time)")
            #expect(try scene.elements(TransitionElement.self, at: time).isEmpty)
        }
    }

    /// What is presented moves by its own size, and what dims the screen stays where it is and fades.
    @Test(arguments: [
        "sheet: { content: [{ circle: 8, transition: opacity }], detent: medium }",
        "alert: { title: Delete, actions: [OK] }",
        "confirmationDialog: { title: Delete, actions: [OK] }",
    ])
    func aPanelMovesOverItsDimming(panel: String) throws {
        let scene = MotionScene(
            "{ \(panel), when: { state: { button: pressed } }, transition: { move: bottom } }",
            script: "[{ at: 0, set: { button: pressed }, animation: { linear: 1 } }]")
        let moved = try scene.elements(TransitionElement.self, at: 0.25)
        #expect(moved.map(\.shift) == [.zero, Point(0, 0.75)])
        let faded = try scene.elements(EffectElement.self, at: 0.25).filter { $0.content is ShapeElement }
        #expect(isNear(try #require(faded.first).opacity, 0.25))
        #expect(try scene.elements(TransitionElement.self, at: 1).isEmpty)
    }

    @Test(arguments: [
        ("{ move: bottom }", Point(0, 0.75), Point(0, 0.75)),
        ("{ move: leading }", Point(-0.75, 0), Point(-0.75, 0)),
        ("slide", Point(-0.75, 0), Point(0.75, 0)),
        ("{ push: trailing }", Point(0.75, 0), Point(-0.75, 0)),
        ("{ insertion: { move: top }, removal: { move: bottom } }", Point(0, -0.75), Point(0, 0.75)),
        ("[{ move: top }, opacity]", Point(0, -0.75), Point(0, -0.75)),
        ("{ insertion: { move: top } }", Point(0, -0.75), Point.zero),
    ])
    func movesArePartsOfTheNodesSize(transition: String, entering: Point, leaving: Point) throws {
        let scene = Self.scene(", transition: \(transition)")
        for (time, shift) in [(1.25, entering), (3.75, leaving)] {
            let element = try #require(try scene.elements(TransitionElement.self, at: time).first)
            #expect(isNear(element.shift.x, shift.x) && isNear(element.shift.y, shift.y), "at \(time)")
            #expect(element.presence.isLeaving == (time > 3))
        }
    }

    /// Where a node stands in the room around it, by an alignment or a position, is not its size.
    @Test(arguments: [
        ("alignment: bottom", 100.0, 190.0), ("alignment: topLeading", 10, 10),
        ("position: { x: 40, y: 60 }", 40, 60), ("alignment: bottom, ignoresSafeArea: true", 100, 190),
    ])
    func nodesMoveByTheirOwnSizeWhereverTheyStand(place: String, x: Double, y: Double) throws {
        let scene = Self.scene(", \(place), transition: { move: bottom }")
        for (time, share) in [(1.25, 0.75), (2.5, 0), (3.5, 0.5)] {
            let frame = try #require(try scene.frames(of: "circle", at: time).first)
            #expect(isNear(frame.midX, x) && isNear(frame.midY, y + 20 * share), "\(frame) at \(time)")
        }
    }

    @Test func scalesHaveAnchorsAndOffsetsPoints() throws {
        let scene = Self.scene(
            ", transition: { scale: { factor: 0.5, anchor: top }, offset: { y: 40 }, blur: 8, opacity: 0.2 }")
        let offset = try #require(try scene.elements(OffsetElement.self, at: 1.25).first)
        #expect(isNear(offset.offset.y, 30))
        let transform = try #require(try scene.elements(TransformElement.self, at: 1.25).first)
        #expect(isNear(transform.map.a, 0.625) && transform.anchor == Point(0.5, 0))
        let layer = try #require(try scene.elements(EffectElement.self, at: 1.25).first)
        #expect(isNear(layer.opacity, 0.4))
        #expect(layer.filters == [.blur(sigma: 6)])
    }

    /// A stack that grows as something appears in it, or shrinks, keeps that at its place in the scene.
    @Test(arguments: [
        ("zstack: [NODE]", 70.0, 90.0), ("zstack: [NODE, { circle: 8 }]", 70, 90),
        ("zstack: [NODE], alignment: topLeading, frame: { maxWidth: infinity, alignment: leading }", 0, nil),
        ("vstack: [NODE, spacer]", 70, 0), ("hstack: [NODE, spacer]", 0, 90),
    ])
    func whatComesAndGoesStaysAtItsPlace(stack: String, x: Double, y: Double?) throws {
        let node = "{ rectangle: , frame: { width: 60, height: 20 }, when: { state: { button: pressed } } }"
        let scene = MotionScene(
            "{ \(stack.replacing("NODE", with: node)) }",
            script: """
                [{ at: 0, set: { button: pressed }, animation: { linear: 1 } },
                  { at: 2, set: { button: rest }, animation: { linear: 1 } }]
                """)
        for time in [0.1, 0.5, 0.9, 1.5, 2.1, 2.5, 2.9] {
            let frame = try #require(try scene.frames(of: "rectangle", at: time).first)
            #expect(isNear(frame.minX, x), "\(frame) at \(time)")
            if let y { #expect(isNear(frame.minY, y), "\(frame) at \(time)") }
        }
    }

    /// What takes the room of something that leaves grows into it, and what makes room gives way.
    @Test(arguments: [("hstack", "width"), ("vstack", "height")])
    func neighboursGrowAndShrinkOnTheWay(stack: String, side: String) throws {
        let scene = MotionScene(
            """
            { \(stack): [{ rectangle: }, { ellipse: , frame: { \(side): 50 }, \
            when: { state: { button: rest } } }], spacing: 10, frame: { size: 200 } }
            """,
            script: """
                [{ at: 0, set: { button: pressed }, animation: { linear: 1 } },
                  { at: 2, set: { button: rest }, animation: { linear: 1 } }]
                """)
        for (time, length) in [(0.25, 155.0), (0.5, 170), (1.5, 200), (2.25, 185), (2.5, 170), (4, 140)] {
            let frame = try #require(try scene.frames(of: "rectangle", at: time).first)
            let found = side == "width" ? frame.width : frame.height
            #expect(isNear(found, length), "\(frame) at \(time)")
            #expect(isNear(frame.minX, 0) && isNear(frame.minY, 0), "\(frame) at \(time)")
        }
    }

    /// What takes the place of another in a stack, and what is beside them, stay where they are in the scene.
    @Test(arguments: ["", ", frame: { size: 200 }"])
    func whatSwapsStaysAtItsPlace(frame: String) throws {
        let scene = MotionScene(
            """
            { zstack: [{ rectangle: , frame: { width: 60, height: 20 }, when: { state: { button: rest } } }, \
            { ellipse: , frame: { width: 100, height: 60 }, when: { state: { button: pressed } } }, \
            { circle: 8 }]\(frame) }
            """, script: "[{ at: 1, set: { button: pressed }, animation: { linear: 1 } }]")
        let places = [
            ("rectangle", Rect(x: 70, y: 90, width: 60, height: 20)),
            ("ellipse", Rect(x: 50, y: 70, width: 100, height: 60)),
            ("circle", Rect(x: 96, y: 96, width: 8, height: 8)),
        ]
        for time in [1.1, 1.5, 1.9] {
            for (label, place) in places {
                let found = try #require(try scene.frames(of: label, at: time).first)
                let isThere =
                    isNear(found.minX, place.minX) && isNear(found.minY, place.minY)
                    && found.size == place.size
                #expect(isThere, "\(label) \(found) at \(time)")
            }
        }
    }

    /// What comes back before it has gone turns round where it is.
    @Test func aRemovalIsInterrupted() throws {
        let scene = MotionScene(
            "{ circle: 20, when: { state: { button: rest } } }",
            script: """
                [{ at: 0, set: { button: pressed }, animation: { linear: 1 } },
                  { at: 0.5, set: { button: rest }, animation: { linear: 1 } }]
                """)
        var motion = StateMotion(at: 1, of: 3)
        motion.change(to: 2, at: 0, by: .linear(duration: 1))
        motion.change(to: 1, at: 0.5, by: .linear(duration: 1))
        for time in [0.25, 0.5, 0.75, 1, 1.25] {
            let opacity = motion.shares(at: time).values[1]
            #expect(isNear(try scene.opacity(at: time), opacity), "at \(time)")
        }
        #expect(try scene.elements(TransitionElement.self, at: 1.5).isEmpty)
        #expect(try scene.elements(ShapeElement.self, at: 1.5).count == 1)
    }

    /// What leaves looks as it did, whatever happens to states meanwhile.
    @Test func whatLeavesDoesNotChange() throws {
        let scene = MotionScene(
            """
            { text: { when: { state: { button: pressed } }, then: inside, else: outside }, when: { state: { \
            button: pressed } } }
            """,
            script: """
                [{ at: 1, set: { button: pressed } },
                  { at: 2, set: { button: rest }, animation: { linear: 1 } }]
                """)
        let dump = try scene.resolved(at: 2.5).dump.text()
        #expect(dump.contains("inside") && !dump.contains("outside"))
    }

    /// One node may take the place of another that has the same id.
    @Test func nodesTakeEachOthersPlace() throws {
        let scene = MotionScene(
            """
            { when: { state: { button: pressed } }, then: { text: one, id: it }, else: { text: two, id: it } }
            """, script: "[{ at: 1, set: { button: pressed }, animation: { linear: 1 } }]")
        for (time, one, two) in [(0.5, false, true), (1.5, true, true), (2.5, true, false)] {
            let dump = try scene.resolved(at: time).dump.text()
            #expect(dump.contains("text=\"one\"") == one, "at \(time)")
            #expect(dump.contains("text=\"two\"") == two, "at \(time)")
        }
    }

    /// Neighbours go to their places, and what leaves stays where it was.
    @Test(arguments: [("vstack", true), ("hstack", false)])
    func neighboursMakeAndTakeRoom(stack: String, isDown: Bool) throws {
        let scene = MotionScene(
            """
            { \(stack): [{ circle: 10 }, { rectangle: , frame: { size: 20 }, when: { state: { button: \
            pressed } } }, { circle: 10 }], spacing: 4 }
            """,
            script: """
                [{ at: 1, set: { button: pressed }, animation: { linear: 1 } },
                  { at: 3, set: { button: rest }, animation: { linear: 1 } }]
                """)
        func start(_ rect: Rect) -> Double { isDown ? rect.minY : rect.minX }
        for (time, share) in [(0.5, 0.0), (1.25, 0.25), (2.5, 1), (3.25, 0.75), (4.5, 0)] {
            let circles = try scene.frames(of: "circle", at: time).map(start)
            #expect(isNear(circles[1] - circles[0], 14 + 24 * share), "at \(time)")
            #expect(isNear(circles[0], 100 - (24 + 24 * share) / 2), "at \(time)")
        }
        for time in [1.25, 3.25] {
            let rectangle = try #require(try scene.frames(of: "rectangle", at: time).first)
            let circle = try #require(try scene.frames(of: "circle", at: time).first)
            #expect(isNear(start(rectangle) - start(circle), 14), "at \(time)")
        }
    }

    /// What leaves together, even after delays, stays where each was, one beside the other.
    @Test(arguments: ["{ linear: 1 }", "{ linear: 1, delay: \"{0.5 * index}\" }"])
    func nodesLeaveTogetherFromTheirPlaces(animation: String) throws {
        let scene = MotionScene(
            """
            { vstack: [{ circle: 10 }, { forEach: { data: 2, content: { rectangle: , frame: { size: 20 }, \
            when: { state: { button: rest } }, animation: \(animation) } } }], spacing: 4 }
            """,
            script: "[{ at: 1, set: { button: pressed } }]")
        for time in [0.5, 1.25, 1.75] {
            let circle = try #require(try scene.frames(of: "circle", at: time).first)
            let places = try scene.frames(of: "rectangle", at: time).map { $0.minY - circle.minY }
            try #require(places.count == 2, "at \(time)")
            #expect(isNear(places[0], 14) && isNear(places[1], 38), "at \(time)")
        }
    }

    /// What takes the place of another has it at once.
    @Test func alternativesShareAPlace() throws {
        let scene = MotionScene(
            """
            { vstack: [{ circle: 10 }, { when: { state: { button: pressed } }, then: { rectangle: , frame: { \
            size: 20 } }, else: { rectangle: , frame: { size: 20 } } }], spacing: 4 }
            """, script: "[{ at: 1, set: { button: pressed }, animation: { linear: 1 } }]")
        let circle = try #require(try scene.frames(of: "circle", at: 1.5).first)
        let places = try scene.frames(of: "rectangle", at: 1.5).map { $0.minY - circle.minY }
        try #require(places.count == 2)
        #expect(isNear(places[0], 14) && isNear(places[1], 14))
    }
}
