import ArgumentParser

/// A choice of a context, such as `theme=dark`.
struct ContextChoice: ExpressibleByArgument {
    let axis: String
    let name: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        axis = String(parts[0])
        name = String(parts[1])
    }
}
