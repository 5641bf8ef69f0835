import Foundation
import VitrineFiles
import VitrineGeometry
import VitrineGoldens
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineSuiteFormat
import VitrineThreads

/// The pictures of a run, determined before it starts.
package struct SuitePlan: Sendable {
    let options: SuiteOptions
    /// The folder that scene paths are relative to.
    package let root: String
    /// All pictures of the suite, sorted by scene and variant.
    let all: [SuiteCase]
    /// The pictures of this run.
    let chosen: [SuiteCase]
    /// The number of pictures in all shards of this run.
    let unsharded: Int
    /// A hash that identifies the whole suite, by its scenes and goldens.
    let fingerprint: String
    /// The folders of fonts that all scenes share.
    package let fontFolders: [String]

    /// The scene, as a path below the suite's folder, and the variant of each picture of this run.
    package var pictures: [(scene: String, variant: String)] { chosen.map { ($0.scene.path, $0.variant) } }

    /// Returns the folder that a suite's scene paths are relative to.
    ///
    /// - Parameter options: The options of the run. Only `goldens` and `root` matter.
    /// - Throws: A ``SuiteError`` if `suite.yaml` cannot be read or is invalid.
    package static func root(of options: SuiteOptions) throws(SuiteError) -> String {
        try root(options, try suiteFile(options.goldens))
    }

    /// Returns the folders of fonts that all scenes of a suite share.
    ///
    /// - Parameter options: The options of the run. Only `goldens` matters.
    /// - Throws: A ``SuiteError`` if `suite.yaml` cannot be read or is invalid.
    package static func fontFolders(of options: SuiteOptions) throws(SuiteError) -> [String] {
        try fontFolders(try suiteFile(options.goldens), options)
    }

    /// Returns how much rules count in the scenes of a suite.
    ///
    /// - Parameter options: The options of the run. Only `goldens`, `root` and the levels of its own matter.
    /// - Throws: A ``SuiteError`` if `suite.yaml` cannot be read or is invalid.
    package static func audit(of options: SuiteOptions) throws(SuiteError) -> SuiteAudit {
        let suite = try suiteFile(options.goldens)
        let root = try root(options, suite)
        let own = options.render.audit
        let baseline = suite.auditBaseline.map {
            $0.hasPrefix("/") ? $0 : standard("\(options.goldens)/\($0)")
        }
        return SuiteAudit(common: own.overriding(suite.audit), baseline: baseline) { path in
            own.overriding((try? relative(path, to: root)).map(suite.audit) ?? suite.audit)
        }
    }

    /// The scenes in files of this run, in the variants that they list.
    package var jobs: [Renderer.Job] {
        chosen.filter { $0.scene.scene == nil && $0.scene.picture == nil }.map { item in
            Renderer.Job(
                item.scene.file, variant: item.scene.variants.first { $0.name == item.variant })
        }
    }
    /// The number of pictures of this run.
    package var count: Int { chosen.count }
    /// All tags of the suite's scenes.
    package var tags: Set<String> { Set(all.flatMap(\.settings.tags)) }

    /// Reads the suite and selects the pictures of a run.
    ///
    /// - Parameter options: The options of the run.
    /// - Throws: A ``SuiteError`` if the suite cannot be read, or if the filters exclude every picture.
    package init(_ options: SuiteOptions) throws(SuiteError) {
        let suite: SuiteFile
        (self.options, suite) = try Self.settled(options)
        let options = self.options
        root = try Self.root(options, suite)
        fontFolders = try Self.fontFolders(suite, options)
        let scenes = try Self.scenes(options, root: root)
        let isWhole = options.memory == nil && options.picture == nil
        if isWhole {
            try Self.checkPatterns(suite, scenes, options, root: root)
            try Self.checkDefaults(suite, options, root: root)
        }
        all = try Self.cases(of: scenes, options, suite)
        // Shards of the same suite are recognised by this hash of the whole, on whichever system each runs.
        let names = all.map { "\($0.scene.path)|\($0.goldenID)" }.joined(separator: "\n")
        fingerprint = FNV1a64.digits(Array(names.precomposedStringWithCanonicalMapping.utf8))
        let filtered = try Self.chosen(of: all, options, root: root)
        unsharded = filtered.count
        chosen = options.shard.map { shard in filtered.filter { shard.contains($0.scene.path) } } ?? filtered
    }

    /// Reads a single scene of a suite.
    ///
    /// - Parameters:
    ///   - scene: The path of the scene below the suite's folder.
    ///   - options: The options of the run. Those that select pictures are ignored.
    /// - Throws: A ``SuiteError`` if the suite's settings cannot be read, or a name is invalid.
    init(scene: String, of options: SuiteOptions) throws(SuiteError) {
        let suite: SuiteFile
        (self.options, suite) = try Self.settled(options)
        let options = self.options
        root = try Self.root(options, suite)
        fontFolders = try Self.fontFolders(suite, options)
        let twins = FileNames.places(of: scene, below: root, ignoringCase: true)
        guard twins.count < 2 else { throw .sameName(twins) }
        let read = SuiteScene(path: scene, file: Self.joined(root, scene), isNamed: true)
        all = try Self.cases(of: read.map { [$0] } ?? [], options, suite)
        chosen = all
        unsharded = all.count
        fingerprint = ""
    }

    /// Returns the options, with paths as they are on disk, and the settings of the suite.
    private static func settled(_ options: SuiteOptions) throws(SuiteError) -> (SuiteOptions, SuiteFile) {
        let options = existing(options)
        return (options, try suiteFile(options.goldens))
    }

    /// Returns the options with paths as they are written on disk.
    private static func existing(_ options: SuiteOptions) -> SuiteOptions {
        var options = options
        options.goldens = FileNames.existing(options.goldens)
        options.root = options.root.map(FileNames.existing)
        options.scenes = options.scenes.map(FileNames.existing)
        return options
    }

    /// Returns the settings of a suite: none where there is no file of them. As of the goldens beside it, no
    /// link is followed, which could lead to a file that nobody has reviewed.
    private static func suiteFile(_ goldens: String) throws(SuiteError) -> SuiteFile {
        let name = "suite.yaml"
        let bytes: [UInt8]?
        do throws(GoldenError) {
            bytes = try GoldenStore(root: goldens).bytes(of: name, limit: InputLimits.suiteBytes)
        } catch .read(let error) {
            throw .input(error)
        } catch {
            throw .goldens(error)
        }
        guard let bytes else { return SuiteFile() }
        do throws(Diagnostics) {
            return try SuiteFile(try SourceFile(name: "\(goldens)/\(name)", bytes: bytes))
        } catch {
            throw .suiteFile(error)
        }
    }

    private static func root(
        _ options: SuiteOptions, _ suite: SuiteFile
    ) throws(SuiteError) -> String {
        if let root = options.root { return root }
        if let scenes = suite.scenes {
            let folder = FileNames.existing(
                scenes.hasPrefix("/") ? scenes : standard("\(options.goldens)/\(scenes)"))
            let full = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
            guard full != "/" else { throw .root(scenes, goldens: options.goldens) }
            return folder
        }
        let beside = standard("\(options.goldens)/../scenes")
        return isFolder(beside) ? beside : "."
    }

    /// Returns the suite's folders of fonts.
    private static func fontFolders(
        _ suite: SuiteFile, _ options: SuiteOptions
    ) throws(SuiteError) -> [String] {
        let files = DiskFiles(folder: options.goldens, allowsOutside: true)
        do throws(Diagnostics) {
            return try suite.fontFolders { name, mark in
                let folder = FileNames.existing(
                    name.hasPrefix("/") ? name : standard("\(options.goldens)/\(name)"))
                let full = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
                guard full != "/" else {
                    let problem = Diagnostic.Problem.odd(
                        name, because: "is the root folder",
                        instead: "name the folder that the suite's fonts lie in")
                    return .failure(Diagnostic(problem, at: mark))
                }
                if isFolder(folder) { return .success(folder) }
                let meant = files.lookAlike(of: name) { $0 }
                return .failure(Diagnostic(.missingFolder(folder, meant: meant), at: mark))
            }
        } catch {
            throw .suiteFile(error)
        }
    }

    /// Checks that each pattern of the suite's file matches a scene, or the goldens of one that is in Swift.
    private static func checkPatterns(
        _ suite: SuiteFile, _ scenes: [SuiteScene], _ options: SuiteOptions, root: String
    ) throws(SuiteError) {
        do throws(Diagnostics) {
            try suite.checkPatterns(
                against: scenes.map(\.path), in: root == "." ? "this folder" : root,
                others: {
                    (try? GoldenStore(root: options.goldens).scenes()) ?? []
                })
        } catch {
            throw .suiteFile(error)
        }
    }

    /// Checks that the scenes find what the suite's file says for them, as they do whoever draws them.
    private static func checkDefaults(
        _ suite: SuiteFile, _ options: SuiteOptions, root: String
    ) throws(SuiteError) {
        func place(_ path: String) -> URL {
            URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
        }
        let goldens = place(options.goldens)
        let isUsual = goldens.lastPathComponent == SettingsSearch.goldens
        let above = isUsual ? goldens.deletingLastPathComponent().path : goldens.path
        let scenes = place(root).path
        do throws(Diagnostics) {
            try suite.checkDefaults(for: root, isFound: scenes == above || scenes.hasPrefix(above + "/"))
        } catch {
            throw .suiteFile(error)
        }
    }

    /// Returns a path without `..`, relative to the current folder if it lies below it.
    private static func standard(_ path: String) -> String {
        let full = URL(fileURLWithPath: path).standardizedFileURL.path
        let here = FileManager.default.currentDirectoryPath
        return full.hasPrefix(here + "/") ? String(full.dropFirst(here.count + 1)) : full
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Returns all scenes of the suite, including those that were named explicitly.
    private static func scenes(_ options: SuiteOptions, root: String) throws(SuiteError) -> [SuiteScene] {
        if let picture = options.picture { return [SuiteScene(picture)] }
        if let memory = options.memory {
            var scene = SuiteScene(memory)
            if !options.expectation.variants.isEmpty { scene.variants = options.expectation.variants }
            return [scene]
        }
        guard isFolder(root) else { throw .noScene(root) }
        var named: Set<String> = []
        for scene in options.scenes where !isFolder(scene) {
            guard FileManager.default.fileExists(atPath: scene) else { throw .noScene(scene) }
            named.insert(try relative(scene, to: root))
        }
        let paths = try paths(try SuiteScene.candidates(in: root), named, root)
        let found = LargeStackThreads.map(count: paths.count, threads: options.render.threads) {
            [named] index in
            let path = paths[index]
            return [SuiteScene(path: path, file: joined(root, path), isNamed: named.contains(path))]
        }
        return found.flatMap { $0 }.compactMap { $0 }
    }

    /// Returns the paths of scenes in a folder and of those that were named, sorted.
    ///
    /// - Throws: A ``SuiteError`` if two differ in their Unicode form alone: Swift's sets would keep one of
    ///   them.
    private static func paths(
        _ candidates: [String], _ named: Set<String>, _ root: String
    ) throws(SuiteError) -> [String] {
        let paths = candidates.sorted()
        for (one, other) in zip(paths, paths.dropFirst()) where one == other {
            throw .sameName([one, other].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        }
        return Set(paths).union(named).sorted()
    }

    private static func joined(_ root: String, _ path: String) -> String {
        root == "." ? path : root.hasSuffix("/") ? root + path : "\(root)/\(path)"
    }

    private static func relative(_ path: String, to root: String) throws(SuiteError) -> String {
        let full = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        let base = URL(fileURLWithPath: root).standardizedFileURL.resolvingSymlinksInPath().path
        if full == base { return "" }
        let prefix = base.hasSuffix("/") ? base : base + "/"
        guard full.hasPrefix(prefix) else { throw .outside(scene: path, root: root) }
        let relative = String(full.dropFirst(prefix.count))
        // Where case is ignored, the scene is the one that the folder lists.
        let places = FileNames.places(of: relative, below: base, ignoringCase: true)
        if places.contains(where: { FileNames.areIdentical($0, relative) }) { return relative }
        return places.first { FileNames.areOneFile(prefix + $0, full) } ?? relative
    }

    private static func cases(
        of scenes: [SuiteScene], _ options: SuiteOptions, _ suite: SuiteFile
    ) throws(SuiteError) -> [SuiteCase] {
        var cases: [SuiteCase] = []
        var owners: [FileNameKey: String] = [:]
        for scene in scenes {
            let own = options.expectation.applied(
                to: scene.settings.overriding(suite.settings(of: scene.path)))
            for (index, variant) in scene.variants.enumerated() {
                var settings = own
                if own.storage == .first { settings.storage = index == 0 ? .picture : .hash }
                if own.storage == .film, index > 0 { settings.storage = .hash }
                let name: GoldenName
                do throws(GoldenNameError) {
                    name = try GoldenName(
                        scene: scene.path,
                        variant: settings.storage == .film ? GoldenStore.filmVariant : variant.name)
                } catch {
                    throw .name(error)
                }
                if let other = owners.updateValue(scene.path, forKey: FileNameKey(name.path)) {
                    throw .sameName([other, scene.path].sorted())
                }
                var chosen = variant.options.overriding(options.render.scene)
                chosen.scale = options.render.scene.scale ?? variant.options.scale ?? settings.scale
                cases.append(
                    SuiteCase(
                        scene: scene, variant: name.variant, options: chosen, settings: settings,
                        audit: options.render.audit.overriding(suite.audit(of: scene.path)), name: name))
            }
        }
        for item in cases where item.keepsHash {
            owners[FileNameKey("\(item.name.scene)/hashes.json")] = item.scene.path
        }
        try refuseFolders(inPlaceOf: cases, owners)
        return cases.sorted { ($0.scene.path, $0.variant) < ($1.scene.path, $1.variant) }
    }

    /// Throws an error if a golden, or a file of hashes, has the name of a folder of others, such as that of
    /// the variant `a` of `home.yaml` and those of `home/a.png.yaml`.
    private static func refuseFolders(
        inPlaceOf cases: [SuiteCase], _ owners: [FileNameKey: String]
    ) throws(SuiteError) {
        for (index, item) in cases.enumerated()
        where index == 0 || cases[index - 1].name.scene != item.name.scene {
            var folder = ""
            for part in item.name.scene.unicodeScalars.split(separator: "/").map(String.init) {
                folder += folder.isEmpty ? part : "/\(part)"
                guard let other = owners[FileNameKey(folder)] else { continue }
                throw .fileAndFolder(golden: folder, scenes: [other, item.scene.path].sorted())
            }
        }
    }

    private static func chosen(
        of all: [SuiteCase], _ options: SuiteOptions, root: String
    ) throws(SuiteError) -> [SuiteCase] {
        var chosen = all
        if !options.scenes.isEmpty {
            var places: [String] = []
            func isIn(_ place: String, _ each: SuiteCase) -> Bool {
                place.isEmpty || each.scene.path == place || each.scene.path.hasPrefix(place + "/")
            }
            for scene in options.scenes {
                let place = try relative(scene, to: root)
                guard all.contains(where: { isIn(place, $0) }) else {
                    throw .nothing("there is no scene in \(scene)", suggestion: nil)
                }
                places.append(place)
            }
            chosen = chosen.filter { each in places.contains { isIn($0, each) } }
        }
        if !options.variants.isEmpty { chosen = chosen.filter { options.variants.contains($0.variant) } }
        if let appearance = options.render.scene.appearance {
            // A scene without an appearance of its own takes the one from the command line.
            chosen = chosen.filter { $0.options.appearance == appearance }
        }
        if !options.filters.isEmpty {
            func matches(_ pattern: PathPattern, _ each: SuiteCase) -> Bool {
                pattern.matches(each.scene.path) || pattern.matches("\(each.name.scene)/\(each.variant)")
            }
            let patterns = options.filters.map(PathPattern.init)
            for (filter, pattern) in zip(options.filters, patterns) {
                guard !chosen.contains(where: { matches(pattern, $0) }) else { continue }
                let near = Suggestion.nearest(
                    to: filter,
                    among: all.flatMap { $0.name.scene.split(separator: "/").map(String.init) })
                throw .nothing(
                    "no scene matches \(filter)", suggestion: near.map { .name($0, besides: filter) })
            }
            chosen = chosen.filter { each in patterns.contains { matches($0, each) } }
        }
        let known = Set(all.flatMap(\.settings.tags))
        for tag in options.tags.sorted() where !known.contains(tag) {
            let near = Suggestion.nearest(to: tag, among: known.sorted())
            throw .nothing("no scene has the tag \(tag)", suggestion: near.map { .name($0, besides: tag) })
        }
        if !options.tags.isEmpty {
            chosen = chosen.filter { !$0.settings.tags.isDisjoint(with: options.tags) }
        }
        if chosen.isEmpty {
            // Without goldens that say otherwise, the folder is a guess.
            let isGuess = all.isEmpty && options.root == nil
            throw .nothing(
                "there is no scene in \(root == "." ? "this folder" : root)",
                suggestion: isGuess
                    ? "scenes belong in the folder scenes, beside \(options.goldens); --root names another"
                    : nil)
        }
        return chosen
    }
}
