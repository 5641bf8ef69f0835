import VitrineFiles
import VitrineGeometry
import VitrineJSON
import VitrineRaster
import VitrineSource
import VitrineText

/// The reason why a scene did not become a picture, as the stages report it.
package enum RenderFailure: Sendable {
    /// The scene's file is missing, is a folder, or is not readable.
    case input(FileReadError)
    /// The scene is invalid. The diagnostics list every error found.
    case scene(Diagnostics)
    /// The fonts could not be set up.
    case fonts(FontError)
    case raster(RasterError, scene: String)
    /// The requested glass surface cannot be shown.
    case glass(GlassInspectionError, scene: String)
    case encoding(ImageEncodingError, scene: String)
    /// The file of the picture cannot be written.
    case output(FileWriteError)
    /// The requested contact sheet cannot be made.
    case sheet(SheetProblem)
    /// The requested film cannot be made.
    case film(FilmProblem, scene: String)
    /// A number or a name that the caller gave is not one.
    case options(OptionProblem, scene: String)
    /// The task that asked for the picture was cancelled.
    case cancelled(scene: String)

    /// A problem with a contact sheet.
    package enum SheetProblem: Hashable, Sendable {
        case wrongCount(Int, limit: Int)
        /// The page is too large; its size is in points.
        case tooLarge(Size, scale: Double)
    }
}

extension RenderFailure {
    /// The kind of the failure.
    var kind: RenderError.Kind {
        switch self {
        case .input: .input
        case .scene: .scene
        case .fonts: .fonts
        case .raster, .glass, .sheet: .drawing
        case .encoding: .encoding
        case .output: .output
        case .film(let problem, _): problem.kind
        case .options: .options
        case .cancelled: .cancelled
        }
    }

    /// The file that the failure is about; empty if there is none.
    package var path: String {
        switch self {
        case .input(let error): error.path
        case .raster(_, let scene), .glass(_, let scene), .encoding(_, let scene), .options(_, let scene),
            .film(_, let scene), .cancelled(let scene):
            scene
        case .output(let error): error.path
        case .scene, .fonts, .sheet: ""
        }
    }

    /// The failure in one line, without the file; `nil` for diagnostics, which are lines of their own.
    package var message: String? {
        switch self {
        case .input(let error): error.reason(for: "a scene file")
        case .scene: nil
        case .fonts(let error): "\(error)"
        case .raster(let error, _): Self.message(for: error)
        case .glass(let error, _): error.message
        case .encoding(let error, _): "\(error)"
        case .output(let error): "\(error)"
        case .sheet(.wrongCount(let count, let limit)):
            "a contact sheet has 1 to \(limit) pictures, not \(count)"
        case .sheet(.tooLarge(let size, let scale)):
            """
            a contact sheet of \(PrintedText.number(size.width)) by \(PrintedText.number(size.height)) \
            points at scale \
            \(PrintedText.number(scale)) is too large: name fewer --variants, or give a smaller --scale
            """
        case .film(let problem, _): problem.message
        case .options(let problem, _): problem.message
        case .cancelled: "rendering was cancelled"
        }
    }

    /// A hint to what was meant; `nil` if there is none, or if the failure is diagnostics, which have their
    /// own.
    package var suggestion: Suggestion? {
        if case .options(let problem, _) = self { problem.suggestion } else { nil }
    }

    /// Returns a refusal of the rasteriser in one line.
    package static func message(for error: RasterError) -> String {
        switch error {
        case .invalidCanvas(let size, let scale):
            """
            a canvas of \(PrintedText.number(size.width)) by \(PrintedText.number(size.height)) \
            points at scale \
            \(PrintedText.number(scale)) has no pixels
            """
        case .canvasTooLarge(let width, let height, let limit):
            """
            a canvas of \(PrintedText.number(width)) by \(PrintedText.number(height)) pixels is over the \
            limit of \
            \(limit) pixels
            """
        case .notFinite(let source): "\(source) has a coordinate that is not a finite number"
        case .blurTooLarge(let source, let sigma, let limit):
            "\(source) asks for a blur of \(PrintedText.number(sigma)) pixels; "
                + "\(PrintedText.number(limit)) are allowed"
        case .nestingTooDeep(let source, let limit): "\(source) is nested more than \(limit) groups deep"
        case .tooManyFarShadows(let source, let limit):
            "\(source): off-canvas shadows would repaint this more than \(limit) times"
        case .tooManyBodies(let source, let count, let limit):
            "\(source) joins \(count) bodies of glass; the limit is \(limit)"
        case .layersTooLarge(let source, let limit):
            "\(source) and the groups around it need more than \(limit) pixels at once"
        case .tooMuchWork(let source, let units, let limit):
            "painting takes about \(PrintedText.number((units / 1e6).rounded())) million units of work where "
                + "\(PrintedText.number((limit / 1e6).rounded())) million are allowed; \(source) takes most"
        }
    }
}
