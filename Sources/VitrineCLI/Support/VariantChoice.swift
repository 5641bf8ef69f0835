import ArgumentParser
import Vitrine
import VitrineScene
import VitrineSource

/// Which variants of scenes are asked for: `all`, or some by name.
struct VariantChoice: ExpressibleByArgument {
    /// Nil for all.
    let names: [String]?

    static let all = VariantChoice(names: nil)

    private init(names: [String]?) { self.names = names }

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.names = names == ["all"] ? nil : names
    }

    /// Whether it is one variant at most.
    var isOne: Bool { names?.count == 1 }

    /// What is asked for of some scenes' variants, in their order. Throws where a name is no scene's; other names that a
    /// scene does not have are handed to `missing`.
    func jobs(
        of scenes: [(path: String, variants: [Variant])], missing: (_ path: String, _ name: String) -> Void
    ) throws(CommandFailure) -> [Renderer.Job] {
        let known = scenes.flatMap { $0.variants.map(\.name) }
        for name in names ?? [] where !known.contains(name) {
            let suggestion =
                Suggestion.nearest(to: name, among: known).map { "did you mean `\($0)`?" }
                ?? "known: \(Self.unique(known).joined(separator: ", "))"
            throw CommandFailure(.usage, "error: no scene has the variant `\(name)`\n    \(suggestion)")
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
