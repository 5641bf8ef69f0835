/// The cause of a difference between a picture and its golden.
package struct Cause: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A design token has a different value.
        case token
        /// The text of the scene is different.
        case scene
        /// A node was inserted.
        case added
        /// A node was removed.
        case removed
        /// A file that the scene reads has different contents.
        case file
        /// The rendering options are different.
        case options
        /// The renderer is different, while the scene is the same.
        case renderer
        /// The golden does not record the scene and renderer it was made with.
        case unknown
    }

    package var kind: Kind
    /// The name of a token, a path in the scene, or a file.
    package var subject: String
    /// The old value; `nil` if there was none.
    package var old: String?
    /// The new value; `nil` if there is none.
    package var new: String?
    /// The line of the scene with the new value.
    package var line: Int?
    /// A recognisable name of the node that has changed, such as its text; `nil` if it has none or has an id.
    package var name: String?

    package init(_ kind: Kind, _ subject: String, old: String? = nil, new: String? = nil, line: Int? = nil) {
        self.kind = kind
        self.subject = subject
        self.old = old
        self.new = new
        self.line = line
    }

    /// A key that groups causes across scenes: equal for causes that differ only in their lines.
    package var key: String {
        [kind.rawValue, subject, old ?? "\u{0}", new ?? "\u{0}"].joined(separator: "\u{1}")
    }

    /// A description in one line.
    package var message: String {
        let change = "\(Self.shown(old)) -> \(Self.shown(new))"
        switch kind {
        case .token: return "token \(subject): \(change)"
        case .scene: return "\(subject): \(change)"
        case .added: return "added: \(subject)"
        case .removed: return "removed: \(subject)"
        case .file: return "file \(subject) has different contents"
        case .options: return "options: \(change)"
        case .renderer:
            return old == new
                ? "the renderer; the scene is unchanged"
                : "renderer \(change); the scene is unchanged"
        case .unknown: return subject
        }
    }

    private static func shown(_ text: String?) -> String {
        guard let text else { return "nothing" }
        return text.count > 60 ? "\(text.prefix(57))..." : text.isEmpty ? "\"\"" : text
    }
}
