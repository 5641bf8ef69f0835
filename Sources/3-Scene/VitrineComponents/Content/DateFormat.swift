/// How a language writes a day and a time in a few letters.
///
/// From the Unicode Common Locale Data Repository: `months/format/abbreviated`, `availableFormats/yMMMd` and
/// the hours of `timeFormats/short`.
struct DateFormat: Sendable {
    /// A part of a day, in the order of the language.
    enum Part: Sendable { case year, month, day }

    /// Short names of the months, as they stand in a date.
    let months: [String]
    /// A day, with `{d}`, `{m}` and `{y}` for its parts.
    private let pattern: String
    private let clock: Clock

    private enum Clock: Sendable {
        /// `9:41 AM`.
        case twelve
        /// `9:41`.
        case plain
        /// `09:41`.
        case padded
    }

    private init(_ months: String, _ pattern: String, _ clock: Clock = .padded) {
        self.months = months.split(separator: " ").map(String.init)
        (self.pattern, self.clock) = (pattern, clock)
    }

    /// The parts in their order.
    var order: [Part] {
        let signs: [(Part, Range<String.Index>?)] = [
            (.year, pattern.firstRange(of: "{y}")), (.month, pattern.firstRange(of: "{m}")),
            (.day, pattern.firstRange(of: "{d}")),
        ]
        return signs.compactMap { part, range in range.map { (part, $0.lowerBound) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// `true` if the clock counts twelve hours twice.
    var hasHalfDays: Bool { clock == .twelve }

    /// Returns a day such as `9 Mar 2026`.
    func text(of date: CalendarDate) -> String {
        let (year, month, day) = date.civil
        return pattern.replacing("{d}", with: "\(day)").replacing("{m}", with: months[month - 1])
            .replacing("{y}", with: "\(year)")
    }

    /// Returns a time such as `09:41`.
    func text(of time: ClockTime) -> String {
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        switch clock {
        case .twelve: return "\(time.twelve):\(minute) \(time.isMorning ? "AM" : "PM")"
        case .plain: return "\(time.hour):\(minute)"
        case .padded: return (time.hour < 10 ? "0" : "") + "\(time.hour):\(minute)"
        }
    }

    /// Returns the format of a language; English for one that is not in the table.
    static func named(_ tag: String) -> DateFormat {
        table[tag] ?? tag.split(separator: "-").first.flatMap { table[String($0)] } ?? english
    }

    private static let english = DateFormat(
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", "{m} {d}, {y}", .twelve)

    private static let table: [String: DateFormat] = [
        "en": english,
        "en-GB": DateFormat("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec", "{d} {m} {y}"),
        "de": DateFormat("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.", "{d}. {m} {y}"),
        "fr": DateFormat("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.", "{d} {m} {y}"),
        "es": DateFormat("ene feb mar abr may jun jul ago sept oct nov dic", "{d} {m} {y}", .plain),
        "it": DateFormat("gen feb mar apr mag giu lug ago set ott nov dic", "{d} {m} {y}"),
        "pt": DateFormat(
            "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.", "{d} de {m} de {y}"),
        "nl": DateFormat("jan feb mrt apr mei jun jul aug sep okt nov dec", "{d} {m} {y}"),
        "ru": DateFormat(
            "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.", "{d} {m} {y} г."),
        "ar": DateFormat(
            "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر", "{d} {m} {y}",
            .plain),
        "he": DateFormat(
            "ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳", "{d} ב{m} {y}", .plain),
        "ja": DateFormat("1 2 3 4 5 6 7 8 9 10 11 12", "{y}年{m}月{d}日", .plain),
        "zh": DateFormat("1 2 3 4 5 6 7 8 9 10 11 12", "{y}年{m}月{d}日"),
    ]

    /// The languages of the table.
    static let languages = table.keys.sorted()
}
