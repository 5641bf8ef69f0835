/// A text that is compared byte by byte.
///
/// Swift considers canonically equivalent strings equal, although their bytes, and thus all offsets into
/// them, differ.
struct ExactText: Hashable {
    let text: String

    static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text.utf8.count)
        // Swift's own normalising hash would be correct as well, because equal texts have equal hashes in any
        // form, but it is slower.
        for byte in text.utf8 { hasher.combine(byte) }
    }

    /// The cost of caching a value for the text, in bytes.
    var cost: Int { 64 + text.utf8.count }
}
