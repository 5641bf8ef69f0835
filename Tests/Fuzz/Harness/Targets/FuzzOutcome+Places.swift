import VitrineRendering
import VitrineSource

extension FuzzOutcome {
    /// Returns `rejected` if each error has a place within its file, and a message.
    init(_ diagnostics: Diagnostics) {
        guard !diagnostics.errors.isEmpty else {
            self = .broken("an error without a problem")
            return
        }
        for each in diagnostics.all {
            let (file, mark) = (diagnostics.files[each.mark], each.mark)
            guard diagnostics.files.all.indices.contains(mark.file), mark.line >= 1, mark.column >= 1 else {
                self = .broken("a place that is none: \(mark)")
                return
            }
            guard !file.isReadable || mark.line <= Self.lines(file) + 1 else {
                self = .broken("line \(mark.line) of \(Self.lines(file)): \(each.problem.message)")
                return
            }
            guard !each.problem.message.isEmpty else {
                self = .broken("an error without a message at \(mark)")
                return
            }
        }
        let text = diagnostics.rendered()
        if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }) {
            self = .broken("a control character in a message")
        } else if text.split(separator: "\n").contains(where: { $0.hasPrefix("::") || $0.hasPrefix("##[") }) {
            self = .broken("a line that begins as a runner's command")
        } else {
            self = .rejected
        }
    }

    private static func lines(_ file: SourceFile) -> Int {
        // All ends of lines count that any part of the program may count.
        file.text.unicodeScalars.count { $0 == "\n" || $0 == "\r" || $0 == "\u{85}" || $0 == "\u{2028}" } + 1
    }
}
