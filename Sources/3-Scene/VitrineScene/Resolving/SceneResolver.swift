import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSceneTokens
import VitrineSource
import VitrineStyle
import VitrineText

/// A resolver that turns a parsed scene into elements: it looks up colours, fonts and components, and fills
/// in defaults.
package struct SceneResolver {
    let kinds: NodeKindRegistry
    let options: SceneOptions
    let files: any SceneFiles
    let text: TextEngine
    let limits: SceneLimits
    let overrides: ValueOverrides
    let hints: any Hints
    private let isCancelled: (@Sendable () -> Bool)?
    /// What the scene was made of the last time; `nil` if that is not kept.
    let memory: SceneMemory?

    /// - Parameter isCancelled: A function that returns `true` once the scene is no longer wanted. What is
    ///   resolved then, and what is found wrong, means nothing. Default: it is wanted.
    package init(
        kinds: NodeKindRegistry, options: SceneOptions = SceneOptions(), files: any SceneFiles = NoFiles(),
        text: TextEngine, limits: SceneLimits = .standard, overrides: ValueOverrides = ValueOverrides(),
        hints: any Hints, memory: SceneMemory? = nil, isCancelled: (@Sendable () -> Bool)? = nil
    ) {
        self.isCancelled = isCancelled
        self.memory = memory
        self.hints = hints
        self.overrides = overrides
        self.kinds = kinds
        self.options = options
        self.files = files
        self.text = text
        self.limits = limits
    }

    /// Resolves a scene.
    ///
    /// - Throws: All problems in the scene at once.
    package func resolve(_ value: SceneValue, of file: SourceFile) throws(Diagnostics) -> ResolvedScene {
        try resolve(SceneSources(value, of: file, files: files, limits: limits))
    }

    /// Resolves a scene whose libraries have already been read.
    package func resolve(_ sources: SceneSources) throws(Diagnostics) -> ResolvedScene {
        try resolvedWithInventory(sources).scene
    }

    /// Resolves a scene, and returns the names that it can refer to as well.
    package func resolvedWithInventory(
        _ sources: SceneSources
    ) throws(Diagnostics) -> (scene: ResolvedScene, inventory: SceneInventory) {
        let value = sources.scene
        let (options, loader, tokens, environment, reader) = prepared(sources)
        guard case .mapping(let entries) = value.content else {
            throw Diagnostics(
                loader.sources,
                [Diagnostic(.wrongType(expected: .scene, found: value.kindName), at: value.mark)])
        }
        let top = reader.remembering(at: value.mark, in: nil, for: "scene") {
            var top = SceneDocument()
            reader.read(entries, of: .scene, at: value.mark, into: &top, fields: SceneDocument.fields)
            return top
        }
        for folder in top.icons {
            do throws(SceneFileError) {
                try reader.symbols.add(folder: reader.path(folder.path, from: folder.mark))
            } catch {
                let meant = files.lookAlike(of: folder.path) { reader.path($0, from: folder.mark) }
                reader.report(error.folderProblem(at: folder.path, meant: meant), at: folder.mark)
            }
        }
        for folder in top.fonts {
            let path = reader.path(folder.path, from: folder.mark)
            if case .failure(let problem) = files.path(ofFolder: path) {
                let meant = files.lookAlike(of: folder.path) { reader.path($0, from: folder.mark) }
                reader.report(problem.folderProblem(at: folder.path, meant: meant), at: folder.mark)
            }
        }
        reader.register(sources, top.components, memory)
        let hasUnreadDefinitions = ["import", "components", "tokens"].contains {
            reader.isLikelyTypo($0, on: .scene, from: value.mark)
        }
        if hasUnreadDefinitions {
            reader.hasUnreadDefinitions = true
            reader.components.isIncomplete = true
        }
        let entry = entries.first { $0.key == "canvas" }
        if entry == nil, options.device == nil {
            reader.reportMissing("canvas", on: .scene, at: value.mark)
        }
        // A canvas that is missing or not a mapping has already been reported.
        var canvas = (top.canvas ?? (entry == nil && options.device != nil ? CanvasSpec() : nil)).flatMap {
            $0.canvas(with: options, keys: entry?.value.keys ?? [], at: entry?.keyMark ?? value.mark, reader)
        }
        canvas?.layoutDirection = environment.layoutDirection
        if let variants = top.variants?.named(top.canvas?.options.appearance ?? .light, reader),
            let mark = entries.first(where: { $0.key == "variants" })?.keyMark
        {
            warnOfUnlistedOptions(variants, at: mark, reader)
        }
        let root = root(top, canvas: canvas, in: environment, reader: reader, at: value.mark)
        top.script?.reportUnknownNodes(reader)
        reader.motion?.finish()
        guard reader.problems.isEmpty, let canvas else {
            throw Diagnostics(reader.sources, reader.problems, limit: limits.errors)
        }
        let scene = ResolvedScene(
            files: reader.sources, title: top.title, canvas: canvas, root: root,
            audit: Audit(found: reader.warnings, silences: reader.silences),
            motion: SceneTimeline(reader.motion, listing: reader.listing),
            endOfRest: reader.motion?.endOfRest(from: environment.time))
        let inventory = SceneInventory(
            files: loader.sources, environment: environment, tokens: tokens,
            components: reader.components.all)
        return (scene, inventory)
    }

    /// Returns the reader of a scene, with its options, tokens and environment, as resolving and listing its
    /// names begin.
    func prepared(_ sources: SceneSources) -> (
        options: SceneOptions, loader: SceneTokensLoader, tokens: SceneTokens?, environment: SceneEnvironment,
        reader: SceneReader
    ) {
        // The first variant is the default.
        let options = options.overriding(VariantsSpec.defaultOptions(of: sources.scene))
        var loader = SceneTokensLoader(
            files: files, contexts: options.contexts, sources: sources.files, overrides: overrides,
            memory: memory)
        let tokens = loader.tokens(of: sources, limits: limits)
        var header = SceneHeader(sources.scene, limits: limits, tokens: tokens)
        let script = loader.isKnown ? memory?.script(of: sources) : nil
        header.motion = script.map(SceneMotion.init) ?? header.motion()
        if script == nil, loader.isKnown, let found = header.motion?.script {
            memory?.keep(found, of: sources)
        }
        let environment = header.environment(with: options)
        let reader = SceneReader(
            limits: limits, environment: environment, files: files, references: SceneReferences(), text: text,
            globals: tokens,
            folders: sources.folders, vocabulary: kinds.vocabulary, overrides: overrides, hints: hints)
        reader.motion = header.motion
        if loader.isKnown { reader.memory = header.motion.flatMap { memory?.readings(of: $0.script) } }
        reader.memory?.begin()
        reader.sources = loader.sources
        let notes = memory?.notes(on: sources.files) ?? SourceNotes(sources.files)
        (reader.comments, reader.unorderedFiles) = (notes.comments, notes.unorderedFiles)
        reader.silence(header.value(of: .audit)?.silences ?? [])
        reader.register(loader)
        return (options, loader, tokens, environment, reader)
    }

    /// Warns of options along an axis of the scene's variants that none of the variants has: the scene may
    /// not be made for them. Any moment is one between those of the variants.
    private func warnOfUnlistedOptions(_ variants: [Variant], at mark: SourceMark, _ reader: SceneReader) {
        let listed = variants.map(\.options.recordedParts)
        func axis(_ setting: String) -> Substring { setting.prefix { $0 != "=" } }
        for setting in options.recordedParts
        where !listed.joined().contains(setting) && axis(setting) != EnvironmentAxis.time.name {
            var seen: Set<String> = []
            let known = listed.joined().filter { axis($0) == axis(setting) && seen.insert($0).inserted }
            if !known.isEmpty {
                reader.warn(.unlistedOption, .unlistedOption(setting, listed: known), at: mark)
            }
        }
    }

    /// Returns the scene's own font folders, which are searched after those of the command line, and before
    /// all others. Problems with them are reported when the whole scene is read.
    ///
    /// - Parameters:
    ///   - value: The parsed scene.
    ///   - folders: The folders of its own files, relative to the first.
    ///   - files: What the folders are looked up in.
    package static func fontFolders(
        of value: SceneValue, in folders: [String], files: any SceneFiles
    ) -> [String] {
        let paths = SceneHeader(value).value(of: .fonts) ?? []
        return paths.compactMap {
            try? files.path(ofFolder: ScenePath.path($0.path, from: $0.mark, in: folders)).get()
        }
    }

    private func root(
        _ top: SceneDocument, canvas: Canvas?, in environment: SceneEnvironment, reader: SceneReader,
        at mark: SourceMark
    ) -> any Element {
        var inherited = InheritedStyle(foreground: .color(environment.foreground))
        inherited.language =
            options.locale?.tag ?? top.language ?? environment.locale?.tag ?? inherited.language
        inherited.ownFont.size = TextStyle.body.size(at: environment.dynamicType)
        if let font = top.font { inherited.apply(font) }
        let plain = environment.systemColor(PageBackground.colorName(under: top.body)) ?? .white
        let background = top.background.isEmpty ? [.color(plain)] : top.background
        inherited.backgroundColor = background.last?.opaqueColor
        let context = BuildContext(
            reader: reader, isCancelled: isCancelled, kinds: kinds, text: text, inherited: inherited,
            source: ElementSource(path: "body", mark: mark, audit: reader.auditScope))
        let layers = context.layers(top.body)
        let source = ElementSource(path: "canvas", mark: mark, audit: reader.auditScope)
        return CanvasElement(
            source: source, size: canvas?.size ?? .zero, safeArea: canvas?.safeArea ?? .zero,
            background: background, layers: layers)
    }
}
