import Synchronization
import Testing
import Vitrine
import VitrineRendering
import VitrineTestSupport

/// A picture that is no longer wanted ends within the stage that it is in.
@Suite struct CancellationTests {
    /// Says from one question on that the picture is no longer wanted.
    private final class Wish: Sendable {
        private let asked = Mutex(0)
        private let last: Int

        init(for last: Int) { self.last = last }

        var count: Int { asked.withLock { $0 } }

        func isOver() -> Bool {
            asked.withLock { asked in
                asked += 1
                return asked > last
            }
        }
    }

    /// A scene with a component, symbols, a gradient, a mesh, shadows, a blur, glass and something turned.
    private static func scene(rows: Int) throws -> Scene {
        try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 200, height: \(300 + 40 * rows), scale: 1 }
                components:
                  pair:
                    parameters: { title: text }
                    body: [{ hstack: [{ text: "{title}" }, spacer, { icon: star }] }]
                body:
                  - rectangle:
                    fill: { linearGradient: { colors: [red, blue] } }
                  - vstack:
                      - forEach: { data: \(rows), content: [{ pair: { title: "Row {index}" } }] }
                      - rectangle:
                        frame: { width: 80, height: 40 }
                        fill: { meshGradient: { width: 2, height: 2, colors: [red, blue, green, yellow] } }
                        shadow: { radius: 6, y: 3 }
                      - { text: Glass, padding: 12, glass: regular }
                      - { text: Blurred, blur: 3, opacity: 0.5 }
                      - { text: Turned, rotation: 20, shadow: { radius: 4 } }
                """)
    }

    @Test(arguments: [1, 3], [1, 2] as [UInt64])
    func aPictureEndsWhereverItIsCancelled(threads: Int, seed: UInt64) throws {
        let scene = try Self.scene(rows: 3)
        let options = RenderOptions(threads: threads)
        let patient = Wish(for: .max)
        let whole = try scene.render(options, nil, isCancelled: patient.isOver)
        #expect(try scene.render(options, nil, isCancelled: nil).pixels == whole.pixels)
        #expect(patient.count > 200)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            // As often in the first questions, those of resolving and layout, as among all.
            let limit = Bool.random(using: &random) ? min(patient.count, 100) : patient.count
            let asked = Int.random(in: 0..<limit, using: &random)
            let wish = Wish(for: asked)
            do throws(RenderError) {
                let late = try scene.render(options, nil, isCancelled: wish.isOver)
                // How often is asked depends on the time that rows take.
                #expect(wish.count <= asked && late.pixels == whole.pixels, "seed \(seed), \(asked)")
            } catch {
                #expect(error.kind == .cancelled, "seed \(seed), \(asked): \(error)")
            }
        }
    }

    /// A screen is often half of its time in these stages, and a list may have thousands of rows.
    @Test func resolvingAndLayoutAskAtEachNode() throws {
        func questions(_ rows: Int) throws -> Int {
            let wish = Wish(for: .max)
            _ = try Self.scene(rows: rows).layOut(RenderOptions(), nil, isCancelled: wish.isOver)
            return wish.count
        }
        // A row is a component, a stack, a text, a spacer and a symbol, each resolved and laid out.
        #expect(try questions(40) - questions(20) >= 20 * 10)
    }

    @Test(arguments: [0, 3, 20, 60]) func nothingIsAskedAfterTheEnd(asked: Int) throws {
        let wish = Wish(for: asked)
        let scene = try Self.scene(rows: 20)
        let error = #expect(throws: RenderError.self) {
            _ = try scene.layOut(RenderOptions(), nil, isCancelled: wish.isOver)
        }
        #expect(error?.kind == .cancelled && wish.count == asked + 1)
    }
}
