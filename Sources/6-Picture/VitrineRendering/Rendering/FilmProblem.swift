import VitrineFiles

/// A problem with a film, apart from those of its pictures.
package enum FilmProblem: Error, Hashable, Sendable {
    /// The film ends before it has a frame.
    case empty(from: FilmTime, to: FilmTime)
    case tooLong(frames: Int, limit: Int)
    /// All frames together have too many pixels.
    case tooLarge(frames: Int, width: Int, height: Int, limit: Int)
    /// A frame, or the poster for `nil`, has another size, in pixels, than the film.
    case otherSize(frame: Int?, size: [Int], film: [Int])
    /// A picture of a folder of frames cannot be written.
    case picture(ConfinedFileError, path: String)
}

extension FilmProblem {
    /// The part of the work that failed.
    var kind: RenderError.Kind {
        switch self {
        case .empty, .tooLong, .tooLarge: .options
        case .otherSize: .drawing
        case .picture: .output
        }
    }

    /// The problem in one line.
    package var message: String {
        switch self {
        case .empty(let from, let to):
            "a film from \(from) to \(to) seconds has no frames: it has to end after it begins"
        case .tooLong(let frames, let limit):
            "a film of \(frames) frames is too long: \(limit) are allowed, so give a smaller --fps or --to"
        case .tooLarge(let frames, let width, let height, let limit):
            """
            a film of \(frames) frames of \(width) by \(height) pixels is too large: \(limit) pixels are \
            allowed, so give a smaller --scale, --fps or --to
            """
        case .otherSize(let frame, let size, let film):
            """
            \(frame.map { "frame \($0)" } ?? "the poster") has \(size[0]) by \(size[1]) pixels, and the film \
            \(film[0]) by \(film[1]): the canvas of a film may not follow the time
            """
        case .picture(let error, let path): "cannot write \(path): \(error.reason)"
        }
    }
}
