import ArgumentParser
import Vitrine
import VitrinePNG
import VitrineText

/// What a scene goes through on its way to PNG, and all of it at once.
enum BenchStage: String, CaseIterable, ExpressibleByArgument {
    case parse, resolve, layout
    case displayList = "display-list"
    case raster, encode, all

    /// As `render --timings` calls it.
    var title: String { self == .displayList ? "display list" : rawValue }
}
