import VitrineColor
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineSource
import VitrineStyle
import VitrineThreads

/// A scene over time: the pictures that `render` makes of it, from one moment to another.
///
/// A session repaints what changes from frame to frame. While one frame is encoded and written the next one
/// is rendered; no more than these two are kept, whatever the length of the film.
package struct Film: Sendable {
    package let interval: FilmInterval
    /// The size of all frames, in pixels.
    package let width: Int
    package let height: Int
    private let scene: Scene
    private let options: RenderOptions
    private let resources: SessionResources

    /// How a film is written.
    package struct Settings: Hashable, Sendable {
        package var format: FilmFormat
        package var depth: BitDepth
        /// The number of times that an animated PNG is played; 0 for ever.
        package var plays: UInt32
        /// The time, in seconds, of the picture of an animated PNG that readers show that do not play it;
        /// `nil` for the first frame.
        package var poster: Double?

        /// Creates settings.
        package init(
            _ format: FilmFormat, depth: BitDepth = .eight, plays: UInt32 = 0, poster: Double? = nil
        ) {
            self.format = format
            self.depth = depth
            self.plays = plays
            self.poster = poster
        }
    }

    /// How far a film has come.
    package struct Progress: Sendable {
        /// The number of frames that are rendered.
        package let done: Int
        /// The warnings about the last of them, as text that ends with a newline, or an empty string.
        package let warnings: String
    }

    /// The maximum number of pixels of all frames together: a minute of an iPhone's screen at 3x and at 60
    /// frames a second takes two thirds of it.
    package static let pixelLimit = 16_000_000_000

    /// Prepares a film. Nothing is drawn.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - options: The options to render with. Their time does not count.
    ///   - variant: The variant to film. Default: the scene's default settings.
    ///   - interval: The moments of its frames.
    ///   - resources: The files and fonts that several films share. Default: resources of its own.
    /// - Throws: A ``RenderError`` if the scene cannot be laid out, or if the film has too many pixels.
    package init(
        _ scene: Scene, options: RenderOptions, variant: Variant? = nil, interval: FilmInterval,
        resources: SessionResources = SessionResources()
    ) throws(RenderError) {
        var options = options.applying(variant)
        options.scene.time = interval.time(of: 0)
        let layout = try scene.layOut(options, nil, isCancelled: nil)
        self.scene = scene
        self.options = options
        self.resources = resources
        self.interval = interval
        // Of a canvas, limits keep both in the range.
        width = max(Int((layout.width * layout.scale).rounded()), 1)
        height = max(Int((layout.height * layout.scale).rounded()), 1)
        let (pixels, isBeyond) = (width * height).multipliedReportingOverflow(by: interval.count)
        guard !isBeyond, pixels <= Self.pixelLimit else {
            throw .film(
                .tooLarge(
                    frames: interval.count, width: width, height: height, limit: Self.pixelLimit),
                scene: scene.content.name)
        }
    }

    /// Renders and writes all frames.
    ///
    /// - Parameters:
    ///   - settings: The form of the film.
    ///   - place: The place to write it to.
    ///   - isCancelled: A function that returns `true` once the film is no longer wanted; asked before each
    ///     frame. Default: never.
    ///   - note: A function that is told of each frame.
    /// - Throws: A ``RenderError`` if a frame cannot be rendered or written. No file is left then, and of a
    ///   folder the pictures before.
    package func write(
        _ settings: Settings, to place: FilmPlace, isCancelled: @Sendable () -> Bool = { false },
        note: (Progress) -> Void = { _ in }
    ) throws(RenderError) {
        try write(settings, open: { () throws(RenderError) in try place.sink() }, isCancelled, note)
    }

    /// Renders all frames, one after the other.
    ///
    /// - Parameters:
    ///   - itemized: The frames whose items are listed. Default: none.
    ///   - isCancelled: A function that returns `true` once the film is no longer wanted; asked before each
    ///     frame. Default: never.
    ///   - body: A function that is handed each frame. What it keeps of one costs a copy.
    /// - Throws: A ``RenderError`` if a frame cannot be rendered.
    package func forEachFrame(
        itemizing itemized: [Int] = [], isCancelled: @Sendable () -> Bool = { false },
        _ body: (FilmFrame) throws(RenderError) -> Void
    ) throws(RenderError) {
        let session = session
        let workers = Workers(count: options.threads)
        var buffer = FilmBuffer(width: width, height: height, format: .pictures, depth: .eight)
        var revision = 0
        for index in 0..<interval.count {
            let frame = try frame(index, of: session, isCancelled)
            let changed = index == 0 ? frame.bounds : session.changedRect(since: revision) ?? frame.bounds
            revision = frame.revision
            buffer.update(changed.rows, from: frame.picture, workers: workers)
            guard case .eight(let image)? = buffer.pixels else { continue }
            let isObserved = frame.timeline.tracks.isEmpty && !changed.isEmpty
            try body(
                FilmFrame(
                    index: index, image: image, colorSpace: frame.picture.colorSpace, changed: changed,
                    fonts: frame.fonts, reads: frame.reads, timeline: frame.timeline,
                    items: itemized.contains(index) ? session.items() : nil,
                    moment: isObserved ? session.moment() : nil))
        }
    }

    /// Returns the film as the bytes of an animated PNG that is played for ever.
    ///
    /// - Throws: A ``RenderError`` if a frame cannot be rendered.
    package func animation() throws(RenderError) -> [UInt8] {
        var sink = MemoryFilmSink(isRewritable: true)
        try write(
            Settings(.apng),
            open: { () throws(RenderError) in
                // A film that is begun anew has a file of its own.
                sink = MemoryFilmSink(isRewritable: true)
                return sink
            })
        return sink.bytes
    }

    private var session: RenderSession {
        RenderSession(scene, configuration: .init(options: options), resources: resources)
    }

    func write(
        _ settings: Settings, open: () throws(RenderError) -> any FilmSink,
        _ isCancelled: @Sendable () -> Bool = { false }, _ note: (Progress) -> Void = { _ in }
    ) throws(RenderError) {
        do throws(FilmInterruption) {
            try pass(settings, hasAlpha: false, open, isCancelled, note)
        } catch .failure(let error) {
            throw error
        } catch {
            // A frame is not opaque, which few scenes are without being so from the first frame on.
            do throws(FilmInterruption) {
                try pass(settings, hasAlpha: true, open, isCancelled, note)
            } catch .failure(let error) {
                throw error
            } catch {
                throw .encoding(.png(.failed("the film has no alpha")), scene: scene.content.name)
            }
        }
    }

    private func pass(
        _ settings: Settings, hasAlpha: Bool, _ open: () throws(RenderError) -> any FilmSink,
        _ isCancelled: @Sendable () -> Bool, _ note: (Progress) -> Void
    ) throws(FilmInterruption) {
        let session = session
        let workers = Workers(count: options.threads)
        let buffer = FilmBuffer(
            width: width, height: height, format: settings.format, depth: settings.depth)
        let (stage, bounds) = (FilmStage(buffer, workers: workers), PixelRect(width: width, height: height))
        defer { stage.join() }
        let poster: FilmPixels?
        do throws(RenderError) {
            poster = try self.poster(settings, workers, isCancelled)
        } catch {
            throw .failure(error)
        }
        for index in 0..<interval.count {
            let frame: SessionFrame
            do throws(RenderError) {
                frame = try self.frame(index, of: session, isCancelled) { picture, changed in
                    stage.update(index == 0 ? bounds : changed, from: picture)
                }
            } catch {
                throw .failure(error)
            }
            if index == 0 {
                let sink: any FilmSink
                var encoder: any FilmEncoder
                do throws(RenderError) {
                    sink = try open()
                    encoder = try self.encoder(
                        settings, colorSpace: frame.picture.colorSpace,
                        hasAlpha: hasAlpha || !sink.isRewritable, knowsCount: !sink.isRewritable)
                } catch {
                    throw .failure(error)
                }
                if let poster { try encoder.addPoster(poster, workers: workers) }
                try stage.begin(encoder, to: sink)
            }
            try stage.add(changed: index == 0 ? frame.bounds : frame.changed)
            note(Progress(done: index + 1, warnings: frame.warnings.rendered()))
        }
        try stage.finish()
    }

    /// Renders a frame.
    private func frame(
        _ index: Int, of session: RenderSession, _ isCancelled: @Sendable () -> Bool,
        painted: (@Sendable (RenderedImage, PixelRect) -> Void)? = nil
    ) throws(RenderError) -> SessionFrame {
        // On one thread, there is nothing beside which the next frame could be prepared.
        let next = options.threads > 1 && index + 1 < interval.count ? interval.time(of: index + 1) : nil
        return try picture(
            at: interval.time(of: index), preparing: next, number: index + 1, of: session, isCancelled,
            painted: painted)
    }

    /// Renders the picture that readers show that do not play films; `nil` without one.
    private func poster(
        _ settings: Settings, _ workers: Workers, _ isCancelled: @Sendable () -> Bool
    ) throws(RenderError) -> FilmPixels? {
        guard settings.format == .apng, let time = settings.poster else { return nil }
        let frame = try picture(at: time, of: session, isCancelled)
        var buffer = FilmBuffer(
            width: width, height: height, format: settings.format, depth: settings.depth)
        buffer.update(0..<height, from: frame.picture, workers: workers)
        return buffer.pixels
    }

    /// Renders a moment.
    ///
    /// - Parameters:
    ///   - next: The time of the next frame; `nil` if that is not known.
    ///   - number: The number of the frame, from 1; `nil` for a poster.
    ///   - painted: A function that is handed the picture while the next scene is still being prepared.
    private func picture(
        at time: Double, preparing next: Double? = nil, number: Int? = nil, of session: RenderSession,
        _ isCancelled: () -> Bool, painted: (@Sendable (RenderedImage, PixelRect) -> Void)? = nil
    ) throws(RenderError) -> SessionFrame {
        let name = scene.content.name
        if isCancelled() { throw .cancelled(scene: name) }
        session.configuration.options.scene.time = time
        let frame = try session.update(preparing: next, painted: painted)
        // What rules call an error ends `render`, too.
        if !frame.warnings.errors.isEmpty { throw .scene(frame.warnings) }
        guard frame.width == width, frame.height == height else {
            throw .film(
                .otherSize(
                    frame: number, size: [frame.width, frame.height], film: [width, height]),
                scene: name)
        }
        return frame
    }

    private func encoder(
        _ settings: Settings, colorSpace: ColorSpace, hasAlpha: Bool, knowsCount: Bool
    ) throws(RenderError) -> any FilmEncoder {
        let (name, compression) = (scene.content.name, options.compression.png)
        switch settings.format {
        case .y4m: return VideoFilm(width: width, height: height, rate: interval.rate)
        case .raw: return RawFilm()
        case .pictures:
            return PictureFilm(
                frames: interval.count, colorSpace: colorSpace, compression: compression, scene: name)
        case .apng:
            return try AnimatedFilm(
                AnimationSettings(
                    width: width, height: height, depth: settings.depth == .eight ? .eight : .sixteen,
                    delay: interval.rate.delay, plays: settings.plays, hasAlpha: hasAlpha,
                    colorSpace: colorSpace, compression: compression,
                    frameCount: knowsCount ? UInt32(interval.count) : nil), scene: name)
        }
    }
}

extension FrameRate {
    /// The time that a frame is shown for.
    fileprivate var delay: FrameDelay {
        FrameDelay(numerator: UInt16(clamping: denominator), denominator: UInt16(clamping: numerator))
    }
}
