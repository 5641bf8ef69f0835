import ArgumentParser
import CProcessMemory
import Foundation
import Synchronization
import VitrinePreview
import VitrineRendering

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show scenes in the browser, and follow their files as they are edited.",
        discussion: """
            Serves a page, on this machine only, with the scenes below the given folders, the given scenes, \
            or those of the suite beside goldens. The picture follows every change of a scene and of the \
            files that it reads; an error keeps the last good picture. The page inspects nodes, pixels and \
            glass, tries values, and compares and approves goldens. Control-C ends it.
            """)

    @Argument(
        help: ArgumentHelp(
            "Folders of scenes, or scenes. Default: those of the suite, or of the current folder.",
            valueName: "folder|scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The port, or 0 for any that is free. Default: the first free one from 8420 on.",
            valueName: "number"))
    var port: Int?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "The address to listen at. Others can reach any but the default; it then needs --allow-host.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "A name by which browsers may call this machine; may be given several times.", valueName: "name"))
    var allowHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of the goldens. Default: the one beside the scenes.", valueName: "dir"),
        completion: .directory)
    var goldens: String?

    @Option(help: "Threads for the scene that is open. The pixels do not depend on it.")
    var jobs: ThreadCount = .all

    @OptionGroup var access: FileAccessOptions
    @OptionGroup var audit: AuditOptions

    func validate() throws {
        if let port, !(0...65535).contains(port) { throw ValidationError("--port is 0 to 65535") }
    }

    func run() throws {
        try Folders.check(fonts: access.fontFolders)
        var options = PreviewOptions(
            paths: paths, port: port, host: host, allowedHosts: allowHost, goldens: goldens,
            render: RenderOptions(
                threads: jobs.count, allowsOutside: access.allowOutside, fontFolders: access.fontFolders))
        options.render.audit = audit.settings
        options.releaseMemory = { vitrine_release_process_memory() }
        let server: PreviewServer
        do {
            server = try PreviewServer(options)
        } catch {
            throw CommandFailure(error)
        }
        Terminal.out("\(server.url)\n")
        Terminal.error("serving \(server.folder)\(server.goldens.map { ", goldens in \($0)" } ?? "")\n")
        if open { Browser.open(server.url) }
        let ended = DispatchSemaphore(value: 0)
        let outcome = Mutex<(any Error)?>(nil)
        let task = server.start { error in
            outcome.withLock { $0 = error }
            ended.signal()
        }
        InterruptHandler.run(onInterrupt: { task.cancel() }) { ended.wait() }
        if let failure = outcome.withLock({ $0 }) {
            throw CommandFailure(.internalError, "error: \(failure)")
        }
    }
}

extension CommandFailure {
    /// Converts an error of the preview to a command's failure.
    fileprivate init(_ error: PreviewError) {
        let exit: ExitStatus =
            switch error {
            case .noScene: .noInput
            case .suite: .badData
            case .exposed: .usage
            case .server(.invalidPort): .usage
            case .server, .threads: .internalError
            }
        self.init(exit, "\(error)")
    }
}
