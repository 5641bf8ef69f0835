import VitrineGraphics
import VitrinePNG
import VitrineScene
import VitrineText

/// Pictures of scenes' variants on one page, each with its caption. The page is a scene itself, laid out and drawn as any.
struct ContactSheet: Sendable {
    /// A picture on the sheet.
    struct Entry: Sendable {
        var pixels: Pixmap
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

    let sections: [Section]
    /// Pixels a point of the pictures and of the page.
    let scale: Double
    let appearance: Appearance

    /// The most pictures of a sheet.
    static let most = 1000

    func picture(_ library: FontLibrary, threads: Int) throws(RenderError) -> Picture {
        let layout = ContactSheetLayout(sections)
        let (size, limits) = (layout.size, SceneLimits.standard)
        guard max(size.width, size.height) <= limits.canvas,
            size.width * size.height * scale * scale <= Double(limits.pixels)
        else { throw .sheet(.tooLarge(size, scale: scale)) }
        let source = SourceFile(
            name: "contact sheet", text: layout.text(scale: scale, appearance: appearance))
        let pipeline = try ScenePipeline(
            path: source.name, options: RenderOptions(threads: threads), library: library,
            files: SheetFiles(pictures: sections.flatMap(\.entries).map(\.pixels)))
        let scene = try pipeline.resolved(try pipeline.parsed(source), of: source)
        return try pipeline.rasterised(pipeline.displayList(pipeline.laidOut(scene)))
    }
}

/// The pictures of a sheet, which have their numbers for names.
private struct SheetFiles: SceneFiles {
    let pictures: [Pixmap]
    private let none = NoFiles()

    init(pictures: [Pixmap]) { self.pictures = pictures }

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileProblem> {
        guard let number = Int(path), pictures.indices.contains(number) else { return .failure(.missing) }
        return .success(SceneImage(pictures[number]))
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileProblem> {
        none.bytes(at: path, limit: limit)
    }

    func names(in folder: String) -> Result<[String], SceneFileProblem> { none.names(in: folder) }
    func place(of folder: String) -> Result<String, SceneFileProblem> { none.place(of: folder) }
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
        guard (1...ContactSheet.most).contains(jobs.count) else {
            throw .sheet(.wrongCount(jobs.count, limit: ContactSheet.most))
        }
        let pictures = inParallel(jobs) {
            job, options, library -> Result<ContactSheet.Section, RenderError> in
            do throws(RenderError) {
                return .success(try Self.section(of: job, options, library, scale))
            } catch {
                return .failure(error)
            }
        }
        var sections: [ContactSheet.Section] = []
        for picture in pictures {
            let section = try picture.get()
            if let index = sections.firstIndex(where: { $0.path == section.path }) {
                sections[index].entries += section.entries
            } else {
                sections.append(section)
            }
        }
        let sheet = ContactSheet(sections: sections, scale: scale, appearance: appearance)
        let threads = options.threads
        return try withPipeline(Job("contact sheet")) { [library] pipeline throws(RenderError) in
            try pipeline.encoded(try sheet.picture(library, threads: threads), depth: .eight)
        }
    }

    /// One picture, in a section of its own.
    private static func section(
        of job: Job, _ options: RenderOptions, _ library: FontLibrary, _ scale: Double
    ) throws(RenderError) -> ContactSheet.Section {
        var options = options
        options.scene.scale = scale
        let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
        let file = try pipeline.read()
        let scene = try pipeline.resolved(try pipeline.parsed(file), of: file)
        let list = pipeline.displayList(pipeline.laidOut(scene))
        let picture = try pipeline.rasterised(list)
        let device = scene.canvas.device.flatMap(Device.named)
        let entry = ContactSheet.Entry(
            pixels: try sRGB(picture, scene: job.path), size: scene.canvas.size,
            cornerRadius: device?.cornerRadius ?? 0,
            caption: job.variant?.words.joined(separator: " · ") ?? "",
            group: job.variant?.words.first ?? "")
        let stem = job.path.split(separator: "/").last.map(String.init) ?? job.path
        return ContactSheet.Section(title: scene.title ?? stem, path: job.path, entries: [entry])
    }

    /// The pixels in the page's colours.
    private static func sRGB(_ picture: Picture, scene: String) throws(RenderError) -> Pixmap {
        if picture.colorSpace == .sRGB { return picture.pixels }
        do {
            return try PNG.decode(try picture.png(depth: .sixteen, compression: .fast)).pixmap(in: .sRGB)
        } catch {
            throw .encoding(.failed("\(error)"), scene: scene)
        }
    }
}
