/// What finds the values of references and decides conditions.
///
/// References and conditions are values that are themselves read, so that reading knows them by this alone.
package protocol ReferenceResolver: Sendable {
    /// Returns what a text with references in braces stands for.
    func resolve(_ text: String, of value: SceneValue, for reader: SceneReader) -> ResolvedValue
    /// Returns `true` if a condition holds; `nil` after reporting an error.
    func isMet(_ condition: SceneValue, for reader: SceneReader) -> Bool?
}
