/// A text compared byte by byte. Strings are equal to Swift where they are canonically equivalent, but
/// their bytes, and so all offsets into them, are not.
struct ExactText: Hashable {
    let text: String

    static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text.utf8.count)
        // Equal texts have equal hashes whatever their form, so Swift's own normalising hash would do too,
        // only slower.
        for byte in text.utf8 { hasher.combine(byte) }
    }

    /// What keeping something about the text may cost, in bytes of text.
    var cost: Int { 64 + text.utf8.count }
}
