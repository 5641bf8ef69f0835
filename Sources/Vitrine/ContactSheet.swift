import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrinePNG
import VitrinePixels
import VitrineScene
import VitrineSource
import VitrineStyle
import VitrineText

/// Pictures of scenes' variants on one page, each with its caption. The page is a scene itself, laid out and drawn as any.
struct ContactSheet: Sendable {
    /// A picture's place on the sheet.
    struct Entry: Sendable {
        var job: Renderer.Job
        /// In points.
        var size: Size
        /// The corners that it is shown with: those of its device.
        var cornerRadius: Double
        var caption: String
        /// What it has in common with others that stand beside it, where rows have room.
        var group: String
    }

    /// A scene's pictures, under its title.
    struct Section: Sendable {
        var title: String
        /// Where it is from.
        var path: String
        var entries: [Entry]
    }

    private let layout: ContactSheetLayout
    /// Pixels a point of the pictures and of the page.
    private let scale: Double
    private let appearance: Appearance
    /// What is rendered, in the order of the page.
    let jobs: [Renderer.Job]

    /// The most pictures of a sheet.
    static let pictureLimit = 1000

    /// Throws where the page would be too large, which all pictures lie on.
    init(_ sections: [Section], scale: Double, appearance: Appearance) throws(RenderError) {
        layout = ContactSheetLayout(sections)
        self.scale = scale
        self.appearance = appearance
        jobs = sections.flatMap(\.entries).map(\.job)
        let (size, limits) = (layout.size, SceneLimits.standard)
        guard max(size.width, size.height) <= limits.canvas,
            size.width * size.height * scale * scale <= Double(limits.pixels)
        else { throw .sheet(.tooLarge(size, scale: scale)) }
    }

    /// The page with the pictures of its jobs.
    func page(_ pictures: [Pixmap], _ library: FontLibrary, threads: Int) throws(RenderError) -> RenderedImage
    {
        let source = SourceFile(
            name: "contact sheet", text: layout.text(scale: scale, appearance: appearance))
        let pipeline = try ScenePipeline(
            path: source.name, options: RenderOptions(threads: threads), library: library,
            files: SheetFiles(pictures: pictures))
        let scene = try pipeline.resolve(try pipeline.parse(source), of: source)
        return try pipeline.rasterize(pipeline.displayList(pipeline.layOut(scene)))
    }
}

/// The pictures of a sheet, which have their numbers for names.
private struct SheetFiles: SceneFiles {
    let pictures: [Pixmap]
    private let none = NoFiles()

    init(pictures: [Pixmap]) { self.pictures = pictures }

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        guard let number = Int(path), pictures.indices.contains(number) else { return .failure(.missing) }
        return .success(SceneImage(pictures[number]))
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        none.bytes(at: path, limit: limit)
    }

    func names(in folder: String) -> Result<[String], SceneFileError> { none.names(in: folder) }
    func place(of folder: String) -> Result<String, SceneFileError> { none.place(of: folder) }
}

extension Renderer {
    /// Renders variants of scenes and puts them on one page; scenes in the order of their first job. PNG bytes.
    ///
    /// - Parameters:
    ///   - scale: pixels a point of pictures and page.
    ///   - appearance: that of the page; the pictures have their own.
    public func contactSheet(
        _ jobs: [Job], scale: Double = 1, appearance: Appearance = .light
    ) throws(RenderError) -> [UInt8] {
        guard (1...ContactSheet.pictureLimit).contains(jobs.count) else {
            throw .sheet(.wrongCount(jobs.count, limit: ContactSheet.pictureLimit))
        }
        // All sizes are known before any picture is made.
        var sections: [ContactSheet.Section] = []
        for section in try results(jobs, scale: scale, Self.section) {
            if let index = sections.firstIndex(where: { $0.path == section.path }) {
                sections[index].entries += section.entries
            } else {
                sections.append(section)
            }
        }
        let sheet = try ContactSheet(sections, scale: scale, appearance: appearance)
        let pictures = try results(sheet.jobs, scale: scale) { job, pipeline throws(RenderError) in
            try Self.sRGB(try pipeline.picture(), scene: job.path)
        }
        let threads = options.threads
        return try withPipeline(Job("contact sheet")) { [library] pipeline throws(RenderError) in
            try pipeline.encode(try sheet.page(pictures, library, threads: threads), depth: .eight)
        }
    }

    /// What `body` gives for each job; throws what it throws for the first.
    private func results<Value: Sendable>(
        _ jobs: [Job], scale: Double,
        _ body: @escaping @Sendable (Job, ScenePipeline) throws(RenderError) -> Value
    ) throws(RenderError) -> [Value] {
        let results = inParallel(jobs) { job, options, library -> Result<Value, RenderError> in
            var options = options
            options.scene.scale = scale
            do throws(RenderError) {
                let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
                return .success(try body(job, pipeline))
            } catch {
                return .failure(error)
            }
        }
        var values: [Value] = []
        for result in results { values.append(try result.get()) }
        return values
    }

    /// One picture's place, in a section of its own.
    private static func section(
        of job: Job, _ pipeline: ScenePipeline
    ) throws(RenderError) -> ContactSheet.Section {
        let file = try pipeline.read()
        let scene = try pipeline.resolve(try pipeline.parse(file), of: file)
        let device = scene.canvas.device.flatMap(Device.named)
        let entry = ContactSheet.Entry(
            job: job, size: scene.canvas.size, cornerRadius: device?.cornerRadius ?? 0,
            caption: job.variant?.words.joined(separator: " · ") ?? "",
            group: job.variant?.words.first ?? "")
        let stem = job.path.split(separator: "/").last.map(String.init) ?? job.path
        return ContactSheet.Section(title: scene.title ?? stem, path: job.path, entries: [entry])
    }

    /// The pixels in the page's colours.
    private static func sRGB(_ picture: RenderedImage, scene: String) throws(RenderError) -> Pixmap {
        if picture.colorSpace == .sRGB { return picture.pixels }
        do {
            return try PNG.decode(try picture.png(depth: .sixteen, compression: .fast)).pixmap(in: .sRGB)
        } catch {
            throw .encoding(.failed("\(error)"), scene: scene)
        }
    }
}
