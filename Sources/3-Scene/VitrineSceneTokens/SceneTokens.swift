import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineTokens

/// The design tokens of a scene: names available everywhere unless data or a parameter has the same name.
package struct SceneTokens: GlobalNames, Sendable {
    /// The tokens in each appearance, which differ if a context follows the appearance.
    private let light: DesignTokens
    private let dark: DesignTokens
    /// The suggestions for paths.
    private let pathSuggestions = SuggestionBudget()
    package let suggestions = SuggestionBudget()
    package let known: [String]
    package let isIncomplete: Bool

    init(light: DesignTokens, dark: DesignTokens, isIncomplete: Bool) {
        self.isIncomplete = isIncomplete
        self.light = light
        self.dark = dark
        known = light.names
    }

    private func tokens(in environment: SceneEnvironment) -> DesignTokens {
        environment.appearance == .light ? light : dark
    }

    /// Returns all tokens in file order.
    package func all(in environment: SceneEnvironment) -> [DesignToken] { tokens(in: environment).tokens }

    /// Returns the files that the tokens are in, named as from the scene's folder.
    package func files(in environment: SceneEnvironment) -> SourceFiles {
        tokens(in: environment).diagnostics.files
    }

    package func value(of path: [String], in environment: SceneEnvironment, at mark: SourceMark)
        -> SceneValue?
    {
        let tokens = tokens(in: environment)
        if let token = tokens[path.joined(separator: ".")] {
            return token.value.sceneValue(
                in: environment, at: mark, from: TokenOrigin(token), relativeTo: token.relativeTo)
        }
        // A component of a composite value: `{type.title.fontSize}`.
        guard path.count > 1, let part = path.last,
            let token = tokens[path.dropLast().joined(separator: ".")], let value = token.value.part(part)
        else { return nil }
        return value.sceneValue(in: environment, at: mark, from: TokenOrigin(token))
    }

    package func members(
        of path: [String], in environment: SceneEnvironment, at mark: SourceMark
    ) -> [(name: String, value: SceneValue)]? {
        let found = tokens(in: environment).tokens.filter {
            $0.path.count > path.count && $0.path.starts(with: path)
        }
        guard !found.isEmpty else { return nil }
        return found.map { token in
            (
                token.path.dropFirst(path.count).joined(separator: "."),
                token.value.sceneValue(in: environment, at: mark, from: TokenOrigin(token))
            )
        }
    }

    package func deprecation(of path: [String], in environment: SceneEnvironment) -> Diagnostic.Problem? {
        let tokens = tokens(in: environment)
        let token = tokens[path.joined(separator: ".")] ?? tokens[path.dropLast().joined(separator: ".")]
        guard let token, let reason = token.deprecation else { return nil }
        return .deprecatedToken(token.name, reason: reason.isEmpty ? nil : reason)
    }

    package func unknown(_ path: [String], in environment: SceneEnvironment) -> Diagnostic.Problem {
        let name = path.joined(separator: ".")
        let tokens = tokens(in: environment)
        if let token = tokens.invalidToken(name)
            ?? tokens.invalidToken(path.dropLast().joined(separator: "."))
        {
            return .invalidToken(
                token.name, location: token.problemLocation, reason: token.problem.message)
        }
        if tokens.isGroup(name) {
            return .tokenGroup(name, root: tokens["\(name).$root"] == nil ? nil : "\(name).$root")
        }
        if tokens["\(name).$root"] != nil { return .unknownToken(name, near: "\(name).$root") }
        let near = pathSuggestions.near(name, among: { tokens.names }, by: Suggestion.path(near:among:))
        return .unknownToken(name, near: near)
    }
}
