import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite struct ConfettiTests {
    @Test func nothingIsThereBeforeAndAfter() {
        let confetti = Confetti()
        #expect(confetti.pieces(at: 0).isEmpty)
        #expect(confetti.pieces(at: confetti.duration + confetti.stagger).isEmpty)
        #expect(confetti.pieces(at: 1).count == confetti.count)
    }

    /// Without air, from one point and at once: the ballistic curve, computed by hand.
    @Test func fliesAsThrown() {
        var confetti = Confetti(count: 200, spread: 0, drag: 0, stagger: 0)
        confetti.speed = 400
        for piece in confetti.pieces(at: 0.5) {
            // Up at 200 to 400 points per second, and down 500 * 0.25 / 2; sideways only the sway, of at most
            // ten points.
            #expect((-200...(-100)).contains(piece.position.y - 62.5))
            #expect(abs(piece.position.x) <= 10)
        }
    }

    /// Compared with small steps through `v' = g - k v`.
    @Test(arguments: [0.3, 1.4, 6.0])
    func airSlowsItAsSimulated(drag: Double) throws {
        let confetti = Confetti(count: 1, spread: 0, drag: drag, stagger: 0)
        let start = try #require(confetti.pieces(at: 1e-6).first).position.y / 1e-6
        var (y, v) = (0.0, start)
        let h = 1e-5
        for _ in 0..<100_000 {
            // The midpoint rule.
            let middle = v + h / 2 * (confetti.gravity - drag * v)
            y += h * middle
            v += h * (confetti.gravity - drag * middle)
        }
        #expect(abs(try #require(confetti.pieces(at: 1).first).position.y - y) < 0.01)
    }

    @Test func theSeedTellsThrowsApart() {
        let one = Confetti(seed: 1).pieces(at: 0.7)
        #expect(one == Confetti(seed: 1).pieces(at: 0.7))
        #expect(one != Confetti(seed: 2).pieces(at: 0.7))
        // One more piece does not change the others.
        #expect(Confetti(seed: 1, count: 61).pieces(at: 0.7).starts(with: one))
    }

    @Test func piecesFadeAtTheEnd() {
        let confetti = Confetti(stagger: 0)
        #expect(confetti.pieces(at: 1.9).allSatisfy { $0.opacity == 1 })
        let late = confetti.pieces(at: 2.9).map(\.opacity)
        #expect(late.allSatisfy { $0 > 0 && $0 < 0.1 })
    }

    /// Every time and option is drawn with finite numbers, and within the size of the frame.
    @Test func confettiIsDrawnAtAMoment() throws {
        let node =
            "{ confetti: { count: 40, time: 0.6, shapes: [star, circle], colors: [red], size: 8 }, frame: { size: 50 } }"
        let text = SceneText.body("[\(node)]", canvas: "{ width: 200, height: 200, time: 0.6 }")
        let laidOut = try SceneRun.laidOut(text)
        #expect(laidOut.root.dump.text().contains("confetti"))
        let other = text.replacing(", time: 0.6, s", with: ", s")
        #expect(try SceneRun.laidOut(other).root.dump.text() == laidOut.root.dump.text())
        for (option, column) in [
            ("count: 0", 9), ("count: 1001", 9), ("time: -1", 8), ("shapes: []", 10), ("size: [1]", 8),
        ] {
            let faults = try SceneRun.faults(
                SceneText.lines("- confetti:\n   \(option)", canvas: "{ width: 9, height: 9 }"))
            #expect(
                faults?.all.count == 1 && faults?.all.first?.mark == SourceMark(line: 5, column: column + 2),
                "\(option)")
        }
    }
}
