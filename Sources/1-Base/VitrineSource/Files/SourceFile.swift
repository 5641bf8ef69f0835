/// The text of a file, and its name in messages.
package struct SourceFile: Sendable {
    /// The path as the user specified it.
    package let name: String
    package let text: String
    /// `true` if the text could be read; otherwise, the file has no places to report.
    package let isReadable: Bool

    package init(name: String, text: String) {
        self.name = name
        self.text = text
        isReadable = true
    }

    /// Creates a file whose text cannot be read.
    package init(unreadable name: String) {
        self.name = name
        text = ""
        isReadable = false
    }

    /// Returns the text of bytes in UTF-8, with or without a byte order mark; `nil` if they are not UTF-8.
    package static func text(of bytes: [UInt8]) -> String? {
        String(validating: body(of: bytes), as: UTF8.self)
    }

    /// Returns the bytes after a byte order mark.
    static func body(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    /// Returns the text from the beginning of a line on, counted from 1; empty beyond the last line.
    func text(from line: Int) -> Substring {
        let bytes = text.utf8
        var (number, index) = (1, bytes.startIndex)
        while number < line, index < bytes.endIndex {
            let byte = bytes[index]
            bytes.formIndex(after: &index)
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { bytes.formIndex(after: &index) }
            number += 1
        }
        return number == line ? text[index...] : ""
    }

    /// Returns the texts of some lines, counted from 1, without their line endings, in one pass over the
    /// file.
    ///
    /// A line ends as editors have it: with a line feed, a carriage return, or both. Other separators, such
    /// as U+2028, are characters of a text.
    package func lines(_ numbers: Set<Int>) -> [Int: Substring] {
        var found: [Int: Substring] = [:]
        let last = numbers.max() ?? 0
        let bytes = text.utf8
        var (number, start, index) = (1, bytes.startIndex, bytes.startIndex)
        while number <= last, index < bytes.endIndex {
            let byte = bytes[index]
            guard byte == 0x0A || byte == 0x0D else {
                bytes.formIndex(after: &index)
                continue
            }
            if numbers.contains(number) { found[number] = text[start..<index] }
            bytes.formIndex(after: &index)
            // A carriage return before a line feed belongs to the same end of line.
            if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { bytes.formIndex(after: &index) }
            number += 1
            start = index
        }
        if numbers.contains(number), found[number] == nil { found[number] = text[start...] }
        return found
    }
}
