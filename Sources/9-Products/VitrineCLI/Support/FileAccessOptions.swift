import ArgumentParser

/// The options of the files that scenes may use beside their own folder's.
struct FileAccessOptions: ParsableArguments {
    @Option(
        name: .customLong("font-dir"),
        help: ArgumentHelp(
            "A folder of fonts to search first; may be given several times.", valueName: "dir"),
        completion: .directory)
    var fontFolders: [String] = []

    @Flag(help: "Let scenes read files outside their own folder.")
    var allowOutside = false
}
