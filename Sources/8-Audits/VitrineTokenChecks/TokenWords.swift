import VitrineAuditElements

/// The words of scenes and of files of tokens that may be names of design tokens.
struct TokenWords {
    /// Words such as `color.text`.
    private var words: Set<String> = []
    /// Words that may be names of groups, of which all tokens are used then.
    private var groups: Set<String> = []

    init() {}

    /// Reads the text of a scene or a library, where a name may stand in any text.
    init(ofScene text: String) { read(text, isNameAnywhere: true) }

    /// Reads the text of a file of tokens, where names stand in braces or are pointers.
    init(ofTokens text: String) { read(text, isNameAnywhere: false) }

    mutating func formUnion(_ other: TokenWords) {
        words.formUnion(other.words)
        groups.formUnion(other.groups)
    }

    /// Returns `true` if a name, or one of a group or a part of it, is among the words.
    func mention(_ name: String) -> Bool {
        if words.contains(name) { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.indices.contains { groups.contains(parts[..<$0].joined(separator: ".")) }
    }

    private mutating func read(_ text: String, isNameAnywhere: Bool) {
        let bytes = Array(text.utf8)
        var start = 0
        var isData = false
        while start < bytes.count {
            guard Self.isPart(bytes[start]) else {
                start += 1
                continue
            }
            let before = start > 0 ? bytes[start - 1] : 0
            let isPointer = !isNameAnywhere && before == Self.slash
            var end = start
            while end < bytes.count,
                Self.isPart(bytes[end]) || bytes[end] == (isPointer ? Self.slash : Self.point)
            {
                end += 1
            }
            let word = String(
                decoding: bytes[start..<end].map { isPointer && $0 == Self.slash ? Self.point : $0 },
                as: UTF8.self)
            if isNameAnywhere || isPointer || before == Self.brace {
                // `data: color.brand` goes through a group, and a file of tokens extends `{color.brand}`.
                add(word, mayBeGroup: isData || !isNameAnywhere || word.contains("."))
            }
            isData = word == "data"
            start = end
        }
    }

    private mutating func add(_ word: String, mayBeGroup: Bool) {
        let parts = word.split(separator: ".")
        // A part of a value, such as `type.title.fontSize`, uses it as a whole.
        for count in parts.indices { words.insert(parts[...count].joined(separator: ".")) }
        if mayBeGroup { groups.insert(parts.joined(separator: ".")) }
    }

    private static let point = UInt8(ascii: ".")
    private static let slash = UInt8(ascii: "/")
    private static let brace = UInt8(ascii: "{")

    /// Returns `true` for letters, digits and signs that names have.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$")
        }
    }
}
