import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// Turns a parsed scene into elements: colours, fonts and components looked up, defaults filled in.
public struct SceneResolver {
    let kinds: NodeKindRegistry
    let options: SceneOptions
    let files: any SceneFiles
    let text: TextEngine
    let limits: SceneLimits

    package init(
        kinds: NodeKindRegistry, options: SceneOptions = SceneOptions(), files: any SceneFiles = NoFiles(),
        text: TextEngine,
        limits: SceneLimits = .standard
    ) {
        self.kinds = kinds
        self.options = options
        self.files = files
        self.text = text
        self.limits = limits
    }

    /// Throws everything that is wrong with the scene, at once.
    public func resolve(_ value: SceneValue, of file: SourceFile) throws(Diagnostics) -> ResolvedScene {
        try resolve(SceneSources(value, of: file, files: files, limits: limits))
    }

    /// The same of a scene whose libraries have been read.
    public func resolve(_ sources: SceneSources) throws(Diagnostics) -> ResolvedScene {
        let value = sources.scene
        // The first variant is how the scene is shown unless told.
        let options = options.overriding(VariantsSpec.defaultOptions(of: value))
        var loader = SceneTokensLoader(files: files, contexts: options.contexts, sources: sources.files)
        let tokens = loader.tokens(of: sources, limits: limits)
        let environment = environment(of: value, options, tokens)
        let reader = SceneReader(
            limits: limits, environment: environment, files: files, text: text, globals: tokens,
            folders: sources.folders, vocabulary: kinds.vocabulary)
        reader.register(loader)
        var top = SceneDocument()
        guard case .mapping(let entries) = value.content else {
            throw Diagnostics(
                loader.sources,
                [Diagnostic(.wrongType(expected: "a scene", found: value.kindName), at: value.mark)])
        }
        reader.read(entries, of: "a scene", at: value.mark, into: &top, fields: SceneDocument.fields)
        for folder in top.icons {
            do throws(SceneFileError) {
                try reader.symbols.add(folder: folder.path)
            } catch {
                reader.report(error.folderDiagnostic(folder.path), at: folder.mark)
            }
        }
        for folder in top.fonts {
            if case .failure(let problem) = files.place(of: folder.path) {
                reader.report(problem.folderDiagnostic(folder.path), at: folder.mark)
            }
        }
        reader.register(sources, top.components)
        let entry = entries.first { $0.key == "canvas" }
        // A canvas that is missing, or no mapping, has been reported already.
        let canvas = top.canvas.flatMap {
            $0.canvas(with: options, keys: entry?.value.keys ?? [], at: entry?.keyMark ?? value.mark, reader)
        }
        _ = top.variants?.named(top.canvas?.options.appearance ?? .light, reader)
        let root = root(top, canvas, environment, reader, at: value.mark)
        guard reader.problems.isEmpty, let canvas else {
            throw Diagnostics(loader.sources, Self.limited(reader.problems, to: limits.errors))
        }
        return ResolvedScene(
            files: loader.sources, title: top.title, canvas: canvas, root: root,
            warnings: Diagnostics(loader.sources, reader.warnings))
    }

    /// The scene's own folders of fonts, which are searched before all others. What is wrong with them is reported
    /// when the scene is read as a whole.
    public static func fontFolders(of value: SceneValue, files: any SceneFiles) -> [String] {
        guard let entry = value.entry("fonts") else { return [] }
        let scratch = SceneReader(limits: .standard, environment: SceneEnvironment(), files: files)
        let paths = Codec<[FileReference]>.oneOrMore(of: .path).read(entry.value, scratch) ?? []
        return paths.compactMap { try? files.place(of: $0.path).get() }
    }

    /// Appearance, accent and foreground come first: every colour depends on them.
    private func environment(
        of value: SceneValue, _ options: SceneOptions, _ tokens: SceneTokens?
    ) -> SceneEnvironment {
        guard case .mapping(let entries) = value.content else { return SceneEnvironment() }
        // Errors in these are reported when the scene is read as a whole.
        let scratch = SceneReader(
            limits: limits, environment: SceneEnvironment(), files: NoFiles(), globals: tokens)
        let canvas = entries.first { $0.key == "canvas" }.flatMap { CanvasSpec.codec.read($0.value, scratch) }
        let space = canvas?.colorSpace ?? .sRGB
        var environment = SceneEnvironment(colorSpace: space)
        environment.enter([options, canvas?.options ?? SceneOptions()])
        // Colours at the top know nothing of the environment but what they are drawn with.
        var plain = SceneEnvironment(colorSpace: space, scale: environment.scale)
        for appearance in Appearance.allCases {
            plain.appearance = appearance
            if let accent = color("accent", entries, plain, tokens) { plain.accents[appearance] = accent }
            if let foreground = color("foreground", entries, plain, tokens) {
                plain.foregrounds[appearance] = foreground
            }
        }
        environment.accents = plain.accents
        environment.foregrounds = plain.foregrounds
        environment.alignments =
            entries.first { $0.key == "alignments" }.flatMap {
                SceneDocument.alignments.read($0.value, scratch)
            }
            ?? [:]
        let extent = canvas?.extent(with: options)
        environment.size = extent?.size
        environment.device = extent?.device?.name
        return environment
    }

    /// A colour at the top of the scene; errors in it are reported when the scene is read as a whole.
    private func color(
        _ key: String, _ entries: [SceneValue.Entry], _ environment: SceneEnvironment, _ tokens: SceneTokens?
    ) -> Color? {
        let scratch = SceneReader(limits: limits, environment: environment, files: NoFiles(), globals: tokens)
        return entries.first { $0.key == key }.flatMap { Codec<Color>.color.read($0.value, scratch) }
    }

    private func root(
        _ top: SceneDocument, _ canvas: Canvas?, _ environment: SceneEnvironment, _ reader: SceneReader,
        at mark: SourceMark
    ) -> any Element {
        var inherited = InheritedStyle(foreground: .color(environment.foreground))
        inherited.language =
            options.locale?.tag ?? top.language ?? environment.locale?.tag ?? inherited.language
        inherited.font.size = TextStyle.body.size(at: environment.dynamicType)
        if let font = top.font { inherited.apply(font) }
        let context = BuildContext(
            reader: reader, kinds: kinds, text: text, inherited: inherited,
            source: ElementSource(path: "body", mark: mark))
        let layers = context.layers(top.body)
        let source = ElementSource(path: "canvas", mark: mark)
        let plain = environment.systemColor("systemBackground") ?? .white
        return CanvasElement(
            source: source, size: canvas?.size ?? .zero, safeArea: canvas?.safeArea ?? .zero,
            background: top.background.isEmpty ? [.color(plain)] : top.background, layers: layers)
    }

    private static func limited(_ problems: [Diagnostic], to limit: Int) -> [Diagnostic] {
        let sorted = problems.enumerated()
            .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }.map(\.element)
        guard sorted.count > limit, let last = sorted.prefix(limit).last else { return sorted }
        return sorted.prefix(limit) + [Diagnostic(.moreErrors(sorted.count - limit), at: last.mark)]
    }
}
