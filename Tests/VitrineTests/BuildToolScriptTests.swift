#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// The script that finds or builds the tool for plugins, with a build that takes no time.
    @Suite struct BuildToolScriptTests {
        /// A checkout with the script, a build folder of a package, and what builds the tool.
        private final class Package {
            let root =
                FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
                + "/vitrine-\(UUID().uuidString)"
            var build: String { "\(root)/app/.build" }
            var shared: String { "\(build)/plugins/vitrine-tool" }
            let checkout: String

            /// - Parameter checkout: The folder of the sources that the tool is built from, below `root`.
            init(checkout: String = "checkout") throws {
                self.checkout = checkout
                try write("\(checkout)/Package.swift", "// swift-tools-version: 6.2\n")
                try write("\(checkout)/Sources/A/a.swift", "let a = 1\n")
                let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .appendingPathComponent("../../Scripts/release").standardizedFileURL.path
                for name in ["build-tool.sh", "fingerprint.sh"] {
                    let text = try String(contentsOfFile: "\(scripts)/\(name)", encoding: .utf8)
                    try write("\(checkout)/Scripts/release/\(name)", text)
                }
                try write(
                    "swift-build",
                    """
                    #!/bin/sh
                    for each in "$@"; do [ "$each" != --show-bin-path ] || { echo "\(root)/out"; exit 0; }; done
                    echo built >>"\(root)/builds"
                    mkdir -p "\(shared)/build"
                    if [ -n "${FAKE_WAIT:-}" ]; then echo $$ >"\(root)/waiting"; sleep "$FAKE_WAIT"; fi
                    mkdir -p "\(root)/out"
                    printf '#!/bin/sh\\necho 1\\n' >"\(root)/out/vitrine"
                    chmod +x "\(root)/out/vitrine"

                    """, isExecutable: true)
            }

            deinit { try? FileManager.default.removeItem(atPath: root) }

            func write(_ path: String, _ text: String, isExecutable: Bool = false) throws {
                let url = URL(fileURLWithPath: "\(root)/\(path)")
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
                if isExecutable {
                    try FileManager.default.setAttributes(
                        [.posixPermissions: NSNumber(value: 0o755)], ofItemAtPath: url.path)
                }
            }

            /// Starts the script for a plugin.
            func start(_ plugin: String, path: String = "", wait: String = "") throws -> Process {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = [
                    "\(root)/\(checkout)/Scripts/release/build-tool.sh", "\(build)/plugins/\(plugin)",
                    "\(root)/swift-build", build,
                ]
                process.environment = ["PATH": (path.isEmpty ? "" : path + ":") + "/usr/bin:/bin"]
                    .merging(wait.isEmpty ? [:] : ["FAKE_WAIT": wait]) { $1 }
                process.standardError = FileHandle.nullDevice
                try process.run()
                return process
            }

            /// Runs the script, and returns the path of the tool.
            func tool(_ plugin: String, path: String = "") throws -> String {
                let process = try start(plugin, path: path)
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
                return try text("app/.build/plugins/\(plugin)/vitrine.path")
            }

            func text(_ path: String) throws -> String {
                try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
                    .trimmingCharacters(in: .newlines)
            }

            /// The number of builds so far.
            var builds: Int { ((try? text("builds")) ?? "").split(separator: "\n").count }
        }

        private static let plugins = [
            "outputs/app/AppTests/destination/VitrineReleaseTool", "VitrineTestCommand/outputs",
            "VitrineRenderCommand/outputs",
        ]

        @Test func allPluginsShareOneTool() throws {
            let package = try Package()
            for plugin in Self.plugins {
                #expect(try package.tool(plugin) == "\(package.shared)/vitrine")
                #expect(try package.text("app/.build/plugins/\(plugin)/VitrineReleaseToolMarker.swift") != "")
            }
            #expect(package.builds == 1)
            try package.write("checkout/Sources/A/a.swift", "let a = 2\n")
            #expect(try package.tool(Self.plugins[1]) == "\(package.shared)/vitrine")
            #expect(package.builds == 2)
        }

        /// What the sources of a version were built into is of no more use; those of a package that is edited
        /// are built again.
        @Test(arguments: [("app/.build/checkouts/vitrine", false), ("checkout", true)])
        func objectFilesStayWhereSourcesMayChange(checkout: String, stay: Bool) throws {
            let package = try Package(checkout: checkout)
            _ = try package.tool(Self.plugins[0])
            #expect(FileManager.default.fileExists(atPath: "\(package.shared)/build") == stay)
            #expect(try package.tool(Self.plugins[1]) == "\(package.shared)/vitrine")
            #expect(package.builds == 1)
        }

        @Test(arguments: [
            "bin", "app/.build/artifacts/app/tool/vitrine.artifactbundle/vitrine-linux/bin",
        ])
        func aToolOfTheseSourcesNeedsNoBuild(folder: String) throws {
            let package = try Package()
            let built = try package.tool(Self.plugins[0])
            let sources = try package.text("app/.build/plugins/vitrine-tool/vitrine.sources")
            try FileManager.default.removeItem(atPath: package.shared)
            try package.write("\(folder)/vitrine", "#!/bin/sh\necho 1\n", isExecutable: true)
            let path = folder == "bin" ? "\(package.root)/bin" : ""
            // Without the fingerprint it may be any tool.
            #expect(try package.tool(Self.plugins[1], path: path) == built)
            try FileManager.default.removeItem(atPath: package.shared)
            try package.write("\(folder)/vitrine.sources", sources)
            #expect(try package.tool(Self.plugins[2], path: path) == "\(package.root)/\(folder)/vitrine")
            #expect(package.builds == 2)
        }

        /// Returns `true` while a process does something: where nobody asks how it ended, its entry stays.
        private static func isRunning(_ process: Int32) -> Bool {
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            return kill(process, 0) == 0 && state?.contains(") Z ") != true
        }

        @Test(.timeLimit(.minutes(2)), arguments: [SIGTERM, SIGHUP])
        func anInterruptEndsTheBuild(signal: Int32) async throws {
            let package = try Package()
            let process = try package.start(Self.plugins[0], wait: "600")
            while (try? package.text("waiting")) == nil { try await Task.sleep(for: .milliseconds(20)) }
            let build = try #require(Int32(try package.text("waiting")))
            #expect(Self.isRunning(build))
            kill(process.processIdentifier, signal)
            while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
            #expect(process.terminationStatus != 0)
            while Self.isRunning(build) { try await Task.sleep(for: .milliseconds(20)) }
            #expect(!FileManager.default.fileExists(atPath: "\(package.shared)/lock"))
        }
    }
#endif
