/// Numbers as they are written, without what binary fractions lose.
package enum DecimalText {
    /// The number of digits that either part of a number may have.
    private static let digitLimit = 9

    /// Returns a number with up to six decimals, such as `0.25` or `.5`, in millionths; `nil` if the text is
    /// anything else, such as a negative number.
    package static func millionths(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.utf8.count <= 6, let whole = whole("0" + parts[0]),
            let part = self.whole(decimals + String(repeating: "0", count: 6 - decimals.utf8.count))
        else { return nil }
        return whole * 1_000_000 + part
    }

    /// Returns a number that consists of digits alone.
    package static func whole(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.count <= digitLimit + 1,
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(text)
    }
}
