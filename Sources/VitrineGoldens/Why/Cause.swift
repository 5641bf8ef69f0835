/// What made a picture another one.
public struct Cause: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A design token has another value.
        case token
        /// Something is written otherwise in the scene.
        case scene
        /// A node was put in.
        case added
        /// A node was taken out.
        case removed
        /// A file that the scene reads has other contents.
        case file
        /// The options of the rendering are others.
        case options
        /// The renderer is another one: what the scene says stayed.
        case renderer
        /// The golden does not say what it was made from.
        case unknown
    }

    public var kind: Kind
    /// A token's name, a path in the scene, a file.
    public var subject: String
    /// What it was; nil where there was nothing.
    public var old: String?
    /// What it is; nil where there is nothing.
    public var new: String?
    /// The line of the scene that says so now.
    public var line: Int?

    public init(_ kind: Kind, _ subject: String, old: String? = nil, new: String? = nil, line: Int? = nil) {
        self.kind = kind
        self.subject = subject
        self.old = old
        self.new = new
        self.line = line
    }

    /// What causes of several scenes that are one have in common: lines differ from scene to scene.
    public var key: String {
        [kind.rawValue, subject, old ?? "\u{0}", new ?? "\u{0}"].joined(separator: "\u{1}")
    }

    /// In words, on one line.
    public var message: String {
        let change = "\(Self.shown(old)) -> \(Self.shown(new))"
        switch kind {
        case .token: return "token \(subject): \(change)"
        case .scene: return "\(subject): \(change)"
        case .added: return "added: \(subject)"
        case .removed: return "removed: \(subject)"
        case .file: return "file \(subject) has other contents"
        case .options: return "options: \(change)"
        case .renderer:
            return old == new
                ? "the renderer: the scene says what it said, and so does \(subject)"
                : "the renderer: \(change), with the scene as it was"
        case .unknown: return subject
        }
    }

    private static func shown(_ text: String?) -> String {
        guard let text else { return "nothing" }
        return text.count > 60 ? "\(text.prefix(57))..." : text.isEmpty ? "\"\"" : text
    }
}
