import ArgumentParser
import Vitrine
import VitrineGoldens

/// What there are schemas of.
enum SchemaForm: String, ExpressibleByArgument, CaseIterable, Sendable {
    case scene
    case diff
    case report
}
