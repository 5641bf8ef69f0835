import VitrineSceneFormat
import VitrineStyle

/// The numbers and names of options that are no options. What the tool reads from its command line and what a
/// program sets are checked here, before anything is drawn.
extension RenderOptions {
    /// The range of the number of threads.
    public static let threadRange = 1...64

    /// Checks the options.
    ///
    /// - Parameter scene: The name of the scene that they are for.
    /// - Throws: ``RenderError/Kind/options`` for the first number or name that the options cannot have.
    package func check(for scene: String) throws(RenderError) {
        if let refusal = self.scene.refusals.first { throw .options(.refused(refusal), scene: scene) }
        guard Self.threadRange.contains(threads) else {
            throw .options(.refused(Self.refusal(ofThreads: threads)), scene: scene)
        }
    }

    /// The refusal of a number of threads out of range.
    static func refusal(ofThreads threads: Int) -> EnvironmentRefusal {
        EnvironmentRefusal(
            name: "threads", value: "\(threads)",
            allowed: "\(threadRange.lowerBound) to \(threadRange.upperBound)")
    }
}
