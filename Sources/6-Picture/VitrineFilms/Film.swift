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
/// is painted, and the scenes after it are laid out; no more of them are kept, whatever the length of the
/// film.
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
        let buffer = Locked(FilmBuffer(width: width, height: height, format: .pictures, depth: .eight))
        let playback = session.play(at: interval.times) { picture, changed -> RGBA8Image? in
            buffer.withLock { buffer in
                guard buffer.hasSize(of: picture) else { return nil }
                buffer.update(changed.rows, from: picture, workers: workers)
                guard case .eight(let image)? = buffer.pixels else { return nil }
                return image
            }
        }
        for index in 0..<interval.count {
            let played = try frame(index, of: playback, isCancelled)
            guard let image = played.output else { continue }
            let frame = played.metadata
            let isObserved = frame.timeline.tracks.isEmpty && !frame.changed.isEmpty
            try body(
                FilmFrame(
                    index: index, image: image, colorSpace: frame.colorSpace, changed: frame.changed,
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
        let (stage, warnings) = try begin(settings, hasAlpha: hasAlpha, of: session, open, isCancelled)
        defer { stage.join() }
        note(Progress(done: 1, warnings: warnings))
        let playback = session.play(at: Array(interval.times.dropFirst())) { picture, changed in
            stage.add(picture, changed: changed)
        }
        defer { playback.end() }
        for index in 1..<interval.count {
            let frame: SessionPlayback<FilmInterruption?>.Frame
            do throws(RenderError) {
                frame = try self.frame(index, of: playback, isCancelled)
            } catch {
                throw .failure(error)
            }
            if let interruption = frame.output { throw interruption }
            note(Progress(done: index + 1, warnings: frame.metadata.warnings.rendered()))
        }
        try stage.finish()
    }

    /// Renders the first frame and begins to write it.
    private func begin(
        _ settings: Settings, hasAlpha: Bool, of session: RenderSession,
        _ open: () throws(RenderError) -> any FilmSink, _ isCancelled: () -> Bool
    ) throws(FilmInterruption) -> (stage: FilmStage, warnings: String) {
        let workers = Workers(count: options.threads)
        let (poster, first): (FilmPixels?, ConvertedFrame)
        let sink: any FilmSink
        var encoder: any FilmEncoder
        do throws(RenderError) {
            poster = try self.poster(settings, workers, isCancelled)
            first = try frame(
                at: interval.time(of: 0), number: 1, settings, of: session, workers, isCancelled)
            sink = try open()
            encoder = try self.encoder(
                settings, colorSpace: first.colorSpace, hasAlpha: hasAlpha || !sink.isRewritable,
                knowsCount: !sink.isRewritable)
        } catch {
            throw .failure(error)
        }
        if let poster { try encoder.addPoster(poster, workers: workers) }
        return (try FilmStage(first.buffer, encoder, to: sink, workers: workers), first.warnings)
    }

    /// A frame. A session's picture is not held while the next one is painted: that would be copied.
    private struct ConvertedFrame {
        var buffer: FilmBuffer
        let colorSpace: ColorSpace
        let warnings: String
    }

    /// Renders a frame.
    ///
    /// - Parameter number: The number of the frame, from 1; `nil` for a poster.
    private func frame(
        at time: Double, number: Int? = nil, _ settings: Settings, of session: RenderSession,
        _ workers: Workers, _ isCancelled: () -> Bool
    ) throws(RenderError) -> ConvertedFrame {
        if isCancelled() { throw .cancelled(scene: scene.content.name) }
        session.configuration.options.scene.time = time
        let frame = try session.update()
        // What rules call an error ends `render`, too.
        if !frame.warnings.errors.isEmpty { throw .scene(frame.warnings) }
        try checkSize(frame.bounds, number: number)
        var buffer = FilmBuffer(
            width: width, height: height, format: settings.format, depth: settings.depth)
        buffer.update(frame.bounds.rows, from: frame.picture, workers: workers)
        return ConvertedFrame(
            buffer: buffer, colorSpace: frame.picture.colorSpace, warnings: frame.warnings.rendered())
    }

    /// Returns the next frame.
    private func frame<Output>(
        _ index: Int, of playback: SessionPlayback<Output>, _ isCancelled: () -> Bool
    ) throws(RenderError) -> SessionPlayback<Output>.Frame {
        let name = scene.content.name
        guard !isCancelled(), let frame = try playback.next() else { throw .cancelled(scene: name) }
        try checkSize(frame.metadata.bounds, number: index + 1)
        return frame
    }

    /// Renders the picture that readers show that do not play films; `nil` without one.
    private func poster(
        _ settings: Settings, _ workers: Workers, _ isCancelled: () -> Bool
    ) throws(RenderError) -> FilmPixels? {
        guard settings.format == .apng, let time = settings.poster else { return nil }
        return try frame(at: time, settings, of: session, workers, isCancelled).buffer.pixels
    }

    private func checkSize(_ bounds: PixelRect, number: Int?) throws(RenderError) {
        guard bounds != PixelRect(width: width, height: height) else { return }
        throw .film(
            .otherSize(frame: number, size: [bounds.width, bounds.height], film: [width, height]),
            scene: scene.content.name)
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
