import VitrineContactSheets
import VitrineJSON
import VitrineRendering
import VitrineScene
import VitrineStyle

extension Renderer {
    /// The number of moments of a filmstrip, if the film has as many frames.
    private static let momentCount = 8

    /// Renders moments of a film, spread from its first frame to its last, and arranges them on one page.
    ///
    /// - Parameters:
    ///   - job: The scene and the variant to film.
    ///   - interval: The moments of the film.
    ///   - scale: The pixels per point of the pictures and of the page. Default: 1.
    ///   - appearance: The appearance of the page; each picture has its own. Default: light.
    ///   - track: The property whose curve is drawn beneath. Default: none.
    ///   - felt: The haptics of the scene, which are marked beneath. Default: none.
    /// - Returns: The bytes of a PNG file with 8 bits per channel.
    /// - Throws: The error of the first moment that cannot be rendered, or ``RenderError/Kind/drawing`` if
    ///   the page would be too large.
    package func filmstrip(
        _ job: Job, _ interval: FilmInterval, scale: Double = 1, appearance: Appearance = .light,
        curve track: MotionTrack? = nil, marks felt: [MotionMark] = []
    ) throws(RenderError) -> [UInt8] {
        let moments = interval.moments(Self.momentCount)
        let jobs = moments.map { frame in
            var moment = job.variant?.options ?? SceneOptions()
            moment.time = interval.time(of: frame)
            let caption = "\(interval.caption(of: frame)) s"
            return Job(job.path, variant: Variant(name: caption, options: moment, words: [caption]))
        }
        let felt = felt.filter { interval.contains($0.time) }
        let curve =
            track == nil && felt.isEmpty ? nil : SheetCurve(track, felt, interval, marks: moments)
        return try strip(jobs, scale: scale, appearance: appearance, curve: curve)
    }
}

extension SheetCurve {
    /// Creates the curve of a property in the frames of a film, with the haptics that are felt meanwhile.
    fileprivate init(
        _ track: MotionTrack?, _ felt: [MotionMark], _ interval: FilmInterval, marks: [Int]
    ) {
        let lines = track?.lines(in: interval) ?? []
        let all = lines.flatMap { $0 }
        let range = "\(PrintedText.number(all.min() ?? 0)) to \(PrintedText.number(all.max() ?? 0))"
        let curve = track.map { ["\($0.property) of \($0.node): \(range)"] } ?? []
        let haptics = felt.map { "\($0.text) at \(PrintedText.number($0.time)) s" }
        self.init(
            caption: (curve + haptics).joined(separator: ", "), lines: lines, marks: marks,
            ticks: felt.map { interval.frame(at: $0.time) }, count: interval.count)
    }
}
