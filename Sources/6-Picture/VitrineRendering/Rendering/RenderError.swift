import Foundation
import VitrineFiles
import VitrineLayout
import VitrineRaster
import VitrineScene
import VitrineSource
import VitrineText

/// An error that prevents a scene from becoming a picture.
///
/// `description` has the details as lines for a terminal; ``diagnostics`` has them as data.
public struct RenderError: Error, Sendable {
    /// The part of the work that failed.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The scene's file is missing, is a folder, or is not readable.
        case input
        /// The scene is invalid.
        case scene
        /// The fonts could not be set up.
        case fonts
        /// The scene is valid, but cannot be drawn.
        case drawing
        /// The picture cannot be encoded in the requested format, or no format has the extension of its file.
        case encoding
        /// The file of the picture cannot be written: its folder is missing, or may not be written to.
        case output
        /// An option has a number that is out of range, or names something that does not exist.
        case options
        /// The task was cancelled before the picture was complete.
        ///
        /// The error is a `RenderError`, as that of a `URLSession` is a `URLError`, and not a
        /// `CancellationError`: functions throw a single type, so the data of an error needs no cast.
        case cancelled
    }

    package let failure: RenderFailure

    init(_ failure: RenderFailure) { self.failure = failure }

    /// The part of the work that failed.
    public var kind: Kind { failure.kind }

    /// The problems and their places: every error and warning of an invalid scene, one error for anything
    /// else.
    public var diagnostics: [SceneDiagnostic] {
        if case .scene(let found) = failure { return SceneDiagnostic.all(of: found) }
        return [
            SceneDiagnostic(
                .error, failure.message ?? "", file: failure.path, suggestion: failure.suggestion?.text)
        ]
    }
}

extension RenderError: CustomStringConvertible {
    /// A description of the error as lines for a terminal, without a trailing newline.
    public var description: String {
        if case .scene(let found) = failure { return String(found.rendered().dropLast()) }
        let place = failure.path.isEmpty ? "" : "\(failure.path): "
        let hint = failure.suggestion.map { "\n    \($0.text)" } ?? ""
        return "\(place)error: \(failure.message ?? "")\(hint)"
    }
}

extension RenderError: LocalizedError {
    /// The lines that ``description`` has, as `localizedDescription` has them.
    public var errorDescription: String? { description }
}

extension RenderError: Hashable {
    /// Returns `true` if two errors have the same kind and description.
    public static func == (one: RenderError, other: RenderError) -> Bool {
        one.kind == other.kind && one.diagnostics == other.diagnostics
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(diagnostics)
    }
}

// The failures of the stages, in the notation of `throw`.
extension RenderError {
    package static func input(_ error: FileReadError) -> RenderError { RenderError(.input(error)) }
    package static func scene(_ found: Diagnostics) -> RenderError { RenderError(.scene(found)) }
    package static func fonts(_ error: FontError) -> RenderError { RenderError(.fonts(error)) }
    package static func raster(_ error: RasterError, scene: String) -> RenderError {
        RenderError(.raster(error, scene: scene))
    }
    package static func glass(_ error: GlassInspectionError, scene: String) -> RenderError {
        RenderError(.glass(error, scene: scene))
    }
    package static func encoding(_ error: ImageEncodingError, scene: String) -> RenderError {
        RenderError(.encoding(error, scene: scene))
    }
    package static func output(_ error: FileWriteError) -> RenderError { RenderError(.output(error)) }
    package static func sheet(_ problem: RenderFailure.SheetProblem) -> RenderError {
        RenderError(.sheet(problem))
    }
    package static func film(_ problem: FilmProblem, scene: String) -> RenderError {
        RenderError(.film(problem, scene: scene))
    }
    package static func options(_ problem: OptionProblem, scene: String) -> RenderError {
        RenderError(.options(problem, scene: scene))
    }
    package static func cancelled(scene: String) -> RenderError { RenderError(.cancelled(scene: scene)) }
}

extension RenderError {
    /// Returns the error, at its location in the file if it is about an item of the scene.
    package func located(in scene: ResolvedScene) -> RenderError {
        guard case .raster(let error, _) = failure, let mark = error.source.flatMap({ scene.mark(of: $0) })
        else { return self }
        let problem = Diagnostic.Problem.undrawable(reason: RenderFailure.message(for: error))
        return .scene(Diagnostics(scene.files, [Diagnostic(problem, at: mark)]))
    }
}
