import CHarfBuzz

/// The scripts of characters that are used with several, but not with all: Arabic punctuation, the danda of
/// India's scripts, the marks of Chinese and Japanese (UAX #24, Script_Extensions).
///
/// The table is part of the library, as that of line breaking is: HarfBuzz only knows one script of each
/// character, and calls these common.
struct ScriptExtensions {
    static let shared = ScriptExtensions(decoding: ranges)

    private let starts: [UInt32]
    private let ends: [UInt32]
    /// The place of each range's scripts in `sets`.
    private let places: [Int]
    private let sets: [[hb_script_t]]

    init(decoding text: String) {
        var found: [(start: UInt32, end: UInt32, place: Int)] = []
        var sets: [[hb_script_t]] = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count == 2 else { continue }
            for range in parts[1].split(separator: " ") {
                let bounds = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                guard let first = bounds.first, let last = bounds.last else { continue }
                found.append((first, last, sets.count))
            }
            sets.append(parts[0].split(separator: " ").map(Self.script))
        }
        found.sort { $0.start < $1.start }
        starts = found.map(\.start)
        ends = found.map(\.end)
        places = found.map(\.place)
        self.sets = sets
    }

    /// Returns the script of an ISO 15924 code, whose letters are the script's number in HarfBuzz.
    private static func script(_ code: Substring) -> hb_script_t {
        hb_script_t(code.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }

    /// Returns the scripts that a character is used with, or `nil` for one that the table does not list.
    subscript(_ scalar: UInt32) -> [hb_script_t]? {
        // Nearly all text lies below the first range.
        guard let first = starts.first, scalar >= first else { return nil }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar { low = middle } else { high = middle }
        }
        return scalar <= ends[low] ? sets[places[low]] : nil
    }

    /// Returns the script that a character has by itself; `nil` for one that several scripts share.
    static func own(_ scalar: UInt32) -> hb_script_t? {
        let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
        return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
            ? nil : script
    }
}
