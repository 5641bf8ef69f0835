/// A text that is compared byte by byte.
///
/// Swift considers canonically equivalent strings equal, although their bytes, and thus all offsets into
/// them, differ.
struct ExactText: Hashable {
    let text: String

    static func == (a: ExactText, b: ExactText) -> Bool {
        let count = a.text.utf8.count
        guard count == b.text.utf8.count, a.text == b.text else { return false }
        // Equal texts of ASCII have equal bytes; others may be in other forms.
        return count == a.text.utf16.count || a.text.utf8.elementsEqual(b.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text.utf8.count)
        // Swift's own normalising hash would be correct as well, because equal texts have equal hashes in any
        // form, but it is slower.
        var (word, length): (UInt64, Int) = (0, 0)
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            length += 1
            if length % 8 == 0 { hasher.combine(word) }
        }
        hasher.combine(word)
    }

    /// The cost of caching a value for the text, in bytes.
    var cost: Int { 64 + text.utf8.count }
}
