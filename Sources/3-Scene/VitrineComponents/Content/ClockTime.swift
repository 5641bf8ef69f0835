import VitrineJSON
import VitrineSceneFormat
import VitrineSource

/// A time of a day, to the minute.
struct ClockTime: Hashable, Sendable {
    let hour: Int
    let minute: Int

    /// Creates a time from text such as `9:41`; `nil` for an invalid one.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            text.allSatisfy({ $0 == ":" || ("0"..."9").contains($0) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }

    /// The hour on a clock of twelve.
    var twelve: Int { hour % 12 == 0 ? 12 : hour % 12 }

    var isMorning: Bool { hour < 12 }
}

extension Codec where Value == ClockTime {
    /// A time such as `9:41`.
    static let clockTime = Codec(.pattern(#"^\d{1,2}:\d{2}$"#), expected: "a time such as \"9:41\"") {
        value, reader in
        guard let text = Codec<String>.text.read(value, reader) else { return nil }
        guard let time = ClockTime(text) else {
            reader.report(
                .outOfRange("`\(text)`", allowed: "a time of the day such as \"9:41\""), at: value.mark)
            return nil
        }
        return time
    }
}
