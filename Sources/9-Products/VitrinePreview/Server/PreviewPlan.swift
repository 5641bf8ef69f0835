import Foundation
import VitrineGoldens
import VitrineRendering
import VitrineSessions
import VitrineSuites

/// The resolved scope of a preview: its folder, scenes and goldens.
struct PreviewPlan: Sendable {
    let folder: ServedFolder
    let selection: SceneList.Selection
    /// The options of the suite that the scenes belong to; `nil` if they have no goldens.
    let suite: SuiteOptions?

    /// Finds the folder that contains all paths and the goldens that belong to it.
    ///
    /// If the paths lie in the folder of a suite, that folder is served, so that scenes have the names that
    /// `vitrine test` calls them by.
    ///
    /// - Throws: A ``PreviewError`` if a path does not exist or a suite's settings cannot be read.
    init(_ options: PreviewOptions) throws(PreviewError) {
        var scenes: [String] = []
        var folders: [String] = []
        for path in options.paths {
            let real = Self.real(path)
            switch FileStamp(of: real).kind {
            case .file: scenes.append(real)
            case .folder: folders.append(real)
            default: throw .noScene(path)
            }
        }
        let named = folders + scenes.map(Self.parent)
        var root = Self.ancestor(of: named) ?? Self.real(".")
        var suite: SuiteOptions?
        for goldens in Self.goldens(options.goldens, near: named) {
            var found = SuiteOptions(goldens: goldens, update: .none, render: options.render)
            let place: String
            do throws(SuiteError) {
                place = Self.real(try SuitePlan.root(of: found))
            } catch {
                throw .suite(error)
            }
            let isSuite = named.allSatisfy { $0 == place || $0.hasPrefix(place + "/") }
            guard isSuite, FileStamp(of: place).kind == .folder else { continue }
            (root, found.root) = (place, place)
            do throws(SuiteError) {
                found.render.suiteFontFolders = try SuitePlan.fontFolders(of: found)
                found.render.audit = try SuitePlan.audit(of: found).common
            } catch {
                throw .suite(error)
            }
            suite = found
            break
        }
        let folder = ServedFolder(root)
        self.folder = folder
        self.suite = suite
        selection = SceneList.Selection(
            scenes: Set(scenes.compactMap(folder.id)),
            folders: named.isEmpty
                ? [""] : Set(folders.map { $0 == folder.path ? "" : folder.id(of: $0) ?? "" }))
    }

    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func parent(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// Returns the folders that may hold the goldens of scenes in some folders.
    private static func goldens(_ given: String?, near folders: [String]) -> [String] {
        if let given { return [given] }
        let beside = folders.flatMap { ["\(parent($0))/goldens", "\($0)/goldens"] }
        return (["goldens"] + beside).filter { FileStamp(of: $0).kind == .folder }
    }

    /// Returns the deepest folder that contains all folders; `nil` if there are none.
    private static func ancestor(of folders: [String]) -> String? {
        guard var common = folders.first.map({ $0.split(separator: "/") }) else { return nil }
        for folder in folders.dropFirst() {
            let parts = folder.split(separator: "/")
            common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
        }
        return "/" + common.joined(separator: "/")
    }
}
