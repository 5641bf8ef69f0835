/// What matters of a character for breaking lines: a small part of Unicode's line breaking classes
/// (UAX #14), enough for European and East Asian text. A table of our own, so that lines break alike with every
/// version of the system's libraries: libunibreak is of 2012 in Debian 12 (1.1) and of 2024 in Homebrew.
enum BreakClass {
    /// Spaces that end a line without counting in its width.
    case space
    /// No-break spaces and word joiners: never a break beside them.
    case glue
    /// A break opportunity without width.
    case zeroWidthSpace
    case hyphen
    /// En and em dashes, and the figure dash.
    case dash
    /// Ideographs, kana, Hangul syllables and emoji: lines may break on either side.
    case ideograph
    /// Letters of Thai, Lao, Khmer and Burmese, which have no spaces between words. Without a dictionary lines
    /// may break between any two syllables' parts that do not belong together.
    case complex
    /// Thai and Lao vowels that are written before their consonant, and those after it.
    case leadingVowel, trailingVowel
    case opening
    /// Closing punctuation, and what may not begin a line in East Asian text.
    case closing
    case digit
    case letter
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39: self = .digit
        case 0xE40...0xE44, 0xEC0...0xEC4: self = .leadingVowel
        case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEC6:
            self = .trailingVowel
        case 0xE01...0xE3A, 0xE47...0xE4E, 0xE81...0xEBD, 0xEC8...0xECE, 0xEDC...0xEDF, 0x1000...0x103F,
            0x1050...0x108F, 0x1780...0x17D3:
            self = .complex
        case 0x41...0x5A, 0x61...0x7A: self = .letter
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x2026: self = .closing
        case 0xA0, 0x2007, 0x200D, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0x200B: self = .zeroWidthSpace
        case 0x2D, 0x2010: self = .hyphen
        case 0x2012...0x2014: self = .dash
        case 0..<0x80: self = .init(category: scalar)
        // Small kana, iteration and length marks, ideographic and full-width stops.
        case 0x3001, 0x3002, 0x3005, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
            0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3,
            0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF01, 0xFF0C, 0xFF0E,
            0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64, 0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
            self = .closing
        case 0x2E80...0x2FFF, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF02...0xFFDC, 0x20000...0x3FFFD:
            let plain = BreakClass(category: scalar)
            self = plain == .opening || plain == .closing ? plain : .ideograph
        default:
            self = scalar.properties.isEmojiPresentation ? .ideograph : .init(category: scalar)
        }
    }

    private init(category scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: self = .opening
        case .closePunctuation, .finalPunctuation: self = .closing
        case .decimalNumber: self = .digit
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            self = .letter
        default: self = .other
        }
    }

    /// Whether a line may end after `self` and go on with `next`; `previous` stands before `self`.
    func allowsBreak(before next: BreakClass, after previous: BreakClass?) -> Bool {
        switch (self, next) {
        case (_, .space), (_, .zeroWidthSpace): false
        case (.space, _), (.zeroWidthSpace, _): true
        case (.glue, _), (_, .glue), (_, .closing), (.opening, _): false
        case (.leadingVowel, _), (_, .trailingVowel): false
        case (.complex, .complex), (.complex, .leadingVowel), (.trailingVowel, .complex),
            (.trailingVowel, .leadingVowel):
            true
        // A hyphen that begins a word is a sign, and a digit after one makes a number or a range.
        case (.hyphen, .letter), (.hyphen, .ideograph), (.hyphen, .opening):
            previous == .letter || previous == .digit || previous == .closing
        case (.dash, .letter), (.dash, .digit), (.dash, .ideograph), (.dash, .opening): true
        case (_, .hyphen), (_, .dash): false
        case (.ideograph, _), (_, .ideograph): true
        default: false
        }
    }
}
