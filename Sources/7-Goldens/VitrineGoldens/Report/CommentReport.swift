/// The report as a comment on a change: what ``GitHubReport/summary(_:)`` says, and the changed pictures.
package enum CommentReport {
    /// The maximum number of pictures that a comment shows.
    private static let pictureLimit = 24
    /// The size beyond which a comment shows no more pictures, in bytes: GitHub takes 65,536 characters.
    private static let byteLimit = 58_000

    /// Returns the Markdown of a comment, as GitHub, GitLab and Buildkite show it.
    ///
    /// - Parameters:
    ///   - report: The results of a run.
    ///   - pictures: The address below which the folder of `--artifacts` can be had; `nil` shows no pictures.
    package static func text(_ report: SuiteReport, picturesAt pictures: String?) -> String {
        var text = GitHubReport.summary(report)
        let failed = report.cases.filter { !$0.state.passes && picture(of: $0) != nil }
        guard let pictures, !failed.isEmpty else { return text }
        let base = pictures.hasSuffix("/") ? String(pictures.dropLast()) : pictures
        text += "Golden, difference and new picture:\n\n"
        var shown = 0
        for result in failed.prefix(pictureLimit) {
            guard let picture = picture(of: result) else { break }
            let address = ForeignText.attribute("\(base)/\(encoded(picture))")
            // Closed, so that a hundred lines are not between the table and the next comment.
            let title = ForeignText.code(result.title)
            let entry = """
                <details\(failed.count <= 3 ? " open" : "")><summary>\(title)</summary>
                <img src="\(address)" alt="golden, difference and new picture">
                </details>

                """
            guard text.utf8.count + entry.utf8.count <= byteLimit else { break }
            text += entry
            shown += 1
        }
        if failed.count > shown { text += "\nand \(failed.count - shown) more\n" }
        return text
    }

    /// Returns the path of the picture to show, below the folder of `--artifacts`: the side by side of a
    /// difference, or a new picture that has no golden.
    private static func picture(of result: CaseResult) -> String? {
        guard let pictures = result.pictures, let path = pictures.difference ?? pictures.actual else {
            return nil
        }
        // The folder differs from shard to shard; what is in it is named by the scene.
        let depth = result.scene.split(separator: "/").count + 1
        let parts = path.split(separator: "/")
        return parts.count >= depth ? parts.suffix(depth).joined(separator: "/") : nil
    }

    /// Returns a path with the bytes percent-encoded that are not of the unreserved set of RFC 3986.
    private static func encoded(_ path: String) -> String {
        let hexadecimal = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
            }
        }
    }
}
