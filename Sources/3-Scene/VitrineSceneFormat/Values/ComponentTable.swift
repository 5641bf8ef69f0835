/// The components that a scene can use: its own, and those of the libraries it imports.
package struct ComponentTable: Sendable {
    package private(set) var all: [ComponentDefinition] = []
    private var indices: [String: Int] = [:]
    /// `true` if a library could not be read, so that an unknown name may be one of its components.
    package var isIncomplete = false

    var names: [String] { all.map(\.name) }

    package subscript(name: String) -> ComponentDefinition? { indices[name].map { all[$0] } }

    mutating func add(_ component: ComponentDefinition) {
        indices[component.name] = all.count
        all.append(component)
    }
}
