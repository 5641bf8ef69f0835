import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineShaders
import VitrineSource
import VitrineStyle
import VitrineText

/// Pictures of scene variants on one page, each with a caption.
///
/// The page is itself a scene, laid out and drawn like any other.
struct ContactSheet: Sendable {
    /// A picture and its place on the sheet.
    struct Entry: Sendable {
        var job: Renderer.Job
        /// The size of the picture, in points.
        var size: Size
        /// The corner radius of the picture, in points: that of its device, or 0.
        var cornerRadius: Double
        var caption: String
        /// The property that the picture shares with its neighbours, such as its appearance. Groups begin
        /// rows where there is room.
        var group: String
    }

    /// The pictures of one scene, under its title.
    struct Section: Sendable {
        var title: String
        /// The path of the scene's file.
        var path: String
        var entries: [Entry]
        /// A property over time, beneath the pictures.
        var curve: SheetCurve?
    }

    private let layout: ContactSheetLayout
    /// The pixels per point of the pictures and of the page.
    private let scale: Double
    private let appearance: Appearance
    /// The jobs to render, in page order.
    let jobs: [Renderer.Job]

    /// The maximum number of pictures on a sheet.
    static let pictureLimit = 1000

    /// Lays the pictures out on one page.
    ///
    /// - Throws: ``RenderError/Kind/drawing`` if the page would be too large.
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

    /// Returns the page, drawn with the pictures of its jobs.
    ///
    /// - Parameters:
    ///   - pictures: The rendered pictures, in the order of `jobs`.
    ///   - library: The fonts that titles and captions are set in.
    ///   - threads: The number of threads that draw the page.
    func page(_ pictures: [Pixmap], _ library: FontLibrary, threads: Int) throws(RenderError) -> RenderedImage
    {
        let source = SourceFile(
            name: "contact sheet", text: layout.text(scale: scale, appearance: appearance))
        let pipeline = try ScenePipeline(
            path: source.name, options: RenderOptions(threads: threads), library: library,
            files: SheetFiles(pictures: pictures))
        let scene = try pipeline.resolve(try pipeline.parse(source))
        return try pipeline.rasterize(pipeline.displayList(pipeline.layOut(scene)))
    }
}

extension Renderer {
    /// Renders variants of scenes and arranges them on one page.
    ///
    /// Scenes appear in the order of their first job.
    ///
    /// - Parameters:
    ///   - jobs: The scenes and variants to show, between 1 and 1000.
    ///   - scale: The pixels per point of the pictures and of the page. Default: 1.
    ///   - appearance: The appearance of the page; each picture has its own. Default: light.
    /// - Returns: The bytes of a PNG file with 8 bits per channel.
    /// - Throws: The error of the first job that fails, or ``RenderError/Kind/drawing`` if there are no jobs,
    ///   there are too many, or the page would be too large.
    package func contactSheet(
        _ jobs: [Job], scale: Double = 1, appearance: Appearance = .light
    ) throws(RenderError) -> [UInt8] {
        guard (1...ContactSheet.pictureLimit).contains(jobs.count) else {
            throw .sheet(.wrongCount(jobs.count, limit: ContactSheet.pictureLimit))
        }
        // Work out all sizes before rendering any picture, so that a page that is too large fails early.
        var sections: [ContactSheet.Section] = []
        for section in try results(jobs, scale: scale, Self.section) {
            if let index = sections.firstIndex(where: { $0.path == section.path }) {
                sections[index].entries += section.entries
            } else {
                sections.append(section)
            }
        }
        return try page(of: sections, scale: scale, appearance: appearance)
    }

    /// Renders moments of one scene and arranges them on one page, in rows that only their widths break.
    ///
    /// - Parameters:
    ///   - jobs: The moments, at least one.
    ///   - scale: The pixels per point of the pictures and of the page.
    ///   - appearance: The appearance of the page; each picture has its own.
    ///   - curve: A property over time, beneath the pictures; `nil` for none.
    /// - Returns: The bytes of a PNG file with 8 bits per channel.
    /// - Throws: The error of the first job that fails, or ``RenderError/Kind/drawing`` if there are no jobs
    ///   or the page would be too large.
    package func strip(
        _ jobs: [Job], scale: Double, appearance: Appearance, curve: SheetCurve?
    ) throws(RenderError) -> [UInt8] {
        var sections = try results(jobs, scale: scale, Self.section)
        guard var section = sections.popLast() else {
            throw .sheet(.wrongCount(0, limit: ContactSheet.pictureLimit))
        }
        section.entries = (sections + [section]).flatMap(\.entries)
        section.curve = curve
        for index in section.entries.indices { section.entries[index].group = "" }
        return try page(of: [section], scale: scale, appearance: appearance)
    }

    /// Renders the pictures of sections, whose sizes are known, and arranges them on one page.
    private func page(
        of sections: [ContactSheet.Section], scale: Double, appearance: Appearance
    ) throws(RenderError) -> [UInt8] {
        let sheet = try ContactSheet(sections, scale: scale, appearance: appearance)
        let pictures = try results(sheet.jobs, scale: scale) { job, pipeline throws(RenderError) in
            try pipeline.picture().pixels(in: .sRGB)
        }
        let threads = options.threads
        return try withPipeline(Job("contact sheet")) { [library] pipeline throws(RenderError) in
            try pipeline.encode(try sheet.page(pictures, library, threads: threads), depth: .eight)
        }
    }

    /// Returns the results of `body` for all jobs, in order.
    ///
    /// - Throws: The error of the first job that fails.
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

    /// Returns the place of one picture, in a section of its own.
    private static func section(
        of job: Job, _ pipeline: ScenePipeline
    ) throws(RenderError) -> ContactSheet.Section {
        let scene = try pipeline.resolve(try pipeline.parse(try pipeline.read()))
        let device = scene.canvas.device.flatMap(Device.device(named:))
        let entry = ContactSheet.Entry(
            job: job, size: scene.canvas.size, cornerRadius: device?.cornerRadius ?? 0,
            caption: job.variant?.words.joined(separator: " · ") ?? "",
            group: job.variant?.words.first ?? "")
        let stem = job.path.split(separator: "/").last.map(String.init) ?? job.path
        return ContactSheet.Section(title: scene.title ?? stem, path: job.path, entries: [entry])
    }
}
