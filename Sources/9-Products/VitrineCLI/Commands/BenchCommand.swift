import ArgumentParser

/// The `bench` command. Adding a benchmark takes a file in `Bench` and a line here.
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure speed.",
        discussion: """
            Each piece of work is run once to warm up, then at least --runs times and for --seconds. Between \
            the runs, as many bytes are copied as the picture has; times are also given in such copies, on \
            which machines agree far better than on milliseconds. The spread is the interquartile range \
            divided by the median.
            """,
        subcommands: [
            BenchBlurCommand.self, BenchShapesCommand.self, BenchSceneCommand.self, BenchEncodeCommand.self,
            BenchDiffCommand.self, BenchSessionCommand.self, BenchPlotCommand.self, BenchWorkCommand.self,
        ])
}
