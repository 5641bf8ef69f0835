import ArgumentParser
import VitrineRendering

struct ThreadCount: ExpressibleByArgument {
    let count: Int

    /// The number of cores.
    static let all = ThreadCount(count: RenderOptions.allCores)

    private init(count: Int) { self.count = count }

    init?(argument: String) {
        guard let count = Int(argument), RenderOptions.threadRange.contains(count) else { return nil }
        self.count = count
    }

    var defaultValueDescription: String { "all cores" }
}
