/// The letters that a screen is written in, where they are those of no language in the Latin alphabet.
enum InterfaceScript: String, CaseIterable {
    case japanese = "Japanese"
    case korean = "Korean"
    case chinese = "Chinese"
    case cyrillic = "written in Cyrillic"
    case greek = "Greek"
    case arabic = "written in Arabic letters"
    case hebrew = "Hebrew"
    case thai = "Thai"
    case devanagari = "written in Devanagari"

    /// Reads the script of most letters of some words; `nil` for that of English.
    init?(of words: [String], leastLetters: Int, leastShare: Double) {
        let letters = words.joined().unicodeScalars.filter { $0.properties.isAlphabetic }
        let counts = Self.allCases.map { script in letters.count { script.has($0.value) } }
        // Japanese has Chinese letters as well.
        let isJapanese = counts[0] * 10 > letters.count
        guard let most = counts.max(), let index = counts.firstIndex(of: most) else { return nil }
        let count = isJapanese ? counts[0] + counts[2] : most
        guard count >= leastLetters, Double(count) >= leastShare * Double(letters.count) else { return nil }
        self = isJapanese ? .japanese : Self.allCases[index]
    }

    private func has(_ letter: UInt32) -> Bool {
        switch self {
        case .japanese: (0x3040...0x30FF).contains(letter)
        case .korean: (0xAC00...0xD7A3).contains(letter)
        case .chinese: (0x3400...0x9FFF).contains(letter)
        case .cyrillic: (0x0400...0x052F).contains(letter)
        case .greek: (0x0370...0x03FF).contains(letter)
        case .arabic: (0x0600...0x06FF).contains(letter)
        case .hebrew: (0x0590...0x05FF).contains(letter)
        case .thai: (0x0E00...0x0E7F).contains(letter)
        case .devanagari: (0x0900...0x097F).contains(letter)
        }
    }
}
