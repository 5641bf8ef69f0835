import VitrineFiles
import VitrineGeometry
import VitrineRaster
import VitrineSource
import VitrineStyle
import VitrineText

/// An error that prevents a scene from becoming a picture.
public enum RenderError: Error, Sendable {
    /// The scene's file is missing, is a folder, or is not readable.
    case input(FileReadError)
    /// The scene is invalid. The diagnostics list every error found.
    case scene(Diagnostics)
    /// The fonts could not be set up.
    case fonts(FontError)
    case raster(RasterError, scene: String)
    /// The glass surface that was asked for cannot be shown.
    case glass(GlassInspectionError, scene: String)
    case encoding(ImageEncodingError, scene: String)
    /// The contact sheet that was asked for cannot be made.
    case sheet(SheetProblem)

    /// A problem with a contact sheet.
    public enum SheetProblem: Hashable, Sendable {
        case wrongCount(Int, limit: Int)
        /// The page is too large; its size is in points.
        case tooLarge(Size, scale: Double)
    }
}

extension RenderError: CustomStringConvertible {
    /// A description of the error as lines for a terminal, without a trailing newline.
    public var description: String {
        switch self {
        case .input(let error): "\(error.path): error: \(error.reason(for: "a scene file"))"
        case .scene(let diagnostics): String(diagnostics.rendered().dropLast())
        case .fonts(let error): "error: \(error)"
        case .raster(let error, let scene): "\(scene): error: \(Self.message(for: error))"
        case .glass(let error, let scene): "\(scene): error: \(error.message)"
        case .encoding(let error, let scene): "\(scene): error: \(error)"
        case .sheet(.wrongCount(let count, let limit)):
            "error: a contact sheet has 1 to \(limit) pictures, not \(count)"
        case .sheet(.tooLarge(let size, let scale)):
            "error: a contact sheet of \(Format.number(size.width)) by \(Format.number(size.height)) points at scale \(Format.number(scale)) is too large: name fewer --variants, or give a smaller --scale"
        }
    }

    static func message(for error: RasterError) -> String {
        switch error {
        case .invalidCanvas(let size, let scale):
            "a canvas of \(Format.number(size.width)) by \(Format.number(size.height)) points at scale \(Format.number(scale)) has no pixels"
        case .canvasTooLarge(let width, let height, let limit):
            "a canvas of \(Format.number(width)) by \(Format.number(height)) pixels is over the limit of \(limit) pixels"
        case .notFinite(let source): "\(source) has a coordinate that is not a finite number"
        case .blurTooLarge(let source, let sigma, let limit):
            "\(source) asks for a blur of \(Format.number(sigma)) pixels; \(Format.number(limit)) are allowed"
        case .nestingTooDeep(let source, let limit): "\(source) is nested more than \(limit) groups deep"
        case .tooManyFarShadows(let source, let limit):
            "\(source): shadows from beyond the canvas would have this painted more than \(limit) times"
        case .tooManyBodies(let source, let count, let limit):
            "\(source) joins \(count) bodies of glass; the limit is \(limit)"
        case .layersTooLarge(let source, let limit):
            "\(source) and the groups around it need more than \(limit) pixels at once"
        }
    }
}
