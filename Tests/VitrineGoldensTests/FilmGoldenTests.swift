import Foundation
import Testing

@testable import VitrineGoldens
@testable import VitrinePixels

/// Films as goldens: their files, the hashes of frames, and what is said of those that differ.
struct FilmGoldenTests {
    /// The way of a spring from 0 to 1, in closed form.
    ///
    /// - Parameters:
    ///   - damping: The damping fraction, below 1.
    ///   - response: The response, in seconds.
    private static func spring(damping: Double, response: Double, frames: Int = 90) -> [Double] {
        let frequency = 2 * Double.pi / response
        let damped = frequency * (1 - damping * damping).squareRoot()
        return (0..<frames).map { frame in
            let time = Double(frame) / 60
            let decay = exp(-damping * frequency * time)
            let phase = damped * time
            return 1 - decay * (cos(phase) + damping * frequency / damped * sin(phase))
        }
    }

    private static func film(
        _ curves: [[Double]], frames: [String]? = nil, node: String = "#save", property: String = "scale"
    ) -> FilmGolden {
        let hashes = frames ?? curves.first?.map { "\(Int(($0 * 1000).rounded()))" } ?? ["0"]
        return FilmGolden(
            record: GoldenRecordTests.record, start: 0.5, width: 40, height: 30, strip: [0, 1],
            box: [2, 3, 30, 20], frames: hashes,
            tracks: [
                FilmTrack(
                    node: node, property: property, values: ["0", "1"], curves: curves, hasNumbers: true)
            ])
    }

    @Test func filmsAreReadAsTheyWereWritten() throws {
        let curve = Self.spring(damping: 0.5, response: 0.3)
        let film = Self.film([curve, curve.map { -100 * $0 }])
        #expect(FilmGolden(text: Array(film.text.utf8)) == film)
        // Equal curves, and frames that stay, are there once.
        let still = Self.film([Array(repeating: 0.25, count: 600), Array(repeating: 0.25, count: 600)])
        #expect(still.text.contains("\"2500*600\"") && still.text.contains("\"250*600\""))
        #expect(still.text.utf8.count < 700)
        #expect(FilmGolden(text: Array(still.text.utf8)) == still)
    }

    @Test(arguments: [
        ("\"version\": 1", "\"version\": 2"), ("\"fps\": 60", "\"fps\": 30"),
        ("\"start\": 0.5", "\"start\": -1"), ("\"width\": 40", "\"width\": 0"),
        ("\"box\": [2,3,30,20]", "\"box\": [2,3,30,31]"), ("\"strip\": [0,1]", "\"strip\": [90]"),
        ("\"250*90\"", "\"250*36001\""), ("\"250*90\"", "\"250*-1\""), ("\"250*90\"", "\"250*1*1\""),
        ("\"2500*90\"", "\"2500*89\""), ("\"2500*90\"", "\"1e300*90\""),
        ("\"curves\":[0]", "\"curves\":[7]"),
    ])
    func filesThatAreNoFilmsAreRefused(part: String, other: String) {
        let text = Self.film([Array(repeating: 0.25, count: 90)]).text
        #expect(text.contains(part), "\(text)")
        #expect(FilmGolden(text: Array(text.replacing(part, with: other).utf8)) == nil)
    }

    /// Rows that have not changed are not hashed again, and the hash is that of the whole frame.
    @Test func hashesFollowTheRowsThatChange() {
        var image = RGBA8Image(width: 3, height: 4, components: Array(repeating: 7, count: 48))
        var hasher = FrameHasher()
        let first = hasher.digits(image, changed: 0..<0)
        image.components[2 * 12 + 5] = 8
        let second = hasher.digits(image, changed: 2..<3)
        image.components[2 * 12 + 5] = 7
        let third = hasher.digits(image, changed: 2..<3)
        #expect(first != second && first == third)
        var fresh = FrameHasher()
        image.components[2 * 12 + 5] = 8
        #expect(fresh.digits(image, changed: 0..<0) == second)
        #expect(first.count == 16)
    }

    /// Another response is the same way at other times; another bounce leads elsewhere.
    @Test(arguments: [
        (0.5, 0.3, 0.5, 0.45, FilmPath.Difference.timing as FilmPath.Difference?),
        (0.5, 0.3, 0.5, 0.2, .timing), (0.5, 0.3, 0.5, 0.3, nil), (0.5, 0.3, 0.8, 0.3, .path),
        (0.6, 0.4, 0.7, 0.4, .path), (0.8, 0.3, 0.85, 0.3, .path), (0.6, 0.4, 0.6, 0.7, .timing),
    ])
    func otherTimingIsToldFromAnotherPath(
        damping: Double, response: Double, otherDamping: Double, otherResponse: Double,
        difference: FilmPath.Difference?
    ) {
        let one = [Self.spring(damping: damping, response: response)]
        let other = [Self.spring(damping: otherDamping, response: otherResponse)]
        #expect(FilmPath.difference(one, other) == difference)
        #expect(FilmPath.difference(other, one) == difference)
    }

    @Test func aDifferenceNamesFrameNodeAndProperty() {
        let old = Self.film([Array(repeating: 0, count: 6) + Self.spring(damping: 0.6, response: 0.4)])
        let new = Self.film([Array(repeating: 0, count: 6) + Self.spring(damping: 0.7, response: 0.4)])
        let difference = FilmDifference(old, new)
        #expect(difference.tracks.map(\.kind) == [.path])
        #expect(difference.tracks.map(\.node) == ["#save"] && difference.tracks.map(\.property) == ["scale"])
        // Both start alike, and differ by more than a thousandth from some frame on.
        #expect(difference.frame == 8)
        #expect(difference.oldFrames == 96 && difference.newFrames == 96 && !difference.isOnlyTiming)
        #expect(difference.tracks.map(\.old) == [old.tracks[0].curves])
        #expect(difference.messages.first?.hasPrefix("frame \(difference.frame), at ") == true)
        #expect(difference.messages.last?.contains("scale of #save") == true)
        #expect(difference.messages.last?.contains("other path: goes through 0 to 1.046") == true)
        #expect(FilmDifference(old, old).frame == 0 && FilmDifference(old, old).tracks.isEmpty)
    }

    @Test func picturesThatComeLaterAreTheSameOnes() {
        let still = [[0.0, 0, 0, 0]]
        let old = Self.film(still, frames: ["a", "b", "c", "c"])
        let new = Self.film(still, frames: ["a", "a", "b", "c"])
        let difference = FilmDifference(old, new)
        #expect(difference.isOnlyTiming && difference.frame == 2 && difference.differing == 2)
        #expect(difference.messages.contains("the pictures are the same ones, at other times"))
        let longer = Self.film([[0.0, 0, 0, 0, 0]], frames: ["a", "b", "c", "c", "d"])
        let added = FilmDifference(old, longer)
        #expect(added.frame == 5 && added.differing == 1 && added.tracks.isEmpty)
    }

    /// Haptics are kept, compared, and named where they differ; files without any are as before.
    @Test func hapticsAreKept() {
        let plain = Self.film([[0.0, 1]])
        #expect(!plain.text.contains("marks"))
        var felt = plain
        felt.marks = [
            FilmMark(node: "#save", time: 0.1, text: "impact light"),
            FilmMark(node: "#save", time: 0.3, text: "success"),
        ]
        #expect(FilmGolden(text: Array(felt.text.utf8)) == felt)
        #expect(!plain.matches(felt) && felt.matches(felt))
        var later = felt
        later.marks[1].time = 0.4
        let difference = FilmDifference(felt, later)
        #expect(difference.frame == 0 && difference.tracks.isEmpty)
        #expect(
            difference.messages == [
                "success of #save at 0.3 s is felt no more", "success of #save at 0.4 s is new",
            ])
        let wrong = felt.text.replacing("\"time\":0.1", with: "\"time\":1e300")
        #expect(wrong != felt.text && FilmGolden(text: Array(wrong.utf8)) == nil)
    }

    @Test func whatMovesNoMoreIsNamed() {
        let old = Self.film([Self.spring(damping: 0.6, response: 0.4)])
        var new = old
        new.tracks = []
        #expect(FilmDifference(old, new).tracks.map(\.kind) == [.removed])
        #expect(FilmDifference(new, old).tracks.map(\.kind) == [.added])
        #expect(
            FilmDifference(old, new).messages == ["scale of #save: it does not move any more"])
    }
}
