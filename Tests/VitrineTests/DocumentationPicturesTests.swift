import Foundation
import Testing

/// Every picture that the README and the pages show is a golden, or is drawn again by `make check-pictures`.
@Suite struct DocumentationPicturesTests {
    /// Scripts/checks/pictures.json, which Scripts/lib/pictures.py reads.
    private struct List: Decodable {
        struct Picture: Decodable {
            let scale: Double?
            let files: [String: String]?
            let commands: [[String]]
        }

        let pictures: [String: Picture]
        /// The pictures that no command draws, with the reasons.
        let exempt: [String: String]
    }

    /// A picture that a page shows, by its path below the root, or as the page has it if there is no such
    /// file.
    private struct Shown {
        let page: String
        let picture: String
    }

    private static let root = GalleryGoldenTests.root
    private static let formats: Set<String> = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "mp4"]

    private static func list() throws -> List {
        let file = root.appending(path: "Scripts/checks/pictures.json")
        return try JSONDecoder().decode(List.self, from: Data(contentsOf: file))
    }

    /// Returns the paths of files with some extensions below a folder, relative to the root.
    private static func files(below folder: String, _ extensions: Set<String>) throws -> [String] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return all.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .map { "\(folder)/\($0)" }.sorted()
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    private static func catalogues() throws -> [String] {
        let manager = FileManager.default
        let folders = try manager.contentsOfDirectory(atPath: root.appending(path: "Sources").path).sorted()
        return try folders.filter { !$0.hasPrefix(".") }.flatMap { folder in
            let targets = try manager.contentsOfDirectory(
                atPath: root.appending(path: "Sources/\(folder)").path)
            return targets.sorted().map { "Sources/\(folder)/\($0)/\($0).docc" }.filter(exists)
        }
    }

    /// Returns the pictures that a text refers to: in Markdown, in HTML and in tutorials.
    static func references(in text: String) -> [String] {
        let notations = [
            /!\[[^\]]*\]\(\s*<?([^)\s>]+)/, /(?:src|srcset|poster)\s*=\s*["']([^"'\s]+)/,
            /@(?:Image|Video)\(\s*(?:source:\s*)?"?([^",)\s]+)/,
        ]
        return notations.flatMap { text.matches(of: $0).map { String($0.1) } }
            .filter { !$0.contains("://") && !$0.hasPrefix("data:") }
    }

    private static func shown() throws -> [Shown] {
        let top = try FileManager.default.contentsOfDirectory(atPath: root.path).filter {
            $0.hasSuffix(".md")
        }
        let catalogues = try catalogues()
        let pages =
            try top + files(below: "Integrations", ["md"])
            + catalogues.flatMap { try files(below: $0, ["md", "tutorial"]) }
        return try pages.flatMap { page in
            let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
            let catalogue = catalogues.first { page.hasPrefix($0 + "/") }
            // DocC finds what is in its catalogue by the name alone.
            let own = try catalogue.map { try files(below: $0, formats) } ?? []
            return references(in: text).map { name in
                let folder = root.appending(path: page).deletingLastPathComponent()
                let file = folder.appending(path: name).standardizedFileURL.path
                let base = root.standardizedFileURL.path + "/"
                let path = file.hasPrefix(base) ? String(file.dropFirst(base.count)) : name
                if exists(path) { return Shown(page: page, picture: path) }
                let named = own.first { ($0 as NSString).lastPathComponent == name }
                return Shown(page: page, picture: named ?? name)
            }
        }
    }

    @Test func everyPictureShownIsComparedWithWhatItsSceneDraws() throws {
        let list = try Self.list()
        let shown = try Self.shown()
        #expect(shown.count > 100)
        for each in shown {
            if each.picture.hasPrefix("goldens/") {
                // `make docs` draws it from its scene.
                let folder = (each.picture as NSString).deletingLastPathComponent
                let scene = "scenes/" + folder.dropFirst("goldens/".count) + ".yaml"
                #expect(Self.exists(each.picture) && Self.exists(scene), "\(each.page): \(each.picture)")
            } else {
                #expect(
                    list.pictures[each.picture] != nil || list.exempt[each.picture] != nil,
                    "\(each.page) shows \(each.picture), which Scripts/checks/pictures.json does not draw")
            }
        }
    }

    @Test func everyPictureOfTheCataloguesIsDrawnAgain() throws {
        let list = try Self.list()
        let committed = try Self.catalogues().flatMap { try Self.files(below: $0, Self.formats) }
        #expect(committed.count >= 9)
        for path in committed {
            let isListed = list.pictures[path] != nil || list.exempt[path] != nil
            #expect(isListed, "\(path) is not in Scripts/checks/pictures.json")
        }
    }

    @Test func whatIsListedIsThereAndShown() throws {
        let list = try Self.list()
        let shown = Set(try Self.shown().map(\.picture))
        for (path, picture) in list.pictures {
            #expect(Self.exists(path) && shown.contains(path), "\(path) is drawn for no page")
            let words = picture.commands.flatMap(\.self)
            #expect(words.contains("{picture}"), "\(path): no command draws it")
            #expect((picture.scale != nil) == words.contains("{scale}"), "\(path): its scale")
            let files = picture.files ?? [:]
            for file in files.values { #expect(Self.exists(file), "\(path) is made of \(file)") }
            for word in words where word.hasSuffix(".yaml") {
                #expect(files[word] != nil || Self.exists(word), "\(path) is made of \(word)")
            }
        }
        for (path, reason) in list.exempt {
            #expect(Self.exists(path) && list.pictures[path] == nil, "\(path) is exempted for nothing")
            #expect(reason.split(separator: " ").count >= 3, "\(path): \(reason)")
        }
    }

    @Test func everyChangeIsHeldToIt() throws {
        let workflow = root(".github/workflows/ci.yml")
        #expect(try String(contentsOf: workflow, encoding: .utf8).contains("run: make check-pictures\n"))
        let rules = try String(contentsOf: root("Makefile"), encoding: .utf8)
        #expect(rules.contains("\ncheck-pictures: ") && rules.contains("Scripts/checks/pictures.py"))
        #expect(rules.contains("Scripts/make-docs.py --pictures --vitrine "))
    }

    private func root(_ path: String) -> URL { Self.root.appending(path: path) }

    @Test(arguments: [
        ("![A sheet](docs/sheet.png)", ["docs/sheet.png"]),
        (
            "| a | ![A](../goldens/a/light.png) | ![B](b.png \"title\") |",
            ["../goldens/a/light.png", "b.png"]
        ),
        (
            "<picture><source srcset=\"dark.png\"><img alt='x' src='light.png'></picture>",
            ["dark.png", "light.png"]
        ),
        ("@Image(source: first-scene-1.png, alt: \"Words\")", ["first-scene-1.png"]),
        ("[A link](page.md) and ![far](https://example.com/a.png)", []),
    ]) func findsThePicturesOfPages(_ text: String, _ expected: [String]) {
        #expect(Self.references(in: text) == expected)
    }
}
