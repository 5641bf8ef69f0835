#if os(macOS) || os(Linux)
    import Foundation
    import Testing
    import VitrineFiles

    @testable import VitrineTesting

    /// A tool that is found is run: nothing is taken from where others could have put it.
    struct ToolSearchTests {
        /// A folder of a build, with a tool that the plugin has left there.
        private final class Build {
            let root =
                FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
                + "/vitrine-\(UUID().uuidString)"
            private static let outputs = "plugins/outputs/app/AppTests/destination/VitrineReleaseTool"

            deinit { try? FileManager.default.removeItem(atPath: root) }

            /// Makes a build folder.
            ///
            /// - Parameters:
            ///   - folder: The path of the folder below the root.
            ///   - isWorkspace: `true` if SwiftPM has left the state of its workspace there. Default: true.
            /// - Returns: The path of the tool.
            @discardableResult
            func make(_ folder: String, isWorkspace: Bool = true) throws -> String {
                let outputs = "\(root)/\(folder)/\(Self.outputs)"
                try FileManager.default.createDirectory(
                    atPath: outputs, withIntermediateDirectories: true)
                // The shell may be a link.
                let shell = URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath().path
                if !FileManager.default.fileExists(atPath: "\(outputs)/vitrine") {
                    try FileManager.default.copyItem(atPath: shell, toPath: "\(outputs)/vitrine")
                }
                if isWorkspace {
                    try AtomicFile.write([0x7B, 0x7D], to: "\(root)/\(folder)/workspace-state.json")
                }
                return "\(outputs)/vitrine"
            }

            func search(from start: String, path: String = "") -> [ToolSearch.Candidate] {
                ToolSearch(environment: ["PATH": path], starts: ["\(root)/\(start)"]).candidates
            }
        }

        @Test("A folder above the build folder is not searched, whatever it holds")
        func stopsAtTheBuildFolder() throws {
            let build = Build()
            try build.make("", isWorkspace: false)
            try build.make("artifacts/x", isWorkspace: false)
            #expect(build.search(from: "app/.build/x86_64/debug/AppTests.xctest") == [])
            // Neither if it looks like another build folder.
            try build.make("")
            let own = try build.make("app/.build")
            #expect(build.search(from: "app/.build/x86_64/debug/AppTests.xctest").map(\.path) == [own])
        }

        @Test("A test that lies in no build folder finds nothing above it")
        func findsNothingOutsideOfBuilds() throws {
            let build = Build()
            try build.make("")
            let far = (0..<9).map { "\($0)" }.joined(separator: "/")
            #expect(build.search(from: "\(far)/AppTests.xctest") == [])
            try FileManager.default.removeItem(atPath: "\(build.root)/workspace-state.json")
            #expect(build.search(from: "AppTests.xctest") == [])
        }

        @Test(
            "The build folder is found from where SwiftPM puts tests",
            arguments: [
                "x86_64-unknown-linux-gnu/debug/AppPackageTests.xctest",
                "debug/AppPackageTests.xctest",
                "arm64-apple-macosx/debug/AppPackageTests.xctest/Contents/MacOS/AppPackageTests",
                "out/Products/Debug/AppPackageTests.xctest",
            ])
        func findsTheOwnBuildFolder(test: String) throws {
            let build = Build()
            let tool = try build.make("app/other-scratch-path")
            let found = build.search(from: "app/other-scratch-path/\(test)")
            #expect(found.map(\.path) == [tool] && found.map(\.origin) == [.plugin])
        }

        @Test("A tool in a build folder that anyone may write to is refused", arguments: [0, 1, 2])
        func refusesWhatOthersMayReplace(level: Int) throws {
            let build = Build()
            let tool = try build.make("app/.build")
            let places = ["\(build.root)/app/.build", (tool as NSString).deletingLastPathComponent, tool]
            let found = try #require(build.search(from: "app/.build/debug/A.xctest").first)
            try ToolSearch.checkOwner(of: found)
            try FileManager.default.setAttributes(
                [.posixPermissions: NSNumber(value: 0o777)], ofItemAtPath: places[level])
            #expect(throws: ToolFailure.writableByOthers(path: places[level])) {
                try ToolSearch.checkOwner(of: found)
            }
        }

        @Test("A tool in a build folder of somebody else is refused", .enabled(if: geteuid() == 0))
        func refusesWhatBelongsToOthers() throws {
            let build = Build()
            let tool = try build.make("app/.build")
            let found = try #require(build.search(from: "app/.build/debug/A.xctest").first)
            for place in [tool, "\(build.root)/app/.build"] {
                try FileManager.default.setAttributes(
                    [.ownerAccountID: NSNumber(value: 65534)], ofItemAtPath: place)
                #expect(throws: ToolFailure.otherOwner(path: place)) {
                    try ToolSearch.checkOwner(of: found)
                }
                try FileManager.default.setAttributes(
                    [.ownerAccountID: NSNumber(value: 0)], ofItemAtPath: place)
            }
            try ToolSearch.checkOwner(of: found)
        }

        @Test("What the user names is taken as it is, and a relative entry of PATH is none")
        func followsTheEnvironment() throws {
            let build = Build()
            let tool = try build.make("tools")
            let folder = (tool as NSString).deletingLastPathComponent
            try FileManager.default.setAttributes(
                [.posixPermissions: NSNumber(value: 0o777)], ofItemAtPath: folder)
            let found = build.search(from: "A.xctest", path: ".:bin::\(folder):")
            #expect(found == [ToolSearch.Candidate(path: tool, origin: .path)])
            try ToolSearch.checkOwner(of: try #require(found.first))
            let named = ToolSearch(environment: ["VITRINE_TOOL": tool], starts: []).candidates
            #expect(named == [ToolSearch.Candidate(path: tool, origin: .environment)])
        }
    }
#endif
