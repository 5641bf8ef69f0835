import VitrineColor
import VitrineDisplayList
import VitrineFilms
import VitrineGoldens
import VitrineJSON
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineStyle
import VitrineText

/// A scene filmed for a suite, with what is needed to explain its film.
struct RenderedFilm: Sendable {
    /// The film as a golden has it.
    let golden: FilmGolden
    /// The moments that the golden shows, cut to what moves.
    let strip: GoldenCandidate
    /// The first frame.
    let first: RenderedScene
    /// What has been read for any frame, by absolute path.
    let reads: [String: ReadLog.Entry]
    /// What changes over time.
    let tracks: [MotionTrack]
    /// Every sixth frame; `nil` if it was not asked for.
    let sheet: RGBA8Image?
    private let film: Film

    /// The distance between what moves and the edge of a strip, in points.
    private static let margin = 16.0
    /// The number of frames from one picture of a sheet to the next, if it has room for so many.
    private static let sheetStep = 6
    /// The maximum number of pixels of a sheet.
    private static let sheetLimit = 24_000_000

    /// Films a scene.
    ///
    /// - Parameters:
    ///   - file: The path of the scene's file, or its name in messages.
    ///   - scene: The scene, if it is in memory. Default: the one in the file.
    ///   - settings: The film to make.
    ///   - options: The options to render with. Their time does not count.
    ///   - library: The font library.
    ///   - resources: The files and fonts that films share.
    ///   - sheetBox: The part of the frames that a sheet shows. Default: no sheet.
    init(
        _ file: String, scene memory: Scene? = nil, _ settings: FilmGoldenSettings,
        options: RenderOptions, library: FontLibrary, resources: SessionResources,
        sheetBox: PixelRect? = nil
    ) throws(RenderError) {
        let scene: Scene
        if let memory { scene = memory } else { scene = try Scene(reading: file) }
        var options = options
        let start = Self.time(settings.from) ?? .zero
        options.scene.time = settings.from
        first = try RenderedScene(file, scene: memory, options: options, library: library)
        let end: FilmTime
        if let to = settings.to.flatMap(Self.time) {
            end = to
        } else {
            end = try scene.filmEnd(options, nil)
        }
        let interval: FilmInterval
        do throws(FilmProblem) {
            interval = try FilmInterval(from: start, to: end)
        } catch {
            throw .film(error, scene: file)
        }
        film = try Film(scene, options: options, interval: interval, resources: resources)
        let bounds = PixelRect(width: film.width, height: film.height)
        let shown = Self.frames(settings.moments, of: interval)
        let step = sheetBox.map { Self.sheetStep(interval.count, $0) }
        var collected = Collected()
        try film.forEachFrame(itemizing: shown) { frame throws(RenderError) in
            collected.add(frame, at: interval.time(of: frame.index))
            if shown.contains(frame.index) { collected.shown.append(frame.image) }
            if let sheetBox, let step, frame.index.isMultiple(of: step) {
                collected.sheet.append(frame.image.cut(to: sheetBox.intersection(bounds)))
            }
        }
        let margin = Int((Self.margin * first.scale).rounded(.up))
        let box = StripCrop.box(
            around: collected.movingItems, items: collected.shownItems, margin: margin, in: bounds)
        var record = first.picture.record
        record.fonts.formUnion(collected.fonts)
        golden = FilmGolden(
            record: record, start: settings.from, width: film.width, height: film.height, strip: shown,
            box: [box.x0, box.y0, box.x1, box.y1], frames: collected.hashes,
            tracks: zip(collected.tracks, collected.readings).map { FilmTrack($0, $1, interval) }
                + collected.observed.tracks.map { FilmTrack($0, [:], interval) },
            marks: collected.marks(in: interval))
        strip = GoldenCandidate(
            image: RGBA8Image(rows: collected.shown.map { $0.cut(to: box) }, columns: shown.count),
            colorSpace: first.picture.colorSpace, record: record)
        sheet = collected.sheet.isEmpty ? nil : RGBA8Image(rows: collected.sheet, columns: 8)
        // The settings of folders were read for the first frame.
        reads = first.log.entries.merging(collected.reads) { _, new in new }
        tracks = collected.tracks
    }

    /// The part of the frames in which something moves, with a margin.
    var box: PixelRect {
        PixelRect(x0: golden.box[0], y0: golden.box[1], x1: golden.box[2], y1: golden.box[3])
    }

    /// The whole film as an animated PNG; `nil` if it cannot be made again.
    var animation: [UInt8]? { try? film.animation() }

    /// The texts of the scene, by which a later difference is explained. Frames have too many nodes.
    var manifest: String? {
        var manifest = first.manifest().condensed
        (manifest.nodes, manifest.items) = ([], [])
        return manifest.json
    }

    /// Returns the properties that move longer after their last change than they may.
    ///
    /// - Parameter limit: The longest time, in seconds.
    func restless(after limit: Double) -> [MotionTrack] {
        tracks.filter { track in
            guard let last = track.steps.last else { return false }
            return !(last.settlingTime - last.time <= limit)
        }
    }

    /// Returns a time to the millionth of a second.
    private static func time(_ seconds: Double) -> FilmTime? {
        FilmTime(PrintedText.number(seconds, decimals: 6))
    }

    /// Returns the frames that a strip shows: those at some moments, or eight that are spread over the film.
    private static func frames(_ moments: [Double], of interval: FilmInterval) -> [Int] {
        if moments.isEmpty { return interval.moments(FilmGoldenSettings.momentLimit) }
        return Set(moments.map(interval.frame(at:))).sorted()
    }

    /// Returns the number of frames from one picture of a sheet to the next.
    private static func sheetStep(_ count: Int, _ box: PixelRect) -> Int {
        let room = max(sheetLimit / max(box.width * box.height, 1), 1)
        return max(sheetStep, (count + room - 1) / room)
    }

    /// What is gathered frame by frame.
    private struct Collected {
        var hashes: [String] = []
        var moving = PixelRect(width: 0, height: 0)
        var fonts: Set<FontFingerprint> = []
        var reads: [String: ReadLog.Entry] = [:]
        var tracks: [MotionTrack] = []
        /// The numbers of each track in the frames in which it is not what it was when it was first met, as
        /// what depends on other values over time.
        var readings: [[Int: [Double]]] = []
        /// How nodes change that no state moves.
        var observed = ObservedMotion()
        var shown: [RGBA8Image] = []
        var sheet: [RGBA8Image] = []
        private var hasher = FrameHasher()
        private var known: [TrackKey: Int] = [:]
        private var timeline = SceneTimeline()
        /// The tracks of the last frame that are not what they were when they were first met.
        private var others: [(index: Int, track: MotionTrack)] = []
        private var items: Set<SessionItem>?
        /// What is painted otherwise in one moment of the strip than in another.
        private var changedItems: [PixelRect] = []
        /// The places of all that the moments of the strip paint.
        private(set) var shownItems: Set<PixelRect> = []

        /// What a track is, whatever its values are.
        private struct TrackKey: Hashable {
            let node: String
            let property: String
            let times: [Double]
            let place: Int
        }

        /// What moves, each item whole: a text of which one digit changes, a ring of which a part does; empty
        /// if nothing does.
        var movingItems: PixelRect {
            changedItems.filter { !$0.intersection(moving).isEmpty }.reduce(moving) { $0.union($1) }
        }

        /// Returns the haptics within the film.
        func marks(in interval: FilmInterval) -> [FilmMark] {
            timeline.marks.filter { interval.contains($0.time) }
                .map { FilmMark(node: $0.node, time: $0.time, text: $0.text) }
        }

        /// - Parameters:
        ///   - frame: The next frame.
        ///   - time: Its time, in seconds.
        mutating func add(_ frame: FilmFrame, at time: Double) {
            hashes.append(hasher.digits(frame.image, changed: frame.changed.rows))
            if frame.index > 0, !frame.changed.isEmpty {
                moving = moving.isEmpty ? frame.changed : moving.union(frame.changed)
            }
            if let moment = frame.moment { observed.add(moment, at: time) }
            fonts.formUnion(frame.fonts)
            reads.merge(frame.reads.entries) { _, new in new }
            if let found = frame.items.map(Set.init) {
                changedItems += items.map { $0.symmetricDifference(found).map(\.extent) } ?? []
                items = found
                shownItems.formUnion(found.map(\.extent))
            }
            if frame.timeline != timeline { note(frame.timeline) }
            for (index, track) in others { readings[index][frame.index] = track.curve?.numbers(at: time) }
        }

        /// Takes over the tracks of a frame. What is not there yet is not read yet.
        private mutating func note(_ found: SceneTimeline) {
            timeline = found
            others = []
            var places: [TrackKey: Int] = [:]
            for track in found.tracks {
                func key(_ place: Int) -> TrackKey {
                    TrackKey(
                        node: track.node, property: track.property, times: track.steps.map(\.time),
                        place: place)
                }
                let place = places[key(0), default: 0]
                places[key(0)] = place + 1
                if let index = known[key(place)] {
                    if tracks[index] != track { others.append((index, track)) }
                } else {
                    known[key(place)] = tracks.count
                    tracks.append(track)
                    readings.append([:])
                }
            }
        }
    }
}

extension FilmTrack {
    /// Creates the way of a property in the frames of a film.
    ///
    /// - Parameters:
    ///   - track: The property.
    ///   - readings: Its numbers in those frames in which they are not the track's.
    ///   - interval: The frames.
    fileprivate init(_ track: MotionTrack, _ readings: [Int: [Double]], _ interval: FilmInterval) {
        var curves = track.lines(in: interval)
        for (frame, numbers) in readings where numbers.count == curves.count {
            for (index, number) in numbers.enumerated() { curves[index][frame] = number }
        }
        self.init(
            node: track.node, property: track.property,
            values: [track.initialValue] + track.steps.map(\.value), curves: curves,
            hasNumbers: track.curve?.hasNumbers ?? false)
    }
}
