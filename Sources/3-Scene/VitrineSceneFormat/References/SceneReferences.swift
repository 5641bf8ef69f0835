/// The references of scenes: names and expressions in braces, conditions on the environment and on names.
package struct SceneReferences: ReferenceResolver {
    package init() {}

    package func resolve(_ text: String, of value: SceneValue, for reader: SceneReader) -> ResolvedValue {
        reader.interpolate(text, of: value)
    }

    package func isMet(_ condition: SceneValue, for reader: SceneReader) -> Bool? {
        Condition.isMet(condition, reader)
    }
}
