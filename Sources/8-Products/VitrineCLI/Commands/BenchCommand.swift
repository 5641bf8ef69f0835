import ArgumentParser

/// The `bench` command. Adding a benchmark takes a file in `Bench` and a line here.
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure how long things take.",
        discussion: """
            Each piece of work is run once without counting, then at least --runs times and for --seconds. \
            Between the runs as many bytes are copied as the picture has, and times are also given in those \
            copies, which machines agree on far better than on milliseconds. The spread is the distance of \
            the quartiles over the median.
            """,
        subcommands: [
            BenchBlurCommand.self, BenchShapesCommand.self, BenchSceneCommand.self, BenchEncodeCommand.self,
            BenchDiffCommand.self, BenchSessionCommand.self, BenchPlotCommand.self, BenchWorkCommand.self,
        ])
}
