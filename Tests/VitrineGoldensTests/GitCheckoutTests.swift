import Foundation
import Testing

@testable import VitrineGoldens

/// The commit and the branch, from the files that git keeps them in.
struct GitCheckoutTests {
    private static let hash = String(repeating: "a1", count: 20)
    private static let other = String(repeating: "b2", count: 20)

    /// Writes files into a folder of its own, and passes its path on.
    private func with(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-git-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = "\(folder)/\(name)"
            try FileManager.default.createDirectory(
                atPath: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]),
                withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try body(folder)
    }

    @Test func aBranchIsFoundFromAFolderWithin() throws {
        let files = [
            ".git/HEAD": "ref: refs/heads/feature/glass\n", ".git/refs/heads/feature/glass": "\(Self.hash)\n",
            "scenes/deep/a.yaml": "",
        ]
        try with(files) { folder in
            let found = GitCheckout(of: "\(folder)/scenes/deep", environment: ["GITHUB_REF_NAME": "else"])
            #expect(found?.commit == Self.hash)
            #expect(found?.branch == "feature/glass")
        }
    }

    @Test func packedBranchesAreRead() throws {
        let packed =
            "# pack-refs with: peeled\n\(Self.other) refs/heads/not-main\n\(Self.hash) refs/heads/main\n"
        try with([".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": packed]) { folder in
            #expect(GitCheckout(of: folder, environment: [:])?.commit == Self.hash)
        }
    }

    @Test(
        arguments: [
            ([:], nil), (["GITHUB_HEAD_REF": "", "GITHUB_REF_NAME": "main"], "main"),
            (["GITHUB_HEAD_REF": "fix", "GITHUB_REF_NAME": "12/merge"], "fix"),
            (["CI_COMMIT_REF_NAME": "x"], "x"),
        ] as [([String: String], String?)])
    func aDetachedCommitIsNamedByTheBuild(environment: [String: String], branch: String?) throws {
        try with([".git/HEAD": "\(Self.hash)\n"]) { folder in
            let found = GitCheckout(of: folder, environment: environment)
            #expect(found?.commit == Self.hash)
            #expect(found?.branch == branch)
        }
    }

    @Test func aWorktreeSharesItsBranches() throws {
        let files = [
            "main/.git/HEAD": "ref: refs/heads/main\n", "main/.git/refs/heads/tree": Self.hash,
            "main/.git/worktrees/tree/HEAD": "ref: refs/heads/tree\n",
            "main/.git/worktrees/tree/commondir": "../..\n",
            "tree/.git": "gitdir: ../main/.git/worktrees/tree\n",
        ]
        try with(files) { folder in
            let found = GitCheckout(of: "\(folder)/tree", environment: [:])
            #expect(found?.commit == Self.hash)
            #expect(found?.branch == "tree")
        }
    }

    @Test(arguments: ["ref: refs/../../secret\n", "nonsense\n", "ref: refs/heads/gone\n", ""])
    func whatIsNoCheckoutIsNone(head: String) throws {
        try with([".git/HEAD": head, "secret": Self.hash]) { folder in
            #expect(GitCheckout(of: folder, environment: [:]) == nil)
        }
    }
}
