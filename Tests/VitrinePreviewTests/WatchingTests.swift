import Foundation
import Testing
import VitrineSessions

@testable import VitrinePreview

/// Notices each way in which a file becomes another one.
@Suite(.serialized)
struct WatchingTests {
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("vitrine-watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Lets the time pass after which a file is asked for a second time.
    private static func settle(_ watch: inout FileWatch, _ paths: Set<String>) async throws {
        try await Task.sleep(for: .milliseconds(1_200))
        _ = watch.changes(among: paths)
        _ = watch.changes(among: paths)
    }

    /// A file that was read and is gone before the watch first looks is a change; one that nobody found is none.
    @Test func aFileThatIsGoneAtFirstSightHasChanged() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("a.yaml").path
        var watch = FileWatch()
        #expect(watch.changes(among: [path], read: [path]) == [path])
        var other = FileWatch()
        #expect(other.changes(among: [path]).isEmpty)
    }

    @Test func everyChangeIsNoticed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.yaml")
        let path = file.path
        var watch = FileWatch()
        #expect(watch.changes(among: [path]).isEmpty)
        let steps: [(String, () throws -> Void)] = [
            ("made", { try Data("1".utf8).write(to: file) }),
            ("written in place", { try Data("2".utf8).write(to: file) }),
            ("replaced", { try Data("3".utf8).write(to: file, options: .atomic) }),
            ("deleted", { try FileManager.default.removeItem(at: file) }),
            (
                "a link",
                {
                    let target = folder.appendingPathComponent("b.yaml")
                    try Data("4".utf8).write(to: target)
                    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
                }
            ),
            ("its target deleted", { try FileManager.default.removeItem(atPath: folder.path + "/b.yaml") }),
        ]
        for (name, change) in steps {
            try await Self.settle(&watch, [path])
            #expect(watch.changes(among: [path]).isEmpty, "before: \(name)")
            try change()
            #expect(watch.changes(among: [path]) == [path], "\(name)")
        }
    }

    @Test func changesAreReportedOnceMore() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.yaml")
        var watch = FileWatch()
        _ = watch.changes(among: [file.path])
        try Data("1".utf8).write(to: file)
        #expect(watch.changes(among: [file.path]) == [file.path])
        try await Task.sleep(for: .milliseconds(300))
        #expect(watch.changes(among: [file.path]) == [file.path])
        #expect(watch.changes(among: [file.path]).isEmpty)
    }

    @Test func foldersAreListedAnewWhereTheyChange() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        for path in ["a.yaml", "b/c.yaml", "b/.hidden.yaml", ".git/d.yaml", "b/e.txt"] { try write(path) }
        // A circle is not walked.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/b/circle", withDestinationPath: folder.path)
        var tree = FolderTree(root: folder.path) { ServedFolder.isSceneName($0) }
        #expect(tree.files() == ["a.yaml", "b/c.yaml"])
        try write("b/f/g.yaml")
        #expect(tree.files() == ["a.yaml", "b/c.yaml", "b/f/g.yaml"])
        try FileManager.default.removeItem(atPath: folder.path + "/b/c.yaml")
        #expect(tree.files() == ["a.yaml", "b/f/g.yaml"])
    }

    @Test(arguments: [
        ("home.yaml", true), ("a/b/home.yml", true), ("a.json", true), ("..", false), ("../a.yaml", false),
        ("a/../b.yaml", false), ("/a.yaml", false), ("a//b.yaml", false), ("a.txt", false), ("", false),
        ("a\\b.yaml", false), (".a.yaml", false), ("a/.b/c.yaml", false),
    ])
    func idsArePlainPaths(id: String, isPlain: Bool) throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let served = ServedFolder(folder.path)
        do throws(HTTPRefusal) {
            _ = try served.file(of: id)
            Issue.record("there is no file")
        } catch {
            #expect(error.status == (isPlain ? .notFound : .forbidden))
        }
    }
}
