#if os(macOS) || os(Linux)
    import Foundation

    /// The search for a tool of a release build, in the order that the documentation states.
    struct ToolSearch {
        /// A tool that may be used, and where it was found.
        struct Candidate: Hashable {
            let path: String
            let origin: Origin
        }

        /// A place in which tools are looked for.
        enum Origin: String {
            case environment = "VITRINE_TOOL"
            case artifact = "an artifact bundle of the package"
            case plugin = "the plugin VitrineReleaseTool"
            case path = "PATH"
        }

        let environment: [String: String]
        /// Paths of which each may lie in the package's build folder: the test's executable and its bundle.
        let starts: [String]

        /// `true` if the environment asks for no tool at all.
        var isDisabled: Bool { environment["VITRINE_TOOL"] == "none" }

        /// The tools that there are, the preferred one first.
        var candidates: [Candidate] {
            var found: [Candidate] = []
            if let path = environment["VITRINE_TOOL"], !path.isEmpty {
                found.append(Candidate(path: path, origin: .environment))
            }
            let builds = buildFolders
            let inBuilds =
                builds.flatMap(Self.artifacts).map { Candidate(path: $0, origin: .artifact) }
                + builds.flatMap(Self.plugins).map { Candidate(path: $0, origin: .plugin) }
            let inPath = (environment["PATH"] ?? "").split(separator: ":").map {
                Candidate(path: "\($0)/vitrine", origin: .path)
            }
            found += (inBuilds + inPath).filter { FileManager.default.isExecutableFile(atPath: $0.path) }
            return found
        }

        /// The folders at or above the starts that SwiftPM keeps plugins' outputs or artifacts in, such as
        /// `.build`.
        private var buildFolders: [String] {
            var found: [String] = []
            for start in starts {
                var folder = URL(fileURLWithPath: start).resolvingSymlinksInPath()
                while folder.path != "/" {
                    let holds = ["plugins/outputs", "artifacts"].contains {
                        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
                    }
                    if holds, !found.contains(folder.path) { found.append(folder.path) }
                    folder.deleteLastPathComponent()
                }
            }
            return found
        }

        /// Returns the tools that the plugin has built: `plugins/outputs/<package>/<target>/<kind>/<plugin>`.
        private static func plugins(in build: String) -> [String] {
            let outputs = folders(below: "\(build)/plugins/outputs", depth: 3)
            return outputs.map { "\($0)/VitrineReleaseTool/vitrine" }
        }

        /// Returns the tools in artifact bundles for this platform: `artifacts/<package>/<target>/<bundle>`.
        private static func artifacts(in build: String) -> [String] {
            let bundles = folders(below: "\(build)/artifacts", depth: 3).filter {
                $0.hasSuffix(".artifactbundle")
            }
            return bundles.flatMap { bundle -> [String] in
                guard let data = FileManager.default.contents(atPath: "\(bundle)/info.json"),
                    let info = try? JSONDecoder().decode(BundleInfo.self, from: data)
                else { return [] }
                let variants = info.artifacts["vitrine"]?.variants ?? []
                return variants.filter { $0.supportedTriples.contains(where: isOfThisPlatform) }
                    .map { "\(bundle)/\($0.path)" }
            }
        }

        /// The part of an artifact bundle's `info.json` that says where its tools are.
        private struct BundleInfo: Decodable {
            struct Artifact: Decodable { var variants: [Variant] }
            struct Variant: Decodable {
                var path: String
                var supportedTriples: [String]
            }
            var artifacts: [String: Artifact]
        }

        /// Returns `true` if a triple such as `x86_64-unknown-linux-gnu` is that of this process.
        static func isOfThisPlatform(_ triple: String) -> Bool {
            #if arch(x86_64)
                let architecture = "x86_64"
            #elseif arch(arm64) && os(macOS)
                let architecture = "arm64"
            #else
                let architecture = "aarch64"
            #endif
            #if os(macOS)
                let system = "macosx"
            #else
                let system = "linux"
            #endif
            let parts = triple.split(separator: "-")
            return parts.count >= 3 && parts[0] == architecture && parts[2].hasPrefix(system)
        }

        /// Returns the folders at a depth below another, sorted by their names.
        private static func folders(below folder: String, depth: Int) -> [String] {
            guard depth > 0 else { return [folder] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
                folders(below: "\(folder)/\(name)", depth: depth - 1)
            }
        }
    }
#endif
