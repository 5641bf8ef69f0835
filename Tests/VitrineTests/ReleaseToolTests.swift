#if os(macOS) || os(Linux)
    import Foundation
    import Testing
    import VitrineFiles
    import VitrineGoldens
    import VitrineRendering
    import VitrineSuites

    @testable import VitrineTesting

    /// A tool that compares pictures for a debug build: which one is taken, and that it draws the same.
    struct ReleaseToolTests {
        /// A folder with a copy of the built tool, whose sources it claims to know.
        final class Installed {
            let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
            static let sources = String(repeating: "0123456789abcdef", count: 4)
            var tool: String { "\(folder)/bin/vitrine" }

            init(sources: String? = Installed.sources) throws {
                let manager = FileManager.default
                try manager.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
                do {
                    try manager.linkItem(atPath: try #require(Self.built), toPath: tool)
                } catch {
                    try manager.copyItem(atPath: try #require(Self.built), toPath: tool)
                }
                if let sources {
                    try AtomicFile.write(Array(sources.utf8), to: "\(folder)/bin/vitrine.sources")
                }
            }

            deinit { try? FileManager.default.removeItem(atPath: folder) }

            /// The tool of this build, beside the test bundle.
            static var built: String? {
                var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
                while folder.path != "/" {
                    folder.deleteLastPathComponent()
                    let tool = folder.appendingPathComponent("vitrine").path
                    if FileManager.default.isExecutableFile(atPath: tool) { return tool }
                }
                return nil
            }
        }

        private func tool(_ environment: [String: String], sources: String? = Installed.sources)
            -> ReleaseTool
        {
            ReleaseTool(search: ToolSearch(environment: environment, starts: []), sources: { sources })
        }

        /// The law that all of this rests on: who draws does not change a pixel.
        @Test(arguments: ["a.yaml", "b/c.yaml"])
        func drawsTheSamePixels(scene: String) throws {
            let suite = try SuiteRunTests.Suite()
            let installed = try Installed()
            let tool = tool(["VITRINE_TOOL": installed.tool])
            #expect(tool.origin == .environment && tool.refusal == nil)
            let job = GoldenJob(
                goldens: "\(suite.folder)/goldens", scenes: ["\(suite.folder)/scenes/\(scene)"],
                update: .none,
                threads: 1, artifacts: nil)
            guard case .report(var there)? = tool.reply(to: .run(job)),
                case .report(var here) = GoldenService().reply(to: .run(job))
            else {
                Issue.record("no report")
                return
            }
            #expect(here.cases.count == 2 && here.cases.allSatisfy { $0.actualHash != nil })
            for index in here.cases.indices { here.cases[index].milliseconds = 0 }
            for index in there.cases.indices { there.cases[index].milliseconds = 0 }
            (here.run, there.run) = (SuiteReport.Run(), SuiteReport.Run())
            #expect(here == there)
        }

        /// A scene that is only in memory, with its files, goes to the tool, too.
        @Test func drawsScenesInMemory() throws {
            let suite = try SuiteRunTests.Suite()
            let installed = try Installed()
            let tool = tool(["VITRINE_TOOL": installed.tool])
            let tokens = ##"{ "accent": { "$type": "color", "$value": "#3366FF" } }"##
            let scene = try Scene(
                yaml:
                    "vitrine: 1\ncanvas: { width: 20, height: 10, scale: 1 }\ntokens: a.tokens.json\nbody:\n"
                    + "  - { rectangle: null, fill: \"{accent}\" }\n",
                files: SceneFileSource(["a.tokens.json": Array(tokens.utf8)]))
            let memory = SuiteMemoryScene(name: "memory", scene: scene)
            let job = GoldenJob(
                goldens: "\(suite.folder)/goldens", memory: GoldenJobScene(memory), update: .none, threads: 1,
                artifacts: nil)
            guard case .report(let there)? = tool.reply(to: .run(job)),
                case .report(let here) = GoldenService().run(job, of: memory)
            else {
                Issue.record("no report")
                return
            }
            #expect(here.cases.map(\.scene) == ["memory", "memory"])
            #expect(here.cases.allSatisfy { $0.actualHash != nil })
            #expect(there.cases.map(\.actualHash) == here.cases.map(\.actualHash))
        }

        /// One process serves all expectations, also those that are made at the same time.
        @Test func repliesToManyAtOnce() async throws {
            let suite = try SuiteRunTests.Suite()
            let installed = try Installed()
            let tool = tool(["VITRINE_TOOL": installed.tool])
            let job = GoldenJob(goldens: "\(suite.folder)/goldens", update: .none, threads: 1, artifacts: nil)
            guard case .pictures(let pictures)? = tool.reply(to: .open(suite: "s", job)) else {
                Issue.record("the suite cannot be opened")
                return
            }
            #expect(pictures.map(\.scene) == ["a.yaml", "a.yaml", "b/c.yaml", "b/c.yaml"])
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<24 {
                    let picture = pictures[index % pictures.count]
                    group.addTask {
                        guard
                            case .result(let result?)? = tool.reply(
                                to: .compare(
                                    suite: "s", job, scene: picture.scene, variant: picture.variant,
                                    artifacts: nil))
                        else {
                            Issue.record("no result")
                            return
                        }
                        #expect(result.scene == picture.scene && result.variant == picture.variant)
                        #expect(result.state == .missing)
                    }
                }
            }
        }

        @Test func errorsComeBackInWords() throws {
            let installed = try Installed()
            let tool = tool(["VITRINE_TOOL": installed.tool])
            let job = GoldenJob(
                goldens: "\(installed.folder)/goldens", scenes: ["\(installed.folder)/none.yaml"],
                update: .none,
                threads: 1, artifacts: nil)
            guard case .failed(let there)? = tool.reply(to: .run(job)),
                case .failed(let here) = GoldenService().reply(to: .run(job))
            else {
                Issue.record("no error")
                return
            }
            #expect(here == there && here.contains("none.yaml"))
        }

        @Test func otherSourcesAreRefused() throws {
            let other = try Installed(sources: String(repeating: "f", count: 64))
            let refused = tool(["VITRINE_TOOL": other.tool])
            #expect(refused.origin == nil && refused.reply(to: .identify) == nil)
            #expect(refused.refusal?.contains("it was built from other sources") == true)
            let unmarked = try Installed(sources: nil)
            #expect(
                tool(["VITRINE_TOOL": unmarked.tool]).refusal?.contains("without the fingerprint") == true)
            #expect(
                tool(["VITRINE_TOOL": unmarked.tool], sources: nil).refusal?.contains("cannot be held")
                    == true)
        }

        /// What is no tool neither blocks nor ends the test.
        @Test(arguments: ["/bin/true", "/bin/cat", "/no/such/tool"])
        func whatIsNoToolIsRefused(path: String) {
            let refused = tool(["VITRINE_TOOL": path])
            #expect(refused.origin == nil && refused.refusal?.contains(path) == true)
        }

        /// A tool that is asked for and refused is named, though another is taken.
        @Test func theNextOneIsTaken() throws {
            let (first, second) = (try Installed(sources: nil), try Installed())
            let tool = tool(["VITRINE_TOOL": first.tool, "PATH": "/nowhere:\(second.folder)/bin"])
            #expect(tool.origin == .path)
            #expect(tool.refusal?.contains(first.tool) == true)
        }

        @Test func noneIsStartedIfNoneIsWanted() throws {
            let installed = try Installed()
            let search = ToolSearch(
                environment: ["VITRINE_TOOL": "none", "PATH": "\(installed.folder)/bin"], starts: [])
            let tool = ReleaseTool(search: search, sources: { nil })
            #expect(tool.origin == nil && tool.refusal == nil)
        }

        /// The order is the environment, an artifact, what the plugin built, and PATH.
        @Test func placesAreSearchedInOrder() throws {
            let installed = try Installed()
            let build = "\(installed.folder)/.build"
            let manager = FileManager.default
            func put(_ path: String) throws {
                let url = URL(fileURLWithPath: "\(build)/\(path)")
                try manager.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try manager.createSymbolicLink(atPath: url.path, withDestinationPath: installed.tool)
            }
            try put("plugins/outputs/app/AppTests/destination/VitrineReleaseTool/vitrine")
            try AtomicFile.write(Array("{}".utf8), to: "\(build)/workspace-state.json")
            let bundle = "artifacts/app/vitrine/vitrine.artifactbundle"
            try put("\(bundle)/here/bin/vitrine")
            try put("\(bundle)/there/bin/vitrine")
            #if os(macOS)
                let system = "apple-macosx"
            #else
                let system = "unknown-linux-gnu"
            #endif
            #if arch(x86_64)
                let machine = "x86_64"
            #elseif os(macOS)
                let machine = "arm64"
            #else
                let machine = "aarch64"
            #endif
            let info = """
                {"schemaVersion": "1.0", "artifacts": {"vitrine": {"type": "executable", "version": "1", "variants": [
                {"path": "there/bin/vitrine", "supportedTriples": ["riscv64-unknown-linux-gnu"]},
                {"path": "here/bin/vitrine", "supportedTriples": ["\(machine)-\(system)"]}]}}}
                """
            try AtomicFile.write(Array(info.utf8), to: "\(build)/\(bundle)/info.json")
            let search = ToolSearch(
                environment: ["VITRINE_TOOL": "/mine/vitrine", "PATH": "\(installed.folder)/bin:/nowhere"],
                starts: ["\(build)/x86_64-unknown-linux-gnu/debug/appPackageTests.xctest"])
            let found = search.candidates
            #expect(found.map(\.origin) == [.environment, .artifact, .plugin, .path])
            #expect(found[1].path.hasSuffix("here/bin/vitrine"))
        }

        @Test func aToolThatEndsIsReplaced() throws {
            let installed = try Installed()
            let connection = try ToolConnection(
                executable: installed.tool, expected: ToolIdentity(sources: Installed.sources))
            // Longer than a request may be: the tool says so, and ends.
            let job = GoldenJob(
                goldens: String(repeating: "x", count: GoldenServer.lineLimit * 3), update: .none, threads: 1,
                artifacts: nil)
            let outcome = connection.reply(to: .run(job))
            if case .failed? = outcome {} else { #expect(outcome == nil) }
            // All that follows is without a reply, and without waiting.
            for _ in 0..<3 { _ = connection.reply(to: .identify, within: 5) }
        }

        @Test func theNoteSaysWhatToDo() {
            let text = DebugBuildNote.text("there is no tool")
            for part in ["there is no tool", "VitrineReleaseTool", "VITRINE_TOOL", "swift test -c release"] {
                #expect(text.contains(part))
            }
        }

        @Test(arguments: [
            "", "xyz", String(repeating: "g", count: 64), String(repeating: "a", count: 63),
        ])
        func whatIsNoFingerprintIsNone(text: String) {
            #expect(SourceFingerprint.parse(Array(text.utf8)) == nil)
        }

        @Test func fingerprintOfTheCheckoutIsStable() throws {
            let found = try #require(BuiltSources.fingerprint)
            #expect(found.count == 64 && found == BuiltSources.fingerprint)
        }
    }
#endif
