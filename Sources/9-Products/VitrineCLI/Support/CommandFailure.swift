import ArgumentParser
import Foundation
import VitrineGoldens
import VitrinePNG
import VitrineRendering
import VitrineSource

/// The failure of a command: a message, and the exit code.
struct CommandFailure: Error {
    let exit: ExitStatus
    let message: String

    init(_ exit: ExitStatus, _ message: String) {
        self.exit = exit
        self.message = message + "\n"
    }

    init(_ error: RenderError) {
        let exit: ExitStatus =
            switch error.kind {
            case .input: .noInput
            case .scene, .drawing: .badData
            case .options: .usage
            case .output: .cannotWrite
            case .fonts, .encoding, .cancelled: .internalError
            }
        let near = Self.scene(near: error).map { "\n    \(Suggestion.name($0).text)" } ?? ""
        self.init(exit, error.description + near)
    }

    /// Returns the scene whose name differs in its ending alone from one that is not there.
    private static func scene(near error: RenderError) -> String? {
        guard error.kind == .input else { return nil }
        let path = error.failure.path
        let endings = [".yaml", ".yml", ".json"]
        let stem = endings.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
        return endings.map { stem + $0 }.first { $0 != path && FileManager.default.fileExists(atPath: $0) }
    }

    /// Creates the failure of a command that throws an error; `nil` for errors in arguments and unknown ones.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as RenderError: self.init(error)
        case let error as TokenError:
            let exit: ExitStatus =
                switch error {
                case .input: .noInput
                case .tokens: .badData
                }
            self.init(exit, error.description)
        case let error as PictureError:
            let exit: ExitStatus =
                switch error {
                case .input: .noInput
                case .decoding: .badData
                case .encoding: .internalError
                }
            self.init(exit, error.description)
        case let error as FileComparisonError: self.init(.badData, "\(error)")
        case let error as PNG.EncodingError: self.init(.internalError, "error: \(error)")
        default: return nil
        }
    }
}
