import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What a scene was made of the last time: its design tokens, its components, and what its texts say of
/// comments and orders. What the same files say is not read anew, frame by frame. Used by one thread at a
/// time.
package final class SceneMemory {
    /// What tokens depend on, apart from their files.
    struct Key: Equatable {
        /// The names and texts of the scene and its libraries.
        let sources: [[String]]
        let contexts: [String: String]
        let overrides: ValueOverrides
    }

    /// The bytes of a file that was read.
    struct Read {
        let path: String
        let limit: Int
        let bytes: [UInt8]
    }

    private var tokens: (key: Key, reads: [Read], loader: SceneTokensLoader)?
    private var notes: (sources: [[String]], notes: SourceNotes)?
    private var components: (sources: [[String]], environment: SceneEnvironment, table: ComponentTable)?
    private var script: (sources: [[String]], script: MotionScript)?
    private var readings: (script: MotionScript, known: ReadMemory)?

    /// Creates an empty memory.
    package init() {}

    /// Forgets everything.
    package func clear() { (tokens, notes, components, script, readings) = (nil, nil, nil, nil, nil) }

    /// Returns the script of a scene, read with the same tokens; `nil` if it is not known.
    package func script(of sources: SceneSources) -> MotionScript? {
        guard let script, script.sources == sources.files.texts else { return nil }
        return script.script
    }

    /// Forgets the script, which may be another in a scene of the same text.
    package func forgetScript() { script = nil }

    /// Keeps the script of a scene.
    package func keep(_ script: MotionScript, of sources: SceneSources) {
        self.script = (sources.files.texts, script)
    }

    /// Returns what the parts of a scene were read as for earlier moments of a script, with the same tokens.
    package func readings(of script: MotionScript) -> ReadMemory {
        if let readings, readings.script == script { return readings.known }
        let known = ReadMemory()
        readings = (script, known)
        return known
    }

    /// Returns the loader that has read the same files; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - key: What the tokens depend on, apart from their files.
    ///   - files: The files as they are now, each of which is read and compared.
    func loader(for key: Key, in files: any SceneFiles) -> SceneTokensLoader? {
        guard let tokens, tokens.key == key,
            tokens.reads.allSatisfy({ read in
                guard case .success(let bytes) = files.bytes(at: read.path, limit: read.limit) else {
                    return false
                }
                return bytes == read.bytes
            })
        else { return nil }
        return tokens.loader
    }

    /// Keeps a loader that has read its files, all of which were there.
    func keep(_ loader: SceneTokensLoader, for key: Key, reads: [Read]) {
        tokens = (key, reads, loader)
        (script, readings) = (nil, nil)
    }

    /// Returns what texts say beside their values.
    package func notes(on files: SourceFiles) -> SourceNotes {
        let sources = files.texts
        if let notes, notes.sources == sources { return notes.notes }
        let found = SourceNotes(files)
        notes = (sources, found)
        return found
    }

    /// Returns the components of the libraries of a scene, which were read without a report; `nil` if they
    /// are not known.
    ///
    /// - Parameters:
    ///   - sources: The scene and its libraries.
    ///   - environment: The environment in which they are read.
    package func components(
        of sources: SceneSources, in environment: SceneEnvironment
    ) -> ComponentTable? {
        guard let components, components.environment == environment.timeless,
            components.sources == sources.files.texts
        else { return nil }
        return components.table
    }

    /// Keeps the components of the libraries of a scene, read without a report, if they are complete and the
    /// same at any time.
    package func keep(
        _ table: ComponentTable, of sources: SceneSources, in environment: SceneEnvironment
    ) {
        guard !table.isIncomplete,
            sources.libraries.allSatisfy({ $0.value.isLibraryOfConstants(icons: !sources.hasIcons) })
        else {
            return
        }
        components = (sources.files.texts, environment.timeless, table)
    }
}

extension SourceFiles {
    /// The name and the text of each file.
    fileprivate var texts: [[String]] { all.map { [$0.name, $0.text] } }
}

extension SceneSources {
    /// `true` if the scene has icons of its own, in files.
    fileprivate var hasIcons: Bool { scene.entry("icons") != nil }
}

extension SceneValue {
    /// Indicates whether reading a library asks for nothing but the environment: for no state, no token, no
    /// moment and no file. Bodies and the defaults that refer to names are not read with it.
    ///
    /// - Parameter icons: `true` if the names of icons are those of the built-in ones.
    fileprivate func isLibraryOfConstants(icons: Bool) -> Bool {
        entries.allSatisfy { entry in
            guard entry.key == "components" else { return !entry.value.mayDependOnStates }
            return entry.value.isMapping
                && entry.value.entries.allSatisfy { component in
                    component.value.entries.allSatisfy { part in
                        switch part.key {
                        case "body": true
                        case "parameters":
                            part.value.entries.allSatisfy { $0.value.isConstantParameter(icons: icons) }
                        default: !part.value.mayDependOnStates
                        }
                    }
                }
        }
    }

    private func isConstantParameter(icons: Bool) -> Bool {
        let type: String? = if case .string(let name)? = entry("type")?.value.content { name } else { nil }
        return entries.allSatisfy { part in
            guard part.key == "default" else { return !part.value.mayDependOnStates }
            if part.value.hasReferences { return true }
            switch (part.value.content, type) {
            case (.null, _): return true
            case (.sequence(let values), _): return values.isEmpty
            case (.mapping, _): return false
            case (.string(let name), "icon"): return icons && !name.hasSuffix(".svg")
            // What these name may be in files.
            case (_, "paint"), (_, "font"), (_, "icon"): return false
            default: return true
            }
        }
    }

    /// The entries of a mapping; empty for any other value.
    private var entries: [Entry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }
}
