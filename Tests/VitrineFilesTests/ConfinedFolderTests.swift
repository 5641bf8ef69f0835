import Foundation
import Testing

@testable import VitrineFiles

/// Nothing that is named below a folder leads out of it.
struct ConfinedFolderTests {
    /// A folder with one beside it, which nothing may reach.
    final class Place {
        let root =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/vitrine-\(UUID().uuidString)"
        static let precious = Array("precious".utf8)
        var inside: String { "\(root)/inside" }
        var outside: String { "\(root)/outside" }

        init() throws {
            for folder in ["inside/a/b", "outside/b"] {
                try FileManager.default.createDirectory(
                    atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
            }
            for file in ["secret", "b/secret"] {
                try AtomicFile.write(Self.precious, to: "\(outside)/\(file)")
            }
            try AtomicFile.write([1], to: "\(inside)/one")
            try AtomicFile.write([2], to: "\(inside)/a/b/two")
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func folder(_ links: ConfinedFolder.Links) -> ConfinedFolder { ConfinedFolder(inside, links: links) }

        func link(_ path: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: "\(inside)/\(path)", withDestinationPath: target)
        }

        /// All that lies outside, as text.
        var state: [String] {
            get throws {
                try FileManager.default.subpathsOfDirectory(atPath: outside).sorted().map { path in
                    let bytes = try? FileBytes.read("\(outside)/\(path)")
                    return "\(path) \(String(decoding: bytes ?? [], as: UTF8.self))"
                }
            }
        }
    }

    @Test(
        "Links are followed as far as they stay inside",
        arguments: [
            ("one", 1), ("a/b/two", 2), ("./a/./b/../b/two", 2), ("link", 1), ("up/two", 2), ("far", 2),
            ("round/one", 1), ("absolute", 2),
        ])
    func followsLinksInside(path: String, value: UInt8) throws {
        let place = try Place()
        try place.link("link", to: "one")
        try place.link("up", to: "./a/../a/b")
        try place.link("a/back", to: "..")
        try place.link("far", to: "a/back/a/b/two")
        try place.link("round", to: "a/back/a/..")
        try place.link("absolute", to: "\(place.inside)/a/b/two")
        let found = try place.folder(.within).read(path)
        #expect(found.bytes == [value])
        #expect(found.place == "\(place.inside)/\(value == 1 ? "one" : "a/b/two")")
    }

    @Test(
        "A path or link that leads out is refused",
        arguments: [
            "../outside/secret", "a/../../outside/secret", "out/secret", "file", "a/deep/secret", "absolute",
            "chain", "a/b/../../../outside/secret", "parent/outside/secret", "/../outside/secret",
        ])
    func refusesWhatLeadsOut(path: String) throws {
        let place = try Place()
        try place.link("out", to: "../outside")
        try place.link("file", to: "../outside/secret")
        try place.link("a/deep", to: "../../outside/b")
        try place.link("absolute", to: "\(place.outside)/secret")
        try place.link("chain", to: "a/b/../../file")
        try place.link("parent", to: "..")
        #expect(throws: ConfinedFileError.outside(path: place.folder(.within).joined(path))) {
            try place.folder(.within).read(path)
        }
    }

    @Test("Where no links are followed, every one is named", arguments: ["link", "up/two", "a/loop/x"])
    func namesLinks(path: String) throws {
        let place = try Place()
        try place.link("link", to: "one")
        try place.link("up", to: "a/b")
        try place.link("a/loop", to: "loop")
        let name = path.split(separator: "/").dropLast(path == "link" ? 0 : 1).joined(separator: "/")
        #expect(throws: ConfinedFileError.link(path: "\(place.inside)/\(name)")) {
            try place.folder(.refused).read(path)
        }
        for write in [
            { try place.folder(.within).write([3], to: path) }, { try place.folder(.within).delete(path) },
            { try place.folder(.within).move("one", to: path) },
        ] {
            #expect(throws: ConfinedFileError.link(path: "\(place.inside)/\(name)"), performing: write)
        }
        #expect(try place.folder(.within).read("one").bytes == [1])
    }

    @Test("A link that leads to itself ends")
    func endsInLoops() throws {
        let place = try Place()
        try place.link("x", to: "y")
        try place.link("y", to: "x")
        #expect(throws: ConfinedFileError.self) { try place.folder(.within).read("x") }
    }

    @Test("Files are written, moved and deleted, with their folders")
    func changesFiles() throws {
        let place = try Place()
        let folder = place.folder(.refused)
        try folder.write([3], to: "new/deep/file")
        #expect(try folder.read("new/deep/file").bytes == [3])
        try folder.move("new/deep/file", to: "other/file")
        folder.deleteEmptyFolders(above: "new/deep/file")
        #expect(try folder.files() == ["a/b/two", "one", "other/file"])
        try folder.write([4, 4], to: "other/file")
        try folder.delete("other/file")
        try folder.delete("other/file")
        folder.deleteEmptyFolders(above: "other/file")
        #expect(folder.status(of: "other") == nil)
        #expect(throws: ConfinedFileError.read(.noSuchFile(path: "\(place.inside)/other/file"))) {
            try folder.read("other/file")
        }
        let anew = ConfinedFolder("\(place.inside)/x/y/z", links: .refused)
        #expect(try anew.files() == [])
        try anew.write([5], to: "file")
        #expect(try FileBytes.read("\(place.inside)/x/y/z/file") == [5])
    }

    @Test("What is no regular file is neither read nor replaced")
    func refusesSpecialFiles() throws {
        let place = try Place()
        #expect(unsafe mkfifo("\(place.inside)/pipe", 0o600) == 0)
        let pipe = ConfinedFileError.read(.notRegular(path: "\(place.inside)/pipe"))
        #expect(throws: pipe) { try place.folder(.within).read("pipe") }
        #expect(throws: pipe) { try place.folder(.within).write([1], to: "pipe") }
        #expect(throws: ConfinedFileError.read(.isFolder(path: "\(place.inside)/a"))) {
            try place.folder(.within).read("a")
        }
        #expect(throws: ConfinedFileError.write(.isFolder(path: "\(place.inside)/a"))) {
            try place.folder(.within).write([1], to: "a")
        }
        #expect(throws: ConfinedFileError.read(.tooLong(path: "\(place.inside)/one", limit: 0))) {
            try place.folder(.within).read("one", limit: 0)
        }
    }

    /// What is looked at and what is opened is the same, however fast somebody swaps it.
    @Test(
        "Links that are swapped in a loop win no race",
        arguments: [("a/b", "a/b/secret"), ("a", "a/b/secret"), ("victim", "victim")])
    func winsRaces(swapped: String, file: String) throws {
        let place = try Place()
        let target = place.outside + (swapped == "a/b" ? "/b" : swapped == "victim" ? "/secret" : "")
        let before = try place.state
        let path = "\(place.inside)/\(swapped)"
        let isOver = Flag()
        let swapper = Thread {
            while !isOver.isSet {
                // A file or folder of its own, then a link to what lies outside, under the same name.
                _ = unsafe rename(path, path + ".own")
                _ = unsafe symlink(target, path)
                _ = unsafe unlink(path)
                _ = unsafe rename(path + ".own", path)
            }
            isOver.end()
        }
        try place.folder(.refused).write(Place.precious.map { $0 &+ 1 }, to: file)
        swapper.start()
        for round in 0..<1500 {
            let folder = place.folder(round % 2 == 0 ? .refused : .within)
            if let bytes = try? folder.read(file).bytes { #expect(bytes != Place.precious) }
            try? folder.write([9, UInt8(truncatingIfNeeded: round)], to: file)
            if round % 7 == 0 {
                try? folder.move(file, to: "a/moved")
                try? folder.move("a/moved", to: file)
            }
            if round % 11 == 0 { try? folder.delete(file) }
            _ = try? folder.files()
        }
        isOver.set()
        #expect(try place.state == before)
    }

    /// A flag that a thread is ended by.
    final class Flag: @unchecked Sendable {
        private let condition = NSCondition()
        private var value = false
        private var isEnded = false

        var isSet: Bool { condition.withLock { value } }

        func end() {
            condition.withLock {
                isEnded = true
                condition.broadcast()
            }
        }

        /// Sets the flag and waits for the thread.
        func set() {
            condition.lock()
            value = true
            while !isEnded { condition.wait() }
            condition.unlock()
        }
    }
}
