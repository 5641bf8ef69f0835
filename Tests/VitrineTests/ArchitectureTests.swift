import Foundation
import Synchronization
import Testing

/// Compares the page on architecture with the package's manifest, and checks the layout of the sources.
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The words of a text that are in backticks, in order.
    private static func quoted(_ text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The targets of `Sources` as the page lists them: those of each folder, each with its imports.
    private static func listedTargets() throws -> [String: [String: Set<String>]] {
        var (folders, folder): ([String: [String: Set<String>]], String?) = ([:], nil)
        for line in try text("Sources/8-Products/Vitrine/Vitrine.docc/Architecture.md").split(separator: "\n")
        {
            if line.hasPrefix("#") { folder = line.hasPrefix("### ") ? String(line.dropFirst(4)) : nil }
            guard let folder, line.hasPrefix("| `") else { continue }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 6 else {
                Issue.record("a row with \(cells.count - 2) cells: \(line)")
                continue
            }
            for target in quoted(cells[1]) { folders[folder, default: [:]][target] = Set(quoted(cells[4])) }
        }
        return folders
    }

    /// The targets of `Sources` as SwiftPM reads the manifest: those of each folder, each with its imports.
    private static let declaredTargets = Result { try dumpedTargets() }

    private static func dumpedTargets() throws -> [String: [String: Set<String>]] {
        // A build that is running, as that of `swift test`, holds the lock of the usual folder.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        let output = scratch.appendingPathExtension("json")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(at: scratch)
            try? FileManager.default.removeItem(at: output)
        }
        let swift = Process()
        swift.executableURL = URL(filePath: "/usr/bin/env")
        swift.arguments = [
            ProcessInfo.processInfo.environment["SWIFT"] ?? "swift", "package", "--package-path", root.path,
            "--scratch-path", scratch.path, "dump-package",
        ]
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        swift.standardOutput = try FileHandle(forWritingTo: output)
        try swift.run()
        swift.waitUntilExit()
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: output))
        var folders: [String: [String: Set<String>]] = [:]
        for target in manifest.targets {
            let path = (target.path ?? "").split(separator: "/")
            guard path.count == 3, path[0] == "Sources" else { continue }
            folders[String(path[1]), default: [:]][target.name] = Set(target.dependencies.map(\.name))
        }
        return folders
    }

    /// What `swift package dump-package` prints, as far as it is compared.
    private struct Manifest: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let name: String
            let path: String?
            let dependencies: [Dependency]
        }

        /// A dependency: an object whose one value begins with the name.
        struct Dependency: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
                name = kinds.values.first?.first?.name ?? ""
            }
        }

        /// One of the values of a dependency: its name, its package, or a condition.
        struct Part: Decodable {
            let name: String?

            init(from decoder: any Decoder) throws {
                name = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    /// The targets of all folders, each with its dependencies.
    private static func manifestTargets() throws -> [String: Set<String>] {
        try declaredTargets.get().values.reduce(into: [:]) { $0.merge($1) { one, _ in one } }
    }

    /// Regenerate with `Scripts/make-architecture-table.py`.
    @Test func pageListsTheTargetsOfTheManifest() throws {
        let (listed, declared) = (try Self.listedTargets(), try Self.declaredTargets.get())
        #expect(listed.keys.sorted() == declared.keys.sorted())
        for (folder, targets) in declared.sorted(by: { $0.key < $1.key }) {
            #expect(Set(listed[folder, default: [:]].keys) == Set(targets.keys), "\(folder)")
            for (target, imports) in targets {
                #expect(listed[folder]?[target] == imports, "the row of `\(target)`")
            }
        }
    }

    /// Listing `Sources` is reading the pipeline: nothing lies beside its folders, nor in them beside targets.
    @Test func foldersOfSourcesHoldTargetsAlone() throws {
        let declared = try Self.declaredTargets.get()
        #expect(try Self.names(in: "Sources") == declared.keys.sorted())
        for (folder, targets) in declared {
            #expect(try Self.names(in: "Sources/\(folder)") == targets.keys.sorted())
        }
    }

    /// The names of what is in a folder, sorted, except hidden files.
    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The targets that turn display lists into pixels.
    private static let rasteriser: Set<String> = [
        "VitrinePixels", "VitrineCoverage", "VitrineBlur", "VitrineGlass", "VitrineShaders",
        "VitrineBlending",
        "VitrineRaster",
    ]
    /// The targets that turn the text of scenes into display lists.
    private static let sceneSide = [
        "VitrineText", "VitrineIcons", "VitrineSVG", "VitrineSource", "VitrineTokens",
        "VitrineComparisonSettings", "VitrineStyle", "VitrineLayout", "VitrineYAML", "VitrineSceneFormat",
        "VitrineSceneTokens",
        "VitrineScene", "VitrineControls", "VitrineComponents", "VitrineHints", "VitrineSwiftSource",
        "VitrineSwiftGenerator",
    ]

    /// The display list is the border, whichever way around.
    @Test(arguments: sceneSide)
    func sceneSideImportsNoRasteriser(target: String) throws {
        let imports = try Self.manifestTargets()
        #expect(imports.keys.contains(target) && Self.rasteriser.isSubset(of: imports.keys))
        #expect(Self.reached(from: target, imports).isDisjoint(with: Self.rasteriser))
        for drawing in Self.rasteriser { #expect(!Self.reached(from: drawing, imports).contains(target)) }
    }

    /// The names that one leads to, directly or by others.
    private static func reached(from name: String, _ uses: [String: Set<String>]) -> Set<String> {
        var (reached, next): (Set<String>, [String]) = ([], [name])
        while let each = next.popLast() {
            for other in uses[each] ?? [] where reached.insert(other).inserted { next.append(other) }
        }
        return reached
    }

    /// The hand-written Swift files of `Sources`: their targets, and their paths below these.
    private static let files = Result {
        let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
        var found: [(target: String, path: String, text: String)] = []
        while let file = files?.nextObject() as? String {
            let parts = file.split(separator: "/")
            guard file.hasSuffix(".swift"), !parts.contains("Generated"), parts.count > 2 else { continue }
            found.append(
                (String(parts[1]), parts[2...].joined(separator: "/"), try text("Sources/\(file)")))
        }
        return found
    }

    /// The lines of a text, with comment lines empty.
    private static func code(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }
    }

    /// The names of the types that a text declares, except nested and private ones.
    private static func types(in text: String) -> [String] {
        let pattern =
            #/(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|final|indirect) )*(?:struct|class|enum|protocol|actor) (\w+).*/#
        return code(text).compactMap { line in (try? pattern.wholeMatch(in: line)).map { String($0.1) } }
    }

    /// No target is larger than a person can read in a day.
    @Test func targetsAreOfReadableSize() throws {
        var lines: [String: Int] = [:]
        for file in try Self.files.get() {
            lines[file.target, default: 0] += file.text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        #expect(lines.count > 20)
        for (target, count) in lines { #expect(count <= 9_300, "\(target) has \(count) lines") }
    }

    /// swift-format does not break string literals, and leaves a trailing comma beyond the limit.
    @Test func linesFit() throws {
        for file in try Self.files.get() {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            where line.count > 110 {
                #expect(line.count == 111 && line.hasSuffix(","), "\(file.target)/\(file.path):\(index + 1)")
            }
        }
    }

    @Test func typesAreInFilesOfTheirNames() throws {
        var count = 0
        for file in try Self.files.get() {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count)
            for type in Self.types(in: file.text) {
                #expect(type == name ?? "", "\(file.target)/\(file.path)")
                count += 1
            }
        }
        #expect(count > 1000)
    }

    /// The targets that drawing is made of. The compiler inlines and specializes in other targets only what is
    /// public.
    private static let inlined: Set<String> = rasteriser.subtracting(["VitrineBlending"]).union([
        "VitrineGeometry", "VitrineColor", "VitrineThreads", "VitrineOutlines", "VitrineDisplayList",
    ])
    /// The products, and what writes Swift as text.
    private static let spoken: Set<String> = [
        "VitrineUI", "VitrineTesting", "VitrineCLI", "VitrineSwiftSource",
    ]

    /// Elsewhere `public` says that users see it.
    @Test func publicIsWhatUsersSeeOrOthersInline() throws {
        let exports = try Self.text("Sources/8-Products/Vitrine/Exports.swift")
        let seen = Set(exports.matches(of: #/@_exported import \w+ \w+\.(\w+)/#).map { String($0.1) })
        #expect(seen.count > 30)
        let head =
            #/(?:@[\w.]+ )*(?:(?:public|package|final|indirect) )*(?:struct|class|enum|protocol|actor|extension|let|func|typealias) (\w+)/#
        for file in try Self.files.get() where file.text.contains("public ") {
            if Self.inlined.contains(file.target) || Self.spoken.contains(file.target) { continue }
            var name = ""
            for line in Self.code(file.text) {
                if let match = try head.prefixMatch(in: line) { name = String(match.1) }
                guard try #/ *(?:@[\w.]+ )*public /#.prefixMatch(in: line) != nil else { continue }
                #expect(seen.contains(name), "\(file.target)/\(file.path): \(line)")
            }
        }
    }

    /// A shape is resolved where it is placed, once for all that is painted on it.
    @Test func placedShapesAloneAreResolved() throws {
        let found = try Self.files.get().filter { file in
            file.target.hasPrefix("Vitrine") && Self.code(file.text).contains { $0.contains("resolved(in: ") }
        }
        #expect(found.map(\.path).sorted() == ["Core/PlacedShape.swift", "Core/Shape.swift"])
    }

    /// Corners are written in points or parts of sides, and resolved: there is one type for each.
    @Test func cornersHaveTwoTypes() throws {
        let files = try Self.files.get().filter { $0.target != "VitrineUI" }
        let types = files.flatMap { Self.types(in: $0.text) }
        let endings = ["Radii", "Lengths", "Corners", "CornerSpec"]
        let found = types.filter { endings.contains(where: $0.hasSuffix) }
        #expect(found.sorted() == ["CornerLengths", "CornerRadii"])
    }

    /// Foundation's function for a folder and those above it calls itself for ever where no status of a file
    /// can be had.
    @Test func noToolMakesFoldersWithFoundation() throws {
        for file in try Self.files.get() where file.target != "VitrineSwiftGenerator" {
            #expect(
                !Self.code(file.text).contains { $0.contains("withIntermediateDirectories: true") },
                "\(file.target)/\(file.path): SystemCalls.makeFolders makes them")
        }
    }

    /// Uses of folders that the reading of the sources must find.
    static let knownUses = [
        ("VitrineGeometry", "Strokes", uses: "Paths"),
        ("VitrineThreads", "Rows", uses: "Threads"),
        ("VitrinePixels", "Compositing", uses: "Pixmaps"),
        ("VitrineDisplayList", "Items", uses: "Glass"),
        ("VitrineOutlines", "Winding", uses: "Edges"),
        ("VitrineCoverage", "Sweep", uses: "Edges"),
        ("VitrineDeflate", "Compression", uses: "Search"),
        ("VitrineBlur", "Execution", uses: "Kernels"),
        ("VitrineGlass", "Planning", uses: "Shading"),
        // By members of extensions alone.
        ("VitrineRaster", "Painting", uses: "Bounds"),
        ("VitrineColor", "Profiles", uses: "Spaces"),
        ("VitrinePNG", "Decoding", uses: "Color"),
        ("VitrineText", "Layout", uses: "Shaping"),
        ("VitrineSource", "Diagnostics", uses: "Files"),
        ("VitrineTokens", "Reading", uses: "Groups"),
        ("VitrineStyle", "Surfaces", uses: "Glass"),
        ("VitrineLayout", "Elements", uses: "Core"),
        ("VitrineSceneFormat", "Codecs", uses: "Reading"),
        ("VitrineScene", "Nodes", uses: "Resolving"),
        ("VitrineControls", "Controls", uses: "Kit"),
        ("VitrineComponents", "Registry", uses: "Bars"),
        ("VitrineHints", "Suggestions", uses: "Names"),
        ("VitrineGoldens", "Comparison", uses: "Metrics"),
        ("VitrineRendering", "Reports", uses: "Rendering"),
        ("VitrineSuites", "GoldenService", uses: "Suite"),
        ("VitrinePreview", "Server", uses: "Watching"),
        ("VitrineCLI", "Commands", uses: "Support"),
    ]

    @Test(arguments: knownUses)
    func usesAreFound(target: String, folder: String, other: String) throws {
        #expect(try Self.usesOfFolders(in: target)[folder]?.contains(other) == true)
    }

    /// No folder of a target comes back to itself by the types and members of extensions that it uses, but
    /// those that the page says do. Files beside the folders count as folders, and may refer to each other.
    @Test func foldersLeanOneWay() throws {
        let page = try Self.text("Sources/8-Products/Vitrine/Vitrine.docc/Architecture.md")
        let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| knot in |") }.dropFirst(2)
        var listed: [String: Set<Set<String>>] = [:]
        for row in rows.prefix(while: { $0.hasPrefix("|") }) {
            let cells = row.split(separator: "|").map(Self.quoted)
            if let target = cells[0].first { listed[target, default: []].insert(Set(cells[1])) }
        }
        var found: [String: Set<Set<String>>] = [:]
        for target in try Self.manifestTargets().keys where target.hasPrefix("Vitrine") {
            let knots = Self.knots(in: try Self.usesOfFolders(in: target))
                .filter { !$0.allSatisfy { $0.hasSuffix(".swift") } }
            if !knots.isEmpty { found[target] = knots }
        }
        #expect(found == listed)
    }

    /// The largest sets of names of which each comes back to itself by way of every other.
    private static func knots(in uses: [String: Set<String>]) -> Set<Set<String>> {
        let all = Dictionary(uniqueKeysWithValues: uses.keys.map { ($0, reached(from: $0, uses)) })
        let knots = all.filter { $1.contains($0) }.map { name, others in
            others.filter { all[$0]?.contains(name) == true }
        }
        return Set(knots)
    }

    private static let knownUsesOfFolders = Mutex<[String: [String: Set<String>]]>([:])

    /// The folders of a target that each of them uses types or members of extensions of.
    private static func usesOfFolders(in target: String) throws -> [String: Set<String>] {
        if let known = knownUsesOfFolders.withLock({ $0[target] }) { return known }
        let files = try files.get().filter { $0.target == target }.map { file in
            (folder: String(file.path.prefix { $0 != "/" }), text: code(file.text).joined(separator: "\n"))
        }
        var (homes, membersHomes): ([Substring: String], [Substring: String]) = ([:], [:])
        let declarations = try foldersOfDeclarations.get()
        for file in files {
            for type in types(in: file.text) + aliases(in: file.text) { homes[type[...]] = file.folder }
            // Other names may be those of anything.
            for member in members(in: file.text) where declarations[member[...]]?.count == 1 {
                membersHomes[member[...]] = file.folder
            }
        }
        var uses: [String: Set<String>] = [:]
        for file in files {
            forEachWord(of: file.text) { word, _, isMember in
                guard let home = homes[word] ?? (isMember ? membersHomes[word] : nil), home != file.folder
                else { return }
                uses[file.folder, default: []].insert(home)
            }
        }
        let found = uses
        knownUsesOfFolders.withLock { $0[target] = found }
        return found
    }

    /// The names of the types that a text declares for others, except nested and private ones.
    private static func aliases(in text: String) -> [String] {
        let pattern = #/(?:(?:public|package) )*typealias (\w+).*/#
        return code(text).filter { $0.contains("typealias ") }
            .compactMap { line in (try? pattern.wholeMatch(in: line)).map { String($0.1) } }
    }

    /// The names of the functions and computed properties in the extensions of a text, except private ones.
    private static func members(in text: String) -> [String] {
        let pattern =
            #/ {4}(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|static|mutating) )*(?:func|var) (\w+).*/#
        var isInExtension = false
        var names: [String] = []
        for line in code(text) {
            if line.hasPrefix("}") { isInExtension = false }
            if !line.hasPrefix(" "), line.contains("extension ") { isInExtension = line.hasSuffix("{") }
            guard isInExtension, line.hasPrefix("    "), line.contains("func ") || line.contains("var ")
            else { continue }
            if let match = try? pattern.wholeMatch(in: line) { names.append(String(match.1)) }
        }
        return names
    }

    /// The folders in which functions, properties, cases and constants of each name are declared.
    private static let foldersOfDeclarations = Result {
        var folders: [Substring: Set<String>] = [:]
        for file in try files.get() {
            let folder = "\(file.target)/\(file.path.prefix { $0 != "/" })"
            forEachWord(of: code(file.text).joined(separator: "\n")) { word, previous, _ in
                if ["func", "var", "let", "case"].contains(previous) {
                    folders[word, default: []].insert(folder)
                }
            }
        }
        return folders
    }

    /// Calls `body` with each word of a text, the word before it, and `true` if it follows a dot.
    private static func forEachWord(
        of text: String, _ body: (_ word: Substring, _ previous: Substring, _ isMember: Bool) -> Void
    ) {
        var previous: Substring = ""
        var (start, dot): (String.Index?, String.Index?) = (nil, nil)
        func end(_ index: String.Index) {
            guard let from = start else { return }
            let word = text[from..<index]
            body(word, previous, dot == from)
            (previous, start) = (word, nil)
        }
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                if start == nil { start = index }
            default:
                end(index)
                if byte == UInt8(ascii: ".") { dot = text.utf8.index(after: index) }
            }
        }
        end(text.endIndex)
    }
}
