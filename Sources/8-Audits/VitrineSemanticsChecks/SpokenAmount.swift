/// A part of a whole that a text says, such as “2 of 3”, “66 percent” and “1 minute 28 of 4 minutes 20”, or a
/// length of time.
enum SpokenAmount: Equatable {
    case part(Double, of: Double)
    case percent(Double)
    /// A length of time, in seconds.
    case time(Double)

    /// A number, a word or a sign of a text.
    private enum Token: Equatable {
        case number(Double)
        case word(String)
    }

    /// The share of the whole, 0...1; `nil` for a length of time.
    var share: Double? {
        switch self {
        case .part(let part, let whole): part / whole
        case .percent(let percent): percent / 100
        case .time: nil
        }
    }

    /// Reads the amount of a text; `nil` if it has none, or several.
    init?(_ text: String) {
        let tokens = Self.tokens(of: text)
        let percents = tokens.indices.compactMap { index -> Double? in
            guard case .number(let number) = tokens[index], index + 1 < tokens.count,
                case .word(let sign) = tokens[index + 1]
            else { return nil }
            if Self.percentSigns.contains(sign) { return number }
            guard index + 2 < tokens.count, case .word(let next) = tokens[index + 2] else { return nil }
            return Self.percentSigns.contains("\(sign) \(next)") ? number : nil
        }
        if percents.count == 1, percents[0] <= 100 {
            self = .percent(percents[0])
            return
        }
        let places = tokens.indices.filter { index in
            if case .word(let word) = tokens[index] { Self.ofWords.contains(word) } else { false }
        }
        for place in places {
            guard let part = Self.quantity(tokens[..<place].suffix(4)),
                let whole = Self.quantity(tokens[(place + 1)...].prefix(4), first: true), whole.value > 0,
                part.isTime || part.unit == nil || whole.unit == nil || part.unit == whole.unit,
                whole.isTime || !part.isTime
            else { continue }
            // “2 of 3 hours” is in hours, both.
            let value = part.isTime ? part.value : part.value * whole.scale
            guard value <= whole.value else { continue }
            self = .part(value, of: whole.value)
            return
        }
        guard places.isEmpty, let time = Self.quantity(tokens[...], first: true), time.isTime,
            time.isWhole
        else { return nil }
        self = .time(time.value)
    }

    /// Returns the length of a clock, such as `1:12`, in seconds; `nil` for any other text.
    static func clock(_ text: String) -> Double? {
        let digits = text.trimmingPrefix { "-−–+".contains($0) }
        guard SilentTimerRule.isClock(String(digits)) else { return nil }
        return digits.split(separator: ":").reduce(0) { $0 * 60 + (Double($1) ?? 0) }
    }

    /// The numbers in a text, as they are written.
    static func numbers(in text: String) -> [Double] {
        tokens(of: text).compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    private static let percentSigns: Set<String> = [
        "%", "percent", "per cent", "prozent", "pour cent", "por ciento", "por cento", "per cento",
        "procent", "prosent", "prosenttia", "procenta", "процентов",
    ]
    private static let ofWords: Set<String> = [
        "/", "of", "out", "von", "sur", "de", "di", "su", "van", "av", "af", "z", "из",
    ]
    /// The lengths of units of time, in seconds.
    private static let units: [String: Double] = [
        "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "stunde": 3600, "stunden": 3600,
        "heure": 3600, "heures": 3600, "hora": 3600, "horas": 3600, "ora": 3600, "ore": 3600,
        "min": 60, "mins": 60, "minute": 60, "minutes": 60, "minuten": 60, "minuto": 60, "minutos": 60,
        "minuti": 60, "s": 1, "sec": 1, "second": 1, "seconds": 1, "sekunde": 1, "sekunden": 1,
        "seconde": 1, "secondes": 1, "segundo": 1, "segundos": 1, "secondi": 1,
    ]

    /// A number with its unit, or several of time that are one length.
    private struct Quantity {
        var value: Double
        var unit: String?
        var isTime: Bool
        /// The seconds of its last unit.
        var scale: Double
        /// `true` if nothing else is said.
        var isWhole: Bool
    }

    /// Reads the quantity at the end of some tokens, or at their beginning.
    private static func quantity(_ tokens: ArraySlice<Token>, first: Bool = false) -> Quantity? {
        var rest = Array(tokens)
        if first {
            if case .word("of")? = rest.first { rest.removeFirst() }
            rest = Array(
                rest.prefix { token in
                    if case .word(let word) = token { !ofWords.contains(word) } else { true }
                })
        } else {
            let start = rest.firstIndex { if case .number = $0 { true } else { false } }
            guard let start else { return nil }
            rest = Array(rest[start...])
        }
        guard case .number(let number)? = rest.first else { return nil }
        var found = Quantity(value: number, unit: nil, isTime: false, scale: 1, isWhole: true)
        guard rest.count > 1, case .word(let word) = rest[1] else {
            found.isWhole = rest.count == 1
            return rest.count == 1 || first ? found : nil
        }
        found.unit = word
        var index = 2
        if let scale = units[word] {
            (found.value, found.isTime, found.scale) = (number * scale, true, scale)
            var last = scale
            while index < rest.count {
                if case .word(let joint) = rest[index], ["and", "und", "et", "y", "e"].contains(joint) {
                    index += 1
                    continue
                }
                guard last > 1, case .number(let next) = rest[index] else { break }
                last /= 60
                if index + 1 < rest.count, case .word(let unit) = rest[index + 1], let own = units[unit] {
                    (last, index) = (own, index + 1)
                }
                found.value += next * last
                index += 1
            }
        }
        found.isWhole = index == rest.count
        return first || index == rest.count ? found : nil
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        let characters = Array(text.lowercased())
        var index = 0
        while index < characters.count {
            let start = index
            if characters[index].isASCII, characters[index].isNumber {
                while index < characters.count,
                    characters[index].isNumber
                        || ".,".contains(characters[index]) && index + 1 < characters.count
                            && characters[index + 1].isNumber
                { index += 1 }
                let digits = String(characters[start..<index]).replacing(",", with: ".")
                tokens.append(Double(digits).map(Token.number) ?? .word(digits))
            } else if characters[index].isLetter {
                while index < characters.count, characters[index].isLetter { index += 1 }
                tokens.append(.word(String(characters[start..<index])))
            } else {
                if !characters[index].isWhitespace { tokens.append(.word(String(characters[index]))) }
                index += 1
            }
        }
        return tokens
    }
}
