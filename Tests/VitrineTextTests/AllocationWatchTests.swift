import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the C library refused is asked for again before it is an error.
struct AllocationWatchTests {
    @Test(arguments: [(0, 1), (1, 2), (9, 10), (23, 24), (24, nil)] as [(Int, Int?)])
    func suspectValuesAreMadeAgain(suspects: Int, expected: Int?) throws {
        var made = 0
        var discarded: [Int] = []
        let value = try AllocationWatch.retry { () throws(FontError) -> Int in
            made += 1
            if made <= suspects { errno = ENOMEM }
            return made
        } discard: { (value: Int) throws(FontError) in
            discarded.append(value)
        }
        #expect(value == expected)
        #expect(discarded == Array(1..<suspects + 1))
    }

    @Test func errorsEndTheAttempts() {
        var made = 0
        func attempt() throws(FontError) {
            _ = try AllocationWatch.retry { () throws(FontError) -> Int in
                made += 1
                errno = ENOMEM
                throw .libraryFailure("gone")
            } discard: { (_: Int) throws(FontError) in
            }
        }
        #expect(throws: FontError.libraryFailure("gone"), performing: attempt)
        #expect(made == 1)
    }

    /// Fonts of one face follow it when one of them opens it again.
    @Test func reopenedFontsShapeAsOthersDo() throws {
        let fonts = [400.0, 700].map { FontDescription(size: 17, weight: $0) }
        let engine = try makeEngine()
        let instances = try fonts.map { try engine.instance(for: $0) }
        try instances[0].shaping.reopen()
        #expect(instances[1].shaping.face.reopenings == 1)
        for font in fonts {
            let text = "WAVE To fi 12"
            let glyphs = try engine.paragraph(text, font: font).lines[0].glyphs
            let expected = try makeEngine().paragraph(text, font: font).lines[0].glyphs
            #expect(glyphs.map(\.position) == expected.map(\.position))
        }
    }
}
