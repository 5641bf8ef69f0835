import ArgumentParser
import VitrineRendering
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A value of an axis of the environment that an option of the command line sets.
struct EnvironmentSetting: Sendable {
    /// The change that it makes.
    let apply: EnvironmentAxis.Change

    /// Returns the function that reads values of an axis.
    ///
    /// It throws an error that suggests the nearest value.
    static func reader(of axis: EnvironmentAxis) -> @Sendable (String) throws -> EnvironmentSetting {
        { text in
            guard let change = axis.argument.change(text) else {
                let all = axis.argument.all
                if ["both", "all"].contains(text), all.count == 2 {
                    throw ValidationError(
                        "known: \(all.joined(separator: ", ")); write `--variants all` for both")
                }
                let expected = axis.argument.expected
                let problem = Diagnostic.Problem.wrongType(expected: expected, found: .text(text))
                let hint = Suggestion.hint(for: text, among: all, listLabel: "known")
                let advice = problem.hint.map { ": \($0.text)" } ?? ""
                throw ValidationError(hint?.text ?? "expected \(expected)\(advice)")
            }
            return EnvironmentSetting(apply: change)
        }
    }

    /// The contexts of design tokens that it sets, by axis.
    var contexts: [String: String] {
        var options = SceneOptions()
        apply(&options)
        return options.contexts
    }
}

extension ArgumentHelp {
    /// The help of an axis: what it is, and its values.
    static func axis(_ axis: EnvironmentAxis) -> ArgumentHelp {
        let all = axis.argument.all
        let values = all.isEmpty ? "" : " (values: \(all.joined(separator: ", ")))"
        return ArgumentHelp("\(axis.argument.help)\(values)", valueName: axis.argument.placeholder)
    }
}

extension CompletionKind {
    /// The completion of an axis: its values.
    static func axis(_ axis: EnvironmentAxis) -> CompletionKind {
        axis.argument.all.isEmpty ? .default : .list(axis.argument.all)
    }
}
