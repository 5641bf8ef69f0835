/// An error in the record of a golden.
package enum GoldenRecordError: Error, Hashable, Sendable, CustomStringConvertible {
    case missing(keyword: String)
    case duplicate(keyword: String)
    case oddFont(line: String)
    case unknownOrigin(String)

    package var description: String {
        switch self {
        case .missing(let keyword): "the golden's record has no \(keyword)"
        case .duplicate(let keyword): "the golden's record has \(keyword) twice"
        case .oddFont(let line): "the golden's record has an odd font line: \(line)"
        case .unknownOrigin(let text): "the golden's record says that it was drawn by \"\(text)\""
        }
    }
}
