import Testing
import VitrineTestSupport

@testable import VitrineComponents

@Suite("Calendars, scales and curves")
struct StructureMathTests {
    @Test(arguments: [
        ("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2), ("2026-03-09", 20_521, 1), ("1969-12-31", -1, 3),
        ("2100-03-01", 47_541, 1), ("0001-01-01", -719_162, 1),
    ])
    func daysAreCounted(_ text: String, _ number: Int, _ weekday: Int) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.number == number)
        #expect(date.weekday == weekday)
    }

    @Test(arguments: [
        "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-01-01", "2026-1-1", "",
    ])
    func whatIsNoDayIsNone(_ text: String) { #expect(CalendarDate(text) == nil) }

    @Test func everyDayOfFourCenturiesComesBack() {
        var last = CalendarDate(number: -70_000).civil
        for number in stride(from: -69_999, through: 80_000, by: 1) {
            let civil = CalendarDate(number: number).civil
            let follows =
                (civil.year, civil.month, civil.day) == (last.year, last.month, last.day + 1)
                || (civil.day == 1
                    && (civil.month == last.month + 1 || (civil.month == 1 && civil.year == last.year + 1)))
            if !follows {
                Issue.record("\(civil) follows \(last)")
                return
            }
            last = civil
        }
        #expect(CalendarDate(year: last.year, month: last.month, day: last.day)?.number == 80_000)
    }

    @Test func everyLanguageHasAllNames() {
        #expect(CalendarLanguage.languages.count > 90)
        for name in CalendarLanguage.languages {
            let language = CalendarLanguage.named(name)
            #expect(language.days.count == 7 && language.letters.count == 7, "\(name)")
            #expect(language.months.count == 12 && language.shortMonths.count == 12, "\(name)")
            #expect([0, 2].contains(language.halves.count) && language.order.count == 3, "\(name)")
        }
    }

    @Test(arguments: [("de-AT", 1), ("en-GB", 1), ("en-US", 0), ("ar", 6), ("pt-PT", 0), ("sv-FI", 1)])
    func weeksBeginAsTheRegionsDo(_ language: String, _ day: Int) {
        #expect(CalendarLanguage.named(language).firstWeekday == day)
    }

    @Test(
        arguments: [
            ([45.0, 62, 90], nil, nil, 4, [0.0, 25, 50, 75, 100]),
            ([3, -2, 5], nil, nil, 3, [-2.5, 0, 2.5, 5]),
            ([0.02, 0.07], nil, nil, 4, [0, 0.02, 0.04, 0.06, 0.08]),
            ([62, 121], 40.0, nil, 4, [50, 75, 100, 125]),
            ([0], nil, nil, 4, [0, 0.25, 0.5, 0.75, 1]), ([5e8], nil, 1e9, 2, [0, 5e8, 1e9]),
        ] as [([Double], Double?, Double?, Int, [Double])])
    func ticksAreRound(
        _ values: [Double], _ minimum: Double?, _ maximum: Double?, _ count: Int, _ ticks: [Double]
    ) {
        let scale = ChartScale(over: values, minimum: minimum, maximum: maximum, ticks: count)
        #expect(scale.ticks.count == ticks.count)
        for (one, other) in zip(scale.ticks, ticks) { #expect(abs(one - other) <= 1e-9 * max(abs(other), 1)) }
    }

    /// Between two points, a curve stays between their values.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func curvesNeverOvershoot(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...12, using: &random)
        let x = (0..<count).map { Double($0) * 10 }
        let y = (0..<count).map { _ in Double.random(in: -50...50, using: &random) }
        let slopes = MonotoneCurve.slopes(x, y)
        for i in 0..<(count - 1) {
            for step in 0...20 {
                let t = Double(step) / 20
                let (a, b, h) = (y[i], y[i + 1], x[i + 1] - x[i])
                let (c1, c2) = (a + slopes[i] * h / 3, b - slopes[i + 1] * h / 3)
                let u = 1 - t
                let value = u * u * u * a + 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t * b
                #expect(
                    value >= min(a, b) - 1e-9 && value <= max(a, b) + 1e-9, "seed \(seed), piece \(i) at \(t)"
                )
            }
        }
    }
}
