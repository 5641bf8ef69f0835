import VitrineSource

/// A use of a component: its location and the slot contents it supplies.
package final class ComponentInstance: Sendable {
    package let definition: ComponentDefinition
    package let mark: SourceMark
    /// The contents supplied for slots, bound to the scope of the use.
    package let slots: [String: SceneValue]
    /// The use whose component body contains this use; `nil` in a scene's own body.
    let parent: ComponentInstance?
    /// The prefix of ids in the body; `nil` if the use has no id.
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

    /// The uses that led here, innermost first.
    var trace: [Diagnostic.UseSite] {
        [Diagnostic.UseSite(of: definition.name, at: mark)] + (parent?.trace ?? [])
    }

    /// Returns the components from an outer use of `name` to a use within its own body, or `nil` if there is
    /// no such cycle.
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
