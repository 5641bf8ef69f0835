import ArgumentParser
import VitrineRendering
import VitrineScene
import VitrineSource

/// A choice of variants: `all`, or some by name.
struct VariantChoice: ExpressibleByArgument {
    /// The names of the variants; `nil` for all.
    let names: [String]?

    static let all = VariantChoice(names: nil)

    private init(names: [String]?) { self.names = names }

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.names = names == ["all"] ? nil : names
    }

    /// `true` if the choice is a single name.
    var isOne: Bool { names?.count == 1 }

    /// Returns the jobs for the chosen variants of some scenes, in order.
    ///
    /// - Parameters:
    ///   - scenes: The paths of the scenes, and their variants.
    ///   - missing: A function that is called for each name that one of the scenes does not have.
    /// - Throws: A `CommandFailure` if no scene has a variant with one of the names.
    func jobs(
        of scenes: [(path: String, variants: [Variant])], missing: (_ path: String, _ name: String) -> Void
    ) throws(CommandFailure) -> [Renderer.Job] {
        let known = scenes.flatMap { $0.variants.map(\.name) }
        for name in names ?? [] where !known.contains(name) {
            let suggestion =
                Suggestion.nearest(to: name, among: known).map(Suggestion.name)
                ?? "known: \(Self.unique(known).joined(separator: ", "))"
            throw CommandFailure(.usage, "error: no scene has the variant `\(name)`\n    \(suggestion.text)")
        }
        return scenes.flatMap { path, variants -> [Renderer.Job] in
            for name in names ?? [] where !variants.contains(where: { $0.name == name }) {
                missing(path, name)
            }
            return variants.filter { names?.contains($0.name) ?? true }.map {
                Renderer.Job(path, variant: $0)
            }
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
