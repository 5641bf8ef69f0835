import VitrineJSON
import VitrineSceneFormat
import VitrineSource

/// A day of the Gregorian calendar.
struct CalendarDate: Hashable, Sendable {
    /// The number of days since 1970-01-01.
    let number: Int

    init(number: Int) { self.number = number }

    /// Creates a date; `nil` for an invalid one. The arithmetic of the proleptic calendar is Howard Hinnant's
    /// `days_from_civil` ("chrono-Compatible Low-Level Date Algorithms").
    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        // A day beyond the end of the month is invalid.
        guard civil == (year, month, day) else { return nil }
    }

    /// Creates a date from text such as `2026-03-09`; `nil` for an invalid one.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            text.allSatisfy({ $0 == "-" || ("0"..."9").contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    var civil: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The day of the week, 0 for Sunday.
    var weekday: Int { ((number + 4) % 7 + 7) % 7 }

    /// A day of the week, 0 for Sunday.
    static let weekday = Codec<Int>.choice(
        "a weekday",
        ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"].enumerated().map {
            ($1, $0)
        })

    func adding(_ days: Int) -> CalendarDate { CalendarDate(number: number + days) }
}

extension Codec where Value == CalendarDate {
    /// A date such as `2026-03-09`.
    static let date = Codec(
        .pattern(#"^\d{4}-\d{2}-\d{2}$"#), expected: "a day such as 2026-03-09"
    ) { value, reader in
        guard case .string(let text) = value.content else {
            return reader.mismatch(value, expected: "a day such as 2026-03-09")
        }
        guard let date = CalendarDate(text) else {
            reader.report(
                .outOfRange("`\(text)`", allowed: "a day of the calendar such as 2026-03-09"), at: value.mark)
            return nil
        }
        return date
    }
}
