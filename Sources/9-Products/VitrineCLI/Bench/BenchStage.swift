import ArgumentParser

/// A stage of a scene on its way to PNG, or all of them together.
enum BenchStage: String, CaseIterable, ExpressibleByArgument {
    case parse, resolve, layout
    case displayList = "display-list"
    case lowering, raster, encode, all

    /// The name of the stage in `render --timings`.
    var title: String { self == .displayList ? "display list" : rawValue }
}
