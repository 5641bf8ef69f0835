/// The patterns by which words of a language are hyphenated, after F. M. Liang ("Word Hy-phen-a-tion by
/// Com-put-er", 1983).
///
/// A pattern has numbers between its letters. Of all patterns that match at a place in a word, the largest
/// number counts, and an odd one allows a hyphen there.
struct HyphenationPatterns: Sendable {
    /// The patterns of one pass over a word.
    struct Level: Sendable {
        /// The numbers before, between and after the letters of a pattern.
        private(set) var values: [[UInt32]: [UInt8]] = [:]
        private var longest = 0

        var isEmpty: Bool { values.isEmpty }

        mutating func add(_ letters: [UInt32], _ numbers: [UInt8]) {
            values[letters] = numbers
            longest = max(longest, letters.count)
        }

        /// Returns the places at which the patterns allow a hyphen, each as the number of letters before it.
        func places(in word: ArraySlice<UInt32>) -> [Int] {
            // A full stop stands for the beginning and the end of a word.
            let padded = [0x2E] + word + [0x2E]
            var largest = [UInt8](repeating: 0, count: padded.count + 1)
            for start in padded.indices {
                let limit = min(longest, padded.count - start)
                guard limit > 0 else { continue }
                for length in 1...limit {
                    guard let numbers = values[Array(padded[start..<start + length])] else { continue }
                    for (place, number) in numbers.enumerated() {
                        largest[start + place] = max(largest[start + place], number)
                    }
                }
            }
            return (1..<max(word.count, 1)).filter { largest[$0 + 1] & 1 == 1 }
        }
    }

    /// The maximum number of letters in a word that is hyphenated.
    private static let longestWord = 100

    /// The passes: the first over the whole word, each further one over the parts left by those before it.
    private let levels: [Level]
    /// The minimum number of letters before the first hyphen.
    let leftMinimum: Int
    /// The minimum number of letters after the last hyphen.
    let rightMinimum: Int

    /// Reads a file of libhyphen.
    ///
    /// The first line names the encoding. Lines that change letters ("Schiffahrt" to "Schiff-fahrt") are left
    /// out, as are lists of characters.
    ///
    /// - Returns: `nil` if the encoding is not supported or there are no patterns.
    init?(_ bytes: [UInt8]) {
        var lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { $0[...] }
        guard !lines.isEmpty, let decode = Self.decoder(named: lines.removeFirst()) else { return nil }
        var levels = [Level()]
        var (left, right) = (2, 2)
        for line in lines {
            guard let first = line.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "%") else {
                continue
            }
            let words = line.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
            guard let word = words.first else { continue }
            switch word {
            case "LEFTHYPHENMIN": left = words.count > 1 ? Int(words[1]) ?? left : left
            case "RIGHTHYPHENMIN": right = words.count > 1 ? Int(words[1]) ?? right : right
            case "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN", "NOHYPHEN": break
            case "NEXTLEVEL": levels.append(Level())
            default:
                if line.contains(UInt8(ascii: "/")) { continue }
                var (letters, numbers): ([UInt32], [UInt8]) = ([], [0])
                for scalar in decode(line.prefix { $0 != 0x20 && $0 != 0x09 }) {
                    if (0x30...0x39).contains(scalar) {
                        numbers[numbers.count - 1] = UInt8(scalar - 0x30)
                    } else {
                        letters.append(scalar)
                        numbers.append(0)
                    }
                }
                levels[levels.count - 1].add(letters, numbers)
            }
        }
        self.levels = levels.filter { !$0.isEmpty }
        guard !self.levels.isEmpty else { return nil }
        (leftMinimum, rightMinimum) = (min(max(left, 1), 100), min(max(right, 1), 100))
    }

    /// Returns a function that decodes a line; `nil` for an encoding that is not supported.
    private static func decoder(named name: ArraySlice<UInt8>) -> ((ArraySlice<UInt8>) -> [UInt32])? {
        let name = String(decoding: name, as: UTF8.self).uppercased().filter { $0.isLetter || $0.isNumber }
        switch name {
        case "UTF8", "USASCII", "ASCII":
            return { String(decoding: $0, as: UTF8.self).unicodeScalars.map(\.value) }
        case "ISO88591": return { $0.map(UInt32.init) }
        default: return nil
        }
    }

    /// Returns the places at which a word may be hyphenated, each as the number of letters before it.
    ///
    /// - Parameter word: The letters of the word, in lower case.
    func places(in word: [UInt32]) -> [Int] {
        guard word.count >= leftMinimum + rightMinimum, word.count <= Self.longestWord else { return [] }
        var places: [Int] = []
        for level in levels {
            var found = places
            for (start, end) in zip([0] + places, places + [word.count]) {
                found += level.places(in: word[start..<end]).map { start + $0 }
            }
            places = found.sorted()
        }
        return places.filter { $0 >= leftMinimum && word.count - $0 >= rightMinimum }
    }
}
