import VitrineFiles

/// The commit and the branch of a checkout of git, read from its files, which takes less than running git.
package struct GitCheckout: Hashable, Sendable {
    /// The hash of the commit.
    package var commit: String
    /// The name of the branch; `nil` if none is checked out and no variable of the build names it.
    package var branch: String?

    /// The variables in which CI services give the name of the branch; they check out a detached commit.
    private static let branchVariables = [
        "GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BUILDKITE_BRANCH", "CIRCLE_BRANCH",
    ]

    /// Finds the checkout that a folder is in, or returns `nil` if it is in none.
    ///
    /// - Parameters:
    ///   - folder: A path, without links, of a folder in the checkout.
    ///   - environment: The variables of the environment, which name the branch if none is checked out.
    package init?(of folder: String, environment: [String: String]) {
        guard let git = Self.gitFolder(above: folder), let head = Self.line(of: "\(git)/HEAD") else {
            return nil
        }
        guard head.hasPrefix("ref: ") else {
            guard Self.isHash(head) else { return nil }
            commit = head
            branch = Self.branchVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
            return
        }
        let reference = String(head.dropFirst("ref: ".count))
        guard reference.hasPrefix("refs/"), !reference.contains("..") else { return nil }
        // A worktree shares the branches of the checkout that it belongs to.
        let common = Self.line(of: "\(git)/commondir").map { $0.hasPrefix("/") ? $0 : "\(git)/\($0)" } ?? git
        guard
            let hash = Self.line(of: "\(git)/\(reference)") ?? Self.line(of: "\(common)/\(reference)")
                ?? Self.packed(reference, in: common), Self.isHash(hash)
        else { return nil }
        commit = hash
        let heads = "refs/heads/"
        branch = reference.hasPrefix(heads) ? String(reference.dropFirst(heads.count)) : nil
    }

    private static func gitFolder(above folder: String) -> String? {
        var path = folder
        while true {
            let git = path == "/" ? "/.git" : "\(path)/.git"
            if line(of: "\(git)/HEAD") != nil { return git }
            // In a worktree and in a submodule, a file says where the folder is.
            if let link = line(of: git), link.hasPrefix("gitdir: ") {
                let target = String(link.dropFirst("gitdir: ".count))
                return target.hasPrefix("/") ? target : "\(path)/\(target)"
            }
            guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
    }

    private static func packed(_ reference: String, in folder: String) -> String? {
        text(of: "\(folder)/packed-refs")?.split(separator: "\n")
            .first { $0.hasSuffix(" \(reference)") }.map { String($0.prefix { $0 != " " }) }
    }

    private static func isHash(_ text: String) -> Bool {
        (text.count == 40 || text.count == 64) && text.allSatisfy(\.isHexDigit)
    }

    private static func line(of path: String) -> String? {
        text(of: path)?.split(separator: "\n").first.map { String($0.prefix { $0 != "\r" }) }
    }

    private static func text(of path: String) -> String? {
        guard let bytes = try? FileBytes.read(path, limit: 16 << 20) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
