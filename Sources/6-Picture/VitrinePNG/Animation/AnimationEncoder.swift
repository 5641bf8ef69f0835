import VitrinePixels
import VitrineThreads

/// The writer of films with one kind of components; see ``AnimationWriter``.
struct AnimationEncoder<Component: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    /// A frame that waits for the next one.
    private struct Pending {
        let rect: PixelRect
        let blend: FrameBlend
        let stream: [UInt8]
        var delay: FrameDelay
    }

    private let settings: AnimationSettings
    private var planner: FramePlanner<Component>
    private var pending: Pending?
    /// The number of chunks with a number so far.
    private var chunkCount: UInt32 = 0
    /// The number of frames so far, which is that of the pictures but for those that are equal to the last.
    private(set) var frameCount: UInt32 = 0
    /// `true` if the pixels that still pictures have are those of a poster, and not of the first frame.
    private var hasPoster = false
    /// The bytes that the file begins with.
    let head: [UInt8]

    /// Begins a film.
    ///
    /// - Throws: A `PNG.EncodingError` if pictures of the size cannot be written.
    init(_ settings: AnimationSettings) throws(PNG.EncodingError) {
        let (width, height) = (settings.width, settings.height)
        guard width > 0, height > 0 else { throw .emptyImage(width: width, height: height) }
        guard Int32(exactly: width) != nil, Int32(exactly: height) != nil else {
            throw .tooLarge(width: width, height: height)
        }
        self.settings = settings
        planner = FramePlanner(
            hasAlpha: settings.hasAlpha, comparesSizes: settings.compression != .fast)
        let still = PNG.Container(
            plan: Self.plan(width: width, height: height, settings), text: [],
            colorSpace: settings.colorSpace)
        // All chunks of a still picture but for its pixels and its end.
        var head = Array(try still.file(around: []).dropLast(AnimationChunks.frameBytes))
        if !settings.hasAlpha {
            let clear = ClearColor.components(of: Component.self).dropLast()
            head += AnimationChunks.clearColor(clear.map { UInt16(truncatingIfNeeded: $0) })
        }
        countOffset = head.count
        self.head =
            head + AnimationChunks.control(frames: settings.frameCount ?? 0, plays: settings.plays)
    }

    /// The place in the file of the bytes of ``countBytes``.
    let countOffset: Int

    /// The bytes that have the number of frames so far. Those of the head have
    /// ``AnimationSettings/frameCount``.
    var countBytes: [UInt8] {
        AnimationChunks.control(frames: frameCount, plays: settings.plays)
    }

    /// Adds the picture that readers show that do not play films, before all others.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the film's size.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Returns: Its bytes.
    mutating func addPoster(
        _ picture: RGBAImage<Component>, workers: Workers = .serial
    ) throws(AnimationError) -> [UInt8] {
        try checkSize(of: picture)
        hasPoster = true
        var number: UInt32?
        return AnimationChunks.pixels(
            try stream(of: planner.whole(picture, workers: workers), workers), from: &number)
    }

    /// Adds a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture, of the film's size.
    ///   - changed: The part that may differ from the last picture. Default: all of it.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Returns: The bytes of the frame before, if it is complete.
    mutating func add(
        _ picture: RGBAImage<Component>, changed: PixelRect? = nil, workers: Workers = .serial
    ) throws(AnimationError) -> [UInt8] {
        try checkSize(of: picture)
        let longer = settings.frameCount == nil ? pending?.delay.adding(settings.delay) : nil
        let plan = try planner.plan(
            picture, changed: changed, lastBlend: pending?.blend, keepsEqual: longer == nil,
            workers: workers)
        guard let plan else {
            if let longer { pending?.delay = longer }
            return []
        }
        let written = flush(plan.disposal)
        var smallest: Pending?
        for part in plan.parts {
            let stream = try stream(of: part, workers)
            if stream.count < smallest?.stream.count ?? .max {
                smallest = Pending(
                    rect: part.rect, blend: part.blend, stream: stream, delay: settings.delay)
            }
        }
        pending = smallest
        return written
    }

    private func checkSize(of picture: RGBAImage<Component>) throws(AnimationError) {
        guard picture.width == settings.width, picture.height == settings.height else {
            throw .otherSize(width: picture.width, height: picture.height)
        }
    }

    private func stream(
        of part: FramePart<Component>, _ workers: Workers
    ) throws(AnimationError) -> [UInt8] {
        do throws(PNG.EncodingError) {
            return try PNG.stream(
                of: part, plan: Self.plan(width: part.width, height: part.height, settings),
                workers: workers)
        } catch {
            throw .encoding(error)
        }
    }

    /// Returns the bytes of the last frame, and the end of the file.
    mutating func finish() -> [UInt8] { flush(.none) + AnimationChunks.end }

    /// Returns the bytes of the frame that waits.
    private mutating func flush(_ disposal: FrameDisposal) -> [UInt8] {
        guard let frame = pending else { return [] }
        pending = nil
        var bytes = AnimationChunks.frame(
            chunkCount, rect: frame.rect, delay: frame.delay, disposal: disposal, blend: frame.blend)
        chunkCount += 1
        var number: UInt32? = frameCount == 0 && !hasPoster ? nil : chunkCount
        bytes += AnimationChunks.pixels(frame.stream, from: &number)
        chunkCount = number ?? chunkCount
        frameCount += 1
        return bytes
    }

    private static func plan(width: Int, height: Int, _ settings: AnimationSettings) -> PNG.Plan {
        PNG.Plan(
            width: width, height: height, depth: Component.bitWidth, format: settings.hasAlpha ? .rgba : .rgb,
            compression: settings.compression)
    }
}
