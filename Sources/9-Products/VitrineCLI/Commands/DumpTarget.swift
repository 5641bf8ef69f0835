import ArgumentParser
import VitrineRendering

/// A stage that is printed, or the one that consists of pictures.
enum DumpTarget: ExpressibleByArgument, Equatable {
    case stage(DumpStage)
    case glass

    /// The stage to print; `nil` for pictures.
    var printed: DumpStage? { if case .stage(let stage) = self { stage } else { nil } }

    init?(argument: String) {
        if argument == "glass" {
            self = .glass
        } else if let stage = DumpStage(rawValue: argument) {
            self = .stage(stage)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { DumpStage.allCases.map(\.rawValue) + ["glass"] }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
