/// Text from files that is safe to print: on a terminal, where control characters move the cursor and change
/// what was printed before, and in the log of a runner, which takes lines such as `::error::` for commands.
package enum TerminalText {
    /// Returns one line, with control characters written as `\u{1B}`, and tabs as `\t`.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result += "\\t"
            } else if isControl(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns lines, with other control characters written as `\u{1B}`, and those that begin as a runner's
    /// command begins behind a bar.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            let line = line(String(part))
            return isCommand(line) ? "| " + line : line
        }.joined(separator: "\n")
    }

    /// Returns `true` if a runner would take a line for a command: GitHub's `::name::`, and `##[name]` of
    /// GitHub and Azure, both also behind spaces.
    package static func isCommand(_ line: some StringProtocol) -> Bool {
        let start = line.drop { $0.isWhitespace }
        return start.hasPrefix("::") || start.hasPrefix("##")
    }

    /// Returns `true` for C0, DEL and C1, line and paragraph separators, and what changes the direction of
    /// the text around it.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
