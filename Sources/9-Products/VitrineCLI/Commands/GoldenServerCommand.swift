import ArgumentParser
import Foundation
import VitrineFiles
import VitrineRendering
import VitrineSuites

/// The end of a pipe for `VitrineTesting`, which has a debug build compare its pictures here. Not for users:
/// requests and replies change with the version.
struct GoldenServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden-server",
        abstract: "Compare scenes with goldens for another process, by lines of JSON.", shouldDisplay: false)

    func run() throws {
        let server = GoldenServer { bytes in
            do throws(FileWriteError) {
                try StandardStream.output.write(bytes)
                return true
            } catch {
                return false
            }
        }
        server.run(workers: RenderOptions.allCores) { [UInt8](FileHandle.standardInput.availableData) }
    }
}
