/// The keys of a keyboard, row by row.
enum KeyboardLayout: String, Sendable, CaseIterable {
    case letters, numbers, symbols, email, url, numberPad, decimalPad, phonePad

    /// The function of a key, which determines its caption.
    enum Key: Hashable, Sendable {
        case letter(String)
        case shift, delete, space, enter, emoji, dictation
        /// Switches to another set of keys.
        case mode(String)
        /// A digit with the letters of a telephone keypad.
        case pad(String, String)
        case empty
    }

    /// A key and its width in units of a letter key; `nil` for the remainder of the row.
    struct Cell: Hashable, Sendable {
        let key: Key
        let units: Double?
        /// `true` if the key has the darker grey of keys other than letters.
        var isModifier: Bool {
            switch key {
            case .letter, .space, .pad: false
            default: true
            }
        }
    }

    struct Row: Hashable, Sendable {
        var cells: [Cell]
        /// The inset at each side, in units of a letter key.
        var inset = 0.0
    }

    /// `true` for a keypad of three columns.
    var isPad: Bool { [.numberPad, .decimalPad, .phonePad].contains(self) }

    /// Returns the rows of letters for a language: QWERTY, QWERTZ for German, AZERTY for French.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - hasEmoji: `true` for a key for emoji beside that for numbers. Default: `false`.
    func rows(language: String, hasEmoji: Bool = false) -> [Row] {
        switch self {
        case .letters where hasEmoji: Self.alphabet(language) + [Self.bottomWithEmoji("123")]
        case .numbers where hasEmoji:
            Self.signs("1234567890", "-/:;()$&@\"", mode: "#+=") + [Self.bottomWithEmoji("ABC")]
        case .symbols where hasEmoji:
            Self.signs("[]{}#%^*+=", "_\\|~<>€£¥•", mode: "123") + [Self.bottomWithEmoji("ABC")]
        case .letters: Self.alphabet(language) + [Self.bottom("123", [])]
        case .email: Self.alphabet(language) + [Self.bottom("123", ["@", "."])]
        case .url: Self.alphabet(language) + [Self.bottom("123", [".", "/"], hasSpace: false)]
        case .numbers:
            Self.signs("1234567890", "-/:;()$&@\"", mode: "#+=") + [Self.bottom("ABC", [])]
        case .symbols:
            Self.signs("[]{}#%^*+=", "_\\|~<>€£¥•", mode: "123") + [Self.bottom("ABC", [])]
        case .numberPad: Self.pad(.empty)
        case .decimalPad: Self.pad(.mode("."))
        case .phonePad: Self.pad(.mode("+*#"))
        }
    }

    private static func letters(_ text: String) -> [Cell] {
        text.map { Cell(key: .letter(String($0)), units: 1) }
    }

    private static func alphabet(_ language: String) -> [Row] {
        let rows =
            switch language.split(separator: "-").first {
            case "de": ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
            case "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"]
            default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
            }
        return [
            Row(cells: letters(rows[0])),
            Row(cells: letters(rows[1]), inset: Double(10 - rows[1].count) / 2),
            Row(cells: [Cell(key: .shift, units: 1.3)] + letters(rows[2]) + [Cell(key: .delete, units: 1.3)]),
        ]
    }

    private static func signs(_ first: String, _ second: String, mode: String) -> [Row] {
        [
            Row(cells: letters(first)), Row(cells: letters(second)),
            Row(
                cells: [Cell(key: .mode(mode), units: 1.3)]
                    + [".", ",", "?", "!", "’"].map { Cell(key: .letter($0), units: 1.4) }
                    + [Cell(key: .delete, units: 1.3)]),
        ]
    }

    private static func bottom(_ mode: String, _ signs: [String], hasSpace: Bool = true) -> Row {
        let middle =
            hasSpace
            ? [Cell(key: .space, units: nil)] + signs.map { Cell(key: .letter($0), units: 1) }
            : signs.map { Cell(key: .letter($0), units: 1.6) } + [Cell(key: .letter(".com"), units: nil)]
        return Row(
            cells: [Cell(key: .mode(mode), units: 2.5)] + middle + [Cell(key: .enter, units: 2.5)])
    }

    /// Returns the bottom row beside a second keyboard: the first two keys are 43 wide on a phone 402 wide,
    /// as measured on iOS 26.
    private static func bottomWithEmoji(_ mode: String) -> Row {
        Row(cells: [
            Cell(key: .mode(mode), units: 1.2415), Cell(key: .emoji, units: 1.2415),
            Cell(key: .space, units: nil), Cell(key: .enter, units: 2.5),
        ])
    }

    private static func pad(_ corner: Key) -> [Row] {
        let digits = [
            [("1", ""), ("2", "ABC"), ("3", "DEF")], [("4", "GHI"), ("5", "JKL"), ("6", "MNO")],
            [("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ")],
        ]
        let rows = digits.map { Row(cells: $0.map { Cell(key: .pad($0.0, $0.1), units: nil) }) }
        return rows + [
            Row(cells: [
                Cell(key: corner, units: nil), Cell(key: .pad("0", ""), units: nil),
                Cell(key: .delete, units: nil),
            ])
        ]
    }
}
