import Foundation
import Synchronization
import Testing
import VitrineTestSupport

/// Holds the folders of each target to one direction.
struct SourceFolderTests {
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
        let page = try Repository.text("Sources/9-Products/Vitrine/Vitrine.docc/Architecture.md")
        let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| knot in |") }.dropFirst(2)
        var listed: [String: Set<Set<String>>] = [:]
        for row in rows.prefix(while: { $0.hasPrefix("|") }) {
            let cells = row.split(separator: "|").map(ArchitectureTests.quoted)
            if let target = cells[0].first { listed[target, default: []].insert(Set(cells[1])) }
        }
        var found: [String: Set<Set<String>>] = [:]
        for target in try PackageManifest.imports().keys where target.hasPrefix("Vitrine") {
            let knots = Self.knots(in: try Self.usesOfFolders(in: target))
                .filter { !$0.allSatisfy { $0.hasSuffix(".swift") } }
            if !knots.isEmpty { found[target] = knots }
        }
        #expect(found == listed)
    }

    /// The largest sets of names of which each comes back to itself by way of every other.
    private static func knots(in uses: [String: Set<String>]) -> Set<Set<String>> {
        let all = Dictionary(
            uniqueKeysWithValues: uses.keys.map { ($0, PackageManifest.reached(from: $0, by: uses)) })
        let knots = all.filter { $1.contains($0) }.map { name, others in
            others.filter { all[$0]?.contains(name) == true }
        }
        return Set(knots)
    }

    private static let knownUsesOfFolders = Mutex<[String: [String: Set<String>]]>([:])

    /// The folders of a target that each of them uses types or members of extensions of.
    private static func usesOfFolders(in target: String) throws -> [String: Set<String>] {
        if let known = knownUsesOfFolders.withLock({ $0[target] }) { return known }
        let files = try SourceTree.files.get().filter { $0.target == target }.map { file in
            (
                folder: String(file.path.prefix { $0 != "/" }),
                text: SourceTree.code(file.text).joined(separator: "\n")
            )
        }
        var (homes, membersHomes): ([Substring: String], [Substring: String]) = ([:], [:])
        let declarations = try foldersOfDeclarations.get()
        for file in files {
            for type in SourceTree.types(in: file.text) + aliases(in: file.text) {
                homes[type[...]] = file.folder
            }
            // Other names may be those of anything.
            for member in members(in: file.text) where declarations[member[...]]?.count == 1 {
                membersHomes[member[...]] = file.folder
            }
        }
        var uses: [String: Set<String>] = [:]
        for file in files {
            SourceTree.forEachWord(of: file.text) { word, _, isMember in
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
        return SourceTree.code(text).filter { $0.contains("typealias ") }
            .compactMap { line in (try? pattern.wholeMatch(in: line)).map { String($0.1) } }
    }

    /// The names of the functions and computed properties in the extensions of a text, except private ones.
    private static func members(in text: String) -> [String] {
        let pattern =
            #/ {4}(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|static|mutating) )*(?:func|var) (\w+).*/#
        var isInExtension = false
        var names: [String] = []
        for line in SourceTree.code(text) {
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
        for file in try SourceTree.files.get() {
            let folder = "\(file.target)/\(file.path.prefix { $0 != "/" })"
            SourceTree.forEachWord(of: SourceTree.code(file.text).joined(separator: "\n")) {
                word, previous, _ in
                if ["func", "var", "let", "case"].contains(previous) {
                    folders[word, default: []].insert(folder)
                }
            }
        }
        return folders
    }
}
