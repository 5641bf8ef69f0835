import Synchronization
import VitrineFiles

/// The note that a debug build draws slowly, printed once.
enum DebugBuildNote {
    private static let isPrinted = Mutex(false)

    /// Prints the note to standard error, the first time that it is called.
    ///
    /// - Parameter reason: The reason for which no tool of a release build is used.
    static func print(_ reason: String) {
        let isFirst = isPrinted.withLock { printed in
            defer { printed = true }
            return !printed
        }
        guard isFirst else { return }
        // Nothing depends on it, so that a closed stream is no failure of a test.
        try? StandardStream.error.write(Array(text(reason).utf8))
    }

    static func text(_ reason: String) -> String {
        """
        note: VitrineTesting draws in this debug build, which takes about a hundred times as long as in a \
        release build: \(reason)
            To let a tool of a release build draw the same pixels, give the test target
            plugins: [.plugin(name: "VitrineReleaseTool", package: "vitrine")], or install vitrine of this
            version, or name one in VITRINE_TOOL; VITRINE_TOOL=none keeps this as it is, without a note. Or
            run swift test -c release.

        """
    }
}
