import Foundation
import Testing
import VitrineTestSupport

/// Compares the page on architecture with the package's manifest.
struct ArchitectureTests {
    /// The words of a text that are in backticks, in order.
    static func quoted(_ text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The targets of `Sources` as the page lists them: those of each folder, each with its imports.
    private static func listedTargets() throws -> [String: [String: Set<String>]] {
        var (folders, folder): ([String: [String: Set<String>]], String?) = ([:], nil)
        for line in try Repository.text("Sources/9-Products/Vitrine/Vitrine.docc/Architecture.md").split(
            separator: "\n")
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

    /// Regenerate with `Scripts/make-architecture-table.py`.
    @Test func pageListsTheTargetsOfTheManifest() throws {
        let (listed, declared) = (try Self.listedTargets(), try PackageManifest.targets.get())
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
        let declared = try PackageManifest.targets.get()
        #expect(try Self.names(in: "Sources") == declared.keys.sorted())
        for (folder, targets) in declared {
            #expect(try Self.names(in: "Sources/\(folder)") == targets.keys.sorted())
        }
    }

    /// The names of what is in a folder, sorted, except hidden files.
    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The targets that turn the text of scenes into display lists.
    private static let sceneSide = [
        "VitrineText", "VitrineIconDrawings", "VitrineIconPack", "VitrineIcons", "VitrineSVG",
        "VitrineSource", "VitrineTokens",
        "VitrineComparisonSettings", "VitrineStyle", "VitrineLayout", "VitrineYAML", "VitrineSceneFormat",
        "VitrineSceneTokens", "VitrineSceneMotion", "VitrineSuiteFormat",
        "VitrineScene", "VitrineControls", "VitrineComponents", "VitrineHints", "VitrineSwiftSource",
        "VitrineSwiftGenerator",
    ]

    /// The display list is the border, whichever way around.
    @Test(arguments: sceneSide)
    func sceneSideImportsNoRasteriser(target: String) throws {
        let imports = try PackageManifest.imports()
        #expect(imports.keys.contains(target) && PackageManifest.rasteriser.isSubset(of: imports.keys))
        #expect(
            PackageManifest.reached(from: target, by: imports).isDisjoint(with: PackageManifest.rasteriser))
        for drawing in PackageManifest.rasteriser {
            #expect(!PackageManifest.reached(from: drawing, by: imports).contains(target))
        }
    }
}
