import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// How a language names days and months and writes dates and times in a few letters.
///
/// From the Unicode Common Locale Data Repository: `days` and `months`, `availableFormats/yMMMd` and `yMMMM`,
/// `timeFormats/short`, and `weekData/firstDay` of the language's most populous region.
struct CalendarLanguage: Sendable {
    /// A part of a day, in the order of the language.
    enum Part: Sendable { case year, month, day }

    /// Short names, starting with Sunday.
    let days: [String]
    /// One-letter names, starting with Sunday.
    let letters: [String]
    let months: [String]
    /// Short names of the months, as they stand in a date.
    let shortMonths: [String]
    /// The first day of the week, 0 for Sunday.
    let firstWeekday: Int
    /// The halves of a day; empty if the clock counts 24 hours.
    let halves: [String]
    /// A day, a month and a time, with names in braces for their parts.
    private let patterns: (day: String, month: String, time: String)
    /// The digits; empty for 0 to 9.
    private let digits: [Character]

    /// Creates a language from its parts in the table; `nil` if they are not as many as it takes.
    private init?(_ parts: [String]) {
        guard parts.count == CalendarTable.parts, let first = Int(parts[9]) else { return nil }
        func names(_ part: Int) -> [String] { parts[part].split(separator: "|").map(String.init) }
        (days, letters, months, shortMonths) = (names(1), names(2), names(3), names(4))
        patterns = (parts[5], parts[6], parts[7])
        (halves, firstWeekday, digits) = (names(8), first, Array(parts[10]))
    }

    // MARK: Texts

    /// Returns a number in the digits of the language.
    func number(_ number: Int, places: Int = 1) -> String {
        let text = "\(number)"
        let padded = String(repeating: "0", count: max(places - text.count, 0)) + text
        guard digits.count == 10 else { return padded }
        return String(padded.map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
    }

    /// Returns a heading with the month and the year.
    func heading(year: Int, month: Int) -> String {
        filled(patterns.month, [("y", number(year)), ("n", number(month)), ("M", months[month - 1])])
    }

    /// Returns a day such as `9 Mar 2026`.
    func text(of date: CalendarDate) -> String {
        let (year, month, day) = date.civil
        return filled(
            patterns.day,
            [
                ("d", number(day)), ("dd", number(day, places: 2)), ("n", number(month)),
                ("nn", number(month, places: 2)), ("m", shortMonths[month - 1]), ("M", months[month - 1]),
                ("y", number(year)),
            ])
    }

    /// Returns a time such as `09:41`.
    func text(of time: ClockTime) -> String {
        filled(
            patterns.time,
            [
                ("h", number(time.twelve)), ("H", number(time.hour)),
                ("HH", number(time.hour, places: 2)), ("mm", number(time.minute, places: 2)),
                ("a", halves.isEmpty ? "" : halves[time.isMorning ? 0 : halves.count - 1]),
            ])
    }

    /// Returns a day of the week with its date, such as `Tue 9 Sep`: in English with the month cut to three
    /// letters, in other languages whole.
    func text(weekday: Int, day: Int, month: Int) -> String {
        let (name, number, month) = (days[weekday], number(day) + suffix(of: .day), months[month - 1])
        if isYearFirst { return "\(month)\(number) \(name)" }
        return "\(name) \(number) \(hasEnglishMonths ? String(month.prefix(3)) : month)"
    }

    private var hasEnglishMonths: Bool { months[0] == "January" }

    private func filled(_ pattern: String, _ parts: [(name: String, text: String)]) -> String {
        parts.reduce(pattern) { $0.replacing("{\($1.name)}", with: $1.text) }
    }

    // MARK: Order

    /// The parts of a day in their order.
    var order: [Part] {
        let signs: [(Part, Range<String.Index>?)] = [
            (.year, patterns.day.firstRange(of: "{y}")),
            (.month, ["{m}", "{n}", "{nn}", "{M}"].lazy.compactMap(patterns.day.firstRange).first),
            (.day, patterns.day.firstRange(of: "{d}") ?? patterns.day.firstRange(of: "{dd}")),
        ]
        return signs.compactMap { part, range in range.map { (part, $0.lowerBound) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// `true` if the clock counts twelve hours twice.
    var hasHalfDays: Bool { !halves.isEmpty }

    /// `true` if the half of the day precedes the time.
    var startsWithHalf: Bool { patterns.time.hasPrefix("{a}") }

    /// `true` if hours before ten have a zero.
    var padsHours: Bool { patterns.time.contains("{HH}") }

    private var isYearFirst: Bool { order.first == .year }

    /// Returns the letters that a language with ideographs or syllables writes right after a number.
    func suffix(of part: Part) -> String {
        let sign = part == .year ? "{y}" : "{d}"
        guard part != .month, let end = patterns.day.firstRange(of: sign)?.upperBound,
            let next = patterns.day[end...].unicodeScalars.first, next.value >= 0x3000
        else { return "" }
        return String(next)
    }

    // MARK: Languages

    /// Returns a language; English for one that is not in the table.
    static func named(_ tag: String) -> CalendarLanguage { known(tag) ?? english }

    /// Returns the language of a BCP 47 tag: that of the whole tag, or else of its longest beginning; `nil`
    /// if none is in the table.
    static func known(_ tag: String) -> CalendarLanguage? {
        var parts = tag.split(separator: "-").map(String.init)
        // Traditional Chinese is that of its regions, too.
        if parts.first == "zh", parts.count > 1, ["TW", "MO", "Hant"].contains(parts[1]) {
            return parts.contains("HK") ? table["zh-HK"] : table["zh-Hant"]
        }
        while !parts.isEmpty {
            if let found = table[parts.joined(separator: "-")] { return found }
            parts.removeLast()
        }
        return nil
    }

    /// Warns of a language that is not in the table.
    static func warn(of context: BuildContext, on noun: Noun) {
        let language = context.inherited.language
        guard known(language) == nil else { return }
        context.reader.warn(
            .calendarLanguage,
            .noEffect(noun: "language", on: noun, because: "names in `\(language)` are not known here"),
            at: context.source.mark)
    }

    static let languages = table.keys.sorted()

    private static let english = table["en"] ?? CalendarLanguage.empty

    /// Numbers alone, if there were no table.
    private static let empty = CalendarLanguage()

    private init() {
        let days = (1...7).map(String.init)
        let months = (1...12).map(String.init)
        (self.days, letters, self.months, shortMonths) = (days, days, months, months)
        (halves, firstWeekday, digits) = ([], 0, [])
        patterns = ("{y}-{nn}-{dd}", "{y}-{nn}", "{HH}:{mm}")
    }

    private static let table: [String: CalendarLanguage] = {
        let lines = CalendarTable.text.split(separator: "\n")
        let found = lines.compactMap { line -> (String, CalendarLanguage)? in
            let parts = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
            return CalendarLanguage(parts).map { (parts[0], $0) }
        }
        return Dictionary(found) { first, _ in first }
    }()
}
