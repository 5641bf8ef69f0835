import ArgumentParser
import Vitrine

/// Why a command could not do what it was asked, in words, with the code it exits with.
struct CommandFailure: Error {
    let exit: ExitStatus
    let message: String

    init(_ exit: ExitStatus, _ message: String) {
        self.exit = exit
        self.message = message + "\n"
    }

    init(_ error: PictureError) {
        let exit: ExitStatus =
            switch error {
            case .input: .noInput
            case .decoding: .badData
            case .encoding: .internalError
            }
        self.init(exit, error.description)
    }

    /// The exit code to throw, the message printed.
    var reported: ExitCode {
        Terminal.error(message)
        return exit.code
    }

    init(_ error: TokenError) {
        let exit: ExitStatus =
            switch error {
            case .input: .noInput
            case .tokens: .badData
            }
        self.init(exit, error.description)
    }

    init(_ error: RenderError) {
        let exit: ExitStatus =
            switch error {
            case .input: .noInput
            case .scene, .raster, .glass, .sheet: .badData
            case .fonts, .encoding: .internalError
            }
        self.init(exit, error.description)
    }
}
