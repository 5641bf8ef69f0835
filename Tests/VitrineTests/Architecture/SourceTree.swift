import Foundation
import VitrineTestSupport

/// The hand-written Swift sources, as far as tests read them.
enum SourceTree {
    /// The hand-written Swift files of `Sources`: their targets, and their paths below these.
    static let files = Result {
        let files = FileManager.default.enumerator(atPath: Repository.root.appending(path: "Sources").path)
        var found: [(target: String, path: String, text: String)] = []
        while let file = files?.nextObject() as? String {
            let parts = file.split(separator: "/")
            guard file.hasSuffix(".swift"), !parts.contains("Generated"), parts.count > 2 else { continue }
            found.append(
                (String(parts[1]), parts[2...].joined(separator: "/"), try Repository.text("Sources/\(file)"))
            )
        }
        return found
    }

    /// The lines of a text, with comment lines empty.
    static func code(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }
    }

    /// The names of the types that a text declares, except nested and private ones.
    static func types(in text: String) -> [String] {
        let pattern =
            #/(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|final|indirect) )*(?:struct|class|enum|protocol|actor) (\w+).*/#
        return code(text).compactMap { line in (try? pattern.wholeMatch(in: line)).map { String($0.1) } }
    }

    /// Calls `body` with each word of a text, the word before it, and `true` if it follows a dot.
    static func forEachWord(
        of text: String, _ body: (_ word: Substring, _ previous: Substring, _ isMember: Bool) -> Void
    ) {
        var previous: Substring = ""
        var (start, dot): (String.Index?, String.Index?) = (nil, nil)
        func end(_ index: String.Index) {
            guard let from = start else { return }
            let word = text[from..<index]
            body(word, previous, dot == from)
            (previous, start) = (word, nil)
        }
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                if start == nil { start = index }
            default:
                end(index)
                if byte == UInt8(ascii: ".") { dot = text.utf8.index(after: index) }
            }
        }
        end(text.endIndex)
    }
}
