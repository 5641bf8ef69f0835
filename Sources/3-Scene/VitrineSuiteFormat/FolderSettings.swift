import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What the files `suite.yaml` above a scene say for it, where the scene does not say it itself.
package struct FolderSettings: Sendable {
    private struct Part {
        let file: SourceFile
        /// The folder of the file, relative to the scene's: empty, or with a trailing slash.
        let folder: String
        let entries: [SceneValue.Entry]
    }

    /// What each file says, the nearest first.
    private var parts: [Part] = []

    /// Creates settings that say nothing.
    package init() {}

    /// Adds what a file says, which counts where no file that was added before says it.
    ///
    /// - Parameters:
    ///   - suite: The file.
    ///   - folder: Its folder, relative to the scene's: empty, or with a trailing slash.
    ///   - keys: The keys that do not count. Default: none.
    package mutating func add(_ suite: SuiteFile, in folder: String, without keys: Set<String> = []) {
        let entries = suite.defaults.filter { !keys.contains($0.key) }
        guard let file = suite.file, !entries.isEmpty else { return }
        parts.append(Part(file: file, folder: folder, entries: entries))
    }

    /// Returns a scene with what the settings add to it. A library stays as it is: it has no body.
    ///
    /// - Parameters:
    ///   - scene: The parsed scene.
    ///   - file: The scene's file.
    /// - Returns: The scene, the files that its marks refer to, and their folders, relative to the scene's.
    package func completing(
        _ scene: SceneValue, of file: SourceFile
    ) -> (scene: SceneValue, files: SourceFiles, folders: [String]) {
        var files = SourceFiles(file)
        guard case .mapping(var entries) = scene.content, scene.keys.contains("body") else {
            return (scene, files, [""])
        }
        for part in parts {
            let index = files.add(part.file)
            entries = Self.completed(entries, by: part.entries.map { $0.moved(to: index) })
        }
        return (SceneValue(.mapping(entries), at: scene.mark), files, [""] + parts.map(\.folder))
    }

    private static func completed(
        _ own: [SceneValue.Entry], by others: [SceneValue.Entry]
    ) -> [SceneValue.Entry] {
        var (result, added) = (own, [SceneValue.Entry]())
        for other in others {
            if let index = result.firstIndex(where: { $0.key == other.key }) {
                let entry = result[index]
                result[index] = SceneValue.Entry(
                    key: entry.key, keyMark: entry.keyMark,
                    value: combined(entry.key, entry.value, with: other.value))
            } else {
                added.append(other)
            }
        }
        // Where people write them, for texts that are printed from the scene.
        let start = result.firstIndex { !["vitrine", "title"].contains($0.key) } ?? result.endIndex
        result.insert(contentsOf: added, at: start)
        return result
    }

    /// Returns what a scene's own value of a key becomes beside another one.
    private static func combined(_ key: String, _ own: SceneValue, with other: SceneValue) -> SceneValue {
        switch key {
        case "canvas": canvas(own, with: other)
        // What is imported later may use what was imported before.
        case "import": SceneValue(.sequence(items(other) + items(own)), at: own.mark)
        // What is searched first counts.
        case "fonts", "icons": SceneValue(.sequence(items(own) + items(other)), at: own.mark)
        default: own
        }
    }

    private static func items(_ value: SceneValue) -> [SceneValue] {
        if case .sequence(let values) = value.content { values } else { [value] }
    }

    /// The keys of a canvas that make its extent together: a scene that says one of `deciding` says all.
    private static let extent = (
        deciding: ["device", "width", "height"],
        all: ["device", "width", "height", "orientation", "safeArea"]
    )

    /// Returns a canvas that is a device alone as a mapping with it.
    private static func whole(_ canvas: SceneValue) -> SceneValue {
        guard case .string = canvas.content else { return canvas }
        return SceneValue(
            .mapping([SceneValue.Entry(key: "device", keyMark: canvas.mark, value: canvas)]), at: canvas.mark)
    }

    private static func canvas(_ own: SceneValue, with other: SceneValue) -> SceneValue {
        let (own, other) = (whole(own), whole(other))
        guard case .mapping(let entries) = own.content, case .mapping(let others) = other.content,
            !own.keys.contains("when"), !other.keys.contains("when")
        else { return own }
        var known = own.keys
        if !known.isDisjoint(with: extent.deciding) { known.formUnion(extent.all) }
        return SceneValue(.mapping(entries + others.filter { !known.contains($0.key) }), at: own.mark)
    }
}

extension SceneSources {
    /// The scene as a file of its own, with all paths relative to its folder.
    package var standalone: SceneValue { scene.relocated(from: folders) }
}

extension SceneValue {
    /// Returns a scene as a file of its folder would have it, with all paths relative to that.
    ///
    /// - Parameter folders: The folders of the files that the scene comes from, relative to the first.
    package func relocated(from folders: [String]) -> SceneValue {
        guard folders.contains(where: { !$0.isEmpty }), case .mapping(let entries) = content else {
            return self
        }
        let paths: Set = ["tokens", "import", "icons", "fonts"]
        return SceneValue(
            .mapping(
                entries.map { entry in
                    let value = paths.contains(entry.key) ? entry.value.relocatedPath(folders) : entry.value
                    return Entry(key: entry.key, keyMark: entry.keyMark, value: value)
                }), at: mark)
    }

    private func relocatedPath(_ folders: [String]) -> SceneValue {
        let moved: Content =
            switch content {
            case .string(let path): .string(ScenePath.path(path, from: mark, in: folders))
            case .sequence(let values): .sequence(values.map { $0.relocatedPath(folders) })
            case .mapping(let entries):
                .mapping(
                    entries.map { entry in
                        let value = entry.key == "file" ? entry.value.relocatedPath(folders) : entry.value
                        return Entry(key: entry.key, keyMark: entry.keyMark, value: value)
                    })
            case .null, .bool, .number: content
            }
        return SceneValue(moved, at: mark, in: scope)
    }
}

extension SceneValue.Entry {
    /// Returns the entry with marks that refer to another of the scene's files.
    fileprivate func moved(to file: Int) -> SceneValue.Entry {
        let mark = SourceMark(line: keyMark.line, column: keyMark.column, file: file)
        return SceneValue.Entry(key: key, keyMark: mark, value: value.moved(to: file))
    }
}
