import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Screens within a picture: blurs on them do not see what surrounds them.
@Suite struct BackdropEndTests {
    private static func items(_ contents: [DisplayContent]) -> [DisplayItem] {
        contents.map { DisplayItem(source: "", $0) }
    }

    /// The content of a screen of 32 by 24 points, from its top left.
    private static let screen: [DisplayContent] = [
        .fill(.box(0, 0, 32, 24), .solid(Color(red: 1, green: 0.8, blue: 0.2))),
        .fill(.box(10, 4, 5, 20), .solid(Color(red: 0, green: 0.2, blue: 0.8))),
        .backdrop(.box(0, 12, 32, 12), BackdropFilter([.blur(sigma: 4)])),
        .progressiveBlur(
            .box(20, 0, 12, 12),
            ProgressiveBlur(start: Point(20, 0), end: Point(32, 0), startSigma: 0, endSigma: 5)),
    ]

    @Test func aScreenLooksTheSameInAnyPicture() throws {
        let alone = try Rasterizer().render(DisplayList(32, 24, Self.screen))
        for (x, y) in [(8, 6), (0, 0), (16, 16)] {
            let group = Group(
                transform: .translation(Double(x), Double(y)), clip: .box(0, 0, 32, 24),
                mirrorsBackdropAtClip: true,
                items: Self.items(Self.screen))
            let whole = try Rasterizer().render(
                DisplayList(48, 40, [.fill(.box(0, 0, 48, 40), .solid(.black)), .group(group)]))
            var wrong = 0
            for row in 0..<24 {
                for column in 0..<32 where whole[column + x, row + y] != alone[column, row] { wrong += 1 }
            }
            #expect(wrong == 0, "at \(x), \(y)")
        }
    }

    /// Pixels crossed by the edge of the screen are not part of the blurred backdrop.
    @Test func edgesBetweenPixelsLetNothingIn() throws {
        let white: [DisplayContent] = [
            .fill(.box(0, 0, 32, 24), .solid(.white)),
            .backdrop(.box(0, 0, 32, 24), BackdropFilter([.blur(sigma: 4)])),
        ]
        let group = Group(
            transform: .translation(8.5, 6.25), clip: .box(0, 0, 32, 24), mirrorsBackdropAtClip: true,
            items: Self.items(white))
        let whole = try Rasterizer().render(
            DisplayList(48, 40, [.fill(.box(0, 0, 48, 40), .solid(.black)), .group(group)]))
        for row in 7..<30 {
            for column in 9..<40 { #expect(whole[column, row].x == 65535, "\(column), \(row)") }
        }
        #expect((1..<65535).contains(whole[8, 20].x) && whole[7, 20].x == 0)
    }

    /// Without the screen, the neighbours bleed in.
    @Test func elsewhereNeighboursBleedIn() throws {
        let group = Group(
            transform: .translation(8, 6), clip: .box(0, 0, 32, 24), items: Self.items(Self.screen))
        let whole = try Rasterizer().render(
            DisplayList(48, 40, [.fill(.box(0, 0, 48, 40), .solid(.black)), .group(group)]))
        let alone = try Rasterizer().render(DisplayList(32, 24, Self.screen))
        #expect(whole[8 + 31, 6 + 20] != alone[31, 20])
    }

    /// Glass within glass within a screen, on a layer of its own.
    @Test func holdsForGroupsWithin() throws {
        let dim = Group(opacity: 0.5, items: Self.items([Self.screen[2]]))
        let contents = Array(Self.screen.prefix(2)) + [.group(dim)]
        let alone = try Rasterizer().render(DisplayList(32, 24, contents))
        let group = Group(
            transform: .translation(8, 6), clip: .box(0, 0, 32, 24), mirrorsBackdropAtClip: true,
            items: Self.items(contents))
        let whole = try Rasterizer().render(
            DisplayList(48, 40, [.fill(.box(0, 0, 48, 40), .solid(.black)), .group(group)]))
        for row in 0..<24 {
            for column in 0..<32 { #expect(whole[column + 8, row + 6] == alone[column, row]) }
        }
    }
}
