import Testing

@testable import VitrineFilms
@testable import VitrineRendering

/// The moments of films, which are exact fractions.
struct FilmIntervalTests {
    struct Case: Sendable, CustomStringConvertible {
        var from: String
        var to: String
        var rate: String
        var count: Int
        var description: String { "\(from) to \(to) at \(rate)" }
    }

    private func interval(_ c: Case) throws -> FilmInterval {
        try FilmInterval(
            from: #require(FilmTime(c.from)), to: #require(FilmTime(c.to)), rate: #require(FrameRate(c.rate)))
    }

    @Test(arguments: [
        Case(from: "0", to: "2", rate: "60", count: 120), Case(from: "0", to: "0.1", rate: "60", count: 6),
        Case(from: "0", to: "0.100001", rate: "60", count: 7),
        Case(from: "0.5", to: "1", rate: "30000/1001", count: 15),
        Case(from: "0", to: "1", rate: "0.5", count: 1), Case(from: "0", to: "10", rate: "0.5", count: 5),
        Case(from: "86399", to: "86400", rate: "240", count: 240),
        Case(from: ".1", to: "1.", rate: "29.97", count: 27),
    ])
    func framesEndBeforeTheEnd(_ c: Case) throws {
        let interval = try interval(c)
        #expect(interval.count == c.count)
        let end = try #require(Double(c.to.hasSuffix(".") ? c.to + "0" : c.to))
        #expect(interval.time(of: 0) == Double("0" + c.from))
        #expect(interval.time(of: c.count - 1) < end && interval.time(of: c.count) >= end)
    }

    /// A sum of steps, or of the start and a fraction, misses these in the last bit.
    @Test func timesAreTheNearestNumbers() throws {
        let sixty = try interval(Case(from: "0.1", to: "2", rate: "60", count: 0))
        #expect(sixty.time(of: 54) == 1 && sixty.time(of: 12) == 0.3 && sixty.time(of: 30) == 0.6)
        let thirty = try interval(Case(from: "0", to: "60", rate: "30000/1001", count: 0))
        for frame in [1, 7, 1000] { #expect(thirty.time(of: frame) == Double(frame * 1001) / 30000) }
    }

    @Test(arguments: [
        ("60", "60"), ("59.94", "2997/50"), ("30000/1001", "30000/1001"), ("120/2", "60"), ("0.5", "1/2"),
        ("240", "240"), ("060", "60"),
    ])
    func ratesAreReduced(_ text: String, _ printed: String) throws {
        #expect(try #require(FrameRate(text)).description == printed)
    }

    @Test(arguments: [
        "", "0", "0/5", "-1", "nan", "inf", "1e2", "241", "240.5", "1/0", "60/1/1", "0x10", "sixty",
        "1234567/65537", "6٠", " 60", "60 ", ".", "9999999999999",
    ])
    func otherRatesAreNone(_ text: String) {
        #expect(FrameRate(text) == nil, "\(text)")
    }

    @Test(arguments: ["", "-0.1", "nan", "1e1", "86400.000001", "99999999999", "0.1234567", "1,5", "."])
    func otherTimesAreNone(_ text: String) { #expect(FilmTime(text) == nil, "\(text)") }

    @Test(arguments: [("0", "0"), ("1.50", "1.5"), ("0.000001", "0.000001"), ("86400", "86400")])
    func timesArePrintedAsSeconds(_ text: String, _ printed: String) throws {
        #expect(try #require(FilmTime(text)).description == printed)
    }

    @Test func filmsWithoutFramesOrWithTooManyAreRefused() throws {
        for (from, to) in [("1", "1"), ("2", "1")] {
            let c = Case(from: from, to: to, rate: "60", count: 0)
            let error = #expect(throws: FilmProblem.self) { try interval(c) }
            #expect(
                error?.message
                    == "a film from \(from) to \(to) seconds has no frames: it has to end after it begins")
        }
        let long = Case(from: "0", to: "600.01", rate: "60", count: 0)
        let error = #expect(throws: FilmProblem.self) { try interval(long) }
        #expect(error == .tooLong(frames: 36_001, limit: 36_000))
        #expect(try interval(Case(from: "0", to: "600", rate: "60", count: 0)).count == 36_000)
    }

    @Test(arguments: [
        (120, [0, 17, 34, 51, 68, 85, 102, 119]), (8, Array(0..<8)), (3, [0, 1, 2]), (1, [0]),
    ])
    func momentsAreSpreadFromTheFirstToTheLast(_ count: Int, _ moments: [Int]) throws {
        let c = Case(from: "0", to: "\(count)", rate: "1", count: count)
        #expect(try interval(c).moments(8) == moments)
    }

    @Test func captionsHaveThousandths() throws {
        let interval = try interval(Case(from: "0", to: "2", rate: "60", count: 120))
        #expect(interval.caption(of: 19) == "0.317" && interval.caption(of: 30) == "0.5")
    }
}
