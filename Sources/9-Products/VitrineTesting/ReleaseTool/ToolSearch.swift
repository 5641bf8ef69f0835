#if os(macOS) || os(Linux)
    import Foundation

    /// The search for a tool of a release build, in the order that the documentation states.
    ///
    /// What is found is run, so nothing is looked for where others could have put it: only in the build
    /// folder of the package under test, which must be the user's own, and where the environment says.
    struct ToolSearch {
        /// A tool that may be used, and where it was found.
        struct Candidate: Hashable {
            let path: String
            let origin: Origin
            /// The build folder that holds the tool; `nil` for one that the environment names.
            var build: String?
        }

        /// A place in which tools are looked for.
        enum Origin: String {
            case environment = "VITRINE_TOOL"
            case artifact = "an artifact bundle of the package"
            case plugin = "built by a plugin of Vitrine"
            case path = "PATH"
        }

        let environment: [String: String]
        /// Paths of which the first that lies in a build folder says which one: the test's executable and its
        /// bundle.
        let starts: [String]

        /// `true` if the environment asks for no tool at all.
        var isDisabled: Bool { environment["VITRINE_TOOL"] == "none" }

        /// The tools that there are, the preferred one first.
        var candidates: [Candidate] {
            var found: [Candidate] = []
            if let path = environment["VITRINE_TOOL"], !path.isEmpty {
                found.append(Candidate(path: path, origin: .environment))
            }
            if let build = buildFolder {
                let inBuild =
                    Self.artifacts(in: build).map { Candidate(path: $0, origin: .artifact, build: build) }
                    + Self.plugins(in: build).map { Candidate(path: $0, origin: .plugin, build: build) }
                found += inBuild.filter { FileManager.default.isExecutableFile(atPath: $0.path) }
            }
            // An entry that is no absolute path depends on the folder that the tests run in.
            let inPath = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map {
                Candidate(path: "\($0)/vitrine", origin: .path)
            }
            found += inPath.filter { FileManager.default.isExecutableFile(atPath: $0.path) }
            return found
        }

        /// The number of folders between a test's executable and its build folder, at most: the bundle's own
        /// on macOS, and those of the triple, the configuration and the products.
        private static let levels = 8

        /// The build folder that the test was built in: the nearest one above it in which SwiftPM keeps the
        /// state of a workspace.
        private var buildFolder: String? {
            for start in starts {
                var folder = URL(fileURLWithPath: start).resolvingSymlinksInPath()
                for _ in 0..<Self.levels where folder.path != "/" {
                    folder.deleteLastPathComponent()
                    let state = folder.appendingPathComponent("workspace-state.json").path
                    if FileManager.default.fileExists(atPath: state) { return folder.path }
                }
            }
            return nil
        }

        /// Checks that nobody but the user can have put a tool into a build folder.
        ///
        /// - Throws: A ``ToolFailure`` that names what belongs to somebody else, or may be written by others.
        static func checkOwner(of candidate: Candidate) throws(ToolFailure) {
            guard let build = candidate.build else { return }
            let real = URL(fileURLWithPath: candidate.path).resolvingSymlinksInPath()
            for path in [build, real.deletingLastPathComponent().path, real.path] {
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                let owner = (attributes?[.ownerAccountID] as? NSNumber)?.uint32Value
                let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
                guard owner == geteuid() else { throw .otherOwner(path: path) }
                guard mode & 0o002 == 0 else { throw .writableByOthers(path: path) }
            }
        }

        /// Returns the tools that plugins have built: the one that all share, `plugins/vitrine-tool`, and
        /// those that a sandbox kept in folders of their own,
        /// `plugins/outputs/<package>/<target>/<kind>/<plugin>`.
        private static func plugins(in build: String) -> [String] {
            let outputs = folders(below: "\(build)/plugins/outputs", depth: 3)
            return ["\(build)/plugins/vitrine-tool/vitrine"]
                + outputs.map { "\($0)/VitrineReleaseTool/vitrine" }
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
