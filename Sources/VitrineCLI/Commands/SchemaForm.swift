import ArgumentParser

/// The kinds of files that there are schemas for.
enum SchemaForm: String, ExpressibleByArgument, CaseIterable, Sendable {
    case scene
    case diff
    case report
}
