import VitrineSource

/// One use of a component: where it is, and what it hands in.
package final class ComponentInstance: Sendable {
    package let definition: ComponentDefinition
    package let mark: SourceMark
    /// What was handed in for slots, with the names that hold where the use is.
    package let slots: [String: SceneValue]
    /// The use in whose body this one is written; nil in a scene's own body.
    let parent: ComponentInstance?
    /// What ids in the body begin with; nil where the use has no id.
    package let id: String?

    package init(
        of definition: ComponentDefinition, at mark: SourceMark, slots: [String: SceneValue],
        in parent: ComponentInstance?, id: String?
    ) {
        self.definition = definition
        self.mark = mark
        self.slots = slots
        self.parent = parent
        self.id = id
    }

    /// The uses that led here, the innermost first.
    var trace: [Diagnostic.UseSite] {
        [Diagnostic.UseSite(of: definition.name, at: mark)] + (parent?.trace ?? [])
    }

    /// The components on the way from a use of `name` to one in its own body, or nil where it is in none.
    package static func cycle(of name: String, in use: ComponentInstance?) -> [String]? {
        var names = [name]
        var current = use
        while let outer = current {
            names.insert(outer.definition.name, at: 0)
            if outer.definition.name == name { return names }
            current = outer.parent
        }
        return nil
    }
}
