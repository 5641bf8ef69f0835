import Testing
import VitrinePixels
import VitrineSuites
import VitrineTestSupport

/// What the strips of films show around what moves.
struct StripCropTests {
    private static let frame = PixelRect(width: 400, height: 100)
    private static let moving = PixelRect(x0: 50, y0: 30, x1: 100, y1: 60)

    private func box(_ items: [PixelRect], around moving: PixelRect = Self.moving) -> PixelRect {
        StripCrop.box(around: moving, items: items, margin: 16, in: Self.frame)
    }

    @Test func whatMovesHasItsMargin() {
        #expect(box([Self.moving, Self.frame]) == PixelRect(x0: 34, y0: 14, x1: 116, y1: 76))
        #expect(box([], around: PixelRect(width: 0, height: 0)) == Self.frame)
    }

    /// A chip beside the one that moves, and the button around what moves.
    @Test(arguments: [
        (PixelRect(x0: 110, y0: 30, x1: 160, y1: 60), PixelRect(x0: 34, y0: 14, x1: 168, y1: 76)),
        (PixelRect(x0: 20, y0: 20, x1: 140, y1: 70), PixelRect(x0: 12, y0: 12, x1: 148, y1: 78)),
    ])
    func whatTheEdgeCutsIsWhole(item: PixelRect, expected: PixelRect) {
        #expect(box([item]) == expected)
        #expect(box([item, Self.frame, Self.moving]) == expected)
    }

    /// What would more than treble the strip stays cut, as a whole card does, and leaves room for others.
    @Test func largeItemsStayCut() {
        let card = PixelRect(x0: 4, y0: 4, x1: 390, y1: 96)
        let chip = PixelRect(x0: 110, y0: 30, x1: 160, y1: 60)
        #expect(box([card]) == box([]))
        #expect(box([card, chip]) == box([chip]))
        #expect(box([chip, card]) == box([chip]))
    }

    /// Whatever is around, a strip is at most three times as large as without it, lies in the frame, and does not
    /// depend on the order of the items.
    @Test func stripsStayBounded() {
        var random = SeededGenerator(seed: 45)
        for _ in 0..<500 {
            let items = (0..<8).map { _ in random.rect(in: Self.frame) }
            let found = box(items)
            #expect(found.pixelCount / 3 <= box([]).pixelCount)
            #expect(Self.frame.contains(found) && found.contains(box([])))
            #expect(found == box(items.reversed()))
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func rect(in frame: PixelRect) -> PixelRect {
        let x = Int.random(in: 0..<frame.width, using: &self)
        let y = Int.random(in: 0..<frame.height, using: &self)
        return PixelRect(
            x0: x, y0: y, x1: Int.random(in: x + 1...frame.width, using: &self),
            y1: Int.random(in: y + 1...frame.height, using: &self))
    }
}
