import ArgumentParser
import Foundation
import VitrineGoldens
import VitrineRendering
import VitrineSuites

/// The options of commands that run a suite.
struct SuiteArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"), completion: .directory)
    var goldens = "goldens"

    @Option(
        help: ArgumentHelp(
            """
            The folder that scenes are named below; what the goldens' suite.yaml says, else the folder \
            scenes beside them.
            """,
            valueName: "dir"), completion: .directory)
    var root: String?

    @Option(help: "Pictures rendered at once. The pixels do not depend on it.")
    var jobs: ThreadCount = .all

    @Option(
        help: ArgumentHelp(
            "A revision of git, from which the old pictures of goldens that are hashes are rendered.",
            valueName: "rev"))
    var base: String?

    @Option(
        help: ArgumentHelp("The folder for pictures of differences.", valueName: "dir"),
        completion: .directory)
    var artifacts = "out/test"

    @OptionGroup var canvas: CanvasOptions

    func options(scenes: [String] = []) throws(CommandFailure) -> SuiteOptions {
        var render = try canvas.renderOptions
        render.threads = jobs.count
        return SuiteOptions(
            goldens: goldens, root: root, scenes: scenes, render: render, base: base, artifacts: artifacts)
    }
}

extension UpdateMode: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
