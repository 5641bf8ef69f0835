import Foundation
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

    /// The targets of `Sources` as the table lists them, each with its imports.
    private static func tableOfTargets() throws -> [String: Set<String>] {
        let page = try text("Sources/Vitrine/Vitrine.docc/Architecture.md")
        let lines = page.split(separator: "\n").drop { !$0.hasPrefix("| target |") }.dropFirst(2)
        var table: [String: Set<String>] = [:]
        for line in lines.prefix(while: { $0.hasPrefix("|") }) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 6 else {
                Issue.record("a row with \(cells.count - 2) cells: \(line)")
                continue
            }
            for target in quoted(cells[1]) { table[target] = Set(quoted(cells[4])) }
        }
        return table
    }

    /// The targets of `Sources` as the manifest declares them, each with its dependencies.
    private static func manifestTargets() throws -> [String: Set<String>] {
        var targets: [String: Set<String>] = [:]
        for declaration in try text("Package.swift").split(separator: ".target(").dropFirst() {
            // Declarations of executables and tests end in the same word.
            for part in declaration.split(separator: "Target(") {
                note(part, in: &targets)
            }
        }
        for declaration in try text("Package.swift").split(separator: ".systemLibrary(").dropFirst() {
            note(declaration.prefix { $0 != "," }, in: &targets)
        }
        return targets
    }

    private static func note(_ declaration: Substring, in targets: inout [String: Set<String>]) {
        let end = declaration.range(of: "),\n        .")?.lowerBound ?? declaration.endIndex
        let body = declaration[..<end]
        guard let start = body.range(of: "name: \"")?.upperBound,
            let name = body[start...].split(separator: "\"").first.map(String.init),
            !body.contains("path: \"Tests/"), !name.hasSuffix("Tests")
        else { return }
        var dependencies: Set<String> = []
        if let list = body.range(of: "dependencies: [")?.upperBound {
            let names = body[list...].prefix { $0 != "]" }
            let words = names.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            for word in words where word.offset % 2 == 1 { dependencies.insert(String(word.element)) }
        }
        // A dependency on a product also names the product's package.
        dependencies.subtract(["swift-argument-parser", "FlyingFox"])
        targets[name] = dependencies
    }

    @Test func tableIsThatOfTheManifest() throws {
        let (table, manifest) = (try Self.tableOfTargets(), try Self.manifestTargets())
        #expect(table.count > 20)
        #expect(Set(table.keys) == Set(manifest.keys))
        for (target, imports) in manifest.sorted(by: { $0.key < $1.key }) {
            #expect(table[target] == imports, "the row of `\(target)`")
        }
    }

    /// The targets that turn display lists into pixels.
    private static let rasteriser: Set<String> = [
        "VitrineCoverage", "VitrineBlur", "VitrineGlass", "VitrineShaders", "VitrineRaster",
    ]
    /// The targets that turn the text of scenes into display lists.
    private static let sceneSide = [
        "VitrineText", "VitrineIcons", "VitrineSVG", "VitrineSource", "VitrineTokens",
        "VitrineComparisonSettings", "VitrineStyle", "VitrineLayout", "VitrineSceneFormat", "VitrineScene",
        "VitrineControls", "VitrineComponents", "VitrineSwiftSource", "VitrineSwiftGenerator",
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

    /// The hand-written Swift files of a folder of `Sources`, with their paths.
    private static func files(in folder: String = "") throws -> [(path: String, text: String)] {
        let sources = root.appending(path: "Sources/\(folder)")
        let files = FileManager.default.enumerator(atPath: sources.path)
        var found: [(path: String, text: String)] = []
        while let file = files?.nextObject() as? String {
            guard file.hasSuffix(".swift"), !"/\(file)".contains("/Generated/") else { continue }
            found.append((file, try text("Sources/\(folder)/\(file)")))
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
        var lines: [Substring: Int] = [:]
        for file in try Self.files() {
            let target = file.path.prefix { $0 != "/" }
            lines[target, default: 0] += file.text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        #expect(lines.count > 20)
        for (target, count) in lines { #expect(count <= 9_100, "\(target) has \(count) lines") }
    }

    /// swift-format does not break string literals, and leaves a trailing comma beyond the limit.
    @Test func linesFit() throws {
        for file in try Self.files() {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            where line.count > 110 {
                #expect(line.count == 111 && line.hasSuffix(","), "\(file.path):\(index + 1)")
            }
        }
    }

    @Test func typesAreInFilesOfTheirNames() throws {
        var count = 0
        for file in try Self.files() {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count)
            for type in Self.types(in: file.text) {
                #expect(type == name ?? "", "\(file.path)")
                count += 1
            }
        }
        #expect(count > 1000)
    }

    /// Uses of folders that the reading of the sources must find.
    static let knownUses = [
        ("VitrineGeometry", "Strokes", uses: "Paths"),
        ("VitrinePixels", "Compositing", uses: "Pixmaps"),
        ("VitrineDisplayList", "Items", uses: "Glass"),
        ("VitrineOutlines", "Winding", uses: "Edges"),
        ("VitrineCoverage", "Sweep", uses: "Edges"),
        ("VitrineDeflate", "Compression", uses: "Search"),
        ("VitrineBlur", "Execution", uses: "Kernels"),
        ("VitrineGlass", "Planning", uses: "Shading"),
        // By members of extensions alone.
        ("VitrineRaster", "Painting", uses: "Bounds"),
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
        ("VitrineGoldens", "Comparison", uses: "Metrics"),
        ("Vitrine", "Reports", uses: "Rendering"),
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
        let page = try Self.text("Sources/Vitrine/Vitrine.docc/Architecture.md")
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

    /// The folders of a target that each of them uses types or members of extensions of.
    private static func usesOfFolders(in target: String) throws -> [String: Set<String>] {
        let files = try files(in: target).map { file in
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
        return uses
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
        for file in try files() {
            let folder = file.path.split(separator: "/").prefix(2).joined(separator: "/")
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
