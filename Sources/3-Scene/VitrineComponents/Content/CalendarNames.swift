import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The names of days and months in a language, and the first day of its weeks.
///
/// From the Unicode Common Locale Data Repository: `days/stand-alone/abbreviated` and `narrow`,
/// `months/stand-alone/wide`, and `weekData/firstDay` of the language's most populous region.
struct CalendarNames: Sendable {
    /// Short names, starting with Sunday.
    let days: [String]
    /// One-letter names, starting with Sunday.
    let letters: [String]
    let months: [String]
    /// The first day of the week, 0 for Sunday.
    let firstWeekday: Int
    /// `true` if the year precedes the month.
    let yearFirst: Bool

    private init(
        _ days: String, _ letters: String, _ months: String, first: Int, yearFirst: Bool = false
    ) {
        func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        (self.days, self.letters, self.months) = (list(days), list(letters), list(months))
        (firstWeekday, self.yearFirst) = (first, yearFirst)
    }

    /// Returns a heading with the month and the year.
    func heading(year: Int, month: Int) -> String {
        yearFirst ? "\(year)年 \(months[month - 1])" : "\(months[month - 1]) \(year)"
    }

    /// Returns a date such as `Tue 9 Sep`: in English with the month cut to three letters, in other languages
    /// whole.
    func date(weekday: Int, day: Int, month: Int) -> String {
        let (name, month) = (days[weekday], months[month - 1])
        if yearFirst { return "\(month)\(day)日 \(name)" }
        return "\(name) \(day) \(months == Self.english.months ? String(month.prefix(3)) : month)"
    }

    /// Returns the names in a language; English for one that is not in the table.
    static func named(_ tag: String) -> CalendarNames { known(tag) ?? table["en"] ?? english }

    /// Returns the names for a BCP 47 tag: those of the whole tag, or else of its language; `nil` if neither
    /// is in the table.
    static func known(_ tag: String) -> CalendarNames? {
        table[tag] ?? tag.split(separator: "-").first.flatMap { table[String($0)] }
    }

    /// Warns of a language that is not in the table.
    static func warn(of context: BuildContext, on noun: Noun) {
        let language = context.inherited.language
        guard known(language) == nil else { return }
        context.reader.warn(
            .calendarLanguage,
            .noEffect(
                noun: "language", on: noun,
                because: "`\(language)` is not among \(languages.joined(separator: ", "))"),
            at: context.source.mark)
    }

    static let languages = table.keys.sorted()

    private static let english = CalendarNames(
        "Sun Mon Tue Wed Thu Fri Sat", "S M T W T F S",
        "January February March April May June July August September October November December", first: 0)

    private static let british = CalendarNames(
        "Sun Mon Tue Wed Thu Fri Sat", "S M T W T F S",
        "January February March April May June July August September October November December", first: 1)

    private static let table: [String: CalendarNames] = [
        "en": english, "en-GB": british,
        "de": CalendarNames(
            "So Mo Di Mi Do Fr Sa", "S M D M D F S",
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember", first: 1),
        "fr": CalendarNames(
            "dim. lun. mar. mer. jeu. ven. sam.", "D L M M J V S",
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre", first: 1),
        "es": CalendarNames(
            "dom lun mar mié jue vie sáb", "D L M X J V S",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            first: 1),
        "it": CalendarNames(
            "dom lun mar mer gio ven sab", "D L M M G V S",
            "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
            first: 1),
        "pt": CalendarNames(
            "dom. seg. ter. qua. qui. sex. sáb.", "D S T Q Q S S",
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
            first: 0),
        "nl": CalendarNames(
            "zo ma di wo do vr za", "Z M D W D V Z",
            "januari februari maart april mei juni juli augustus september oktober november december",
            first: 1),
        "ru": CalendarNames(
            "вс пн вт ср чт пт сб", "В П В С Ч П С",
            "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь", first: 1),
        "ar": CalendarNames(
            "أحد إثنين ثلاثاء أربعاء خميس جمعة سبت", "ح ن ث ر خ ج س",
            "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر", first: 6),
        "he": CalendarNames(
            "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳", "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳",
            "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר", first: 0),
        "ja": CalendarNames(
            "日 月 火 水 木 金 土", "日 月 火 水 木 金 土", "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
            first: 0, yearFirst: true),
        "zh": CalendarNames(
            "周日 周一 周二 周三 周四 周五 周六", "日 一 二 三 四 五 六",
            "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月", first: 1, yearFirst: true),
    ]
}
