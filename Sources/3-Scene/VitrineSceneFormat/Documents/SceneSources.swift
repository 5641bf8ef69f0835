import VitrineSource
import VitrineStyle

/// A parsed scene with the libraries it imports, directly or transitively.
package struct SceneSources: Sendable {
    /// A file of components that scenes import.
    package struct Library: Sendable {
        /// The path relative to the scene's file.
        package let path: String
        package let value: SceneValue
    }

    /// The file of a library, parsed.
    package struct Parsed: Sendable {
        let file: SourceFile
        /// The value, whose marks refer to the file.
        let value: SceneValue
        let count: Int

        /// Parses the bytes of a library, whose file has a name in messages and a number in marks.
        ///
        /// - Throws: The problems in the file, as if it were the only one.
        package init(
            _ bytes: [UInt8], named name: String, as number: Int, _ limits: SceneLimits
        ) throws(Diagnostics) {
            file = try SourceFile(name: name, bytes: bytes)
            let parsed = try SceneParser.parse(file, limits: limits)
            (value, count) = (parsed.moved(to: number), parsed.count)
        }
    }

    /// Parses a library, which may be known already.
    package typealias Parse = (
        _ bytes: [UInt8], _ name: String, _ number: Int, SceneLimits
    ) throws(Diagnostics) -> Parsed

    package let scene: SceneValue
    package private(set) var files: SourceFiles
    /// The libraries in the order they are read: imports of a library precede it.
    package private(set) var libraries: [Library] = []
    /// The problems in imported files.
    package private(set) var problems: [Diagnostic] = []
    /// The folders of the files, relative to the scene's: empty, or with a trailing slash.
    package private(set) var folders = [""]

    /// Reads the libraries that a scene imports, each once, however often it is imported. Errors are added to
    /// `problems`.
    ///
    /// - Parameters:
    ///   - scene: The parsed scene.
    ///   - file: The scene's own file.
    ///   - files: The source of the libraries.
    package init(
        _ scene: SceneValue, of file: SourceFile, files: any SceneFiles, limits: SceneLimits = .standard
    ) {
        self.init(scene, of: SourceFiles(file), files: files, limits: limits)
    }

    /// Reads the libraries that a scene imports, which may itself come from several files of one folder, such
    /// as those of Swift source. Errors are added to `problems`.
    ///
    /// - Parameters:
    ///   - folders: The folders of the scene's own files, relative to the first. Default: its folder.
    ///   - parse: The function that parses libraries. Default: each is parsed anew.
    package init(
        _ scene: SceneValue, of own: SourceFiles, in folders: [String] = [], files: any SceneFiles,
        limits: SceneLimits = .standard,
        parse: @escaping Parse = Parsed.init
    ) {
        self.scene = scene
        self.files = own
        self.folders = folders + Array(repeating: "", count: max(max(own.all.count, 1) - folders.count, 0))
        let file = own[.start]
        let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
        var loader = Loader(
            files: files, limits: limits, parse: parse, scene: scene, scenePath: name)
        load(importsOf: scene, [name], &loader)
    }

    private struct Loader {
        let files: any SceneFiles
        let limits: SceneLimits
        let parse: Parse
        let scene: SceneValue
        /// The number of values in all files so far, counted once something is imported.
        lazy var count = scene.count
        let scenePath: String
        var seen: Set<String> = []
    }

    private mutating func load(importsOf value: SceneValue, _ stack: [String], _ loader: inout Loader) {
        for path in SceneHeader(value, limits: loader.limits).value(of: .imports) ?? [] {
            load(path, stack, &loader)
        }
    }

    private mutating func load(_ text: FileReference, _ stack: [String], _ loader: inout Loader) {
        let folder = ScenePath.folder(of: text.mark, in: folders)
        let path = ScenePath.joined(folder, text.path)
        if let start = stack.firstIndex(of: path) {
            problems.append(Diagnostic(.importCycle(stack[start...] + [path]), at: text.mark))
            return
        }
        guard loader.seen.insert(path).inserted else { return }
        guard loader.seen.count <= loader.limits.imports else {
            let count = loader.seen.count
            if count == loader.limits.imports + 1 {
                problems.append(
                    Diagnostic(
                        .tooMany(noun: "imported files", count: count, limit: loader.limits.imports),
                        at: text.mark))
            }
            return
        }
        switch loader.files.bytes(at: path, limit: loader.limits.bytes) {
        case .failure(let problem):
            let names = [".yaml", ".yml"].map { text.path + $0 }
            let near = names.first { name in
                (try? loader.files.bytes(
                    at: ScenePath.joined(folder, name), limit: loader.limits.bytes
                ).get()) != nil
            }
            problems.append(
                Diagnostic(
                    problem.problem(
                        at: text.path,
                        meant: near.map(Suggestion.name)
                            ?? loader.files.lookAlike(of: text.path) { ScenePath.joined(folder, $0) }),
                    at: text.mark))
        case .success(let bytes):
            guard let value = parsed(bytes, path, &loader) else { return }
            guard loader.count <= loader.limits.values else {
                problems.append(
                    Diagnostic(
                        .tooMany(
                            noun: "values in a scene and what it imports", count: loader.count,
                            limit: loader.limits.values), at: text.mark))
                return
            }
            load(importsOf: value, stack + [path], &loader)
            libraries.append(Library(path: path, value: value))
        }
    }

    private mutating func parsed(_ bytes: [UInt8], _ path: String, _ loader: inout Loader) -> SceneValue? {
        do throws(Diagnostics) {
            let name = ScenePath.joined(ScenePath.folder(of: files.all[0].name), path)
            let library = try loader.parse(bytes, name, files.all.count, loader.limits)
            _ = add(library.file, path)
            loader.count += library.count
            return library.value
        } catch {
            let index = add(error.files[.start], path)
            problems += error.all.map { problem in
                var problem = problem
                problem.mark.file = index
                return problem
            }
            return nil
        }
    }

    private mutating func add(_ file: SourceFile, _ path: String) -> Int {
        folders.append(ScenePath.folder(of: path))
        return files.add(file)
    }
}

extension SceneValue {
    /// The number of values, including nested ones.
    var count: Int {
        switch content {
        case .null, .bool, .number, .string: 1
        case .sequence(let values): values.reduce(1) { $0 + $1.count }
        case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Returns the value with marks that refer to another of the scene's files.
    package func moved(to file: Int) -> SceneValue {
        func moved(_ mark: SourceMark) -> SourceMark {
            SourceMark(line: mark.line, column: mark.column, file: file)
        }
        let content: Content =
            switch self.content {
            case .null, .bool, .number, .string: self.content
            case .sequence(let values): .sequence(values.map { $0.moved(to: file) })
            case .mapping(let entries):
                .mapping(
                    entries.map {
                        Entry(key: $0.key, keyMark: moved($0.keyMark), value: $0.value.moved(to: file))
                    })
            }
        return SceneValue(content, at: moved(mark))
    }
}
